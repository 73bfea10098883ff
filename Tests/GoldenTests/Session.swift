/// A golden file: commands and all they answer, to be read like a terminal.
///
///     # Lines like this, at the top, say what the case is about.
///     $ keylime nearby --limit 1
///     in a pipe
///     | taco-luna⇥Taco Luna⇥…
///     ! keylime: this is the built-in sample …
///     on a terminal
///     | #   NAME …
///     = 1
///
/// Each line that begins with `$` is run by a shell, in order, twice: with its output in a pipe,
/// and as on a terminal of 80 columns (`KEYLIME_FORCE_TTY`); each way has a home and a store of its
/// own. `|` is a line of standard output, `!` one of standard error, `=` the exit code when it is
/// not 0. What is the same in both ways stands once, under `both`. Bytes that an editor would hide
/// are written as `⇥` (TAB), `␛` (escape), `␀` (NUL), `␍` (CR) and `␠` (a blank at the end of a
/// line); others as `‹U+202E›`; `⊣` ends output that does not end its last line; the home is
/// written as `~`, and ids that were drawn by chance as `‹drawn›`.
struct Session {
  /// The lines above the first command.
  let head: [String]
  /// The commands without their `$`.
  let commands: [String]

  /// Reads the commands of a file; what they answered is for comparison with the whole text.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    head = Array(lines.prefix { !$0.hasPrefix("$ ") }).filter { $0.hasPrefix("#") }
    commands = lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
  }

  /// Runs all commands both ways and writes down the session.
  func run() throws -> String {
    let inPipe = try answers(["COLUMNS": ""])
    let onTerminal = try answers(["KEYLIME_FORCE_TTY": "1"])
    var lines = head
    for (command, (piped, shown)) in zip(commands, zip(inPipe, onTerminal)) {
      lines += ["", "$ \(command)"]
      if piped == shown {
        lines += ["both"] + piped
      } else {
        lines += ["in a pipe"] + piped + ["on a terminal"] + shown
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func answers(_ variables: [String: String]) throws -> [[String]] {
    try Bench.with { bench in
      try commands.map { command in
        let variables = variables.filter { !$0.value.isEmpty }
        let finished = try bench.shell(command, variables: variables)
        return Self.lines(finished, home: bench.home)
      }
    }
  }

  private static func lines(_ finished: Finished, home: String) -> [String] {
    marked("|", finished.outputText, home) + marked("!", finished.errorText, home)
      + (finished.status == 0 ? [] : ["= \(finished.status)"])
  }

  private static func marked(_ mark: String, _ text: String, _ home: String) -> [String] {
    guard !text.isEmpty else { return [] }
    // By scalars, because CR and LF together are one character.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "⊣" }
    return lines.map { line in
      line.isEmpty ? mark : "\(mark) \(visible(repeatable(line.replacing(home, with: "~"))))"
    }
  }

  /// The line without what chance has put into it: words of twelve letters and digits.
  ///
  /// Of drawn ids one in a hundred has no digit; Crockford's base 32 has no `i`, `l`, `o` and `u`,
  /// which hardly any word of so many letters can do without.
  private static func repeatable(_ line: String) -> String {
    let words = line.utf8.split { !isPartOfWord($0) }
    let drawn = Set(
      words.filter { word in
        word.count == 12 && word.allSatisfy { isLowercase($0) || isDigit($0) }
          && word.contains(where: isLowercase)
          && (word.contains(where: isDigit) || !word.contains { "ilou".utf8.contains($0) })
      }.map { String($0) ?? "" })
    return drawn.reduce(line) { $0.replacing($1, with: "‹drawn›") }
  }

  private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether a byte is one of a word; those above ASCII are.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    isLowercase(byte) || isDigit(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F
      || byte > 0x7F
  }

  private static func visible(_ line: String) -> String {
    var shown = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\t": shown += "⇥"
      case "\u{1B}": shown += "␛"
      case "\0": shown += "␀"
      case "\r": shown += "␍"
      case "\u{7}"..."\u{1F}", "\u{202A}"..."\u{202E}":
        shown += "‹U+\(String(scalar.value, radix: 16, uppercase: true))›"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown.last == " " ? shown.dropLast() + "␠" : shown
  }
}
