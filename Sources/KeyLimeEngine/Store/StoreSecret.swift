/// A file of 32 random bytes in `private/`, mode 0600: what this store proves things with.
///
/// Behind them are the 32 bytes of each other copy of the store whose backup was restored here.
struct StoreSecret {
  private static let length = 32
  /// More copies than this are not believed.
  private static let mostCopies = 64

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

  /// What other copies of the store prove things with.
  func others() throws(JournalError) -> [[UInt8]] {
    guard let file = try journalIO(File(ifPresent: path, .read)) else { return [] }
    let bytes = try journalIO(file.read(0..<Self.length * Self.mostCopies))
    return Self.secrets(in: bytes).dropFirst().map { $0 }
  }

  /// One file with the secrets of two copies, those of `bytes` first.
  static func merged(_ bytes: [UInt8], with others: [UInt8]) -> [UInt8] {
    let known = secrets(in: bytes)
    let new = secrets(in: others).filter { !known.contains($0) }
    return (known + new).prefix(mostCopies).flatMap(\.self)
  }

  private static func secrets(in bytes: [UInt8]) -> [[UInt8]] {
    stride(from: 0, through: bytes.count - length, by: length).map {
      Array(bytes[$0..<$0 + length])
    }
  }

  private static func bytes(of file: borrowing File) throws(FileFault) -> [UInt8]? {
    let bytes = try file.read(0..<length)
    return bytes.count == length ? bytes : nil
  }
}
