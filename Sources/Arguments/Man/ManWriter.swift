/// Writes mdoc source: macro lines, and text that is escaped and broken into lines as `mandoc -T
/// lint` requires.
struct ManWriter {
  private(set) var text = ""

  /// Writes a macro line; its arguments must already be escaped.
  mutating func macro(_ line: String) { text += "." + line + "\n" }

  /// Writes flowing text, starting each sentence on a new line, with at most 78 columns.
  mutating func flow(_ words: String) {
    for sentence in Self.sentences(in: words) {
      let lines = wrap(Self.escaped(sentence), width: 78, measure: Self.sourceWidth)
      for line in lines { text += Self.guarded(line) + "\n" }
    }
  }

  /// Writes lines unchanged, in a literal block.
  mutating func verbatim(_ lines: [String]) {
    macro("Bd -literal -offset indent")
    for line in lines {
      text += Self.guarded(Self.continued(Self.literal(line))) + "\n"
    }
    macro("Ed")
  }

  /// Writes paragraphs; the first one continues the current paragraph.
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

  /// Writes a list of terms and their meanings; a term is a line of macros.
  mutating func definitions(_ rows: [(term: String, meaning: String)]) {
    macro("Bl -tag -width Ds")
    for row in rows {
      macro("It \(row.term)")
      prose(row.meaning)
    }
    macro("El")
  }

  /// Escapes a word as an argument of a macro.
  static func argument(_ word: String) -> String {
    let escaped = literal(word)
    return escaped.contains(" ") || escaped.isEmpty ? "\"\(escaped)\"" : escaped
  }

  /// Escapes text that must be reproduced exactly.
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

  /// Escapes flowing text.
  ///
  /// Hyphens of options become minus signs; hyphens in words stay.
  static func escaped(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let opening = word.drop { "([{'\"<".contains($0) }
      if opening.first == "-" { return literal(String(word)) }
      let characters = Array(word)
      return characters.indices.map { index in
        // mandoc would warn that `word()` lacks the macro for function names.
        let closes = index > 0 && characters[index - 1] == "(" && characters[index] == ")"
        return (closes ? "\\&" : "") + escape(characters[index])
      }.joined()
    }.joined(separator: " ")
  }

  /// Escapes text as the argument of a heading, where a short capitalised word such as `Do` would
  /// be taken for a macro.
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

  /// The length of a word in the source as mandoc counts it: a letter such as é counts as
  /// `\[u00E9]`.
  private static func sourceWidth(_ word: Substring) -> Int {
    word.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 9) }
  }

  /// Breaks a long literal line into several source lines, joined by continuation.
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

  /// Protects a line of text from being taken for a macro.
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

extension ManWriter {
  /// Writes the beginning of a page, up to the NAME section.
  ///
  /// `program` stands at both ends of the footer.
  mutating func head(
    title: String, section: Int = 1, summary: String, date: String, program: String
  ) {
    macro("Dd \(date)")
    macro("Dt \(title.uppercased()) \(section)")
    macro("Os \(program)")
    macro("Sh NAME")
    macro("Nm \(title)")
    // The description follows a dash and has no final punctuation.
    let line = lowered(summary)
    macro("Nd \(Self.escaped(line.hasSuffix("?") ? String(line.dropLast()) : line))")
  }

  /// Writes a sentence and a list of options, if there are visible ones.
  mutating func options(_ lead: String, _ options: [OptionDeclaration]) {
    let shown = options.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    macro("Pp")
    flow(lead)
    definitions(shown.map { (ManNotation.term($0), $0.explanation(finish: sentence)) })
  }

  /// Writes environment variables, files and exit codes.
  mutating func environmentAndFiles(
    _ environment: [EnvironmentNote], _ files: [FileNote], _ exits: [ExitNote]
  ) {
    if !environment.isEmpty {
      macro("Sh ENVIRONMENT")
      definitions(environment.map { ("Ev \(Self.argument($0.name))", sentence($0.summary)) })
    }
    if !files.isEmpty {
      macro("Sh FILES")
      definitions(files.map { ("Pa \(Self.argument($0.path))", sentence($0.summary)) })
    }
    guard !exits.isEmpty else { return }
    macro("Sh EXIT STATUS")
    definitions(exits.map { ("\($0.code)", capitalised(sentence($0.summary))) })
  }

  /// Writes example command lines with their descriptions.
  mutating func examples(_ examples: [Example], _ program: String) {
    guard !examples.isEmpty else { return }
    macro("Sh EXAMPLES")
    for (index, example) in examples.enumerated() {
      if index > 0 { macro("Pp") }
      flow(example.summary + ":")
      verbatim(["\(program) \(example.line)"])
    }
  }
}

/// The summary with a lower-case first letter, unless its first word has more capitals.
private func lowered(_ summary: String) -> String {
  let word = summary.prefix { $0 != " " }
  guard !word.dropFirst().contains(where: \.isUppercase) else { return summary }
  return summary.prefix(1).lowercased() + summary.dropFirst()
}

private func capitalised(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

/// The summary as a sentence, with a full stop.
func sentence(_ summary: String) -> String {
  guard let last = summary.last, !".!?:".contains(last) else { return summary }
  return summary + "."
}
