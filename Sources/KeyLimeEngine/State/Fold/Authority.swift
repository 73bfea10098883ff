/// Which replicas may speak for which accounts: a value that the fold is given, since it reads no
/// file.
///
/// The replicas of this store speak for all of its accounts. The journal of another replica speaks
/// for accounts that began there, and for those that were allowed to it by `allowReplica`. Both do
/// so up to a `cutReplica`. Where these two kinds of lines stand in the order does not matter, so
/// no clock decides. One that was written behind a cut of its own replica does not count
/// (``Cuts``). What another replica says beyond that has no effect.
///
/// The journal of another replica may add a place only under an id that is made from the account
/// that adds it. So it cannot replace a place of the catalogue, whichever of the two came first.
/// Accounts that began in this store are exempt, and those that added places in a store of 0.1.0.
struct Authority: Equatable {
  /// A store that names none of its replicas, as 0.1.0 made it, takes every line on trust.
  static let everybody = Authority(nil)

  private let format: StoreFormat?

  init(_ format: StoreFormat?) { self.format = format?.replicas == nil ? nil : format }

  /// Whether a replica is one of this store's own.
  func isLocal(_ replica: ReplicaID) -> Bool { format?.replicas?.contains(replica) ?? true }

  /// Whether a replica founded the store, and so names its owner.
  func isFounder(_ replica: ReplicaID) -> Bool { format?.founder == replica }

  /// Whether a replica spoke for an account before anybody was asked, in a store of 0.1.0.
  func isAllowed(_ replica: ReplicaID, _ account: AccountID) -> Bool {
    format?.allowed.contains(.init(account: account, replica: replica)) ?? false
  }

  /// A text that differs between two authorities that judge some journals differently; nil when all
  /// of these journals are the store's own.
  ///
  /// A replica of the store that has written none of them decides nothing about them.
  func mark(for positions: JournalPositions) -> String? {
    guard var format, positions.entries.contains(where: { !isLocal($0.replica) }) else {
      return nil
    }
    format.replicas = format.replicas?.filter { positions[$0] != nil }
    return SHA256.hash(of: JSON.object(format.json).compactText.utf8).hexadecimal
  }
}

/// The replicas of others that speak for one account.
struct Speakers {
  private var replicas: Set<ReplicaID> = []
  private let cuts: Cuts
  /// Whether the account began in this store.
  let areOfThisStore: Bool

  /// Reads them from all events about the account.
  init(_ events: [Event], _ authority: Authority) {
    let begun = Set(events.filter { $0.kind == .createAccount }.map(\.id.replica))
    let local = begun.filter(authority.isLocal)
    // An account of this store cannot begin elsewhere as well.
    let homes = local.isEmpty ? begun : local
    areOfThisStore = !local.isEmpty
    replicas = homes
    var (allowed, cuts): ([(id: EventID, other: ReplicaID)], [Cuts.Line]) = ([], [])
    for event in events
    where authority.isLocal(event.id.replica) || homes.contains(event.id.replica) {
      guard case .account(let change) = event.action else { continue }
      switch change {
      case .allow(let other): allowed.append((event.id, other))
      case .cut(let other, let last):
        cuts.append(Cuts.Line(id: event.id, other: other, last: last))
      case .create, .register, .edit: break
      }
    }
    self.cuts = Cuts(cuts, homes: homes)
    for line in allowed where !self.cuts.reaches(line.id) { replicas.insert(line.other) }
  }

  /// Whether a replica's journal may have events of the account.
  func mayWrite(_ replica: ReplicaID) -> Bool { replicas.contains(replica) }

  /// Whether an event of the account counts.
  func mayWrite(_ event: Event) -> Bool {
    mayWrite(event.id.replica) && !isCut(event) && (areOfThisStore || !event.addsUnderForeignID)
  }

  /// The last event that counts of a replica; nil when it was not cut.
  func end(of replica: ReplicaID) -> Int? { cuts[replica] }

  /// Whether an event is behind the last one that counts of its replica.
  func isCut(_ event: Event) -> Bool { cuts.reaches(event.id) }
}

extension Event {
  /// Whether it adds a place under an id that is not made from its account.
  var addsUnderForeignID: Bool {
    guard kind == .addRestaurant, case .restaurant(let id, .add) = action else { return false }
    return !id.isMade(from: by)
  }
}

extension State {
  /// Why the replica that wrote an event may not say that for its account; nil when it may.
  func refusalOfSpeaker(_ event: Event) throws(SnapshotFault) -> NoEffect? {
    let replica = event.id.replica
    let isLocal = authority.isLocal(replica)
    if !isLocal, event.kind?.section == .store {
      return authority.isFounder(replica) ? nil : .notPermitted
    }
    if isLocal || authority.isAllowed(replica, event.by) {
      guard hasCuts else { return nil }
      return try speakers(for: event.by).isCut(event) ? .notPermitted : nil
    }
    return try speakers(for: event.by).mayWrite(event) ? nil : .notPermitted
  }

  /// Whether a replica's journal may have events of an account that count.
  func mayWrite(_ replica: ReplicaID, for account: AccountID) throws(SnapshotFault) -> Bool {
    if authority.isLocal(replica) || authority.isFounder(replica) { return true }
    return try isAllowed(replica, for: account)
  }

  /// Whether an account began in a replica's journal, or somebody allowed that replica to speak for
  /// it; its journal need not be here.
  public func isAllowed(
    _ replica: ReplicaID, for account: AccountID
  ) throws(SnapshotFault) -> Bool {
    if authority.isAllowed(replica, account) { return true }
    return try speakers(for: account).mayWrite(replica)
  }

  /// The last event that counts of a replica that was cut from an account, so that what it writes
  /// for it now has no effect; nil when it was not cut.
  public func end(
    of replica: ReplicaID, cutFrom account: AccountID
  ) throws(SnapshotFault) -> Int? {
    guard hasCuts else { return nil }
    return try speakers(for: account).end(of: replica)
  }

  /// Whether any replica was cut, which a snapshot remembers.
  var hasCuts: Bool { snapshot?.header.hasCuts ?? false || accountEvents.hasCuts }

  private func speakers(for account: AccountID) throws(SnapshotFault) -> Speakers {
    try known.speakers.answer(account) { () throws(SnapshotFault) in
      let subject = Subject(section: .accounts, key: SubjectKey(account.text))
      return Speakers(try kept(subject).events + accountEvents.events(of: subject), authority)
    }
  }
}

/// Where the journals of the replicas end that were cut from an account.
///
/// A cut that stands behind the end of its own writer's journal has no effect, as anything else
/// that was written there. Places in the order decide nothing, since clocks can be set: a cut
/// counts when no cut that may count reaches it. The replicas where the account began are heard
/// first, and nobody else takes back what they cut. Of the others, those that have cut each other
/// are all cut.
struct Cuts {
  /// One line of a journal that cuts a replica.
  struct Line {
    let id: EventID
    let other: ReplicaID
    /// The last event of the other replica that counts.
    let last: Int
  }

  private var ends: [ReplicaID: Int] = [:]

  /// Decides among all the lines about one account, which began at `homes`.
  init(_ lines: [Line], homes: Set<ReplicaID>) {
    settle(lines.filter { homes.contains($0.id.replica) })
    settle(lines.filter { !homes.contains($0.id.replica) && !reaches($0.id) })
  }

  private mutating func settle(_ lines: [Line]) {
    var open = lines
    while !open.isEmpty {
      let possible = open.reduce(into: ends) { Self.cut(&$0, by: $1) }
      let certain = open.filter { !Self.reaches(possible, $0.id) }
      for line in certain { Self.cut(&ends, by: line) }
      let left = open.filter { Self.reaches(possible, $0.id) && !reaches($0.id) }
      if left.count == open.count { return ends = possible }
      open = left
    }
  }

  /// The last event of a replica that counts; nil when it was not cut.
  subscript(replica: ReplicaID) -> Int? { ends[replica] }

  /// Whether an event is behind the end of its replica's journal.
  func reaches(_ id: EventID) -> Bool { Self.reaches(ends, id) }

  private static func cut(_ ends: inout [ReplicaID: Int], by line: Line) {
    ends[line.other] = min(line.last, ends[line.other] ?? .max)
  }

  private static func reaches(_ ends: [ReplicaID: Int], _ id: EventID) -> Bool {
    id.n > ends[id.replica] ?? .max
  }
}
