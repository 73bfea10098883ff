/// Formats a help page: headings, prose, and lists of terms with their meanings.
struct HelpWriter {
  /// A term and its meaning.
  struct Row {
    let term: String
    let meaning: String

    init(_ term: String, _ meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  /// The width of the page in columns.
  let width: Int
  /// Formats a heading, for instance in bold.
  let emphasis: (String) -> String
  private(set) var text = ""

  init(width: Int, emphasis: @escaping (String) -> String) {
    self.width = max(width, 40)
    self.emphasis = emphasis
  }

  /// Writes lines unchanged.
  mutating func lines(_ lines: [String], indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    for line in lines { text += line.isEmpty ? "\n" : margin + line + "\n" }
  }

  /// Writes the heading of a section.
  mutating func heading(_ title: String) {
    text += "\n" + emphasis(title) + "\n"
  }

  /// Writes paragraphs with blank lines between them.
  mutating func prose(_ prose: String, indent: Int = 2) {
    for (index, paragraph) in Paragraph.all(in: prose).enumerated() {
      if index > 0 { text += "\n" }
      switch paragraph {
      case .flowing(let words): lines(wrap(words, width: width - indent), indent: indent)
      case .verbatim(let kept): lines(kept, indent: indent + 2)
      }
    }
  }

  /// Writes terms in one column and meanings in another; a long term moves its meaning to the
  /// right.
  ///
  /// `column` is the width of the first column; by default that of the widest term up to 30
  /// columns.
  mutating func table(_ rows: [Row], column: Int? = nil) {
    let column = column ?? rows.map(\.term.count).filter { $0 <= 30 }.max() ?? 0
    for row in rows {
      let start = 2 + max(column, row.term.count) + 2
      let meaning = wrap(row.meaning, width: max(width - start, 20))
      let gap = String(repeating: " ", count: start - 2 - row.term.count)
      lines(["  " + row.term + (meaning.first.map { gap + $0 } ?? "")])
      lines(Array(meaning.dropFirst()), indent: start)
    }
  }

  /// Writes each term on its own line, with its meaning below.
  mutating func definitions(_ rows: [Row]) {
    for (index, row) in rows.enumerated() {
      if index > 0 { text += "\n" }
      lines([row.term], indent: 2)
      prose(row.meaning, indent: 8)
    }
  }
}
