/// What a backup has.
public struct BackupSummary: Equatable, Sendable {
  /// How many files.
  public var files = 0
  /// How many bytes they have together.
  public var bytes = 0
  /// How many of them are journals.
  public var segments = 0
  /// How many pictures.
  public var photos = 0
  /// Whether it has passwords and keys.
  public var hasPrivate = false

  init(_ manifest: BackupManifest) {
    files = manifest.files.count
    bytes = manifest.files.reduce(0) { $0 + $1.bytes }
    segments = manifest.files.filter { $0.path.hasPrefix("journal/") }.count
    photos = manifest.files.filter { $0.path.hasPrefix("photos/") }.count
    hasPrivate = manifest.hasPrivate
  }
}

extension Store {
  /// Copies the store to a folder that is empty or not there yet, and reads the copy again.
  ///
  /// No other process writes meanwhile, so that the copy is of one moment. What cannot be read is
  /// copied as it is, and noted in ``damage``. `replica` is the one that this store is written as
  /// here; `time` is RFC 3339. Throws ``BackupFault``.
  public func backUp(
    to path: String, withPrivate: Bool, replica: ReplicaID?, time: String
  ) throws(BackupFault) -> BackupSummary {
    let target = Folder(path)
    do throws(FileFault) {
      if FileStatus(path) != nil, try !Folder.names(in: path).isEmpty {
        throw FileFault("write", path, code: FileFault.occupied)
      }
      try Folder.make(path, permissions: 0o700)
    } catch {
      throw error.isOccupied ? .notEmpty(path: path) : .place(path: path, error)
    }
    let locks = try writersLocksIfWritable()
    damage.note(examine(now: (OffsetTime(time)?.seconds ?? 0) * 1000).findings)
    var manifest = BackupManifest(time: time, replica: replica, hasPrivate: withPrivate)
    for path in BackupContents.paths(of: self, withPrivate: withPrivate) {
      manifest.files.append(try copy(path, to: target))
    }
    do throws(FileFault) {
      try target.replace(BackupManifest.name, with: manifest.bytes, isPrivate: true)
    } catch { throw .place(path: path, error) }
    _ = consume locks
    return BackupSummary(try Backup(at: path).manifest)
  }

  private func copy(_ path: String, to target: Folder) throws(BackupFault) -> BackupManifest.Entry {
    var steps = path.split(separator: "/").map(String.init)
    let name = steps.popLast() ?? ""
    let (folder, place) = (root.folder(for: steps), target.folder(for: steps))
    let bytes: [UInt8]
    do throws(FileFault) {
      try folder.check()
      bytes = try wholeLines(path, folder.contents(name) ?? [])
    } catch { throw .file(error) }
    do throws(FileFault) {
      try place.make(isPrivate: true)
      try place.replace(name, with: bytes, isPrivate: true)
    } catch { throw .place(path: target.path, error) }
    return .init(path: path, bytes: bytes.count, sha256: SHA256.hash(of: bytes).hexadecimal)
  }

  /// The end of a journal without the beginning of a command that a crash cut short.
  private func wholeLines(_ path: String, _ bytes: [UInt8]) -> [UInt8] {
    guard path.hasPrefix("journal/"), bytes.last != 0x0A else { return bytes }
    return Array(bytes[..<(bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)])
  }

  /// The same; nil on a disk that is read-only, where nobody can write.
  private func writersLocksIfWritable() throws(BackupFault) -> WritersLocks? {
    do throws(BackupFault) { return try writersLocks() } catch {
      guard case .store(.file(let fault)) = error, fault.isOfReadOnlyDisk else { throw error }
      return nil
    }
  }

  /// The locks of all who write; nothing is made in a store that is not there.
  func writersLocks() throws(BackupFault) -> WritersLocks {
    do throws(StoreError) {
      try prepareForWriting()
      let catalogue = try CatalogueLock(in: self)
      let session = try onDisk { () throws(FileFault) in try lockForSession() }
      do throws(JournalError) {
        let journal = try Journal(
          store: path, replica: ReplicaID(random: 1), waiting: waiting
        ).lockForWriting()
        return WritersLocks(catalogue: catalogue, session: session, journal: journal)
      } catch { throw StoreError(error) }
    } catch { throw .store(error) }
  }
}

/// The locks of the catalogue, the session and the journal, held as long as the value lives.
struct WritersLocks: ~Copyable {
  let catalogue: CatalogueLock
  let session: File
  let journal: File
}
