/// What a command line asks for.
public enum ParseResult: Sendable {
  /// A verb, with everything it was given.
  case command(ParsedArguments)
  /// Help. It is answered before anything else in the line is judged.
  case help(HelpRequest)
  /// The version, by `--version` before any verb.
  case version
}

/// Which help is asked for.
public struct HelpRequest: Sendable, Hashable {
  /// The verb and its sub-verbs; empty for the overview.
  ///
  /// The first need not be a verb of this program: it may be an alias, a plug-in, or nothing at all.
  public let path: [String]
  /// How much of it.
  public let form: HelpForm

  /// Asks for help.
  public init(path: [String], form: HelpForm) {
    self.path = path
    self.form = form
  }
}

/// How much help is asked for.
public enum HelpForm: Sendable, Hashable {
  /// `-h`: one screen, one line an option.
  case brief
  /// `--help`: everything.
  case full
}
