/// A file of 32 random bytes in `private/`, mode 0600: what this store proves things with.
struct StoreSecret {
  private static let length = 32

  private let folder: String
  private let path: String

  /// Names the secret; touches no file.
  init(_ name: String, of store: String) {
    folder = "\(store)/private"
    path = "\(folder)/\(name)"
  }

  /// The bytes, nil before they were drawn.
  ///
  /// A file that is too short was cut off by a crash before anything was proved with it.
  func known() throws(JournalError) -> [UInt8]? {
    guard let file = try JournalFile(path, .reading) else { return nil }
    return try Self.bytes(of: file)
  }

  /// The bytes, drawn the first time: of many processes that ask first at once, one draws them.
  func knownOrDrawn(_ random: () -> UInt64) throws(JournalError) -> [UInt8] {
    if let known = try known() { return known }
    guard let file = try JournalFile(path, .locking) else {
      throw .refused(file: path, .open, code: 0)
    }
    try file.lock()
    if let known = try Self.bytes(of: file) { return known }
    let fresh = (0..<Self.length / 8).flatMap { _ in random().bigEndianBytes }
    try file.truncate(to: 0)
    try file.writeAll(fresh)
    if let error = file.sync() { throw .refused(file: path, .sync, code: error.code) }
    try JournalFolder.sync(folder)
    return fresh
  }

  private static func bytes(of file: borrowing JournalFile) throws(JournalError) -> [UInt8]? {
    let bytes = try file.read(at: 0, count: length)
    return bytes.count == length ? bytes : nil
  }
}
