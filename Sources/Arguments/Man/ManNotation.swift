/// The notation for syntax in mdoc macros.
enum ManNotation {
  /// The term of an option in a list: `Fl w , Fl \-within Ar distance`.
  static func term(_ option: OptionDeclaration) -> String {
    let short = option.short.map { "Fl \(ManWriter.literal(String($0))) , " } ?? ""
    return short + long(option)
  }

  /// The long form with its value.
  static func long(_ option: OptionDeclaration) -> String {
    let name = ManWriter.literal(option.name)
    switch option.kind {
    case .flag(negatable: true): return "Fl \\-[no\\-]\(name)"
    case .flag(negatable: false): return "Fl \\-\(name)"
    case .value(let type, let repeats):
      return "Fl \\-\(name) \(value(type))" + (repeats ? " Ns ..." : "")
    case .optionalValue(let type):
      return "Fl \\-\(name) Ns Oo = Ns \(value(type)) Oc"
    }
  }

  /// The arguments of a command as lines of the synopsis.
  static func synopsis(_ command: CommandSpec) -> [String] {
    let options = command.options.filter { !$0.isHidden }
    return options.map { "Op \(synopsis($0))" } + command.operands.map(operand)
  }

  private static func synopsis(_ option: OptionDeclaration) -> String {
    guard let short = option.short, option.value == nil else { return long(option) }
    return "Fl \(ManWriter.literal(String(short))) | \(long(option))"
  }

  private static func operand(_ operand: OperandDeclaration) -> String {
    let name = "Ar " + placeholder(operand.name) + (operand.isList ? " ..." : "")
    return operand.least == 0 ? "Op \(name)" : name
  }

  private static func value(_ type: ErasedValueType) -> String {
    let words = Notation.value(type)
    return words.hasPrefix("{")
      ? "Bro \(alternatives(type)) Brc" : "Ar \(placeholder(type.placeholder))"
  }

  private static func alternatives(_ type: ErasedValueType) -> String {
    type.allowed.map { "Cm " + ManWriter.argument($0.word) }.joined(separator: " | ")
  }

  /// A reference to another manual page: `keylime-rate(1)`.
  ///
  /// `Xr` would be the proper macro, but `mandoc -T lint` then complains about pages that are not
  /// installed.
  static func page(_ name: String, section: Int = 1) -> String {
    "Sy \(ManWriter.argument(name)) Ns Pq \(section)"
  }

  /// A placeholder, for the argument of `Ar`.
  static func placeholder(_ name: String) -> String { ManWriter.argument("<\(name.lowercased())>") }
}
