import Arguments
import KeyLimeEngine

/// Changes restaurants and their deals.
///
/// A change is checked under the journal's lock, and refused with a message if it would have no
/// effect.
struct OwnerSession {
  /// The restaurant operand.
  static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "An id, a name, or @N of the last list")

  let session: UserSession

  /// Opens the store of this run.
  ///
  /// Throws `store` when it cannot be used.
  init(_ context: Context) throws(Failure) { session = try UserSession(context) }

  /// Resolves the restaurant operand: one of several of a name is never chosen by distance, as what
  /// is changed here everybody sees.
  ///
  /// Throws `nothingFound` or `usage` when it names no restaurant or several.
  func place(_ text: String, to action: String) throws(Failure) -> Restaurant {
    let (context, store) = (session.context, session.store)
    // It only says how far the namesakes are.
    let origin = try? UserLocation(context: context, store: store).knownOrigin(nil, tells: false)
    let reference = RestaurantReference(
      context: context, store: store, origin: origin, takesNearest: false)
    return try reference.resolve(text, to: action).restaurant
  }

  /// Makes a change as the account that is logged in.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - place: The restaurant.
  ///   - action: The action in words, such as `edit 'Bao House'`.
  ///   - arguments: The arguments with `--key` and `--dry-run`.
  ///   - json: The fields of the answer.
  ///   - line: The message after the change.
  ///   - hints: Hints after the change.
  ///   - already: The message when nothing would change; nil to fail instead.
  ///
  /// Throws `notPermitted` when the account is not an admin of the restaurant.
  func change(
    _ change: RestaurantChange, of place: RestaurantID, to action: String,
    _ arguments: ParsedArguments, json: JSONObject, line: StyledText, hints: [String] = [],
    already: StyledText? = nil
  ) throws(Failure) -> Output {
    // An account that does not exist yet is not an admin; any id does for the check.
    let account = try session.account() ?? AccountID(random: session.context.draw())
    return try self.change(
      place, by: account, to: action, arguments, json: json, line: line, hints: hints,
      already: already
    ) { _ in change }
  }

  /// As above, but `decide` makes the change under the journal's lock.
  ///
  /// Throws `notPermitted` when the account is not an admin of the restaurant.
  func change(
    _ place: RestaurantID, by account: AccountID, to action: String,
    _ arguments: ParsedArguments, json: JSONObject, line: StyledText, hints: [String],
    already: StyledText? = nil,
    deciding decide: (State) throws(SnapshotFault) -> RestaurantChange
  ) throws(Failure) -> Output {
    var refusal: NoEffect?
    let known = try session.context.asking { () throws(StoreError) in
      try session.store.restaurant(place)?.restaurant
    }
    let output = try session.perform(
      arguments, named: known.map { [NamedPlace($0)] } ?? [], json: json, line: line, hints: hints
    ) { (state) throws(SnapshotFault) in
      let change = try decide(state)
      refusal = try state.refusal(of: change, on: place, by: account)
      if refusal == nil { return [.restaurant(place, change)] }
      return refusal == .alreadyThere && already != nil ? [] : nil
    }
    if refusal == .alreadyThere, let already {
      if arguments.isDryRun {
        return DryRun(actions: session.recorded([], answer: json, arguments)).output(already)
      }
      let answer = if case .done(let done) = output { done.json } else { json }
      return .done(Confirmation(json: answer, line: already))
    }
    if let refusal { throw Failure(refusal, action: action, place: place) }
    return output
  }

  /// Checks that the account is an admin of a restaurant, or of any when that is nil.
  ///
  /// Throws `notPermitted` when it is not.
  func checkAdmin(of place: Restaurant?, to action: String) throws(Failure) {
    let account = try session.account()
    let isAdmin = try session.state { (state) throws(SnapshotFault) in
      let restaurants =
        if let place { [try state.restaurant(place.id)].compactMap(\.self) } else {
          try state.restaurants()
        }
      return restaurants.contains { account.map($0.admins.contains) ?? false }
    }
    if isAdmin { return }
    if let place {
      throw Failure(.notPermitted, action: "\(action) '\(place.name)'", place: place.id)
    }
    throw .cannot(
      action, "you are not an admin of any restaurant", .notPermitted, code: "not-an-admin",
      hints: ["keylime admin claim RESTAURANT makes you its admin, with the passcode"])
  }

  /// The answer to an edit that changes nothing.
  ///
  /// Throws `notPermitted` when the account may not make the edit anyway.
  func unchanged(
    by change: RestaurantChange, of place: RestaurantID, to action: String, named name: String,
    json: JSONObject, _ arguments: ParsedArguments, hints: [String] = []
  ) throws(Failure) -> Output {
    let account = try session.account() ?? AccountID(random: session.context.draw())
    let refusal = try session.state { (state) throws(SnapshotFault) in
      try state.refusal(of: change, on: place, by: account)
    }
    if let refusal { throw Failure(refusal, action: action, place: place) }
    return try session.unchanged(name, json, arguments, hints: hints)
  }
}

extension Failure {
  /// Describes why a change of a restaurant or its deals is refused.
  init(_ refusal: NoEffect, action: String, place: RestaurantID) {
    switch refusal {
    case .notPermitted:
      self = .cannot(
        action, "you are not an admin of this restaurant", .notPermitted, code: "not-an-admin",
        hints: [
          "keylime admin claim \(ShellLine.quoted(place.text)) makes you its admin, with the passcode"
        ])
    case .alreadyThere:
      self = .cannot(action, "nothing would change", .refused, code: "already-there")
    case .nothingThere, .noSuchEvent:
      self = .cannot(action, "it does not exist", .nothingFound, code: "nothing-there")
    case .invalid:
      self = .cannot(action, "the result would not be a valid record", .usage, code: "bad-value")
    case .limitReached, .alreadyUsed, .alreadyRedeemed, .undone, .irrevocable, .lost:
      self = .cannot(action, "it was already used", .refused, code: "already-used")
    }
  }
}

/// The JSON fields that the `admin` verbs share.
enum AdminFields {
  /// The fields of a change to a restaurant.
  static let act: [ResultField] =
    [
      ResultField("restaurant", type: "string", "The id of the restaurant"),
      ResultField("name", type: "string", "Its name"),
    ] + WriteOptions.fields

  static func json(_ place: Restaurant) -> JSONObject {
    ["restaurant": .string(place.id.text), "name": .string(place.name)]
  }
}
