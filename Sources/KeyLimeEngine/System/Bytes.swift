/// Bytes that are read by range: a file, a part of one, or memory that stands for one.
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

  /// The bytes of a range; fewer where the bytes end before it.
  func read(_ range: Range<Int>) throws(FileFault) -> [UInt8] {
    switch self {
    case .file(let file): try file.read(range)
    case .part(let part): try part.read(range)
    case .memory(let bytes): Array(bytes[range.clamped(to: bytes.indices)])
    }
  }
}

/// A range of an open file.
struct FilePart: ~Copyable {
  let file: File
  let range: Range<Int>

  init(_ file: consuming File, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  func read(_ part: Range<Int>) throws(FileFault) -> [UInt8] {
    let inside = part.clamped(to: 0..<range.count)
    return try file.read(
      range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound)
  }
}
