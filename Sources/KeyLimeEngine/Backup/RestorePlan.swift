/// What a restore would write, decided before anything is written.
public struct RestorePlan: Sendable {
  /// The journals that grow, or come to be.
  public private(set) var journals: [ReplicaID] = []
  /// The journals of which the store already has as much or more.
  public private(set) var keptJournals: [ReplicaID] = []
  /// How many pictures come.
  public private(set) var photos = 0
  /// How many places come with the catalogue; nil when the store keeps its own.
  public internal(set) var places: Int?
  /// What is wrong with the catalogue of the store and stays so.
  public internal(set) var keptDamage: [Finding] = []
  /// The private files that come, or get more.
  public internal(set) var privateFiles: [String] = []
  /// Whether what the store says of itself changes.
  public internal(set) var changesFormat = false
  /// The files to write, in order: what names others comes last.
  var writes: [Write] = []

  /// One file to write.
  struct Write: Sendable {
    let path: String
    /// What to write; nil for the file of the backup.
    var bytes: [UInt8]?
    /// Whether the file that it takes the place of has something that it has not.
    var dropsBytes = false

    /// Whether it is a segment that does not begin with what was there.
    var mergesLines: Bool { bytes != nil && path.hasPrefix("journal/") }
  }

  /// Compares a backup with a store.
  ///
  /// Throws ``BackupFault/otherStore`` when they have no replica in common, and
  /// ``BackupFault/diverged(replica:file:)`` when a journal of the backup has another event than
  /// the store's under the same number.
  init(_ backup: Backup, into store: Store) throws(BackupFault) {
    planPhotos(backup, store)
    try planJournals(backup, store)
    try planCatalogue(backup, store)
    try planPrivateFiles(backup, store)
    try planFormat(backup, store)
  }

  private mutating func planPhotos(_ backup: Backup, _ store: Store) {
    for file in backup.manifest.files where file.path.hasPrefix("photos/") {
      guard FileStatus(store.root.file(file.path)) == nil else { continue }
      writes.append(Write(path: file.path))
      photos += 1
    }
  }

  private mutating func planJournals(_ backup: Backup, _ store: Store) throws(BackupFault) {
    let files = backup.manifest.files.filter { $0.path.hasPrefix("journal/") }
    let byReplica = Dictionary(grouping: files) { String($0.path.split(separator: "/")[1]) }
    for (name, files) in byReplica.sorted(by: { $0.key < $1.key }) {
      guard let replica = ReplicaID(name) else { continue }
      let count = writes.count
      let last = files.map(\.path).max()
      for file in files.sorted(by: { $0.path < $1.path }) {
        try planSegment(file, isClosed: file.path != last, backup, store, replica)
      }
      if writes.count > count { journals.append(replica) } else { keptJournals.append(replica) }
    }
  }

  /// No event that can be read is ever replaced, by whatever.
  private mutating func planSegment(
    _ file: BackupManifest.Entry, isClosed: Bool, _ backup: Backup, _ store: Store,
    _ replica: ReplicaID
  ) throws(BackupFault) {
    let new = try backup.contents(of: file)
    var steps = file.path.split(separator: "/").map(String.init)
    let name = steps.popLast() ?? ""
    let there: [UInt8]
    do throws(FileFault) { there = try store.root.folder(for: steps).contents(name) ?? [] } catch {
      throw .file(error)
    }
    if there.starts(with: new) { return }
    // What a crash left behind the last whole line is in nobody's way.
    let whole = there[..<(there.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)]
    if new.starts(with: whole) { return writes.append(Write(path: file.path)) }
    guard let merged = MergedSegment(whole, with: new, isClosed: isClosed, of: replica) else {
      throw .diverged(replica: replica, file: file.path)
    }
    guard merged.hasGained else { return }
    writes.append(Write(path: file.path, bytes: merged.bytes, dropsBytes: merged.hasDropped))
  }
}
