/// What a store says of itself: `format.json`.
///
///     {"format":1,"founder":"k3f9q0d7m2xa","replicas":["k3f9q0d7m2xa"],
///     "allowed":[{"account":"7h2c9qk4m0wd","replica":"m2xak3f9q0d7"}]}
///
/// (on two lines here). Version 0.1.0 wrote only the format; the rest is added by the first command
/// that writes to such a store. That command also looks for lines that 0.1.0 wrote here while the
/// clock was ahead, and names them under `wrongClocks`, see ``WrongClock``.
public struct StoreFormat: Equatable, Sendable {
  /// An account for which a replica speaks, although the account did not begin there.
  public struct Allowance: Hashable, Sendable {
    /// The account.
    public let account: AccountID
    /// The replica whose journal may have its events.
    public let replica: ReplicaID
  }

  /// The format that this program reads and writes.
  static let current = 1
  static let name = "format.json"

  /// The replica that founded the store; nil where nobody knows.
  public internal(set) var founder: ReplicaID?
  /// The replicas that this store was written as, in order; nil in a store of 0.1.0.
  public internal(set) var replicas: [ReplicaID]?
  /// The pairs that were found when a store of 0.1.0 was taken over, in order; such an account may
  /// also add places under any id.
  public internal(set) var allowed: [Allowance] = []
  /// The lines that 0.1.0 wrote here while the clock was ahead.
  public internal(set) var wrongClocks: [WrongClock] = []

  init() {}

  /// What stands in the file.
  var line: [UInt8] { Array("\(JSON.object(json).compactText)\n".utf8) }

  var json: JSONObject {
    var json = JSONObject()
    json.add("format", Self.current)
    json.add("founder", founder?.text)
    json.add("replicas", replicas?.map(\.text) ?? [])
    let pairs = allowed.map { pair in
      var object = JSONObject()
      object.add("account", pair.account.text)
      object.add("replica", pair.replica.text)
      return JSON.object(object)
    }
    if !pairs.isEmpty { json.members.append(.init(name: "allowed", value: .array(pairs))) }
    let clocks = wrongClocks.map { JSON.object($0.json) }
    if !clocks.isEmpty { json.members.append(.init(name: "wrongClocks", value: .array(clocks))) }
    return json
  }

  /// Reads the members beside the format; what is not as it was written is left out.
  init(json: JSON) {
    founder = json["founder"]?.text.flatMap { ReplicaID($0) }
    replicas = json["replicas"]?.elements?.compactMap { $0.text.flatMap { ReplicaID($0) } }
    for pair in json["allowed"]?.elements ?? [] {
      guard let account = pair["account"]?.text.flatMap({ AccountID($0) }),
        let replica = pair["replica"]?.text.flatMap({ ReplicaID($0) })
      else { continue }
      allowed.append(Allowance(account: account, replica: replica))
    }
    wrongClocks = json["wrongClocks"]?.elements?.compactMap { WrongClock(json: $0) } ?? []
  }
}

extension StoreFormat {
  /// Reads the file of a store; nil before it was made.
  ///
  /// Throws ``StoreError/unknownFormat(_:path:)`` when a newer program made it, and
  /// ``StoreError/damaged(path:byte:reason:)`` when the file does not name a format.
  static func read(in root: Folder) throws(StoreError) -> StoreFormat? {
    let bytes = try onDisk { () throws(FileFault) in try root.contents(name) }
    guard let bytes else { return nil }
    let path = root.file(name)
    guard let json = try? JSON(parsing: bytes), let number = json["format"]?.number?.integer else {
      throw .damaged(path: path, byte: 0, reason: "it does not say {\"format\":1}")
    }
    guard number == current else { throw .unknownFormat(Int(number), path: path) }
    return StoreFormat(json: json)
  }
}

extension Store {
  /// The replicas of this store as which nothing more may be written.
  ///
  /// Their clock was wrong, or their events are gone: the numbers of lost events must not be used
  /// again.
  public var finishedReplicas: Set<ReplicaID> {
    let lost = Journal(store: path, replica: .nobody).lostJournals()
    return Set(wrongClocks.map(\.replica) + lost.map(\.replica))
  }

  /// Adds a replica to those that this store is written as.
  ///
  /// `format.json` and `private/replica` then name the same replicas: each gets those that only the
  /// other one names.
  ///
  /// In a store of 0.1.0, which names none, each pair of an account and a replica that is found in
  /// the journals is allowed once. The founder is this replica when the store was founded here,
  /// else the local one that wrote that the store is owned, else the one that others followed until
  /// now.
  ///
  /// Throws ``StoreError`` when one of the files cannot be read or written.
  public func register(_ replica: ReplicaID) throws(StoreError) {
    guard format?.replicas?.contains(replica) != true || !unevenReplicas.isEmpty else { return }
    let lock = try onDisk { () throws(FileFault) in try lockForSession() }
    var known = try StoreFormat.read(in: root) ?? StoreFormat()
    let named = known.replicas ?? []
    do throws(JournalError) {
      let uneven = known.join(try ReplicaFile.remembered(store: path))
      if !uneven.isDisjoint(with: named) {
        try ReplicaFile.remember(named, store: path, waiting: waiting)
      }
      if named.contains(replica), uneven.isSubset(of: named) {
        return journal.judge(by: Authority(known))
      }
      var format = try known.adding(
        replica, local: ReplicaFile.replicas(store: path), events: journal.log.events)
      if known.replicas == nil { format.wrongClocks = wrongClocks }
      try journalIO(root.replace(StoreFormat.name, with: format.line))
      journal.judge(by: Authority(format))
    } catch { throw StoreError(error) }
    _ = consume lock
  }

  /// What a store whose file names no replicas would say of itself, by its journals.
  ///
  /// Where it was never written to there is nothing to say.
  func formatByJournals() throws(JournalError) -> StoreFormat {
    let local = try ReplicaFile.replicas(store: path)
    let events = try Journal(store: path, replica: .nobody, waiting: waiting).events()
    guard let replica = local.min(), !events.isEmpty else { return StoreFormat() }
    var format = try StoreFormat().adding(replica, local: local) { () throws(JournalError) in
      events
    }
    format.wrongClocks = wrongClocks
    return format
  }
}

extension StoreFormat {
  /// Adds the replicas that `private/replica` remembers, where the store names any; gives those
  /// that only one of the two names.
  mutating func join(_ remembered: Set<ReplicaID>) -> Set<ReplicaID> {
    guard let named = replicas.map(Set.init), !remembered.isEmpty else { return [] }
    replicas = named.union(remembered).sorted()
    return named.symmetricDifference(remembered)
  }

  /// The format with one more replica; `events` is asked only in a store of 0.1.0.
  fileprivate func adding(
    _ replica: ReplicaID, local: Set<ReplicaID>, events: () throws(JournalError) -> [Event]
  ) throws(JournalError) -> StoreFormat {
    var format = self
    guard let replicas else {
      let events = try events()
      let local = local.union([replica])
      format.replicas = local.sorted()
      format.allowed = Self.allowances(in: events, local: local)
      let owning = events.filter { $0.kind == .ownStore }.sorted()
      let own = owning.first { local.contains($0.id.replica) } ?? owning.first
      format.founder = events.isEmpty ? replica : own?.id.replica
      return format
    }
    format.replicas = Set(replicas + [replica]).sorted()
    return format
  }

  /// The accounts in each replica's journal that did not begin there.
  ///
  /// For other replicas, also those that added places under ids as 0.1.0 made them.
  private static func allowances(in events: [Event], local: Set<ReplicaID>) -> [Allowance] {
    var (seen, begun, adding): (Set<Allowance>, Set<Allowance>, Set<Allowance>) = ([], [], [])
    for event in events {
      let pair = Allowance(account: event.by, replica: event.id.replica)
      seen.insert(pair)
      if event.kind == .createAccount { begun.insert(pair) }
      if event.addsUnderForeignID, !local.contains(pair.replica) { adding.insert(pair) }
    }
    return seen.subtracting(begun).union(adding)
      .sorted { ($0.account, $0.replica) < ($1.account, $1.replica) }
  }
}
