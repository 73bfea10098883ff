/// A file of 32 random bytes in `private/`, mode 0600: what this store proves things with.
struct StoreSecret {
  private static let length = 32

  private let folder: Folder
  private let path: String

  /// Names the secret; touches no file.
  init(_ name: String, of store: String) {
    folder = Folder(store).folder("private")
    path = folder.file(name)
  }

  /// The bytes, nil before they were drawn.
  ///
  /// A file that is too short was cut off by a crash before anything was proved with it.
  func known() throws(JournalError) -> [UInt8]? {
    guard let file = try journalIO(File(ifPresent: path, .read)) else { return nil }
    return try journalIO(Self.bytes(of: file))
  }

  /// The bytes, drawn the first time: of many processes that ask first at once, one draws them.
  func knownOrDrawn(_ random: () -> UInt64, _ waiting: LockWaiting) throws(JournalError) -> [UInt8]
  {
    if let known = try known() { return known }
    do throws(FileFault) {
      try folder.check()
      let file = try File(path, .update)
      try file.lock(waiting)
      if let known = try Self.bytes(of: file) { return known }
      let fresh = (0..<Self.length / 8).flatMap { _ in random().bigEndianBytes }
      try file.truncate(to: 0)
      try file.write(fresh)
      try file.sync()
      try folder.sync()
      return fresh
    } catch { throw .refused(error) }
  }

  private static func bytes(of file: borrowing File) throws(FileFault) -> [UInt8]? {
    let bytes = try file.read(0..<length)
    return bytes.count == length ? bytes : nil
  }
}
