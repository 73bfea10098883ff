import KeyLimeEngine

/// Asks what is around a point and lists the answer: the work that `nearby` and `discover` share.
struct AroundMe {
  let context: Context
  let store: Store
  /// Which places of one's own are left out.
  var hidden: [Opinions.Hidden] = []
  /// Whether the terms of the scores are shown.
  var explains = false

  func output(_ question: NearbyQuestion) throws(Failure) -> Output {
    let opinions = try Opinions(context)
    let answer = try opinions.answer(question, hiding: hidden)
    let lacking =
      answer.found.isEmpty
      ? try LackingOffer(context: context, store: store).hints(question.filter) : []
    let nothing = NothingNear(
      answer: answer, reach: question.reach, units: try context.units(), lacking: lacking)
    return try RestaurantListing(
      context: context, store: store, time: question.filter.open?.time
    ).output(
      answer, whenEmpty: nothing.nothing,
      explanation: explains ? ScoreExplanation(fading: opinions.fading) : nil)
  }
}
