import KeyLimeEngine

/// What happened in a store, with the names that people know things by.
final class History {
  let acting: Acting
  let account: AccountID?
  private var names: [RestaurantID: String] = [:]

  /// Looks back as the account that is logged in.
  init(_ context: Context) throws(Failure) {
    acting = try Acting(context)
    account = try acting.account()
  }

  /// The journal, to be read.
  var journal: Journal { acting.store.journal }

  /// The name of a restaurant, of the catalogue or added here; its id when neither knows it.
  func name(of id: RestaurantID) throws(Failure) -> String {
    if let known = names[id] { return known }
    let listed = try acting.context.asking { () throws(StoreError) in
      try acting.store.restaurant(id)?.restaurant.name
    }
    var name = listed
    if name == nil {
      name = try acting.state { (state) throws(SnapshotFault) in
        try state.restaurant(id)?.added?.name
      }
    }
    names[id] = name ?? id.text
    return name ?? id.text
  }

  /// Who an account is: you, a name that was registered, or a nameless id.
  func person(_ id: AccountID) throws(Failure) -> String {
    if id == account { return "you" }
    let profile = try acting.state { (state) throws(SnapshotFault) in
      try state.account(id)?.profile
    }
    let parts = [profile?.firstName, profile?.lastName].compactMap(\.self)
    return parts.isEmpty ? id.text : parts.joined(separator: " ")
  }

  /// Why an event has no effect; nil when it has.
  func reason(against event: Event) throws(Failure) -> NoEffect? {
    try acting.state { (state) throws(SnapshotFault) in try state.reason(against: event) }
  }

  /// What an event says was done, in words.
  func words(for event: Event) throws(Failure) -> String {
    if let target = event.action.target {
      let verb = if case .undo = event.action { "undid" } else { "redid" }
      let other = try acting.context.journaling { () throws(JournalError) in
        try journal.event(target)
      }
      guard let other else { return "\(verb) \(target)" }
      return "\(verb): \(try words(for: other))"
    }
    let place = try event.action.restaurant.map { (id) throws(Failure) in try name(of: id) }
    return event.action.words(place: place ?? "")
  }
}

extension NoEffect {
  /// The reason, to stand behind `without effect:`.
  var words: String {
    switch self {
    case .undone: "undone"
    case .notPermitted: "not permitted"
    case .nothingThere: "there was nothing to change"
    case .alreadyThere: "it was there already"
    case .invalid: "it made no sense"
    case .irrevocable: "it cannot be undone"
    case .noSuchEvent: "there was no such event"
    case .limitReached: "the limit was reached"
    case .alreadyUsed: "used already"
    case .alreadyRedeemed: "redeemed already"
    }
  }
}
