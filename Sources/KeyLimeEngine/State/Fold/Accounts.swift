/// An account as the journal tells it.
public struct AccountState: Equatable, Sendable {
  /// Its id.
  public var id: AccountID
  /// What its person told, nothing when it is anonymous.
  public var profile: Account
  /// Whether it was ever registered.
  public var isRegistered: Bool
  /// When it came to be.
  public var since: HybridTime
}

extension Register {
  mutating func apply(_ change: AccountChange, _ event: Event) -> NoEffect? {
    let current = account
    switch change {
    case .create:
      let isRepeated = events.contains {
        $0.kind == .createAccount && $0.id.replica == event.id.replica
      }
      if !isRepeated { take(event, after: current) }
      return events.count > 1 || isRepeated ? .alreadyThere : nil
    case .edit(let patch):
      guard let profile = current?.profile else { return .nothingThere }
      guard (try? patch.applied(to: profile)) != nil else { return .invalid }
      take(event, after: current)
    case .register, .allow, .cut: take(event, after: current)
    }
    return nil
  }

  private mutating func take(_ event: Event, after current: AccountState?) {
    events.append(event)
    remember(.account(Self.account(current, after: event)))
  }

  /// The account that the events tell of; nil when there are none.
  var account: AccountState? {
    if case .account(let known) = remembered { return known }
    return events.reduce(nil, Self.account(_:after:))
  }

  private static func account(_ state: AccountState?, after event: Event) -> AccountState? {
    var state =
      state
      ?? AccountState(id: event.by, profile: Account(), isRegistered: false, since: event.written)
    switch event.action {
    case .account(.register(let profile)): (state.profile, state.isRegistered) = (profile, true)
    case .account(.edit(let patch)):
      state.profile = (try? patch.applied(to: state.profile)) ?? state.profile
    default: break
    }
    return state
  }
}

extension State {
  /// One account, or nil when it has done nothing that makes one.
  public func account(_ id: AccountID) throws(SnapshotFault) -> AccountState? {
    try register(.accounts, SubjectKey(id.text)).account
  }

  /// An account as it was after an event about it.
  public func account(
    _ id: AccountID, after event: Event
  ) throws(SnapshotFault) -> AccountState? {
    try register(of: Subject(section: .accounts, key: SubjectKey(id.text)), after: event).account
  }

  /// Every account, by id.
  public func accounts() throws(SnapshotFault) -> [AccountState] {
    try registers(.accounts).compactMap(\.register.account)
  }

  /// The account that owns this store, and whether it has set the admin passcode.
  public func owner() throws(SnapshotFault) -> (account: AccountID, hasPasscode: Bool)? {
    let register = try register(.store, SubjectKey("store"))
    return register.events.first.map { ($0.by, register.events.count > 1) }
  }
}
