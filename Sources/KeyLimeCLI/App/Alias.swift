import Arguments

/// The expansion of an alias from the config.
enum Alias: Equatable {
  /// Command-line words that replace the alias.
  case words([String])
  /// A shell command, without the leading `!`.
  case shell(String)

  /// Reads an expansion: `discover --open-now`, or `!COMMAND` for a shell.
  ///
  /// Throws `config` when the expansion is empty.
  init(_ expansion: String, of name: String) throws(Failure) {
    if expansion.hasPrefix("!") {
      self = .shell(String(expansion.dropFirst()))
      return
    }
    let words = ShellLine.words(of: expansion)
    guard !words.isEmpty else {
      throw .cannot(
        "expand the alias '\(name)'", "its expansion is empty", .config,
        code: "bad-alias")
    }
    self = .words(words)
  }
}
