/// How syntax is written, in help and manual alike: `<value>` `[opt]` `{a|b}` `...`.
enum Notation {
  /// `DISTANCE` as `<distance>`.
  static func value(_ placeholder: String) -> String { "<" + placeholder.lowercased() + ">" }

  /// `<distance>`, or `{auto|always|never}` when a few short words are all that may stand there.
  static func value(_ type: ErasedValueType) -> String {
    let words = type.allowed.map(\.word).joined(separator: "|")
    return words.isEmpty || words.utf8.count > 20 ? value(type.placeholder) : "{\(words)}"
  }

  /// `<place>`, `[<place>]`, `<file>...` or `[<file>...]`.
  static func operand(_ operand: OperandDeclaration) -> String {
    let text = value(operand.name) + (operand.isList ? "..." : "")
    return operand.least == 0 ? "[\(text)]" : text
  }

  /// `-w, --within <distance>`, with room for the short form where there is none.
  static func option(_ option: OptionDeclaration) -> String {
    (option.short.map { "-\($0), " } ?? "    ") + long(option)
  }

  /// `--within <distance>`, `--[no-]open-now`, `--color[=<when>]`, `--cuisine <cuisine>...`.
  static func long(_ option: OptionDeclaration) -> String {
    switch option.kind {
    case .flag(let negatable): (negatable ? "--[no-]" : "--") + option.name
    case .value(let type, let repeats): "--\(option.name) \(value(type))" + (repeats ? "..." : "")
    case .optionalValue(let type): "--\(option.name)[=\(value(type))]"
    }
  }

  /// The words after the program's name: `nearby [<options>] [<place>]`.
  static func usage(_ command: CommandSpec, path: [String]) -> String {
    var words = path
    if command.options.contains(where: { !$0.isHidden }) { words.append("[<options>]") }
    words += command.operands.map(operand)
    return words.joined(separator: " ")
  }

  /// The usage of a command and of everything below it, one line each.
  static func usages(_ command: CommandSpec, path: [String]) -> [String] {
    var lines = command.needsSubcommand ? [] : [usage(command, path: path)]
    for below in command.subcommands where !below.isHidden {
      lines += usages(below, path: path + [below.name])
    }
    return lines
  }

  /// What the summary of an option does not say: that it repeats, its default, its variable.
  static func remarks(_ option: OptionDeclaration) -> [String] {
    var remarks: [String] = []
    if option.isRepeatable { remarks.append("can be repeated") }
    if let standard = option.standard { remarks.append("default: \(standard)") }
    if let variable = option.environment { remarks.append("environment: \(variable)") }
    return remarks
  }

  /// The options that every command has besides those of the program.
  static let help = Flag(
    "help", short: "h", summary: "Show help: -h on one screen, --help in full"
  ).declaration

  /// The option that is only understood before a verb.
  static let version = Flag("version", summary: "Show the version").declaration
}
