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

extension OptionDeclaration {
  /// The full description of an option, as prose for `--help` and the manual.
  ///
  /// `finish` adapts the summary to the page, for instance into a sentence.
  func explanation(finish: (String) -> String) -> String {
    let remarks = Notation.remarks(self)
    let aside = remarks.isEmpty ? "" : " (" + remarks.joined(separator: "; ") + ")"
    return [finish(summary + aside), discussion, value?.meaning ?? "", words].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// The allowed values, unless the notation already shows them.
  private var words: String {
    guard let value, !value.allowed.isEmpty else { return "" }
    if value.allowed.contains(where: { !$0.summary.isEmpty }) {
      let width = value.allowed.map(\.word.count).max() ?? 0
      return value.allowed.map { allowed in
        let gap = String(repeating: " ", count: width - allowed.word.count + 2)
        return "  " + allowed.word + (allowed.summary.isEmpty ? "" : gap + allowed.summary)
      }.joined(separator: "\n")
    }
    let isShown = Notation.value(value).hasPrefix("{")
    return isShown ? "" : "One of: " + value.allowed.map(\.word).joined(separator: ", ") + "."
  }
}

/// Placeholders in prose, written in capitals in the specifications, in the notation of the usage
/// line: `whose FIELD is known` becomes `whose <field> is known`.
struct ProseNotation {
  private let placeholders: Set<String>

  /// The notation for the texts of a command, whose operands and values are placeholders.
  init(_ command: CommandSpec) {
    let names = command.operands.map(\.name) + command.options.compactMap(\.value?.placeholder)
    // A single letter is more often something else: degrees 'N', or @N.
    placeholders = Set(names.filter { $0.count > 1 })
  }

  /// A text with its placeholders in angle brackets; lines that are not reflowed stay as they are.
  func written(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      let isKept = line.starts(with: "  ".utf8) || !Self.mayHavePlaceholder(line)
      return isKept ? String(Substring(line)) : written(line: Substring(line))
    }.joined(separator: "\n")
  }

  /// Whether a line has two capitals beside each other, as few have: to look at all characters took
  /// most of the time of a help page.
  private static func mayHavePlaceholder(_ line: Substring.UTF8View) -> Bool {
    var previous: UInt8 = 0
    for byte in line {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(previous)
      if isCapital,
        byte == UInt8(ascii: "-") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      {
        return true
      }
      previous = byte
    }
    return false
  }

  private func written(line: Substring) -> String {
    var result = ""
    var word = ""
    for character in line {
      if character.isASCII, character.isUppercase || character == "-" && !word.isEmpty {
        word.append(character)
      } else {
        result += ending(word, after: result, before: character)
        result.append(character)
        word = ""
      }
    }
    return result + ending(word, after: result, before: nil)
  }

  /// A word in capitals; part of a longer word, or of a dotted name, it stays.
  private func ending(_ word: String, after text: String, before next: Character?) -> String {
    let isApart =
      !(text.last.map { $0.isLetter || $0.isNumber || "._/<:=".contains($0) } ?? false)
      && !(next.map { $0.isLetter || $0.isNumber || "_/>".contains($0) } ?? false)
    return isApart && placeholders.contains(word) ? Notation.value(word) : word
  }
}

extension CommandSpec {
  /// The same command with all prose for help and manual in the notation of the usage line.
  var inNotation: CommandSpec {
    let notation = ProseNotation(self)
    return CommandSpec(
      name: name, group: group, summary: notation.written(summary),
      discussion: notation.written(discussion),
      operands: operands.map { operand in
        OperandDeclaration(
          name: operand.name, summary: notation.written(operand.summary), value: operand.value,
          least: operand.least, isList: operand.isList)
      },
      options: options.map { option in
        OptionDeclaration(
          name: option.name, short: option.short, summary: notation.written(option.summary),
          discussion: notation.written(option.discussion), standard: option.standard,
          environment: option.environment, isHidden: option.isHidden, kind: option.kind,
          formerNames: option.formerNames)
      }, rules: rules, examples: examples, fields: fields, columns: columns, exits: exits,
      environment: environment, files: files, subcommands: subcommands.map(\.inNotation),
      needsSubcommand: needsSubcommand, advice: advice, seeAlso: seeAlso, hidden: isHidden)
  }
}
