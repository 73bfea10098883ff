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
  public var discussion: String { make.discussion() }
  /// The operands, in order.
  public let operands: [OperandDeclaration]
  /// The options, without the global ones.
  public let options: [OptionDeclaration]
  /// The rules between options and operands.
  public let rules: [Rule]
  /// Example command lines.
  public var examples: [Example] { make.examples() }
  /// The fields of its JSON result.
  public var fields: [ResultField] { make.fields() }
  /// The columns of its lines in a pipe, from the left; empty when it has other output.
  public var columns: [ResultColumn] { make.columns() }
  /// The exit codes, besides those of the program.
  public var exits: [ExitNote] { make.exits() }
  /// Environment variables that only this verb reads.
  public var environment: [EnvironmentNote] { make.environment() }
  /// Files that only this verb uses.
  public var files: [FileNote] { make.files() }
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
  public var seeAlso: [String] { make.seeAlso() }
  /// Whether help and completion omit it.
  public let isHidden: Bool

  private let make: HelpMaterial

  /// What only help and the manual need: it is made when it is asked for, so that it costs nothing
  /// when the verb runs.
  private struct HelpMaterial: Sendable {
    let discussion: @Sendable () -> String
    let examples: @Sendable () -> [Example]
    let fields: @Sendable () -> [ResultField]
    let columns: @Sendable () -> [ResultColumn]
    let exits: @Sendable () -> [ExitNote]
    let environment: @Sendable () -> [EnvironmentNote]
    let files: @Sendable () -> [FileNote]
    let seeAlso: @Sendable () -> [String]
  }

  /// Declares a verb; only the name and the summary are required.
  public init(
    name: String, group: CommandGroup? = nil, summary: String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    operands: [OperandDeclaration] = [], options: [OptionDeclaration] = [], rules: [Rule] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example] = [],
    fields: @autoclosure @escaping @Sendable () -> [ResultField] = [],
    columns: @autoclosure @escaping @Sendable () -> [ResultColumn] = [],
    exits: @autoclosure @escaping @Sendable () -> [ExitNote] = [],
    environment: @autoclosure @escaping @Sendable () -> [EnvironmentNote] = [],
    files: @autoclosure @escaping @Sendable () -> [FileNote] = [],
    subcommands: [CommandSpec] = [], needsSubcommand: Bool = false, advice: [Advice] = [],
    seeAlso: @autoclosure @escaping @Sendable () -> [String] = [], hidden: Bool = false
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.operands = operands
    self.options = options
    self.rules = rules
    self.subcommands = subcommands
    self.needsSubcommand = needsSubcommand
    self.advice = advice
    self.isHidden = hidden
    make = HelpMaterial(
      discussion: discussion, examples: examples, fields: fields, columns: columns, exits: exits,
      environment: environment, files: files, seeAlso: seeAlso)
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

/// A rule between the options and operands of a command.
///
/// An option is named by its long name (`paid-by`), an operand by its name in upper case (`PLACE`).
/// A flag switched off by `--no-x` counts as not given. An environment variable can satisfy a rule,
/// and is ignored when it would break one.
public enum Rule: Sendable, Hashable {
  /// At most one of these may be given.
  case atMostOne([String])
  /// The first requires the second.
  case requires(String, String)
  /// Exactly one of these must be given.
  case oneOf([String])

  /// These two may not be given together.
  public static func conflict(_ first: String, _ second: String) -> Rule {
    .atMostOne([first, second])
  }
}
