/// Everything there is to say about one verb: how it is parsed, explained and completed.
///
/// Prose (`discussion`) is paragraphs parted by blank lines; a paragraph whose lines all start with
/// two spaces is shown as it is.
public struct CommandSpec: Sendable {
  /// The word that selects it.
  public let name: String
  /// Where the overview lists it; sub-verbs need none.
  public let group: CommandGroup?
  /// One line: a capital first, no full stop, 55 columns or less.
  public let summary: String
  /// Prose for `--help` and the manual.
  public let discussion: String
  /// What the words that are no options mean, in order.
  public let operands: [OperandDeclaration]
  /// Its own options, besides the program's global ones.
  public let options: [OptionDeclaration]
  /// What must hold between them.
  public let rules: [Rule]
  /// Command lines worth showing.
  public let examples: [Example]
  /// The fields of its JSON result.
  public let fields: [ResultField]
  /// Its exit codes, besides those of the program.
  public let exits: [ExitNote]
  /// Environment variables that it alone reads.
  public let environment: [EnvironmentNote]
  /// Files that it alone uses.
  public let files: [FileNote]
  /// Verbs below it.
  ///
  /// A first operand that equals the name of one selects it. It has its own options and the
  /// global ones, not those of the verb above.
  public let subcommands: [CommandSpec]
  /// Whether one of `subcommands` must follow.
  public let needsSubcommand: Bool
  /// Other verbs worth reading about.
  public let seeAlso: [String]
  /// Whether help and completion leave it out.
  public let isHidden: Bool

  /// Declares a verb.
  public init(
    name: String, group: CommandGroup? = nil, summary: String, discussion: String = "",
    operands: [OperandDeclaration] = [], options: [OptionDeclaration] = [], rules: [Rule] = [],
    examples: [Example] = [], fields: [ResultField] = [], exits: [ExitNote] = [],
    environment: [EnvironmentNote] = [], files: [FileNote] = [],
    subcommands: [CommandSpec] = [], needsSubcommand: Bool = false, seeAlso: [String] = [],
    hidden: Bool = false
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.rules = rules
    self.examples = examples
    self.fields = fields
    self.exits = exits
    self.environment = environment
    self.files = files
    self.subcommands = subcommands
    self.needsSubcommand = needsSubcommand
    self.seeAlso = seeAlso
    self.isHidden = hidden
  }

  /// The sub-verb of this name.
  public func subcommand(_ name: String) -> CommandSpec? {
    subcommands.first { $0.name == name }
  }
}

/// A heading of the overview, ordered by rank.
public struct CommandGroup: Sendable, Hashable, Comparable {
  /// Where it stands: low ranks come first.
  public let rank: Int
  /// The heading, such as `Find a place`.
  public let title: String

  /// Declares a heading.
  public init(rank: Int, _ title: String) {
    self.rank = rank
    self.title = title
  }

  /// Orders by rank.
  public static func < (first: CommandGroup, second: CommandGroup) -> Bool {
    first.rank < second.rank
  }
}
