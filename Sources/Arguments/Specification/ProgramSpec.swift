/// A verb of a program: its name, and its specification on demand.
///
/// The specification is built only when this verb is parsed, explained or completed, so that the
/// number of verbs does not slow down the start.
public struct Verb: Sendable {
  /// The name of the verb.
  public let name: String
  let build: @Sendable () -> CommandSpec

  /// A verb with its specification: `Verb("nearby", Nearby.spec)`.
  public init(_ name: String, _ spec: @autoclosure @escaping @Sendable () -> CommandSpec) {
    self.name = name
    self.build = spec
  }

  /// The specification, built anew on each access.
  public var spec: CommandSpec { build() }
}

/// The specification of a program: its verbs and what they share.
public struct ProgramSpec: Sendable {
  /// The name of the executable.
  public let name: String
  /// The purpose in one line.
  public let summary: String
  /// Lines for the list of manual pages, by verb or the program's own name.
  ///
  /// They have the words that people look for. A page without a line has its summary.
  public let apropos: [String: String]
  /// Prose for the overview.
  public let discussion: String
  /// The verbs, in the order of each group.
  public let verbs: [Verb]
  /// The global options, which every verb accepts before or after its name.
  ///
  /// `-h`, `--help` and `--version` are built in.
  public let globals: [OptionDeclaration]
  /// Example command lines for the overview.
  public let examples: [Example]
  /// The exit codes of all verbs.
  public let exits: [ExitNote]
  /// Environment variables.
  public let environment: [EnvironmentNote]
  /// Files and directories.
  public let files: [FileNote]
  /// Help pages about topics other than verbs.
  public var topics: [HelpTopic] { makeTopics() }
  /// Makes the pages: few commands print one, and a press of Tab needs none.
  private let makeTopics: @Sendable () -> [HelpTopic]
  /// Words that other tools use, and the commands for them: `login` -> `account login`.
  ///
  /// A word may go on with the beginning of the next: `open @`. The first that fits counts.
  public let synonyms: @Sendable () -> [(word: String, command: String)]

  /// Declares a program; only the name, the summary and the verbs are required.
  public init(
    name: String, summary: String, apropos: [String: String] = [:], discussion: String = "",
    verbs: [Verb],
    globals: [OptionDeclaration] = [], examples: [Example] = [], exits: [ExitNote] = [],
    environment: [EnvironmentNote] = [], files: [FileNote] = [],
    topics: @autoclosure @escaping @Sendable () -> [HelpTopic] = [],
    synonyms: @autoclosure @escaping @Sendable () -> [(word: String, command: String)] = []
  ) {
    self.name = name
    self.summary = summary
    self.apropos = apropos
    self.discussion = discussion
    self.verbs = verbs
    self.globals = globals
    self.examples = examples
    self.exits = exits
    self.environment = environment
    self.files = files
    makeTopics = topics
    self.synonyms = synonyms
  }

  /// The specification of a verb; nil when there is none of this name.
  public func verb(_ name: String) -> CommandSpec? {
    verbs.first { $0.name == name }?.spec
  }

  /// The specification at a path such as `["admin", "deal", "add"]`; nil when there is none.
  public func command(at path: [String]) -> CommandSpec? {
    guard let first = path.first, var spec = verb(first) else { return nil }
    for name in path.dropFirst() {
      guard let next = spec.subcommand(name) else { return nil }
      spec = next
    }
    return spec
  }
}
