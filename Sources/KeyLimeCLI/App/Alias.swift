import Arguments

/// What a verb of the user's own stands for.
enum Alias: Equatable {
  /// These words in its place.
  case words([String])
  /// A line of shell.
  case shell(String)

  /// Reads an expansion: `discover --open-now`, or `!COMMAND` for a shell.
  ///
  /// Throws `config` when nothing is left.
  init(_ expansion: String, of name: String) throws(Failure) {
    if expansion.hasPrefix("!") {
      self = .shell(String(expansion.dropFirst()))
      return
    }
    let words = ShellLine.words(of: expansion)
    guard !words.isEmpty else {
      throw .cannot(
        "expand the alias '\(name)'", "it stands for nothing", .config,
        code: "bad-alias")
    }
    self = .words(words)
  }
}
