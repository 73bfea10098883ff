/// Bytes of a file whose offsets are never trusted.
struct ByteReader {
  let bytes: [UInt8]
  var isLittleEndian = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes of a range; nil when it is not wholly there.
  func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else {
      return nil
    }
    return bytes[start..<start + count]
  }

  /// A number without sign of up to seven bytes, 0 when it has none; one of eight may come out
  /// below zero, where nothing is.
  func number(at start: Int, width: Int) -> Int? {
    guard let slice = slice(start, width) else { return nil }
    let ordered = isLittleEndian ? Array(slice.reversed()) : Array(slice)
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The ASCII text of a range, up to the first zero byte.
  func text(at start: Int, count: Int) -> String? {
    slice(start, count).map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
