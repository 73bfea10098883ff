import KeyLimeEngine

/// Answers questions about places with people's ratings heard: the state and the catalogue, asked
/// together.
struct Opinions {
  /// Which places of one's own are left out of an answer.
  enum Hidden {
    /// Favourites.
    case favourites
    /// Places whose cards were seen.
    case seen
  }

  let acting: Acting
  let account: AccountID?
  let fading: OldFading

  /// Asks for the account that is logged in, today.
  init(_ context: Context) throws(Failure) {
    acting = try Acting(context)
    account = try acting.account()
    fading = try context.fading()
  }

  /// Lists places around a point.
  func answer(_ question: NearbyQuestion, hiding hidden: [Hidden] = []) throws(Failure) -> Answer {
    try ask { (state) throws(SnapshotFault) in
      var question = question
      if question.dependsOnRatings {
        question.board = try state.scoreboard(for: question, fading)
      }
      guard let account else { return try listed(state, question) }
      if hidden.contains(.seen) { question.filter.seen = try state.cards(of: account).seen }
      guard hidden.contains(.favourites) else { return try listed(state, question) }
      if state.hasManyFavourites, let answer = try withoutFavourites(of: account, state, question) {
        return answer
      }
      question.filter.favourites = try state.favouriteSet(of: account)
      return try listed(state, question)
    }
  }

  /// The list where each place on it is asked for whether it is a favourite, rather than all of them
  /// looked up before; nil when nothing is left, of which somebody must say why.
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
    try told(state, question.board) { () throws(StoreError) in try acting.store.nearby(question) }
  }

  /// Lists the places that a text means.
  func answer(_ question: SearchQuestion) throws(Failure) -> Answer {
    try ask { (state) throws(SnapshotFault) in
      var question = question
      if question.filter.minimumRating != nil {
        question.board = try state.scoreboardOfMeans(fading)
      }
      return try told(state, question.board) { [question] () throws(StoreError) in
        try acting.store.search(question)
      }
    }
  }

  /// Picks the best places to eat at.
  func answer(_ question: PickQuestion) throws(Failure) -> PickAnswer {
    try ask { (state) throws(SnapshotFault) in
      var question = question
      question.board = try state.scoreboardOfMeans(fading)
      let result = try heard(question.board) { [question] () throws(StoreError) in
        try acting.store.pick(question)
      }
      guard case .success(var answer) = result else { return result }
      try state.tell(&answer.picks, to: account, fading)
      return .success(answer)
    }
  }

  /// What people think of a place that was found already, and what it offers them now.
  func telling(_ found: Found) throws(Failure) -> (place: Found, deals: [Offer]) {
    let now = acting.context.now.seconds
    return try acting.state { (state) throws(SnapshotFault) in
      var told = [found]
      try state.tell(&told, to: account, fading)
      let deals = try state.offersOnDisplay(at: found.restaurant.id, for: account, now: now)
      return (told.first ?? found, deals)
    }
  }

  /// The answer of the catalogue with what people think of each place.
  private func told(
    _ state: State, _ board: Scoreboard?, _ ask: () throws(StoreError) -> Answer
  ) throws(SnapshotFault) -> Result<Answer, StoreError> {
    let result = try heard(board, ask)
    guard case .success(var answer) = result else { return result }
    try state.tell(&answer.found, to: showsOwn ? account : nil, fading)
    return .success(answer)
  }

  /// Whether one's own rating and favourites are seen in a list; who is not shown them need not wait
  /// for them.
  private var showsOwn: Bool {
    ["limes", "favourite"].contains { acting.context.format.shows($0) }
  }

  /// What the catalogue answers, unless a score that it asked for could not be read.
  private func heard<Value>(
    _ board: Scoreboard?, _ ask: () throws(StoreError) -> Value
  ) throws(SnapshotFault) -> Result<Value, StoreError> {
    let result = Result(catching: ask)
    if let fault = board?.fault { throw fault }
    return result
  }

  private func ask<Value>(
    _ question: (State) throws(SnapshotFault) -> Result<Value, StoreError>
  ) throws(Failure) -> Value {
    let result = try acting.state(question)
    return try acting.context.asking { () throws(StoreError) in try result.get() }
  }
}

extension Context {
  /// How ratings fade: as of now, with the half-life of the config.
  func fading() throws(Failure) -> OldFading {
    let halfLife = try configuration().trendingHalfLife ?? OldFading.standardHalfLife
    return OldFading(now: now.seconds, halfLife: halfLife)
  }

  /// The words for limes and prices, as the config has them.
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
