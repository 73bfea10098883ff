/// Reads what stands at the beginning of a line as this program writes it.
struct OpeningCursor {
  private let bytes: ByteView
  private(set) var position = 0

  init(_ bytes: ByteView) { self.bytes = bytes }

  /// Whether a text stands here; it is moved over when it does.
  mutating func skip(_ text: StaticString) -> Bool {
    guard bytes.holds(text, at: position) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Where a text of so many bytes stands, whatever they are; nil when there are not so many.
  mutating func take(_ length: Int) -> Range<Int>? {
    guard length <= bytes.count - position else { return nil }
    defer { position += length }
    return position..<(position + length)
  }

  /// Where the text stands that the next quotation mark ends; nil when it is not plain ASCII.
  mutating func takeText() -> Range<Int>? {
    let start = position
    var rest = ByteView(rebasing: bytes[start...])[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") {
        position = start + rest.startIndex - 1
        return start..<position
      }
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") else { return nil }
    }
    return nil
  }

  /// The number here; nil when there is none, or none that a journal reaches.
  mutating func takeNumber() -> Int? {
    let start = position
    var value = 0
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10, position - start < 15 {
      value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    return position > start && bytes[start] != UInt8(ascii: "0") ? value : nil
  }
}
