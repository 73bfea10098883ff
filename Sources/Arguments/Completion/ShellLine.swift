/// Splits and quotes shell command lines.
public enum ShellLine {
  /// Splits a line into words at unquoted blanks, as a shell does, without any expansion.
  ///
  /// `fav 'Bao House' -q` gives `fav`, `Bao House` and `-q`. An unclosed quote extends to the end
  /// of the line.
  public static func words(of line: String) -> [String] {
    var words: [String] = []
    var raw = ""
    for piece in line.split(separator: " ", omittingEmptySubsequences: false) {
      raw += raw.isEmpty ? String(piece) : " " + piece
      let word = ShellWord(raw)
      if word.isOpen { continue }
      if !raw.isEmpty { words.append(word.text) }
      raw = ""
    }
    return raw.isEmpty ? words : words + [ShellWord(raw).text]
  }

  /// Whether a quote in a line is not closed.
  public static func hasOpenQuote(_ line: String) -> Bool { ShellWord(line).isOpen }

  /// A word for use in a shell, in single quotes if necessary.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { character in
      character.isLetter || character.isNumber || "_-./,:=@%+".contains(character)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
