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

extension HelpWriter {
  /// Writes the usage lines at the top of a page.
  mutating func usage(_ program: String, _ usages: [String]) {
    for (index, usage) in usages.enumerated() {
      let lead = index == 0 ? "usage: \(program) " : "       \(program) "
      let wrapped = wrap(usage, width: max(width - lead.count, 20))
      lines([lead + (wrapped.first ?? "")])
      lines(Array(wrapped.dropFirst()), indent: lead.count)
    }
  }

  /// Writes a list of options, if there are visible ones.
  mutating func options(_ title: String, _ options: [OptionDeclaration], _ form: HelpForm) {
    let shown = options.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    heading(title)
    switch form {
    case .brief: table(shown.map { Row(Notation.option($0), $0.summary) })
    case .full: definitions(shown.map { Row(Notation.option($0), $0.explanation { $0 }) })
    }
  }

  /// Writes example command lines with their descriptions.
  mutating func examples(_ examples: [Example], _ program: String) {
    guard !examples.isEmpty else { return }
    heading("EXAMPLES")
    definitions(examples.map { Row("\(program) \($0.line)", $0.summary) })
  }

  /// Writes the exit codes.
  mutating func exits(_ exits: [ExitNote]) {
    guard !exits.isEmpty else { return }
    heading("EXIT STATUS")
    table(exits.map { Row("\($0.code)", $0.summary) })
  }

  /// Writes environment variables and files.
  mutating func environmentAndFiles(_ environment: [EnvironmentNote], _ files: [FileNote]) {
    if !environment.isEmpty {
      heading("ENVIRONMENT")
      definitions(environment.map { Row($0.name, $0.summary) })
    }
    if !files.isEmpty {
      heading("FILES")
      definitions(files.map { Row($0.path, $0.summary) })
    }
  }
}
