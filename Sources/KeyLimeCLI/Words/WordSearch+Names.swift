import Arguments
import KeyLimeEngine

// Words that search names.

extension WordSearch {
  /// The places that the words name, with the filter of a question; nil when no word searches
  /// names.
  ///
  /// `ofRanking` are the options about the ranked list that would be shown otherwise. Throws
  /// `usage` when one of them, or who eats along, is given along with a name.
  func named(
    _ question: NearbyQuestion, reach: Distance?, ofRanking: [OptionDeclaration]
  ) throws(Failure) -> Output? {
    guard !isForFiltersOnly else { return nil }
    let option = ofRanking.first { arguments.isGiven($0) }.map { "--\($0.name)" }
    let along = people.isEmpty ? nil : "'with \(people.joined(separator: " and "))'"
    if let ranking = option ?? along {
      throw Failure(
        .usage, "\(ranking) is about a ranked list, and '\(text)' is looked for in names",
        code: "conflicting-options",
        hints: ["leave out \(ranking), or name a cuisine, a diet or a price instead"])
    }
    var asked = SearchQuestion(text, from: question.origin)
    (asked.filter, asked.limit) = (question.filter, question.limit)
    asked.isNearestFirst = question.order == .distance
    asked.reach = reach ?? within ?? question.reach
    let near = try answer(to: asked)
    let hasAll = !near.found.isEmpty && near.leftOut.isEmpty
    guard reach ?? within == nil, !hasAll || near.isMisspelt else {
      return try output(near, to: asked)
    }
    asked.reach = nil
    let far = try answer(to: asked)
    if hasAll {
      // A name as it was typed is no slip, if it is not too far to be meant.
      let isMeant = !far.isFar && far.found.contains { $0.restaurant.isNamed(with: text) }
      return try output(isMeant ? far : near, to: asked)
    }
    // Places with some of the words are no nearer answer than those with all of them.
    let isNearer = !near.found.isEmpty && (far.found.isEmpty || !far.leftOut.isEmpty)
    return isNearer
      ? try output(near, to: asked) : try output(far, to: asked, beyond: question.reach)
  }

  /// The places that the words match by name, cuisine or street.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func matches(_ question: SearchQuestion) throws(Failure) -> Output {
    try output(try answer(to: question), to: question)
  }

  private func answer(to question: SearchQuestion) throws(Failure) -> Answer {
    let places = try context.places()
    return try context.asking { () throws(PlaceQuestionError) in
      try places.search(question, showsOwn: context.showsOwn, tellsTotal: context.tellsNotes)
    }
  }

  /// Lists an answer; `beyond` is how near nothing was found.
  private func output(
    _ answer: Answer, to question: SearchQuestion, beyond: Distance? = nil
  ) throws(Failure) -> Output {
    var answer = answer
    // Who types a town and nothing else wants no place with one of its words, or a word like it.
    let town = try inTown
    let isMeant = town != nil && answer.found.contains { $0.restaurant.isMeant(by: text) }
    let inTown = isMeant ? nil : town
    let isByChance = WordAdvice.isByChance(
      answer.found.map(\.restaurant), have: text, leavingOut: answer.leftOut)
    if inTown != nil || isByChance { answer = Answer() }
    // On a terminal the line below the table says so.
    if !answer.found.isEmpty, !context.showsTables { Party.alone.noteHidden(answer, context) }
    let hints = if let inTown { [inTown] } else { try hints(answer, to: question) }
    return try RestaurantListing(
      context: context, store: store, time: question.filter.open?.time, origin: question.origin,
      asked: asked, beyond: beyond
    ).output(answer, whenEmpty: Nothing("nothing matches '\(text)'", hints: hints))
  }

  /// How to list the places of the town that is all of the words; nil when they are none.
  private var inTown: String? {
    get throws(Failure) {
      let town = try context.asking { () throws(StoreError) in try store.city(text) }
      // Of several towns of a name, none is taken without a home.
      guard town != nil, (try? UserLocation(context: context, store: store).point(text)) != nil
      else { return nil }
      return "keylime nearby --near \(ShellLine.quoted(text)) lists the places there"
    }
  }

  /// Why nothing was found, and what to do.
  private func hints(
    _ answer: Answer, to question: SearchQuestion
  ) throws(Failure) -> [String] {
    guard answer.found.isEmpty else { return [] }
    if let verb = WordAdvice.verb(for: text) { return [verb] }
    let unknown = UnknownFilterHints(context: context, store: store)
    let unknowable = WordAdvice.unknowable(in: text)
    let hints =
      try unknown.hints(question.filter) + [unknowable ?? withoutNames].compactMap(\.self)
    var answer = answer
    answer.nearestBeyond = try nearestMatch(question)
    let explanation = EmptyListExplanation(
      answer: answer, maxDistance: nil, units: try context.units())
    if let excluded = explanation.excluded { return hints + [excluded] }
    if let beyond = explanation.beyond { return hints + [beyond] }
    if let byKind = byKind(from: question.origin, reach: question.reach) { return hints + [byKind] }
    if unknowable != nil { return hints }
    return hints + (try unknown.meant(by: text))
      + (withoutNames == nil ? ["try fewer or shorter words"] : [])
      + ["keylime add adds it; add --osm node/123 takes it from OpenStreetMap"]
  }

  /// How to list places by the words that are filters; nil when they say nothing of what is served.
  private var withoutNames: String? {
    guard let wish, wish.filterByServing != Filter() else { return nil }
    return "leave out '\(text)' to list places by the other words"
  }

  /// The nearest place that a question means apart from how far it reaches; nil when it reaches as
  /// far as there are places.
  private func nearestMatch(_ question: SearchQuestion) throws(Failure) -> Found? {
    guard question.reach != nil else { return nil }
    var farther = question
    (farther.reach, farther.limit, farther.isNearestFirst) = (nil, 1, true)
    let answer = try answer(to: farther)
    return answer.leftOut.isEmpty ? answer.found.first : nil
  }
}
