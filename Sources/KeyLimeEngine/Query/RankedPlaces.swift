import OpeningHours

/// Questions about places, each answered in one call with what people here think of them.
public struct RankedPlaces {
  private let store: Store
  let account: AccountID?
  let companions: [ContactState]
  let now: Moment
  let today: Int

  /// Which places of one's own a list leaves out.
  public enum Hidden: Sendable {
    /// Favourites.
    case favourites
    /// Places whose cards were seen.
    case seen
  }

  /// Asks a store at a time, for the people who want to eat.
  ///
  /// - Parameters:
  ///   - account: Who asks: their own ratings, notes and favourites are shown. Nil for somebody who
  ///     never did anything.
  ///   - companions: Their contacts who eat with them.
  public init(
    _ store: Store, for account: AccountID?, with companions: [ContactState] = [], now: Moment
  ) {
    (self.store, self.account, self.companions, self.now) = (store, account, companions, now)
    today = now.daysSince1970
  }

  /// Lists places around a point.
  ///
  /// Throws ``PlaceQuestionError`` when the catalogue or the journal cannot be read.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - hidden: Which places of one's own are left out.
  ///   - showsOwn: Whether one's own ratings and favourites are shown; looking them up takes a
  ///     while.
  ///   - tellsTotal: Whether the answer tells how many there are when it lists only some.
  ///   - tellsHours: Whether the answer tells how many are closed.
  ///   - facets: The time at which the answer counts what is open, among all that fits; nil when it
  ///     need not count anything.
  public func nearby(
    _ question: NearbyQuestion, hiding hidden: [Hidden] = [], showsOwn: Bool = true,
    tellsTotal: Bool = false, tellsHours: Bool = false, facets: OpenCondition? = nil
  ) throws(PlaceQuestionError) -> Answer {
    try ask { (catalogue, ratings) throws(QueryFault) in
      var question = question
      if question.dependsOnRatings { question.ratings = ratings }
      question.preferences = try preferences(
        &question.filter, ratings.state, naming: question.filter.cuisines,
        isNeeded: question.dependsOnOpinions || !hidden.isEmpty)
      var answer = try listed(
        question, hidden, catalogue, ratings.state, tellsTotal: tellsTotal)
      if tellsHours, !answer.found.isEmpty {
        answer.hoursTally = try catalogue.hoursTally(question)
      }
      if let facets {
        question.limit = Facets.counted + 1
        let all = try listed(question, hidden, catalogue, ratings.state)
        answer.facets = Facets(of: all.found, question.filter, open: facets)
      }
      let isKnown = question.preferences != nil
      try asking { () throws(SnapshotFault) in
        try annotate(
          &answer.found, ratings.state, isRated: question.dependsOnRatings,
          showsOwn: showsOwn && !isKnown)
      }
      return answer
    }
  }

  /// Lists the places that a text means.
  ///
  /// Throws ``PlaceQuestionError`` when the catalogue or the journal cannot be read.
  public func search(
    _ question: SearchQuestion, showsOwn: Bool = true, tellsTotal: Bool = false
  ) throws(PlaceQuestionError) -> Answer {
    try ask { (catalogue, ratings) throws(QueryFault) in
      var question = question
      let isRated = question.filter.dependsOnRating
      if isRated { question.ratings = ratings }
      question.preferences = try preferences(
        &question.filter, ratings.state, naming: question.filter.cuisines + question.words,
        isNeeded: question.filter.dependsOnOpinions)
      let limit = question.limit
      if tellsTotal { question.limit += 1 }
      var answer = try catalogue.searchEither(question)
      if answer.found.count > limit {
        answer.found.removeLast()
        answer.total = .atLeast(max(answer.total?.count ?? 0, limit + 1))
      } else {
        answer.total = nil
      }
      if answer.found.isEmpty, question.filter != Filter() {
        try catalogue.explain(&answer, question)
      }
      let isKnown = question.preferences != nil
      try asking { () throws(SnapshotFault) in
        try annotate(
          &answer.found, ratings.state, isRated: isRated, showsOwn: showsOwn && !isKnown)
      }
      return answer
    }
  }

  /// Picks the best places to eat at.
  ///
  /// Throws ``PlaceQuestionError`` when the catalogue or the journal cannot be read.
  public func pick(_ question: PickQuestion) throws(PlaceQuestionError) -> PickAnswer {
    try ask { (catalogue, ratings) throws(QueryFault) in
      var question = question
      question.ratings = ratings
      var diners = try diners(ratings.state)
      if question.rules.filter.allowsUnknown { diners.needWhatIsWanted(by: &question.rules) }
      question.rules.filter.guestAge = diners.youngest(question.rules.filter.guestAge)
      if !diners.isEmpty {
        let preferences = Preferences(ratings.state, of: diners, naming: question.namedCuisines)
        question.preferences = preferences
        question.variety = try Variety(
          of: diners, in: ratings.state, catalogue, now: now)
        if let novelty = question.rules.filter.novelty {
          question.rules.filter.visited = try preferences.places(tooFamiliarFor: novelty)
        }
      }
      return try catalogue.pickEither(question)
    }
  }

  /// Places that were found already, with what people think of them and the words of the person
  /// asking.
  ///
  /// Throws ``PlaceQuestionError`` when the journal cannot be read.
  public func annotated(_ found: [Found]) throws(PlaceQuestionError) -> [Found] {
    do throws(JournalError) {
      return try store.journal.read { (state) throws(SnapshotFault) in
        var places = found
        try annotate(&places, state, showsOwn: true)
        guard let account else { return places }
        for index in places.indices where places[index].mine != nil {
          let id = places[index].restaurant.id
          places[index].opinion.words = try state.rating(of: id, by: account)?.words
        }
        return places
      }
    } catch { throw .journal(error) }
  }

  /// Adds what people think of places, and what the person asking does.
  private func annotate(
    _ found: inout [Found], _ state: State, isRated: Bool = false, showsOwn: Bool
  ) throws(SnapshotFault) {
    if !isRated { try state.annotate(&found, on: today) }
    guard showsOwn, let account else { return }
    let preferences = Preferences(state, of: [try me(account, state)])
    for index in found.indices {
      found[index].take(try preferences.opinion(of: found[index].restaurant))
    }
  }
}

// MARK: - One's own places

extension RankedPlaces {
  /// A list with the number of all that fit, when it is asked for and there are more.
  private func listed(
    _ question: NearbyQuestion, _ hidden: [Hidden], _ catalogue: Catalogue, _ state: State,
    tellsTotal: Bool
  ) throws(QueryFault) -> Answer {
    guard tellsTotal else { return try listed(question, hidden, catalogue, state) }
    // One more tells whether there are more.
    var longer = question
    longer.limit += 1
    var answer = try listed(longer, hidden, catalogue, state)
    guard answer.found.count > question.limit else { return answer }
    answer.found.removeLast()
    answer.total = try catalogue.total(longer, over: question.limit)
    if question.hidesAvoided, let preferences = question.preferences {
      try answer.countAvoided(
        question, by: preferences, in: catalogue,
        keepsFavourites: !hidden.contains(.favourites))
    }
    guard case .exactly(let count) = answer.total else { return answer }
    if try leavesSomeOut(question, hidden) {
      answer.total = .about(max(question.limit + 1, count - answer.hidden.count))
    }
    return answer
  }

  /// Whether a list leaves out places for what the people asking did or noted there, which the
  /// columns of the index do not show.
  private func leavesSomeOut(
    _ question: NearbyQuestion, _ hidden: [Hidden]
  ) throws(QueryFault) -> Bool {
    if !question.filter.visited.isEmpty { return true }
    guard let preferences = question.preferences else { return false }
    if question.hidesAvoided || !hidden.isEmpty { return true }
    let hasNotes = try asking { () throws(SnapshotFault) in try !preferences.notes().isEmpty }
    return hasNotes && question.filter != Filter()
  }

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
    question.explainsNothing = false
    let answer = try explorer.answer(question) { $0.isFavourite }
    if !answer.found.isEmpty { return answer }
    // An empty list has to say why it is empty.
    question.explainsNothing = true
    question.filter.favourites = try asking { () throws(SnapshotFault) in
      try state.favouriteSet(of: account)
    }
    return try explorer.answer(question)
  }
}

// MARK: - Asking

extension RankedPlaces {
  /// What the people asking think of places, where that may decide what is listed; else nil.
  ///
  /// The filter takes from them what it depends on: their diets and their age.
  private func preferences(
    _ filter: inout Filter, _ state: State, naming cuisines: [String], isNeeded: Bool
  ) throws(QueryFault) -> Preferences? {
    var diners = try diners(state)
    let doubts = diners.admitDoubts(filter)
    filter.guestAge = diners.youngest(filter.guestAge)
    try fillAppeared(&filter, state)
    if let novelty = filter.novelty {
      filter.visited = try Preferences(state, of: diners).places(tooFamiliarFor: novelty)
    }
    return try preferences(state, of: diners, naming: cuisines, isNeeded: isNeeded || doubts)
  }

  /// Fills in the places that came with an import, or that people added, since the day in a filter.
  private func fillAppeared(_ filter: inout Filter, _ state: State) throws(QueryFault) {
    guard let day = filter.appearedSince else { return }
    do throws(StoreError) { filter.appeared = try store.appearances().since(day) } catch {
      throw .store(error)
    }
    let added = try asking { () throws(SnapshotFault) in try state.restaurants() }
      .filter { $0.addedAt.map { $0.day >= day.daysSince1970 } ?? false }
    filter.appeared.formUnion(added.map(\.id))
  }

  /// Asks the state alone, inside a question.
  func asking<Value>(
    _ question: () throws(SnapshotFault) -> Value
  ) throws(QueryFault) -> Value {
    do throws(SnapshotFault) { return try question() } catch { throw .state(error) }
  }

  /// Asks the state and the catalogue together.
  ///
  /// Rating columns that turn out to be damaged, or that another process changes meanwhile, are not
  /// used when the question is asked again; the state is read anew for that.
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
