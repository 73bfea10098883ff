/// Bytes that are read by range: a file, a part of a file, or memory.
enum Bytes: ~Copyable {
  case file(File)
  case part(FilePart)
  case memory([UInt8])

  var path: String {
    switch self {
    case .file(let file): file.path
    case .part(let part): part.file.path
    case .memory: "(memory)"
    }
  }

  func size() throws(FileFault) -> Int {
    switch self {
    case .file(let file): try file.size()
    case .part(let part): part.range.count
    case .memory(let bytes): bytes.count
    }
  }

  /// When a file was last changed, in nanoseconds since 1970; nil for what is no whole file.
  func modified() throws(FileFault) -> Int64? {
    switch self {
    case .file(let file): try file.modified()
    case .part: nil
    case .memory: nil
    }
  }

  func adviseRandom() {
    switch self {
    case .file(let file): file.adviseRandom()
    case .part: break
    case .memory: break
    }
  }

  /// The bytes of a range; fewer where the bytes end before it.
  func read(_ range: Range<Int>) throws(FileFault) -> [UInt8] {
    switch self {
    case .file(let file): return try file.read(range)
    case .part(let part):
      let start = part.range.lowerBound
      let inside = range.clamped(to: 0..<part.range.count)
      return try part.file.read(start + inside.lowerBound..<start + inside.upperBound)
    case .memory(let bytes): return Array(bytes[range.clamped(to: bytes.indices)])
    }
  }
}

struct FilePart: ~Copyable {
  let file: File
  let range: Range<Int>
}
