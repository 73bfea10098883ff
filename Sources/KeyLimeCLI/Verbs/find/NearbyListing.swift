import KeyLimeEngine

/// Finds places around a point and lists them, for `nearby` and `discover`.
struct NearbyListing {
  let context: Context
  let store: Store
  /// The people who eat along.
  var party = Party.alone
  /// The account's own places to leave out.
  var hidden: [RankedPlaces.Hidden] = []
  /// Whether to show the terms of the scores.
  var explains = false
  /// Whether to show what would narrow the list.
  var showsFacets = false
  /// What the words were taken to mean.
  var asked: String?

  /// The listing of the places that match the question, or an explanation why there are none.
  ///
  /// Throws `store` when catalogue or journal cannot be read.
  func output(_ question: NearbyQuestion) throws(Failure) -> Output {
    let places = try context.places(with: party.companions)
    let facets: OpenCondition? =
      showsFacets
      ? OpenCondition(
        at: question.filter.open?.time ?? AskedTime(context.moment), by: try context.clocks())
      : nil
    let answer = try context.asking { () throws(PlaceQuestionError) in
      try places.nearby(
        question, hiding: hidden, showsOwn: context.showsOwn, tellsTotal: context.tellsNotes,
        tellsHours: context.tellsNotes && context.showsTables, facets: facets)
    }
    // On a terminal the line below the table says so, and an empty list says why it is empty.
    let isToldElsewhere = answer.found.isEmpty ? answer.isHiddenByRating : context.showsTables
    if !isToldElsewhere { party.noteHidden(answer, context) }
    let unknownFilters =
      answer.found.isEmpty
      ? try UnknownFilterHints(context: context, store: store).hints(question.filter) : []
    let units = try context.units()
    return try RestaurantListing(
      context: context, store: store, time: question.filter.open?.time, party: party,
      origin: question.origin, asked: asked
    ).output(
      answer,
      whenEmpty: EmptyListExplanation(
        answer: answer, maxDistance: question.reach, units: units,
        unknownFilters: unknownFilters
      ).nothing,
      explanation: explains ? RankExplanation(context) : nil)
  }
}
