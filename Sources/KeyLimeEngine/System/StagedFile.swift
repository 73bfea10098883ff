/// The new contents of a private file, on the disk under a passing name until it takes its place.
///
/// What must not change before something else is written is staged first, so that a full disk is
/// found out before anything has changed.
public final class StagedFile {
  private let folder: Folder
  private let name: String
  private let file: File
  /// Held until the file is in its place, or given up.
  private let lock: File?
  private var isPublished = false

  /// Writes the contents beside the file that they will replace.
  init(
    _ name: String, with bytes: [UInt8], in folder: Folder, holding lock: consuming File? = nil
  ) throws(FileFault) {
    try folder.check()
    (self.folder, self.name) = (folder, name)
    self.lock = lock
    file = try File.temporary(beside: folder.file(name))
    try file.write(bytes)
    try file.sync()
  }

  /// Puts the contents in their place, durably.
  ///
  /// Throws ``StoreError`` when that fails; then the old contents are still there.
  public func publish() throws(StoreError) {
    try onDisk { () throws(FileFault) in try file.replace(name, in: folder) }
    isPublished = true
  }

  deinit { if !isPublished { File.removeName(file.path) } }
}
