/// Questions about places, each answered in one call with what people here think of them.
public struct RankedPlaces {
  private let store: Store
  private let account: AccountID?
  private let today: Int

  /// Which places of one's own a list leaves out.
  public enum Hidden: Sendable {
    /// Favourites.
    case favourites
    /// Places whose cards were seen.
    case seen
  }

  /// Asks a store for an account, nil for somebody who never did anything, at a time in seconds since 1970.
  public init(_ store: Store, for account: AccountID?, now: Int64) {
    (self.store, self.account) = (store, account)
    today = Self.day(of: now)
  }

  /// The day of a time in seconds since 1970: days since 1970-01-01, UTC.
  public static func day(of seconds: Int64) -> Int {
    Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
  }

  /// Lists places around a point.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - hidden: Which places of one's own are left out.
  ///   - showsOwn: Whether one's own ratings and favourites are shown; looking them up takes a while.
  ///   - tellsTotal: Whether the answer tells how many there are when it lists only some.
  public func nearby(
    _ question: NearbyQuestion, hiding hidden: [Hidden] = [], showsOwn: Bool = true,
    tellsTotal: Bool = false
  ) throws(PlaceQuestionError) -> Answer {
    try ask { (catalogue, ratings) throws(QueryFault) in
      var question = question
      if question.dependsOnRatings { question.ratings = ratings }
      let limit = question.limit
      // One more tells whether there are more.
      if tellsTotal { question.limit += 1 }
      var answer = try listed(question, hidden, catalogue, ratings.state)
      if answer.found.count > limit {
        answer.found.removeLast()
        answer.total =
          account == nil || hidden.isEmpty
          ? try catalogue.total(question, over: limit) : .atLeast(limit + 1)
      }
      try annotate(&answer.found, ratings, isRated: question.dependsOnRatings, showsOwn: showsOwn)
      return answer
    }
  }

  /// Lists the places that a text means.
  public func search(
    _ question: SearchQuestion, showsOwn: Bool = true, tellsTotal: Bool = false
  ) throws(PlaceQuestionError) -> Answer {
    try ask { (catalogue, ratings) throws(QueryFault) in
      var question = question
      let limit = question.limit
      if tellsTotal { question.limit += 1 }
      let isRated = question.filter.dependsOnRating
      if isRated { question.ratings = ratings }
      var answer = try catalogue.search(question)
      if answer.found.count > limit {
        answer.found.removeLast()
        answer.total = .atLeast(max(answer.total?.count ?? 0, limit + 1))
      } else {
        answer.total = nil
      }
      try annotate(&answer.found, ratings, isRated: isRated, showsOwn: showsOwn)
      return answer
    }
  }

  /// Picks the best places to eat at.
  public func pick(_ question: PickQuestion) throws(PlaceQuestionError) -> PickAnswer {
    try ask { (catalogue, ratings) throws(QueryFault) in
      var question = question
      question.ratings = ratings
      var answer = try catalogue.pick(question)
      var found = answer.picks.map(\.found)
      try annotate(&found, ratings, isRated: true, showsOwn: true)
      for index in found.indices { answer.picks[index].found = found[index] }
      return answer
    }
  }

  /// A place that was found already, with what people think of it.
  public func annotated(_ found: Found) throws(PlaceQuestionError) -> Found {
    try ask { (_, ratings) throws(QueryFault) in
      var places = [found]
      try annotate(&places, ratings, isRated: false, showsOwn: true)
      return places.first ?? found
    }
  }

  private func annotate(
    _ found: inout [Found], _ ratings: PeoplesRatings, isRated: Bool, showsOwn: Bool
  ) throws(QueryFault) {
    do throws(SnapshotFault) {
      if !isRated { try ratings.state.annotate(&found, on: today) }
      if let account, showsOwn { try ratings.state.annotate(&found, for: account) }
    } catch { throw .state(error) }
  }
}

// MARK: - One's own places

extension RankedPlaces {
  /// A list without the places of one's own that it leaves out.
  private func listed(
    _ question: NearbyQuestion, _ hidden: [Hidden], _ catalogue: Catalogue, _ state: State
  ) throws(QueryFault) -> Answer {
    guard let account else { return try catalogue.nearby(question) }
    var question = question
    if hidden.contains(.seen) {
      question.filter.seen = try asking { () throws(SnapshotFault) in
        try state.cards(of: account).seen
      }
    }
    let explorer = Explorer(catalogue, state, account)
    guard hidden.contains(.favourites) else { return try explorer.answer(question) }
    let answer = try explorer.answer(question, isHidden: explorer.isFavourite)
    // An empty list has to say why it is empty.
    if !answer.found.isEmpty { return answer }
    question.filter.favourites = try asking { () throws(SnapshotFault) in
      try state.favouriteSet(of: account)
    }
    return try explorer.answer(question)
  }

  private func asking<Value>(
    _ question: () throws(SnapshotFault) -> Value
  ) throws(QueryFault) -> Value {
    do throws(SnapshotFault) { return try question() } catch { throw .state(error) }
  }
}

// MARK: - Asking

extension RankedPlaces {
  /// Asks the state and the catalogue together.
  ///
  /// Rating columns that turn out to be damaged, or that another process changes meanwhile, are not used
  /// when the question is asked again; the state is read anew for that.
  private func ask<Answer>(
    _ question: (Catalogue, PeoplesRatings) throws(QueryFault) -> Answer
  ) throws(PlaceQuestionError) -> Answer {
    var outcome = try ask(trustingFiles: true, question)
    if case .failure(.ratings) = outcome {
      store.journal.forget()
      outcome = try ask(trustingFiles: false, question)
    }
    do throws(QueryFault) { return try outcome.get() } catch {
      throw .store(error.storeError(path: store.path))
    }
  }

  private func ask<Answer>(
    trustingFiles: Bool, _ question: (Catalogue, PeoplesRatings) throws(QueryFault) -> Answer
  ) throws(PlaceQuestionError) -> Result<Answer, QueryFault> {
    do throws(JournalError) {
      return try store.journal.read { (state) throws(SnapshotFault) in
        let ratings = PeoplesRatings(state, today: today, trustsFiles: trustingFiles)
        do throws(QueryFault) {
          let answer = try store.ask { (catalogue) throws(QueryFault) in
            try question(catalogue, ratings)
          }
          try ratings.checkUnchanged()
          return .success(answer)
        } catch {
          if case .state(let fault) = error { throw fault }
          return .failure(error)
        }
      }
    } catch { throw .journal(error) }
  }
}

/// Why a question about places cannot be answered.
public enum PlaceQuestionError: Error {
  /// The catalogue cannot be read.
  case store(StoreError)
  /// The journal cannot be read.
  case journal(JournalError)
}
