/// What a verb of the user's own stands for.
enum Alias: Equatable {
  /// These words in its place.
  case words([String])
  /// A line of shell.
  case shell(String)

  /// Reads an expansion: `discover --open-now`, or `!COMMAND` for a shell.
  ///
  /// Throws `config` when a quote is not closed or nothing is left.
  init(_ expansion: String, of name: String) throws(Failure) {
    if expansion.hasPrefix("!") {
      self = .shell(String(expansion.dropFirst()))
      return
    }
    guard let words = ShellWords.split(expansion), !words.isEmpty else {
      throw .cannot(
        "expand the alias '\(name)'", "its words cannot be told apart: \(expansion)", .config,
        code: "bad-alias")
    }
    self = .words(words)
  }
}

/// Words as a shell would part them.
enum ShellWords {
  /// Splits at blanks outside of quotes; nil when a quote stays open.
  ///
  /// Quotes are `'…'`, `"…"` and `\` before a character.
  static func split(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = Substring(text)
    while let letter = rest.popFirst() {
      if letter == "\\", quote != "'" {
        guard let escaped = rest.popFirst() else { return nil }
        word = (word ?? "") + String(escaped)
      } else if letter == quote {
        quote = nil
      } else if quote == nil, letter == "'" || letter == "\"" {
        quote = letter
        word = word ?? ""
      } else if quote == nil, letter.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    if let word { words.append(word) }
    return quote == nil ? words : nil
  }
}
