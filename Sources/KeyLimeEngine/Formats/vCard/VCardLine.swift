/// A line of a vCard with those that continue it.
struct VCardLine {
  /// The line of the file that it begins on, from 1.
  let number: Int
  /// What is known to be one piece, without line breaks.
  private var pieces: [[UInt8]]
  private let isQuotedPrintable: Bool

  init(_ bytes: [UInt8], number: Int) {
    self.number = number
    pieces = [bytes]
    let head = bytes.prefix { $0 != UInt8(ascii: ":") }
    isQuotedPrintable = String(decoding: head, as: UTF8.self).uppercased()
      .contains("QUOTED-PRINTABLE")
  }

  /// The whole line.
  ///
  /// vCard 3.0 and 4.0 fold by a line break and one space, which both go; in 2.1 the space was
  /// there before and stays.
  func unfolded(keepingSpaces: Bool) -> [UInt8] {
    pieces[0] + pieces.dropFirst().flatMap { keepingSpaces ? $0[...] : $0.dropFirst() }
  }

  /// Takes the next line of the file when it continues this one.
  mutating func absorb(_ next: [UInt8]) -> Bool {
    if endsInSoftBreak, !Self.isEnd(next) {
      let last = pieces.count - 1
      pieces[last].removeSubrange((pieces[last].lastIndex(of: UInt8(ascii: "=")) ?? 0)...)
      pieces[last] += next
      return true
    }
    guard next.first == UInt8(ascii: " ") || next.first == UInt8(ascii: "\t") else { return false }
    pieces.append(next)
    return true
  }

  /// Whether a quoted-printable line ends in `=`, perhaps with white space behind.
  private var endsInSoftBreak: Bool {
    isQuotedPrintable && pieces.last?.last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "=")
  }

  /// A card that ends must not be swallowed by a line that was cut off.
  private static func isEnd(_ line: [UInt8]) -> Bool {
    String(decoding: line.prefix(9), as: UTF8.self).uppercased() == "END:VCARD"
  }
}

extension VCardLine {
  /// Cuts a file into lines, unfolded and without the blank ones.
  static func lines(of file: [UInt8]) -> [VCardLine] {
    var lines: [VCardLine] = []
    var indentation: [UInt8] = []
    for (index, physical) in physicalLines(of: utf8(of: file)).enumerated() {
      for bytes in parted(outdented(physical, &indentation)) {
        if !lines.isEmpty, lines[lines.count - 1].absorb(bytes) { continue }
        if bytes.contains(where: { $0 != 0x20 && $0 != 0x09 }) {
          lines.append(VCardLine(bytes, number: index + 1))
        }
      }
    }
    return lines
  }

  /// The line without the indentation of its card: programs that have a card in their text write it
  /// as it stands there.
  private static func outdented(_ line: [UInt8], _ indentation: inout [UInt8]) -> [UInt8] {
    let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }
    if !blanks.isEmpty, isBeginning(line[blanks.count...]) { indentation = Array(blanks) }
    guard !indentation.isEmpty, line.starts(with: indentation) else { return line }
    let rest = Array(line.dropFirst(indentation.count))
    if isEnd(rest) { indentation = [] }
    return rest
  }

  private static func isBeginning(_ line: ArraySlice<UInt8>) -> Bool {
    String(decoding: line.prefix(11), as: UTF8.self).uppercased() == "BEGIN:VCARD"
  }

  /// The lines that joining files made one of.
  ///
  /// `cat` puts `BEGIN:VCARD` right behind the `END:VCARD` of a file without a last line break, and
  /// a byte order mark before it.
  private static func parted(_ line: [UInt8]) -> [[UInt8]] {
    if line.starts(with: byteOrderMark) { return [Array(line.dropFirst(3))] }
    guard isEnd(line) else { return [line] }
    let (end, rest) = (Array(line.prefix(9)), Array(line.dropFirst(9)))
    let next = rest.starts(with: byteOrderMark) ? Array(rest.dropFirst(3)) : rest
    return isBeginning(next[...]) ? [end, next] : [line]
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Cuts at CR LF, LF and CR alone.
  private static func physicalLines(of bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A, previous == 0x0D {
        // The CR before has ended the line.
      } else if byte == 0x0A || byte == 0x0D {
        lines.append([])
      } else {
        lines[lines.count - 1].append(byte)
      }
      previous = byte
    }
    return lines
  }

  /// The file in UTF-8, if it is UTF-16.
  ///
  /// Every file begins with `BEGIN`, so UTF-16 shows without a mark, too.
  static func utf8(of file: [UInt8]) -> [UInt8] {
    let hasMark = file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF])
    let isBare = file.starts(with: [0x42, 0, 0x45, 0]) || file.starts(with: [0, 0x42, 0, 0x45])
    guard hasMark || isBare else { return file }
    let low = file[0] == 0xFF || file[0] == 0x42 ? 0 : 1
    let units = stride(from: hasMark ? 2 : 0, to: file.count - 1, by: 2).map { index in
      UInt16(file[index + low]) | UInt16(file[index + 1 - low]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

/// One line of a vCard taken apart: `item1.TEL;TYPE=CELL;PREF:+1 805 555 0100`.
struct VCardProperty {
  /// The name in capitals, without its group.
  let name: String
  /// The parameters in capitals with their values; a bare one of vCard 2.1 has its meaning found.
  private let parameters: [(name: String, values: [String])]
  /// What stands behind the colon.
  let value: [UInt8]

  /// Nil for a line without a colon or a name.
  init?(_ line: [UInt8]) {
    guard let colon = Self.colon(in: line) else { return nil }
    let head = String(decoding: line[..<colon], as: UTF8.self)
    let parts = Self.split(head, at: ";")
    let name = parts[0].split(separator: ".").last.map { String($0).trimmed.uppercased() } ?? ""
    guard !name.isEmpty else { return nil }
    self.name = name
    parameters = parts.dropFirst().map(Self.parameter)
    value = Array(line[(colon + 1)...])
  }

  /// All values of a parameter.
  func values(of parameter: String) -> [String] {
    parameters.filter { $0.name == parameter }.flatMap(\.values)
  }

  /// The encoding in capitals, `B` and `Q` spelled out.
  var encoding: String {
    let encoding = values(of: "ENCODING").last?.uppercased() ?? ""
    return ["B": "BASE64", "Q": "QUOTED-PRINTABLE"][encoding] ?? encoding
  }

  /// How much the person prefers it, 1 most; 101 when nothing is said.
  var preference: Int {
    if let number = values(of: "PREF").last.flatMap({ Int($0) }) { return number }
    return values(of: "TYPE").contains { $0.uppercased() == "PREF" } ? 1 : 101
  }

  /// Whether nobody answers at a number: that of a fax or a pager alone.
  var takesNoCalls: Bool {
    let types = values(of: "TYPE").map { $0.uppercased() }
    return types.contains { $0.hasSuffix("FAX") || $0 == "PAGER" }
      && !types.contains { ["VOICE", "CELL"].contains($0) }
  }

  /// The first colon outside quotes, or the first of all when a quote stays open.
  private static func colon(in line: [UInt8]) -> Int? {
    var isQuoted = false
    for (index, byte) in line.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted { return index }
    }
    return line.firstIndex(of: UInt8(ascii: ":"))
  }

  private static func split(_ text: String, at separator: Unicode.Scalar) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isQuoted = false
    for scalar in text.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == separator, !isQuoted {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map { String($0) }
  }

  private static func parameter(_ text: String) -> (name: String, values: [String]) {
    let (name, value) = text.divided { $0 == "=" }
    if let value {
      let values = split(value, at: ",").map { value in
        String(value.unicodeScalars.filter { $0 != "\"" })
      }
      return (name.trimmed.uppercased(), values)
    }
    let bare = text.trimmed.uppercased()
    return switch bare {
    case "QUOTED-PRINTABLE", "BASE64", "B", "8BIT", "7BIT": ("ENCODING", [bare])
    case "PREF": ("PREF", ["1"])
    default: ("TYPE", [bare])
    }
  }
}
