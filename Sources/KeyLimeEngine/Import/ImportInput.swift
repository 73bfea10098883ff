import Synchronization

/// The bytes of a file that is imported, read once from its beginning to its end.
public struct ImportInput: Sendable {
  /// How many bytes there are; nil when nobody knows before the end, as in a pipe.
  public let size: Int?
  private let readNext: @Sendable (_ limit: Int) throws(FileFault) -> [UInt8]

  /// Makes an input from a closure that gives the next bytes, no more than asked for, and none at
  /// the end.
  ///
  /// It is called by one thread at a time, though not always the same.
  public init(
    size: Int?, read: @escaping @Sendable (_ limit: Int) throws(FileFault) -> [UInt8]
  ) {
    self.size = size
    readNext = read
  }

  /// Makes an input of bytes in memory.
  public init(_ bytes: [UInt8]) {
    let position = Mutex(0)
    self.init(size: bytes.count) { limit in
      position.withLock { position in
        defer { position = min(position + limit, bytes.count) }
        return Array(bytes[position..<min(position + limit, bytes.count)])
      }
    }
  }

  /// Makes an input of a file of the store.
  init(_ file: consuming File) {
    let reader = FileReader(file)
    self.init(size: nil, read: reader.read)
  }

  func read(_ limit: Int) throws(FileFault) -> [UInt8] { try readNext(limit) }
}

/// Reads a file from its beginning to its end.
private final class FileReader: Sendable {
  private let file: File
  private let position = Mutex(0)

  init(_ file: consuming File) { self.file = file }

  func read(_ limit: Int) throws(FileFault) -> [UInt8] {
    let start = position.withLock { $0 }
    let bytes = try file.read(start..<start + limit)
    position.withLock { $0 = start + bytes.count }
    return bytes
  }
}
