import Arguments
import KeyLimeEngine

/// What an owner does to a restaurant: decided under the journal's lock, and refused in words when
/// the fold would give it no effect.
struct OwnerSession {
  /// The restaurant that an owner's verb is about.
  static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "An id, a name, or @N of the last list")

  let session: UserSession

  /// Opens this run's store.
  init(_ context: Context) throws(Failure) { session = try UserSession(context) }

  /// The restaurant that an operand names.
  func place(_ text: String, to action: String) throws(Failure) -> Restaurant {
    let reference = RestaurantReference(
      context: session.context, store: session.store, origin: nil)
    return try reference.resolve(text, to: action).restaurant
  }

  /// Makes a change, as the account that is logged in.
  ///
  /// - Parameters:
  ///   - change: What changes.
  ///   - place: The restaurant.
  ///   - action: The words for it, such as `edit 'Bao House'`.
  ///   - arguments: Where `--key` and `--dry-run` are looked up.
  ///   - json: The fields of the answer.
  ///   - line: What is said when it is done.
  ///   - thereAlready: The answer when it is so already, unless that is a fault.
  func change(
    _ change: RestaurantChange, of place: RestaurantID, to action: String,
    _ arguments: ParsedArguments, json: JSONObject, line: StyledText, hints: [String] = [],
    thereAlready: Output? = nil
  ) throws(Failure) -> Output {
    // Somebody who never did anything is nobody's admin, whatever id they will get.
    let account = try session.account() ?? AccountID(random: session.context.draw())
    return try self.change(
      place, by: account, to: action, arguments, json: json, line: line, hints: hints,
      thereAlready: thereAlready
    ) { _ in change }
  }

  /// As above, by this account, with the change decided under the journal's lock.
  func change(
    _ place: RestaurantID, by account: AccountID, to action: String,
    _ arguments: ParsedArguments, json: JSONObject, line: StyledText, hints: [String],
    thereAlready: Output? = nil,
    deciding decide: (State) throws(SnapshotFault) -> RestaurantChange
  ) throws(Failure) -> Output {
    var refusal: NoEffect?
    let known = try session.context.asking { () throws(StoreError) in
      try session.store.restaurant(place)?.restaurant
    }
    let output = try session.perform(
      arguments, at: [known].compactMap(\.self), json: json, line: line, hints: hints
    ) { (state) throws(SnapshotFault) in
      let change = try decide(state)
      refusal = try state.refusal(of: change, on: place, by: account)
      return refusal == nil ? [.restaurant(place, change)] : []
    }
    if refusal == .alreadyThere, let thereAlready { return thereAlready }
    if let refusal { throw Failure(refusal, action: action, place: place) }
    return output
  }

  /// Answers an edit that changes nothing, for whoever might have made it.
  func unchanged(
    by change: RestaurantChange, of place: RestaurantID, to action: String, named name: String,
    json: JSONObject, hints: [String] = []
  ) throws(Failure) -> Output {
    let account = try session.account() ?? AccountID(random: session.context.draw())
    let refusal = try session.state { (state) throws(SnapshotFault) in
      try state.refusal(of: change, on: place, by: account)
    }
    if let refusal { throw Failure(refusal, action: action, place: place) }
    return .unchanged(name, json, hints: hints)
  }
}

extension Failure {
  /// Words why a change of a restaurant or its deals has no effect.
  init(_ refusal: NoEffect, action: String, place: RestaurantID) {
    switch refusal {
    case .notPermitted:
      self = .cannot(
        action, "you do not look after this restaurant", .notPermitted, code: "not-an-admin",
        hints: ["keylime admin claim \(place) makes you its admin, with the passcode"])
    case .alreadyThere:
      self = .cannot(action, "that is so already", .refused, code: "already-there")
    case .nothingThere, .noSuchEvent:
      self = .cannot(action, "there is no such thing", .nothingFound, code: "nothing-there")
    case .invalid:
      self = .cannot(action, "the result would be no valid record", .usage, code: "bad-value")
    case .limitReached, .alreadyUsed, .alreadyRedeemed, .undone, .irrevocable:
      self = .cannot(action, "it was used already", .refused, code: "already-used")
    }
  }
}
