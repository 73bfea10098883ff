/// Lays out a help page: headings, prose, and lists of terms beside their meaning.
struct HelpWriter {
  /// A term and what it means.
  struct Row {
    let term: String
    let meaning: String

    init(_ term: String, _ meaning: String) {
      self.term = term
      self.meaning = meaning
    }
  }

  /// The columns to fill.
  let width: Int
  /// Dresses a heading, for instance in bold.
  let emphasis: (String) -> String
  private(set) var text = ""

  init(width: Int, emphasis: @escaping (String) -> String) {
    self.width = max(width, 40)
    self.emphasis = emphasis
  }

  /// Writes lines as they are.
  mutating func lines(_ lines: [String], indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    for line in lines { text += line.isEmpty ? "\n" : margin + line + "\n" }
  }

  /// Starts a section.
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

  /// Writes terms in one column and meanings in another; a long term pushes its meaning aside.
  ///
  /// `column` is the width of the first; the widest term of 30 columns or less unless it is given.
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

  /// Writes each term on a line of its own and its meaning below it.
  mutating func definitions(_ rows: [Row]) {
    for (index, row) in rows.enumerated() {
      if index > 0 { text += "\n" }
      lines([row.term], indent: 2)
      prose(row.meaning, indent: 8)
    }
  }
}
