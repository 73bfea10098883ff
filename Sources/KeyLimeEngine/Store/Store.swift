/// A store on disk: one folder that holds what was imported and what people did.
///
///     <store>/
///       format.json                       see ``StoreFormat``
///       catalogue/current                 one JSON line naming the live generation
///       catalogue/<n>/generation.json     the same line, for when `current` is lost
///       catalogue/<n>/restaurants.jsonl   every imported restaurant, one JSON object a line
///       catalogue/<n>/appeared.jsonl      when places first were in a later import of their source
///       catalogue/<n>/index               derived from it; deleted, it is made again
///       catalogue/<n>/ratings             people's ratings by row, derived from the journal
///       catalogue/names.jsonl             names of places that an import may have dropped
///       journal/<replica>/000001.jsonl    what people did, see ``EventLine``
///       photos/                           pictures by their SHA-256
///       lost+found/                       what a repair set aside
///       private/                          what never leaves this machine, mode 0700
///       private/snapshot/                 derived from the journal, see ``Snapshot``
///
/// A store that does not exist yet reads as an empty one; writing creates it.
public struct Store {
  let root: Folder
  /// What to do while another process writes.
  public let waiting: LockWaiting
  /// What the store said of itself when it was opened, with the replicas that `private/replica`
  /// names as well; nil before it was made.
  public let format: StoreFormat?
  /// The replicas that one of the two files names and the other does not.
  let unevenReplicas: Set<ReplicaID>
  /// What was found damaged while questions were answered.
  public let damage: DamageLog
  /// Which of its own lines count from another time than they say.
  let wrongClocks: [WrongClock]
  /// The journals of the store and their state; one question knows what another read.
  public let journal: FoldedJournal
  /// The catalogue that was asked last.
  let kept = KeptCatalogue()

  /// Opens the store in a folder, which need not exist.
  ///
  /// `waiting` says what to do while another process writes to it. `now` is what this machine's
  /// clock shows, in milliseconds since 1970: what others wrote for later waits. Throws
  /// ``StoreError/unknownFormat(_:path:)`` when a newer program made it; nothing is touched. With
  /// `toExamine`, a store opens whose format is damaged, as if it had none.
  public init(
    at path: String, waiting: LockWaiting = LockWaiting(), now: Int64? = nil,
    toExamine: Bool = false
  ) throws(StoreError) {
    self.waiting = waiting
    root = Folder(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
    damage = DamageLog()
    var format: StoreFormat?
    do throws(StoreError) { format = try StoreFormat.read(in: root) } catch {
      guard toExamine, error.isDamage else { throw error }
    }
    unevenReplicas = format?.join((try? ReplicaFile.remembered(store: root.path)) ?? []) ?? []
    self.format = format
    let hold: HeldLines = if let now { HeldLines(now: now, format) } else { .none }
    wrongClocks =
      if let now, let format, format.replicas == nil { Self.wrongClocks(in: root, now) } else {
        format?.wrongClocks ?? []
      }
    journal = FoldedJournal(
      Journal(
        store: root.path, replica: .nobody, waiting: waiting, damage: damage,
        hold: hold, wrongClocks: wrongClocks),
      Authority(format))
  }

  /// What a store of 0.1.0, whose format says nothing of them, has of such lines.
  ///
  /// The next question to the journal reports what cannot be read.
  private static func wrongClocks(in root: Folder, _ now: Int64) -> [WrongClock] {
    let journal = Journal(store: root.path, replica: .nobody)
    let local = (try? ReplicaFile.replicas(store: root.path)) ?? []
    return local.sorted().compactMap { try? journal.wrongClock(of: $0, now: now) }
  }

  /// The folder of the store.
  public var path: String { root.path }

  /// Sets the replica that later writes are made as, and gives the journals to write to.
  public func beginWriting(as replica: ReplicaID) -> FoldedJournal {
    journal.setReplica(replica)
    return journal
  }

  var catalogue: Folder { root.folder("catalogue") }
  var privateFolder: Folder { root.folder("private") }

  /// Makes the folders and the format file when they are missing.
  func create() throws(StoreError) {
    try onDisk { () throws(FileFault) in
      try catalogue.make()
      if try root.contents(StoreFormat.name) == nil {
        try root.replace(
          StoreFormat.name, with: Array("{\"format\":\(StoreFormat.current)}\n".utf8))
      }
    }
  }

  /// Makes everything that a writer of the journal needs.
  ///
  /// Throws ``StoreError`` when a folder or the format file cannot be made.
  public func prepareForWriting() throws(StoreError) {
    try create()
    tidy()
    try onDisk { () throws(FileFault) in try privateFolder.make(isPrivate: true) }
  }

  /// Takes the lock on a file in `private/`, and waits for it.
  ///
  /// It is held as long as the file is open.
  func lockPrivate(_ name: String) throws(FileFault) -> File {
    let lock = try File(privateFolder.file(name), .update)
    try lock.lock(waiting)
    return lock
  }
}

extension Store {
  /// Writes what is derived from the journal when that is due: the snapshot, and before it the
  /// rating columns; tells whether it did.
  ///
  /// Call it when the answer is out; see ``FoldedJournal/refreshSnapshot(evenIfNotDue:prepare:)``.
  @discardableResult
  public func refreshSnapshot(evenIfNotDue: Bool = false) -> Bool {
    journal.refreshSnapshot(evenIfNotDue: evenIfNotDue, prepare: updateRatingColumns)
  }
}
