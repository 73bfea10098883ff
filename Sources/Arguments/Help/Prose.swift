/// Text in paragraphs, as specifications write it: blank lines part them, and a paragraph whose
/// lines all start with two spaces is shown as it stands.
enum Paragraph: Equatable {
  case flowing(String)
  case verbatim([String])

  /// Parts a text into its paragraphs.
  static func all(in text: String) -> [Paragraph] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split(whereSeparator: { $0.allSatisfy(\.isWhitespace) }).map { paragraph in
      if paragraph.allSatisfy({ $0.hasPrefix("  ") }) {
        return .verbatim(paragraph.map { String($0.dropFirst(2)) })
      }
      return .flowing(paragraph.joined(separator: " "))
    }
  }
}

/// Breaks a text into lines of at most `width` columns; a longer word stands alone.
func wrap(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.count + 1 + word.count > width {
      lines.append(line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  return line.isEmpty ? lines : lines + [line]
}
