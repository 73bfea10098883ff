/// The specification of a verb, for parsing, help, manual and completion.
///
/// Prose (`discussion`) is paragraphs separated by blank lines. A paragraph whose lines all start
/// with two spaces is not reflowed.
public struct CommandSpec: Sendable {
  /// The name of the verb.
  public let name: String
  /// The group in the overview; nil for sub-verbs.
  public let group: CommandGroup?
  /// One line: first letter capital, no full stop, at most 55 columns.
  public let summary: String
  /// Prose for `--help` and the manual.
  public let discussion: String
  /// The operands, in order.
  public let operands: [OperandDeclaration]
  /// The options, without the global ones.
  public let options: [OptionDeclaration]
  /// The rules between options and operands.
  public let rules: [Rule]
  /// Example command lines.
  public let examples: [Example]
  /// The fields of its JSON result.
  public let fields: [ResultField]
  /// The columns of its lines in a pipe, from the left; empty when it has other output.
  public let columns: [ResultColumn]
  /// The exit codes, besides those of the program.
  public let exits: [ExitNote]
  /// Environment variables that only this verb reads.
  public let environment: [EnvironmentNote]
  /// Files that only this verb uses.
  public let files: [FileNote]
  /// The sub-verbs.
  ///
  /// A first operand with the name of a sub-verb selects it. A sub-verb has its own options and the
  /// global ones, not those of its verb.
  public let subcommands: [CommandSpec]
  /// Whether a sub-verb is required.
  public let needsSubcommand: Bool
  /// What to write instead of options of other tools.
  public let advice: [Advice]
  /// Related verbs.
  public let seeAlso: [String]
  /// Whether help and completion omit it.
  public let isHidden: Bool

  /// Declares a verb; only the name and the summary are required.
  public init(
    name: String, group: CommandGroup? = nil, summary: String, discussion: String = "",
    operands: [OperandDeclaration] = [], options: [OptionDeclaration] = [], rules: [Rule] = [],
    examples: [Example] = [], fields: [ResultField] = [], columns: [ResultColumn] = [],
    exits: [ExitNote] = [],
    environment: [EnvironmentNote] = [], files: [FileNote] = [],
    subcommands: [CommandSpec] = [], needsSubcommand: Bool = false, advice: [Advice] = [],
    seeAlso: [String] = [], hidden: Bool = false
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
    self.columns = columns
    self.exits = exits
    self.environment = environment
    self.files = files
    self.subcommands = subcommands
    self.needsSubcommand = needsSubcommand
    self.advice = advice
    self.seeAlso = seeAlso
    self.isHidden = hidden
  }

  /// The sub-verb with this name; nil when there is none.
  public func subcommand(_ name: String) -> CommandSpec? {
    subcommands.first { $0.name == name }
  }
}

/// A column of the lines that a command prints in a pipe.
public struct ResultColumn: Sendable, Hashable {
  /// The name in upper case, as the header line has it.
  public let name: String
  /// What is in it: one line, first letter capital, no full stop.
  public let summary: String

  /// A column with its content.
  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// What to write instead of an option that other tools have: `undo --list` -> `log`.
public struct Advice: Sendable, Hashable {
  /// The option as typed, with its dashes.
  public let option: String
  /// The command for it, without the program's name.
  public let command: String

  /// An option of other tools with the command for it.
  public init(_ option: String, _ command: String) {
    self.option = option
    self.command = command
  }
}

/// A group of verbs in the overview, ordered by rank.
public struct CommandGroup: Sendable, Hashable, Comparable {
  /// The position in the overview: low ranks come first.
  public let rank: Int
  /// The heading, such as `Find a place`.
  public let title: String

  /// Declares a group with a heading.
  public init(rank: Int, _ title: String) {
    self.rank = rank
    self.title = title
  }

  /// The lower rank comes first.
  public static func < (first: CommandGroup, second: CommandGroup) -> Bool {
    first.rank < second.rank
  }
}
