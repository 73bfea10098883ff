/// A part of an input that moves from its beginning to its end: what was read and is still needed.
struct InputWindow: Sendable {
  /// The longest record of a file that is imported: 16 MB.
  static let recordLimit = 16 << 20
  private static let readSize = 1 << 20

  private let input: ImportInput
  /// The most that is kept of one record.
  private let limit: Int
  /// The bytes in the window.
  private(set) var bytes: [UInt8] = []
  /// Where the window starts, counted in bytes from the start of the input.
  private(set) var offset = 0
  /// Whether the input ends with the window.
  private(set) var isAtEnd = false

  /// Starts at the beginning, with nothing read yet.
  init(_ input: ImportInput, limit: Int = recordLimit) {
    self.input = input
    self.limit = limit
  }

  /// How many bytes the input has; nil when that is not known.
  var size: Int? { input.size }
  /// Where the window ends, counted in bytes from the start of the input.
  var end: Int { offset + bytes.count }

  /// Reads until the window is long enough, or the input ends.
  mutating func fill(_ count: Int) throws(ImportFault) {
    while bytes.count < count, !isAtEnd {
      let limit = max(Self.readSize, count - bytes.count)
      let fresh: [UInt8]
      do { fresh = try input.read(limit) } catch {
        throw ImportFault(.unreadable(error), byte: end)
      }
      if bytes.isEmpty { bytes = fresh } else { bytes += fresh }
      isAtEnd = fresh.isEmpty
    }
  }

  /// Reads as much again; a record that has not ended within the limit is refused.
  mutating func grow(record start: Int = 0) throws(ImportFault) {
    guard bytes.count - start < limit else {
      throw ImportFault(.recordTooLong(limit), byte: offset + start)
    }
    let wanted = min(max(bytes.count * 2, Self.readSize), start + limit)
    try fill(max(wanted, bytes.count + 1))
  }

  /// Moves the start of the window on.
  mutating func drop(_ count: Int) {
    guard count > 0 else { return }
    bytes.removeSubrange(..<count)
    offset += count
  }

  /// Takes bytes out of the beginning of the window.
  mutating func take(_ count: Int) -> [UInt8] {
    let rest = Array(bytes[count...])
    defer { (bytes, offset) = (rest, offset + count) }
    if rest.isEmpty { return bytes }
    bytes.removeSubrange(count...)
    return bytes
  }

  /// The first byte that is no white space.
  ///
  /// Throws ``ImportFault/Reason/empty`` when there is none.
  mutating func firstText() throws(ImportFault) -> UInt8 {
    try fill(1)
    while true {
      if let text = bytes.first(where: { !isJSONSpace($0) }) { return text }
      guard !isAtEnd else { throw ImportFault(.empty, byte: end) }
      try grow()
    }
  }

  /// Drops the mark that some programs put in front of UTF-8.
  mutating func dropByteOrderMark() throws(ImportFault) {
    try fill(3)
    if offset == 0, bytes.starts(with: Self.byteOrderMark) { drop(3) }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
