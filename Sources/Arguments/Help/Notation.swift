/// The notation for syntax in help and manual: `<value>` `[opt]` `{a|b}` `...`.
enum Notation {
  /// A placeholder: `DISTANCE` becomes `<distance>`.
  static func value(_ placeholder: String) -> String { "<" + placeholder.lowercased() + ">" }

  /// A value: `<distance>`, or `{auto|always|never}` for a few short allowed words.
  static func value(_ type: ErasedValueType) -> String {
    let words = type.allowed.map(\.word).joined(separator: "|")
    return words.isEmpty || words.utf8.count > 20 ? value(type.placeholder) : "{\(words)}"
  }

  /// An operand: `<place>`, `[<place>]`, `<file>...` or `[<file>...]`.
  static func operand(_ operand: OperandDeclaration) -> String {
    let text = value(operand.name) + (operand.isList ? "..." : "")
    return operand.least == 0 ? "[\(text)]" : text
  }

  /// An option in a list: `-w, --within <distance>`, with blanks if there is no short form.
  static func option(_ option: OptionDeclaration) -> String {
    (option.short.map { "-\($0), " } ?? "    ") + long(option)
  }

  /// The long form: `--within <distance>`, `--[no-]open-now`, `--color[=<when>]`, `--cuisine
  /// <cuisine>...`.
  static func long(_ option: OptionDeclaration) -> String {
    switch option.kind {
    case .flag(let negatable): (negatable ? "--[no-]" : "--") + option.name
    case .value(let type, let repeats): "--\(option.name) \(value(type))" + (repeats ? "..." : "")
    case .optionalValue(let type): "--\(option.name)[=\(value(type))]"
    }
  }

  /// The usage line without the program's name: `nearby [<options>] [<place>]`.
  static func usage(_ command: CommandSpec, path: [String]) -> String {
    var words = path
    if command.options.contains(where: { !$0.isHidden }) { words.append("[<options>]") }
    words += command.operands.map(operand)
    return words.joined(separator: " ")
  }

  /// The usage lines of a command and all its sub-verbs.
  static func usages(_ command: CommandSpec, path: [String]) -> [String] {
    var lines = command.needsSubcommand ? [] : [usage(command, path: path)]
    for below in command.subcommands where !below.isHidden {
      lines += usages(below, path: path + [below.name])
    }
    return lines
  }

  /// The remarks after the summary of an option: that it repeats, its default, its variable.
  static func remarks(_ option: OptionDeclaration) -> [String] {
    var remarks: [String] = []
    if option.isRepeatable { remarks.append("can be repeated") }
    if let standard = option.standard { remarks.append("default: \(standard)") }
    if let variable = option.environment { remarks.append("environment: \(variable)") }
    return remarks
  }

  /// The built-in option that every command has.
  static let help = Flag(
    "help", short: "h", summary: "Show help: -h on one screen, --help in full"
  ).declaration

  /// The built-in option that is valid only before a verb.
  static let version = Flag("version", summary: "Show the version").declaration
}
