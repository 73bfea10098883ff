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
