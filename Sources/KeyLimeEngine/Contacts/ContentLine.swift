/// The lines that vCard (RFC 6350) and iCalendar (RFC 5545) share: a name, a colon and a text, CR LF,
/// folded at 75 bytes.
enum ContentLine {
  /// A text with what would end or part it escaped.
  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\", ",", ";": "\\\(character)"
      case _ where character.isNewline: "\\n"
      default: String(character)
      }
    }.joined()
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
