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
  var waiting = LockWaiting()
  /// Where readers and writers note what is damaged.
  public internal(set) var damage = DamageLog()
  /// Which lines are not taken yet.
  var hold = HeldLines.none
  /// Which own lines count from another time than they say.
  var wrongClocks: [WrongClock] = []

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

extension Journal {
  /// The time of the last event of a replica; nil when there is none.
  ///
  /// Throws ``JournalError`` when the journal cannot be read.
  public func lastTime(of replica: ReplicaID) throws(JournalError) -> HybridTime? {
    let number = try Segment.last(in: folder(of: replica))
    guard number > 0,
      let file = try journalIO(File(ifPresent: path(of: replica, segment: number), .read))
    else { return nil }
    return try SegmentEnd(file, size: journalIO(file.size()), replica, number).time
  }

  /// Takes the lock that a writer of this store's journal holds, and waits for it.
  ///
  /// It is held as long as the file is open.
  func lockForWriting() throws(JournalError) -> File {
    precondition(replica != .nobody, "a journal that is only read is not written")
    let folder = Folder(store).folder("private")
    try journalIO(folder.make(isPrivate: true))
    let file = try journalIO(File(folder.file("journal.lock"), .update))
    try journalIO(file.lock(waiting))
    return file
  }
}
