/// The meaning of a valid command line.
public enum ParseResult: Sendable {
  /// A verb with its arguments.
  case command(ParsedArguments)
  /// A request for help, which wins over all errors in the line.
  case help(HelpRequest)
  /// A request for the version, by `--version` before a verb.
  case version
}

/// A request for a help page.
public struct HelpRequest: Sendable, Hashable {
  /// The verb and its sub-verbs; empty for the overview.
  ///
  /// The first word need not be a known verb: it may be an alias, a plug-in or unknown.
  public let path: [String]
  /// Brief or full help.
  public let form: HelpForm

  /// A request for the page at `path`.
  public init(path: [String], form: HelpForm) {
    self.path = path
    self.form = form
  }
}

/// How detailed help is.
public enum HelpForm: Sendable, Hashable {
  /// `-h`: one screen, one line per option.
  case brief
  /// `--help`: everything.
  case full
}
