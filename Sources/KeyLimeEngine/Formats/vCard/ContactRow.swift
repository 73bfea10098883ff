/// What the cells of one row say.
struct ContactRow {
  /// The line of the file, from 1.
  let number: Int
  private var cells: [(field: ContactField, text: [UInt8])] = []

  init(number: Int) { self.number = number }

  mutating func add(_ field: ContactField, _ text: [UInt8]) {
    guard text.contains(where: { $0 > 0x20 }) else { return }
    // Outlook writes `0/0/00` for a day that nobody knows.
    if field == .birthday, !text.contains(where: { (0x31...0x39).contains($0) }) { return }
    guard field == .email || field == .phone else { return cells.append((field, text)) }
    for part in Self.parts(of: text) { cells.append((field, part)) }
  }

  /// The lines of a card; none for an empty row.
  var lines: [VCardLine] {
    guard !cells.isEmpty else { return [] }
    var lines = ["BEGIN:VCARD", "VERSION:3.0"].map { Array($0.utf8) }
    let parts = [ContactField.family, .given, .middle].map { field in
      cells.first { $0.field == field }.map { Self.escaped($0.text) } ?? []
    }
    if parts.contains(where: { !$0.isEmpty }) {
      lines.append(Array("N:".utf8) + Array(parts.joined(separator: [UInt8(ascii: ";")])))
    }
    for (field, text) in cells {
      guard let property = Self.property(field) else { continue }
      lines.append(Array("\(property):".utf8) + Self.escaped(text))
    }
    lines.append(Array("END:VCARD".utf8))
    return lines.map { VCardLine($0, number: number) }
  }

  private static func property(_ field: ContactField) -> String? {
    switch field {
    case .name: "FN"
    case .nickname: "NICKNAME"
    case .email: "EMAIL"
    case .phone: "TEL"
    case .birthday: "BDAY"
    case .note: "NOTE"
    case .organisation: "ORG"
    case .given, .middle, .family: nil
    }
  }

  /// Google writes several addresses or numbers into one cell: `eli@example.org ::: berg@example.com`.
  private static func parts(of text: [UInt8]) -> [[UInt8]] {
    let separator = Array(":::".utf8)
    var parts: [[UInt8]] = [[]]
    var index = 0
    while index < text.count {
      if text[index...].starts(with: separator) {
        parts.append([])
        index += separator.count
      } else {
        parts[parts.count - 1].append(text[index])
        index += 1
      }
    }
    return parts.filter { $0.contains { $0 > 0x20 } }
  }

  /// A text as a card has it; line breaks and what parts values have a backslash before them.
  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      switch byte {
      case 0x0D: break
      case 0x0A: result += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"):
        result += [UInt8(ascii: "\\"), byte]
      default: result.append(byte)
      }
    }
    return result
  }
}
