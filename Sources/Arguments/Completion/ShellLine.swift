/// Command lines as people type them in a shell.
public enum ShellLine {
  /// Cuts a line at blanks that are not quoted, as a shell does; nothing is expanded.
  ///
  /// `fav 'Bao House' -q` gives `fav`, `Bao House` and `-q`. A quote that is never closed ends with
  /// the line.
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

  /// A word as it can be typed in a shell: in single quotes when it needs any.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { character in
      character.isLetter || character.isNumber || "_-./,:=@%+".contains(character)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
