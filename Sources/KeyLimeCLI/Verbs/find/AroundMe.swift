import KeyLimeEngine

/// Asks what is around a point and lists the answer: the work that `nearby` and `discover` share.
struct AroundMe {
  let context: Context
  let store: Store
  /// Which places of one's own are left out.
  var hidden: [RankedPlaces.Hidden] = []
  /// Whether the terms of the ranks are shown.
  var explains = false

  func output(_ question: NearbyQuestion) throws(Failure) -> Output {
    let places = try context.places()
    let answer = try context.asking { () throws(PlaceQuestionError) in
      try places.nearby(question, hiding: hidden, showsOwn: context.showsOwn)
    }
    let lacking =
      answer.found.isEmpty
      ? try LackingOffer(context: context, store: store).hints(question.filter) : []
    let nothing = NothingNear(
      answer: answer, reach: question.reach, units: try context.units(), lacking: lacking)
    return try RestaurantListing(
      context: context, store: store, time: question.filter.open?.time
    ).output(
      answer, whenEmpty: nothing.nothing,
      explanation: explains ? RankExplanation(context) : nil)
  }
}
