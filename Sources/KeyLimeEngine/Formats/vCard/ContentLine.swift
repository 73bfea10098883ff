/// The lines that vCard (RFC 6350) and iCalendar (RFC 5545) share: a name, a colon and a text, CR
/// LF, folded at 75 bytes.
enum ContentLine {
  /// A text with what would end or part it escaped; controls, which neither format may hold, are
  /// left out.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ",", ";": escaped.append(contentsOf: ["\\", scalar])
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
        escaped.append(contentsOf: ["\\", "n"])
      case _ where scalar != "\t" && scalar.properties.generalCategory == .control: break
      default: escaped.append(scalar)
      }
      previous = scalar
    }
    return String(escaped)
  }

  /// Breaks a line before its 76th byte, never inside a character.
  static func folded(_ line: String) -> String {
    var folded = ""
    var length = 0
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if length + width > 75 {
        folded += "\r\n "
        length = 1
      }
      folded.unicodeScalars.append(scalar)
      length += width
    }
    return folded
  }

  /// Lines as they stand in a file.
  static func text(_ lines: [String]) -> String { lines.map { folded($0) + "\r\n" }.joined() }
}
