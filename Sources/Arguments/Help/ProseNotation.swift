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
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("  ") ? String(line) : written(line: line)
    }.joined(separator: "\n")
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
