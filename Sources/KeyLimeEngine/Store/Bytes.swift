/// Bytes that are read by range: a file, or memory that stands for one.
enum Bytes: ~Copyable {
  case file(File)
  case memory([UInt8])

  var path: String {
    switch self {
    case .file(let file): file.path
    case .memory: "(memory)"
    }
  }

  func size() throws(FileFault) -> Int {
    switch self {
    case .file(let file): try file.size()
    case .memory(let bytes): bytes.count
    }
  }

  /// The bytes of a range; fewer where the bytes end before it.
  func read(_ range: Range<Int>) throws(FileFault) -> [UInt8] {
    switch self {
    case .file(let file): try file.read(range)
    case .memory(let bytes): Array(bytes[range.clamped(to: bytes.indices)])
    }
  }
}
