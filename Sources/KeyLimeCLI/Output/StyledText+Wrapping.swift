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

  /// The sanitised text in lines of at most `columns`, broken at blanks and otherwise unchanged.
  ///
  /// The lines after the first are indented as the text after a label is: `web       https://…`.
  /// A word longer than the line is not broken.
  func folded(at columns: Int) -> [StyledText] {
    guard width > columns else { return [self] }
    let letters = spans.flatMap { span in span.text.map { (letter: $0, span: span) } }
    let indent = Self.indent(letters.map(\.letter), atMost: columns / 3)
    let margin = StyledText(String(repeating: " ", count: indent))
    var lines: [StyledText] = []
    var rest = letters[...]
    while true {
      let room = lines.isEmpty ? columns : columns - indent
      let end = Self.end(ofLineIn: rest.map(\.letter), after: lines.isEmpty ? indent : 0, room)
      let line = Self.joined(rest.prefix(end))
      lines.append(lines.isEmpty ? line : margin + line)
      rest = rest.dropFirst(end).drop { $0.letter == " " }
      if rest.isEmpty { return lines }
    }
  }

  /// Where the text begins that follows a label, after the first two blanks in a row; where that is
  /// farther than `most`, after the blanks at the beginning.
  private static func indent(_ letters: [Character], atMost most: Int) -> Int {
    let margin = letters.prefix { $0 == " " }.count
    let label = letters.dropFirst(margin)
    let gap = zip(label, label.dropFirst()).enumerated().first { $0.element == (" ", " ") }?.offset
    let text = gap.map { offset in
      margin + offset + label.dropFirst(offset).prefix { $0 == " " }.count
    }
    return [text, margin].compactMap(\.self).first { $0 <= most } ?? 0
  }

  /// How many letters the next line takes: up to the last blank within `room`, else one word.
  private static func end(ofLineIn letters: [Character], after start: Int, _ room: Int) -> Int {
    var (used, end) = (0, 0)
    for (index, letter) in letters.enumerated() {
      if letter == " ", index > start { end = index }
      used += DisplayWidth.of(letter)
      if used > room, end > 0 { return end }
    }
    return used > room && end > 0 ? end : letters.count
  }

  private static func joined(_ letters: ArraySlice<(letter: Character, span: Span)>) -> StyledText {
    var text = StyledText("")
    for (letter, span) in letters {
      if let last = text.spans.last, last.style == span.style, last.link == span.link {
        text.spans[text.spans.count - 1].text.append(letter)
      } else {
        text.spans.append(Span(text: String(letter), style: span.style, link: span.link))
      }
    }
    return text
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
