import KeyLimeEngine

/// Asks what is around a point and lists the answer: the work that `nearby` and `discover` share.
struct NearbyListing {
  let context: Context
  let store: Store
  /// Which places of one's own are left out.
  var hidden: [RankedPlaces.Hidden] = []
  /// Whether the terms of the scores are shown.
  var explains = false

  func output(_ question: NearbyQuestion) throws(Failure) -> Output {
    let rankedPlaces = try RankedPlaces(context)
    let answer = try rankedPlaces.answer(question, hiding: hidden)
    let lacking =
      answer.found.isEmpty
      ? try UnknownFilterHints(context: context, store: store).hints(question.filter) : []
    let nothing = EmptyListExplanation(
      answer: answer, reach: question.reach, units: try context.units(), lacking: lacking)
    return try RestaurantListing(
      context: context, store: store, time: question.filter.open?.time
    ).output(
      answer, whenEmpty: nothing.nothing,
      explanation: explains ? ScoreExplanation(fading: rankedPlaces.fading) : nil)
  }
}
