/// What a restore would write, decided before anything is written.
public struct RestorePlan: Sendable {
  /// The journals that grow, or come to be.
  public private(set) var journals: [ReplicaID] = []
  /// The journals that the store already has as much of, or more.
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

extension RestorePlan {
  /// Plans the private files: those that are missing come, and what both have is merged where it
  /// belongs to one person or one copy.
  mutating func planPrivateFiles(_ backup: Backup, _ store: Store) throws(BackupFault) {
    for file in backup.manifest.files where file.path.hasPrefix("private/") {
      let name = String(file.path.dropFirst("private/".count))
      // A restored store writes as a new replica.
      guard name != "replica" else { continue }
      if FileStatus(store.root.file(file.path)) == nil {
        writes.append(Write(path: file.path))
      } else {
        guard let merged = try merged(name, backup.contents(of: file), store) else { continue }
        writes.append(Write(path: file.path, bytes: merged))
      }
      // The notes about pictures are many, and nobody misses one.
      if !name.hasPrefix("pictures/") { privateFiles.append(name) }
    }
  }

  /// What both have of a file, the store's own first; nil when the store has all of it, or keeps
  /// its own as it is.
  private func merged(
    _ name: String, _ other: [UInt8], _ store: Store
  ) throws(BackupFault) -> [UInt8]? {
    let own: [UInt8]
    do throws(FileFault) { own = try store.privateFolder.contents(name) ?? [] } catch {
      throw .file(error)
    }
    let merged: [UInt8]
    switch name {
    case Credentials.fileName: merged = Self.lines(own, with: other, named: "account")
    case Store.codesFile: merged = Self.lines(own, with: other, named: "hash")
    case ClaimKey.fileName: merged = StoreSecret.merged(own, with: other)
    default: return nil
    }
    return merged == own ? nil : merged
  }

  /// The objects of two files, one a line, each once by the member that names it.
  private static func lines(
    _ own: [UInt8], with other: [UInt8], named member: String
  ) -> [UInt8] {
    func name(_ line: ArraySlice<UInt8>) -> String? {
      (try? JSON(parsing: Array(line)))?[member]?.text
    }
    let known = Set(own.split(separator: 0x0A).compactMap(name))
    let new = other.split(separator: 0x0A).filter { line in
      name(line).map { !known.contains($0) } ?? false
    }
    return own + new.flatMap { $0 + [0x0A] }
  }
}

// What a restore makes of `format.json`.

extension RestorePlan {
  /// Plans what the store says of itself afterwards: what it and the backup say together.
  mutating func planFormat(_ backup: Backup, _ store: Store) throws(BackupFault) {
    guard let bytes = try backup.contents(of: StoreFormat.name),
      let json = try? JSON(parsing: bytes)
    else { return }
    let theirs = StoreFormat(json: json)
    // Another process may have changed it since the store was opened.
    let ours: StoreFormat?
    do throws(StoreError) { ours = try StoreFormat.read(in: store.root) } catch {
      throw .store(error)
    }
    var known = ours ?? StoreFormat()
    var guess: ReplicaID?
    if known.replicas == nil, theirs.replicas != nil {
      // It is lost, or of 0.1.0: the backup alone does not know who wrote here since.
      do throws(JournalError) { known = try store.formatByJournals() } catch {
        throw .store(StoreError(error))
      }
      (guess, known.founder) = (known.founder, nil)
    }
    guard try isSame(known, as: theirs, backup, store) else { throw .otherStore }
    var merged = known.merged(with: theirs)
    merged.founder = merged.founder ?? guess
    guard merged != ours else { return }
    changesFormat = true
    writes.append(Write(path: StoreFormat.name, bytes: merged.line))
  }

  /// Whether two formats may be of one store.
  private func isSame(
    _ ours: StoreFormat, as theirs: StoreFormat, _ backup: Backup, _ store: Store
  ) throws(BackupFault) -> Bool {
    guard let own = ours.replicas, let others = theirs.replicas, !own.isEmpty,
      Set(own).isDisjoint(with: others)
    else { return true }
    if let founder = ours.founder { return founder == theirs.founder }
    // A format that was lost and written again knows neither its founder nor the replicas before.
    for replica in others {
      if try begins(replica, alikeIn: backup, store) { return true }
    }
    return false
  }

  /// Whether the journal of a replica begins with the same event in a backup and in a store.
  private func begins(
    _ replica: ReplicaID, alikeIn backup: Backup, _ store: Store
  ) throws(BackupFault) -> Bool {
    let files = backup.manifest.files.filter { $0.path.hasPrefix("journal/\(replica.text)/") }
    guard let first = files.min(by: { $0.path < $1.path }) else { return false }
    var steps = first.path.split(separator: "/").map(String.init)
    let name = steps.popLast() ?? ""
    let here: [UInt8]
    do throws(FileFault) { here = try store.root.folder(for: steps).contents(name) ?? [] } catch {
      throw .file(error)
    }
    guard let end = here.firstIndex(of: 0x0A) else { return false }
    return try backup.contents(of: first).starts(with: here[...end])
  }
}
