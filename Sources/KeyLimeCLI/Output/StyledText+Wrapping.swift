extension StyledText {
  /// The clean text in lines of at most so many columns, cut at blanks; a word that is longer stays
  /// whole, and the terminal cuts it.
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

  /// What stands between blanks, each part with its role.
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
