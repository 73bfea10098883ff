import KeyLimeEngine

/// The events of a store, described with the names of people and places.
final class History {
  let session: UserSession
  let account: AccountID?
  private var names: [RestaurantID: String] = [:]
  private var listed: [RestaurantID: String?] = [:]
  private var former: [RestaurantID: String]?
  private var people: [AccountID: PeopleNames] = [:]
  private var persons: [AccountID: String] = [:]

  /// Opens the history for the current account.
  ///
  /// Throws `store` when the store cannot be used.
  convenience init(_ context: Context) throws(Failure) { try self.init(UserSession(context)) }

  /// Describes the events of a store for the account that is logged in.
  ///
  /// Throws `store` when the store cannot be used.
  init(_ session: UserSession) throws(Failure) {
    self.session = session
    account = try session.account()
  }

  /// The journal, to be read.
  var journal: Journal { session.store.journal.log }

  /// Whether nobody has done anything in this store.
  ///
  /// Throws `store` when the journal cannot be read.
  func isEmpty() throws(Failure) -> Bool {
    try session.context.journaling { () throws(JournalError) in
      var events = try journal.newest()
      return try events.next() == nil
    }
  }

  /// An account's names for its current contacts.
  ///
  /// Throws `store` when the state cannot be read.
  func names(of account: AccountID) throws(Failure) -> PeopleNames {
    if let known = people[account] { return known }
    let contacts = try session.state { (state) throws(SnapshotFault) in
      try state.contacts(of: account)
    }
    let names = PeopleNames(me: PersonID(account), contacts)
    people[account] = names
    return names
  }

  /// The name of the place that an event is about; nil when it is about none, or nobody knows it.
  ///
  /// If the place is not listed, it is the name that the event keeps, or else the one that the
  /// place had before somebody removed it or an import dropped it. Throws `store` when catalogue or
  /// state cannot be read.
  func place(of decoded: DecodedEvent) throws(Failure) -> String? {
    guard let id = decoded.action.restaurant else { return nil }
    if let listed = try listedName(of: id) ?? decoded.event.placeName { return listed }
    // A check-in keeps the name itself.
    if case .checkIn(_, .add(let checkIn)) = decoded.action { return checkIn.place.name }
    let name = try name(of: id)
    guard name == id.text else { return name }
    return try formerName(of: id)
  }

  /// The name that a place had before an import dropped it.
  private func formerName(of id: RestaurantID) throws(Failure) -> String? {
    if let former { return former[id] }
    let names = try session.context.asking { () throws(StoreError) in
      try session.store.formerNames()
    }
    former = names
    return names[id]
  }

  /// Finds the places that some events are about in one pass, for ``place(of:)``.
  ///
  /// The words for check-ins and bills do not need those of the catalogue: `forWords` leaves them
  /// out. Throws `store` when the catalogue cannot be read.
  func findPlaces(of events: [DecodedEvent], forWords: Bool) throws(Failure) {
    let about = events.compactMap { forWords ? $0.action.place : $0.action.restaurant }
    let ids = Set(about).filter { listed[$0] == nil }
    guard !ids.isEmpty else { return }
    let found = try session.context.asking { () throws(StoreError) in
      try session.store.ifReadable { () throws(StoreError) in
        try session.store.restaurants(ids)
      }
    }
    for id in ids { listed[id] = .some(found?[id]?.restaurant.name) }
  }

  /// The name of a restaurant that is listed; nil when none is.
  private func listedName(of id: RestaurantID) throws(Failure) -> String? {
    if let known = listed[id] { return known }
    let name = try session.context.asking { () throws(StoreError) in
      try session.store.ifReadable { () throws(StoreError) in
        try session.store.restaurant(id)?.restaurant.name
      }
    }
    listed[id] = .some(name)
    return name
  }

  /// The name of a restaurant, of the catalogue or added here, even of one that was removed here;
  /// its id when neither knows it.
  func name(of id: RestaurantID) throws(Failure) -> String {
    if let known = names[id] { return known }
    let name = try session.context.asking { () throws(StoreError) in
      try session.store.ifReadable { () throws(StoreError) in
        try session.store.restaurantEvenRemoved(id)?.name
      }
    }
    names[id] = name ?? id.text
    return name ?? id.text
  }

  /// An account in words: `you`, the registered name, or the id.
  ///
  /// Throws `store` when the state cannot be read.
  func person(_ id: AccountID) throws(Failure) -> String {
    if id == account { return "you" }
    if let known = persons[id] { return known }
    let profile = try session.state { (state) throws(SnapshotFault) in
      try state.account(id)?.profile
    }
    let parts = [profile?.firstName, profile?.lastName].compactMap(\.self)
    let name = parts.isEmpty ? id.text : parts.joined(separator: " ")
    persons[id] = name
    return name
  }

  /// Why an event is not in effect; nil when it is.
  ///
  /// Throws `store` when the state cannot be read.
  func reason(against event: Event) throws(Failure) -> NoEffect? {
    try session.state { (state) throws(SnapshotFault) in try state.reason(against: event) }
  }

  /// Why some events are not in effect; those that are, are left out.
  ///
  /// Throws `store` when the state cannot be read.
  func reasons(against events: [Event]) throws(Failure) -> [EventID: NoEffect] {
    try session.state { (state) throws(SnapshotFault) in try state.reasons(against: events) }
  }

  /// The events of a command in words: `rated A 5 of 5 limes`, or the first two, or the first and
  /// how many more there are.
  ///
  /// Throws `store` when journal or catalogue cannot be read.
  func words(for command: [Event]) throws(Failure) -> String {
    guard let first = command.first else { return "" }
    let words = try words(for: first)
    switch command.count {
    case 1: return words
    case 2: return "\(words), \(try self.words(for: command[1]))"
    default: return "\(words), and \(command.count - 1) more"
    }
  }

  /// The action of an event in words.
  ///
  /// Throws `store` when journal or catalogue cannot be read.
  func words(for event: Event) throws(Failure) -> String {
    let decoded = DecodedEvent(event)
    return try words(for: decoded, bill: try bill(of: decoded))
  }

  /// The action of an event in words, where its bill is known.
  ///
  /// Throws `store` when journal or catalogue cannot be read.
  func words(for decoded: DecodedEvent, bill: BillDescription?) throws(Failure) -> String {
    let (event, action) = (decoded.event, decoded.action)
    if event.isLost { return "an event that was damaged and set aside" }
    if let target = action.target {
      let verb = if case .undo = action { "undid" } else { "redid" }
      let other = try session.context.journaling { () throws(JournalError) in
        try journal.events([target]).first
      }
      guard let other else { return "\(verb) \(target)" }
      return "\(verb): \(try words(for: other))"
    }
    switch action {
    case .bill(_, let change): return bill?.words(change) ?? change.words
    case .checkIn(_, .add(let checkIn)):
      return CheckInChange.add(checkIn).words(place: checkIn.place.name)
    case .checkIn(let id, let change):
      return change.words(place: try place(of: event, id) ?? id.text)
    case .contact(let id, let change):
      let name = try contact(of: event, id) ?? id.text
      if case .merge(let contact) = change, try !wasContact(id, before: event) {
        return ContactChange.add(contact).words(name: name)
      }
      if case .join(let kept) = change, let other = try contact(of: event, kept) {
        return "joined \(name) with \(other)"
      }
      return change.words(name: name)
    default: return action.words(place: try place(of: decoded) ?? action.restaurant?.text ?? "")
    }
  }
}

extension NoEffect {
  /// The reason, as the end of `without effect: …`.
  var words: String {
    switch self {
    case .undone: "undone"
    case .notPermitted: "not permitted"
    case .nothingThere: "there was nothing to change"
    case .alreadyThere: "it already existed"
    case .invalid: "it was not valid"
    case .irrevocable: "it cannot be undone"
    case .noSuchEvent: "there was no such event"
    case .limitReached: "the limit was reached"
    case .alreadyUsed: "used already"
    case .alreadyRedeemed: "redeemed already"
    case .lost: "it was damaged"
    }
  }
}
