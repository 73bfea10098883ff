import KeyLimeEngine

extension Context {
  /// Questions about places for the user and the people who eat with them, as of now.
  func places(with companions: [ContactState] = []) throws(Failure) -> RankedPlaces {
    let session = try UserSession(self)
    return RankedPlaces(
      session.store, for: try session.accountToAsk(), with: companions, now: moment)
  }

  /// Puts a question about places to the engine and words its failure.
  func asking<Answer>(
    _ question: () throws(PlaceQuestionError) -> Answer
  ) throws(Failure) -> Answer {
    do { return try question() } catch {
      switch error {
      case .store(let error): throw Failure(error)
      case .journal(let error): throw Failure(error)
      }
    }
  }

  /// Whether one's own ratings and favourites are seen in a list; if not, nobody waits for them.
  var showsOwn: Bool {
    if case .plain = format { return terminal.outputIsTerminal }
    return ["limes", "mine", "favourite", "avoided", "note"].contains { format.shows($0) }
  }

  /// The words for limes and prices, as the config has them.
  func phrases() throws(Failure) -> Phrases {
    try configuration().phrases
  }
}
