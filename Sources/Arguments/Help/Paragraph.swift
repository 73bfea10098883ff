/// A paragraph of a specification's prose.
///
/// Blank lines separate paragraphs; one whose lines all start with two spaces is not reflowed.
enum Paragraph: Equatable {
  case flowing(String)
  case verbatim([String])

  /// Splits a text into paragraphs.
  static func all(in text: String) -> [Paragraph] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    return lines.split(whereSeparator: { $0.allSatisfy(\.isWhitespace) }).map { paragraph in
      if paragraph.allSatisfy({ $0.hasPrefix("  ") }) {
        return .verbatim(paragraph.map { String($0.dropFirst(2)) })
      }
      return .flowing(paragraph.joined(separator: " "))
    }
  }
}

/// Breaks a text into lines of at most `width` columns; a longer word gets its own line.
///
/// `measure` returns the width of a word.
func wrap(
  _ text: String, width: Int, measure: (Substring) -> Int = columns
) -> [String] {
  var lines: [String] = []
  var line = ""
  var filled = 0
  for word in text.utf8.split(separator: UInt8(ascii: " ")).map({ Substring($0) }) {
    let columns = measure(word)
    if !line.isEmpty, filled + 1 + columns > width {
      lines.append(line)
      (line, filled) = ("", 0)
    }
    line += (line.isEmpty ? "" : " ") + word
    filled += (filled == 0 ? 0 : 1) + columns
  }
  return line.isEmpty ? lines : lines + [line]
}

/// The width of a word: its characters, which are its bytes in ASCII.
private func columns(_ word: Substring) -> Int {
  word.utf8.allSatisfy { $0 < 0x80 } ? word.utf8.count : word.count
}
