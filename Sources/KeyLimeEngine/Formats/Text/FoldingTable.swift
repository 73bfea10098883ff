/// A hash table over the folded letters, filled once from their text in a few microseconds: a query
/// with one `é` in it must not pay for a dictionary of strings.
struct FoldingTable {
  private static let size = 2048

  private let text: StaticString
  private var keys = [UInt32](repeating: 0, count: size)
  /// Where in the text the folded form of a key starts and ends.
  private var forms = [(start: UInt16, end: UInt16)](repeating: (0, 0), count: size)

  /// Reads `folded=letters` groups separated by white space.
  init(_ text: StaticString) {
    self.text = text
    var start = 0
    var end: Int?
    let utf8 = ByteView(text)
    do {
      var index = 0
      while index < utf8.count {
        let byte = utf8[index]
        if byte <= 0x20 {
          start = index + 1
          end = nil
        } else if byte == UInt8(ascii: "="), end == nil {
          end = index
        } else if let end {
          let (scalar, length) = utf8.scalar(at: index)
          insert(scalar.value, start..<end)
          index += length
          continue
        }
        index += 1
      }
    }
  }

  private mutating func insert(_ key: UInt32, _ form: Range<Int>) {
    var slot = Self.slot(of: key)
    while keys[slot] != 0 { slot = (slot + 1) % Self.size }
    keys[slot] = key
    forms[slot] = (UInt16(form.lowerBound), UInt16(form.upperBound))
  }

  /// Appends the folded form of a letter; false when it folds to itself.
  func appendFolded(_ letter: UInt32, to bytes: inout [UInt8]) -> Bool {
    var slot = Self.slot(of: letter)
    while keys[slot] != 0 {
      if keys[slot] == letter {
        let form = Int(forms[slot].start)..<Int(forms[slot].end)
        bytes.append(contentsOf: ByteView(text)[form])
        return true
      }
      slot = (slot + 1) % Self.size
    }
    return false
  }

  private static func slot(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 21) }
}
