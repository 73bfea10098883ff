extension StyledText {
  /// The sanitised text in lines of at most `columns`, broken at blanks.
  ///
  /// A longer word is not broken.
  func wrapped(at columns: Int) -> [StyledText] {
    guard width > columns else { return [self] }
    var lines: [StyledText] = []
    var line = StyledText("")
    for word in words {
      if line.spans.isEmpty {
        line = word
      } else if line.width + 1 + word.width <= columns {
        line = line + " " + word
      } else {
        lines.append(line)
        line = word
      }
    }
    return lines + [line]
  }

  /// The words, with the styles of their parts.
  private var words: [StyledText] {
    var words = [StyledText("")]
    for span in spans {
      let pieces = span.text.split(separator: " ", omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { words.append(StyledText("")) }
        words[words.count - 1] = words[words.count - 1] + StyledText(String(piece), span.style)
      }
    }
    return words.filter { !$0.spans.isEmpty }
  }
}
