import KeyLimeEngine

/// Answers questions about places from catalogue and state together: ranked by the ratings of
/// people here, with the account's own ratings and favourites.
struct RankedPlaces {
  /// The account's own places that an answer leaves out.
  enum Hidden {
    /// MyFavourites.
    case favourites
    /// Places whose cards were seen.
    case seen
  }

  let session: UserSession
  let account: AccountID?
  let fading: Fading

  /// Prepares questions by the current account, as of now.
  ///
  /// Throws `store` when the store cannot be used, and `config` when the config is damaged.
  init(_ context: Context) throws(Failure) {
    session = try UserSession(context)
    account = try session.account()
    fading = try context.fading()
  }

  /// Finds places around a point.
  ///
  /// Throws `store` when catalogue or journal cannot be read.
  func answer(_ question: NearbyQuestion, hiding hidden: [Hidden] = []) throws(Failure) -> Answer {
    try ask { (state) throws(SnapshotFault) in
      var question = question
      if question.dependsOnRatings {
        question.board = try state.scoreboard(for: question, fading)
      }
      guard let account else { return try listed(state, question) }
      if hidden.contains(.seen) { question.filter.seen = try state.cards(of: account).seen }
      guard hidden.contains(.favourites) else { return try listed(state, question) }
      if let answer = try withoutFavourites(of: account, state, question) {
        return answer
      }
      question.filter.favourites = try state.favouriteSet(of: account)
      return try listed(state, question)
    }
  }

  /// The list, where each place on it is checked for being a favourite, instead of loading all
  /// favourites first.
  ///
  /// Nil when nothing is left and the caller must explain why.
  private func withoutFavourites(
    of account: AccountID, _ state: State, _ question: NearbyQuestion
  ) throws(SnapshotFault) -> Result<Answer, StoreError>? {
    var (question, fault): (NearbyQuestion, SnapshotFault?) = (question, nil)
    question.hides = { id in
      do throws(SnapshotFault) { return try state.isFavourite(id, of: account) } catch {
        fault = error
        return false
      }
    }
    let result = try listed(state, question)
    if let fault { throw fault }
    guard case .success(let answer) = result, !answer.found.isEmpty else { return nil }
    return result
  }

  private func listed(
    _ state: State, _ question: NearbyQuestion
  ) throws(SnapshotFault) -> Result<Answer, StoreError> {
    try annotated(state, question.board) { () throws(StoreError) in
      try session.store.nearby(question)
    }
  }

  /// Finds places by text.
  ///
  /// Throws `store` when catalogue or journal cannot be read.
  func answer(_ question: SearchQuestion) throws(Failure) -> Answer {
    try ask { (state) throws(SnapshotFault) in
      var question = question
      if question.filter.minimumRating != nil {
        question.board = try state.scoreboardOfMeans(fading)
      }
      return try annotated(state, question.board) { [question] () throws(StoreError) in
        try session.store.search(question)
      }
    }
  }

  /// Picks the best places to eat at.
  ///
  /// Throws `store` when catalogue or journal cannot be read.
  func answer(_ question: PickQuestion) throws(Failure) -> PickAnswer {
    try ask { (state) throws(SnapshotFault) in
      var question = question
      question.board = try state.scoreboardOfMeans(fading)
      let result = try checked(question.board) { [question] () throws(StoreError) in
        try session.store.pick(question)
      }
      guard case .success(var answer) = result else { return result }
      try state.tell(&answer.picks, to: account, fading)
      return .success(answer)
    }
  }

  /// Adds people's ratings and the current deals to a place that was found already.
  ///
  /// Throws `store` when the journal cannot be read.
  func annotated(_ found: Found) throws(Failure) -> (place: Found, deals: [Offer]) {
    let now = session.context.now.seconds
    return try session.state { (state) throws(SnapshotFault) in
      var places = [found]
      try state.tell(&places, to: account, fading)
      let deals = try state.offersOnDisplay(at: found.restaurant.id, for: account, now: now)
      return (places.first ?? found, deals)
    }
  }

  /// The catalogue's answer, with people's ratings of each place.
  private func annotated(
    _ state: State, _ board: Scoreboard?, _ ask: () throws(StoreError) -> Answer
  ) throws(SnapshotFault) -> Result<Answer, StoreError> {
    let result = try checked(board, ask)
    guard case .success(var answer) = result else { return result }
    try state.tell(&answer.found, to: showsOwn ? account : nil, fading)
    return .success(answer)
  }

  /// Whether the output shows the account's own ratings and favourites; else they are not loaded.
  private var showsOwn: Bool {
    ["limes", "favourite"].contains { session.context.format.shows($0) }
  }

  /// The catalogue's answer; throws when a score that it needed could not be read.
  private func checked<Value>(
    _ board: Scoreboard?, _ ask: () throws(StoreError) -> Value
  ) throws(SnapshotFault) -> Result<Value, StoreError> {
    let result = Result(catching: ask)
    if let fault = board?.fault { throw fault }
    return result
  }

  private func ask<Value>(
    _ question: (State) throws(SnapshotFault) -> Result<Value, StoreError>
  ) throws(Failure) -> Value {
    let result = try session.state(question)
    return try session.context.asking { () throws(StoreError) in try result.get() }
  }
}

extension Context {
  /// The fading of ratings: as of now, with the config's half-life.
  ///
  /// Throws `config` when the config is damaged.
  func fading() throws(Failure) -> Fading {
    let halfLife = try configuration().trendingHalfLife ?? Fading.standardHalfLife
    return Fading(now: now.seconds, halfLife: halfLife)
  }

  /// The phrases for limes and prices, with the config's own phrases.
  ///
  /// Throws `config` when the config is damaged.
  func phrases() throws(Failure) -> Phrases {
    let configuration = try configuration()
    var phrases = Phrases.standard
    for count in 1...5 {
      if let limes = Limes(count), let own = configuration["limes.\(count)"]?.text {
        phrases[limes] = own
      }
    }
    for level in PriceLevel.allCases {
      if let own = configuration["price.\(level.rawValue)"]?.text { phrases[level] = own }
    }
    return phrases
  }
}
