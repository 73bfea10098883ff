/// Who uses deals: an account; without a name it is one person with all others of its machine that
/// have none.
///
/// Otherwise logging out between two uses would make another person of the same one.
public struct Guest: Equatable, Sendable {
  /// The account; nil for somebody who never did anything.
  public let account: AccountID?
  /// The replicas of the machine when the account has no name; empty when it has one.
  public let machines: Set<ReplicaID>

  /// Names a guest.
  public init(_ account: AccountID?, machines: Set<ReplicaID> = []) {
    self.account = account
    self.machines = machines
  }

  /// Who made a change of a deal with an event.
  init(_ event: Event, _ change: DealChange) {
    account = event.by
    var isAnonymous = false
    if case .use(_, let promise) = change { isAnonymous = promise.isAnonymous }
    machines = isAnonymous ? [event.id.replica] : []
  }

  /// Whether the guest has no name.
  public var isAnonymous: Bool { !machines.isEmpty || account == nil }
}

extension State {
  /// The guest that an account is on a machine that writes as these replicas.
  public func guest(
    _ account: AccountID?, on machines: Set<ReplicaID>
  ) throws(SnapshotFault) -> Guest {
    guard let account, try self.account(account)?.isRegistered == true else {
      return Guest(account, machines: machines)
    }
    return Guest(account)
  }
}

extension Store {
  /// The replicas that this machine has written as.
  ///
  /// Another user of the system, who may not read `private/`, has written as none. Throws
  /// ``StoreError`` when the file that lists them cannot be read.
  public func replicasOfThisMachine() throws(StoreError) -> Set<ReplicaID> {
    do throws(JournalError) { return try ReplicaFile.replicas(store: path) } catch {
      if case .refused(let fault) = error, fault.isBehindClosedFolder { return [] }
      throw StoreError(error)
    }
  }
}
