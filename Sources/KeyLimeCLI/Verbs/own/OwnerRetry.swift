import Arguments
import KeyLimeEngine

/// Runs an owner's verb so that a retry with the same `--key` reports the first result.
///
/// The first run changed what the verb checks: there is nothing left to edit, the deal is gone, a
/// place of this name exists. So a failure of a retry is replaced by the first result.
struct OwnerRetry {
  private let session: UserSession
  private let arguments: ParsedArguments

  init(_ session: UserSession, _ arguments: ParsedArguments) {
    self.session = session
    self.arguments = arguments
  }

  /// Returns the answer of the verb, or the first result when this is a retry.
  ///
  /// Throws the verb's failure, unless this is a retry.
  func run(_ answer: () throws(Failure) -> Output) throws(Failure) -> Output {
    do throws(Failure) {
      let output = try answer()
      guard case .done(let done) = output,
        done.json["repeated"] != nil || done.json["event"] == nil
      else { return output }
      return try earlier() ?? output
    } catch {
      if let output = try earlier() { return output }
      throw error
    }
  }

  /// The first result; nil when the key is new, or was used for something else than a restaurant.
  private func earlier() throws(Failure) -> Output? {
    guard let event = try session.eventWithSameKey(arguments) else { return nil }
    if case .unchanged(let answer) = event.action { return try session.repeated(answer, event) }
    guard case .restaurant(let place, let change) = event.action else { return nil }
    let found = try session.context.asking { () throws(StoreError) in
      try session.store.restaurant(place)
    }
    var json = try json(of: change, at: place, event)
    json["name"] = json["name"] ?? found.map { .string($0.restaurant.name) }
    return try session.repeated(json, event)
  }

  private func json(
    of change: RestaurantChange, at place: RestaurantID, _ event: Event
  ) throws(Failure) -> JSONObject {
    var json = JSONObject()
    switch change {
    case .add(let record):
      json = ["id": .string(place.text), "name": .string(record.name)]
      json["image"] = record.image.map(JSON.string)
      return json
    case .addDeal(let id, let deal):
      json = ["id": .string(id.text), "title": .string(deal.title)]
    case .editDeal(let id, let patch):
      let before = try deal(id, at: place, before: event)
      let after = before.flatMap { try? patch.applied(to: $0) }
      json = ["id": .string(id.text)]
      json["title"] = (after?.title).map(JSON.string)
    case .removeDeal(let id):
      json = ["id": .string(id.text)]
      json["title"] = (try deal(id, at: place, before: event)?.title).map(JSON.string)
    case .edit(let patch): json = try self.json(of: patch, at: place, event)
    case .addStaff(let account), .removeStaff(let account):
      json = ["account": .string(account.text)]
      let known = try session.accounts().first { $0.state.id == account }
      json["title"] = (known?.title).map(JSON.string)
    case .remove, .claim, .release: break
    }
    json["restaurant"] = .string(place.text)
    return json
  }

  private func deal(
    _ id: DealID, at place: RestaurantID, before event: Event
  ) throws(Failure) -> Deal? {
    try session.context.journaling { () throws(JournalError) in
      try session.store.journal.dealThen(id, at: place, when: event)
    }
  }

  /// The fields that an edit changed; their values where what was before can be told.
  private func json(
    of patch: Patch<Restaurant>, at place: RestaurantID, _ event: Event
  ) throws(Failure) -> JSONObject {
    let record = try session.context.asking { () throws(StoreError) in
      try session.store.recordInCatalogue(place)
    }
    let state = try session.context.journaling { () throws(JournalError) in
      try session.store.journal.restaurantThen(place, before: event)
    }
    let old = state.map { $0.applied(to: record) } ?? record
    guard let old, let new = try? patch.applied(to: old) else {
      return ["changed": .array(patch.memberNames.map { .string($0) })]
    }
    return FieldChange(patch.memberNames, from: old, to: new).json
  }
}
