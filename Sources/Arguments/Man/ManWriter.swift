/// Writes mdoc source: macros line by line, text escaped and broken as `mandoc -T lint` wants it.
struct ManWriter {
  private(set) var text = ""

  /// Writes a macro line whose arguments are escaped already.
  mutating func macro(_ line: String) { text += "." + line + "\n" }

  /// Writes flowing text: a line for every sentence, none longer than 78 columns.
  mutating func flow(_ words: String) {
    for sentence in Self.sentences(in: words) {
      let lines = wrap(Self.escaped(sentence), width: 78, measure: Self.sourceWidth)
      for line in lines { text += Self.guarded(line) + "\n" }
    }
  }

  /// Writes lines as they stand, in a block of their own.
  mutating func verbatim(_ lines: [String], offset: String = "indent") {
    macro("Bd -literal -offset \(offset)")
    for line in lines {
      text += Self.guarded(Self.continued(Self.literal(line))) + "\n"
    }
    macro("Ed")
  }

  /// Writes paragraphs; the first follows directly on what was there before.
  mutating func prose(_ prose: String) {
    var followsBlock = true
    for paragraph in Paragraph.all(in: prose) {
      switch paragraph {
      case .flowing(let words):
        if !followsBlock { macro("Pp") }
        flow(words)
        followsBlock = false
      case .verbatim(let lines):
        verbatim(lines)
        followsBlock = false
      }
    }
  }

  /// Writes a list of terms, of which each is a line of macros, and their meaning.
  mutating func definitions(_ rows: [(term: String, meaning: String)]) {
    macro("Bl -tag -width Ds")
    for row in rows {
      macro("It \(row.term)")
      prose(row.meaning)
    }
    macro("El")
  }

  /// A word as an argument of a macro.
  static func argument(_ word: String) -> String {
    let escaped = literal(word)
    return escaped.contains(" ") || escaped.isEmpty ? "\"\(escaped)\"" : escaped
  }

  /// Text whose every character must come out as it is typed.
  static func literal(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      default: result += escape(character)
      }
    }
    return result
  }

  /// Flowing text: the hyphens of options become minus signs, those of words stay hyphens.
  static func escaped(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let opening = word.drop { "([{'\"<".contains($0) }
      if opening.first == "-" { return literal(String(word)) }
      // mandoc takes `word()` for the name of a function that lacks its macro.
      return word.map(escape).joined().split(separator: "()", omittingEmptySubsequences: false)
        .joined(separator: "(\\&)")
    }.joined(separator: " ")
  }

  /// Text as the argument of a heading, where a short capitalised word such as `Do` would be read as
  /// a macro.
  static func heading(_ text: String) -> String {
    escaped(text).split(separator: " ").map { word in
      let mayBeMacro = word.count <= 3 && word.first?.isUppercase ?? false
      return mayBeMacro ? "\\&\(word)" : String(word)
    }.joined(separator: " ")
  }

  private static func escape(_ character: Character) -> String {
    switch character {
    case "\\": "\\e"
    case "\"": "\\(dq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    default: String(character)
    }
  }

  /// How much of a line of source a word takes: mandoc counts `\[u00E9]` for a letter like é.
  private static func sourceWidth(_ word: Substring) -> Int {
    word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 9) }
  }

  /// A line that must stay one, written on several lines of source when it is long.
  private static func continued(_ line: String) -> String {
    var result = ""
    var filled = 0
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let width = sourceWidth(word) + 1
      if filled > 0, filled + width > 76 {
        result += "\\\n"
        filled = 0
      }
      result += word + " "
      filled += width
    }
    return String(result.dropLast())
  }

  /// A line of text that cannot be taken for a macro.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func sentences(in text: String) -> [String] {
    var sentences: [String] = []
    var sentence: [Substring] = []
    for word in text.split(separator: " ") {
      sentence.append(word)
      let end = word.last { !")]'\"".contains($0) }
      guard let end, ".!?".contains(end) else { continue }
      sentences.append(sentence.joined(separator: " "))
      sentence = []
    }
    return sentence.isEmpty ? sentences : sentences + [sentence.joined(separator: " ")]
  }
}
