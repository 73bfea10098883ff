import KeyLimeEngine

/// Asks what is around a point and lists the answer: the work that `nearby` and `discover` share.
struct AroundMe {
  let context: Context
  let store: Store

  func output(_ question: NearbyQuestion) throws(Failure) -> Output {
    let answer = try context.asking { () throws(StoreError) in try store.nearby(question) }
    let nothing = NothingNear(answer: answer, reach: question.reach, units: try context.units())
    return try RestaurantListing(
      context: context, store: store, moment: question.filter.open?.moment
    ).output(answer, whenEmpty: nothing.nothing)
  }
}
