/// A verb of the program: its name, and its specification for when it is needed.
///
/// The specification is built only when this verb is parsed, explained or completed, so a program
/// of many verbs starts as fast as a program of one.
public struct Verb: Sendable {
  /// The word that selects it.
  public let name: String
  let build: @Sendable () -> CommandSpec

  /// Enters a verb: `Verb("nearby", Nearby.spec)`.
  public init(_ name: String, _ spec: @autoclosure @escaping @Sendable () -> CommandSpec) {
    self.name = name
    self.build = spec
  }

  /// The specification, built now.
  public var spec: CommandSpec { build() }
}

/// A program: its verbs and what they share.
public struct ProgramSpec: Sendable {
  /// The name of the executable.
  public let name: String
  /// One line that says what it is for.
  public let summary: String
  /// Prose for the overview.
  public let discussion: String
  /// The verbs, in the order in which each group lists them.
  public let verbs: [Verb]
  /// Options that every verb takes, before or after it.
  ///
  /// `-h`, `--help` and `--version` are built in.
  public let globals: [OptionDeclaration]
  /// Command lines worth showing in the overview.
  public let examples: [Example]
  /// Exit codes that hold for every verb.
  public let exits: [ExitNote]
  /// Environment variables.
  public let environment: [EnvironmentNote]
  /// Files and directories.
  public let files: [FileNote]
  /// Help pages that belong to no verb.
  public let topics: [HelpTopic]
  /// Words of neighbouring tools and the verb that is meant: `list` -> `discover`.
  public let synonyms: @Sendable () -> [(word: String, verb: String)]

  /// Declares a program.
  public init(
    name: String, summary: String, discussion: String = "", verbs: [Verb],
    globals: [OptionDeclaration] = [], examples: [Example] = [], exits: [ExitNote] = [],
    environment: [EnvironmentNote] = [], files: [FileNote] = [], topics: [HelpTopic] = [],
    synonyms: @autoclosure @escaping @Sendable () -> [(word: String, verb: String)] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.verbs = verbs
    self.globals = globals
    self.examples = examples
    self.exits = exits
    self.environment = environment
    self.files = files
    self.topics = topics
    self.synonyms = synonyms
  }

  /// The specification of the verb of this name.
  public func verb(_ name: String) -> CommandSpec? {
    verbs.first { $0.name == name }?.spec
  }

  /// The specification at the end of a path such as `["admin", "deal", "add"]`.
  public func command(at path: [String]) -> CommandSpec? {
    guard let first = path.first, var spec = verb(first) else { return nil }
    for name in path.dropFirst() {
      guard let next = spec.subcommand(name) else { return nil }
      spec = next
    }
    return spec
  }
}
