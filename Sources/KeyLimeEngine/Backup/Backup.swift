/// A finished backup in a folder, whose files were all read and compared with what it says of them.
public struct Backup {
  let manifest: BackupManifest
  let folder: Folder

  /// Opens a backup and reads all of it.
  ///
  /// Throws ``BackupFault`` when it is not whole.
  public init(at path: String) throws(BackupFault) {
    folder = Folder(path)
    manifest = try BackupManifest(in: folder)
    for file in manifest.files { _ = try contents(of: file) }
  }

  /// What it has.
  public var summary: BackupSummary { BackupSummary(manifest) }

  /// The bytes of a file, compared with its checksum.
  func contents(of file: BackupManifest.Entry) throws(BackupFault) -> [UInt8] {
    var steps = file.path.split(separator: "/").map(String.init)
    let name = steps.popLast() ?? ""
    let place = folder.folder(for: steps)
    let bytes: [UInt8]?
    do throws(FileFault) {
      try place.check()
      bytes = try place.contents(name)
    } catch { throw .file(error) }
    guard let bytes else { throw .damaged(path: place.file(name), reason: "it is missing") }
    guard bytes.count == file.bytes, SHA256.hash(of: bytes).hexadecimal == file.sha256 else {
      throw .damaged(path: place.file(name), reason: "it is not what was backed up")
    }
    return bytes
  }

  /// The bytes of a file by its path in the store; nil when the backup does not have it.
  func contents(of path: String) throws(BackupFault) -> [UInt8]? {
    guard let file = manifest.files.first(where: { $0.path == path }) else { return nil }
    return try contents(of: file)
  }
}

extension Store {
  /// The files that no backup has, since this program did not put them here.
  public var filesOfOthers: [String] {
    StoreTree(root).entries.filter(\.isOfOthers).map(\.path)
  }
}

/// Which files of a store a backup has: what people did and imported, and nothing derived.
enum BackupContents {
  /// The private files that are worth keeping; locks and the snapshot are not.
  private static let privateFiles = [
    "session", "credentials", "passcode", "claim-key", "deal-key", "codes", "replica",
  ]

  /// The files that are there, from the store's folder on.
  static func paths(of store: Store, withPrivate: Bool) -> [String] {
    let live = liveGeneration(of: store)
    return StoreTree(store.root).entries.filter { $0.status.kind == .regular }.map(\.path)
      .filter { path in
        guard mayHold(path), withPrivate || !path.hasPrefix("private/") else { return false }
        let steps = path.split(separator: "/")
        guard steps.first == "catalogue", steps.count == 3 else { return true }
        return live.map { steps[1] == String($0.number) } ?? true
      }
  }

  /// The generation that answers; nil when it cannot, so that all there is must be kept.
  private static func liveGeneration(of store: Store) -> Generation? {
    guard let named = try? store.namedGeneration(),
      FileStatus(store.folder(of: named.number).file(Generation.linesName))?.kind == .regular
    else { return nil }
    return named
  }

  /// Whether a path is one that a backup may have; none leads out of a store.
  static func mayHold(_ path: String) -> Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (steps.first, steps.count) {
    case (StoreFormat.name, 1): return true
    case ("catalogue", 2): return ["current", "names.jsonl"].contains(steps[1])
    case ("catalogue", 3):
      return Int(steps[1]).map { $0 > 0 && String($0) == steps[1] } ?? false
        && [Generation.linesName, Generation.copyName, Appearances.fileName].contains(steps[2])
    case ("journal", 3):
      return ReplicaID(steps[1]) != nil
        && Array(steps[2].utf8).withBytes { Segment.number(in: $0) } != nil
    case ("photos", 2): return PhotoName(steps[1]) != nil
    case ("private", 2): return privateFiles.contains(steps[1])
    case ("private", 3): return steps[1] == "pictures" && Store.isNoteName(steps[2])
    default: return false
    }
  }
}
