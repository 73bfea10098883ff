/// What people did: one folder of append-only segments for each replica, below the store's
/// `journal/`.
///
///     journal/k3f9q0d7m2xa/000001.jsonl    the first events of this replica, see ``EventLine``
///     journal/k3f9q0d7m2xa/000002.jsonl    the next; only the last ``Segment`` grows
///     journal/k3f9q0d7m2xa/000002.jsonl.torn-1    bytes of a write that a crash cut short
///     private/journal.lock                 the lock that writers hold while they append
///
/// Events of one command count together: all but the last of them say `"more":true`, and while the
/// last one is not there, those before it are not there either.
///
/// Only this store's own replica is written here; the folders of others arrive whole or grow by
/// synchronising. Readers take no lock. The journal knows events, not what they amount to: that is
/// ``State``.
public struct Journal {
  /// The folder of the store.
  public let store: String
  /// The replica that this store writes as.
  public internal(set) var replica: ReplicaID
  /// What to do while another process writes.
  let waiting: LockWaiting
  /// Where readers and writers note what is damaged.
  public let damage: DamageLog
  /// Which lines are not taken yet.
  let hold: HeldLines
  /// Which own lines count from another time than they say.
  let wrongClocks: [WrongClock]

  /// Names the journal of a store; touches no file.
  public init(
    store: String, replica: ReplicaID, waiting: LockWaiting = LockWaiting(),
    damage: DamageLog = DamageLog(), hold: HeldLines = .none, wrongClocks: [WrongClock] = []
  ) {
    self.store = store
    self.replica = replica
    self.waiting = waiting
    self.damage = damage
    self.hold = hold
    self.wrongClocks = wrongClocks
  }

  var folder: Folder { Folder(store).folder("journal") }

  func folder(of replica: ReplicaID) -> Folder { folder.folder(replica.text) }

  func path(of replica: ReplicaID, segment: Int) -> String {
    folder(of: replica).file(Segment.name(segment))
  }

  /// The number of the last segment of a replica; 0 when there is none.
  ///
  /// A folder behind a link has none here, as when the journals are folded.
  func lastSegment(of replica: ReplicaID) throws(JournalError) -> Int {
    let folder = folder(of: replica)
    guard (try? folder.check()) != nil else { return 0 }
    return try Segment.last(in: folder)
  }

  /// Every replica that has a folder here, in order.
  public func replicas() throws(JournalError) -> [ReplicaID] {
    try journalIO(folder.names()).compactMap { ReplicaID($0) }.sorted()
  }
}
