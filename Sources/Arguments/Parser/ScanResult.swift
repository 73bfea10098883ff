/// The result of scanning a command line: its verbs, options and operands, before values are parsed
/// and rules are checked.
///
/// Scanning never fails. Errors are collected in order, so that a later `-h` can still win over
/// them.
struct ScanResult {
  /// An option as typed.
  struct Occurrence {
    let option: OptionDeclaration
    /// The spelling: `--within`, `-w`, `--no-open-now`.
    let spelling: String
    let text: String?
    let isNegated: Bool
    let index: Int
  }

  /// A word that is neither an option nor a verb.
  struct Word {
    let text: String
    let index: Int
  }

  var path: [String] = []
  var command: CommandSpec?
  var occurrences: [Occurrence] = []
  var operands: [Word] = []
  var faults: [ParseError] = []
  var help: HelpForm?
  var asksForVersion = false
  /// The last option, if its value is still missing.
  var pending: OptionDeclaration?
  /// Whether `--` ended the options.
  var optionsEnded = false

  /// An error of the command that was scanned.
  func fault(_ fact: ParseError.Fact, _ origin: ParseError.Origin) -> ParseError {
    ParseError(fact: fact, command: path, origin: origin)
  }
}

extension ErasedValueType {
  /// Parses the text of an option, an operand or a variable, which an error calls `subject`.
  ///
  /// Throws `badValue` when the text is not valid.
  func parse(
    _ text: String, of subject: String, command: [String], _ origin: ParseError.Origin
  ) throws(ParseError) -> any Sendable {
    do throws(ValueError) { return try parse(text) } catch {
      let fact = ParseError.Fact.badValue(subject: subject, value: text, error: error, type: self)
      throw ParseError(fact: fact, command: command, origin: origin)
    }
  }
}

extension ScanResult.Occurrence {
  /// Parses the value for the option that the scanner found.
  ///
  /// Throws when a value is missing, invalid or not allowed.
  func content(command: [String]) throws(ParseError) -> ParsedArguments.Content {
    try content(as: option, command: command)
  }

  /// Parses the value for `option`, which differs from the scanned one when a sub-verb followed
  /// later.
  ///
  /// Throws when a value is missing, invalid or not allowed.
  func content(
    as option: OptionDeclaration, command: [String]
  ) throws(ParseError) -> ParsedArguments.Content {
    let origin = ParseError.Origin.word(index)
    guard let type = option.value else {
      guard let text else { return .flag(!isNegated) }
      throw ParseError(
        fact: .unexpectedValue(spelling, value: text), command: command, origin: origin)
    }
    guard let text else {
      if case .optionalValue = option.kind { return .bare }
      let fact = ParseError.Fact.missingValue(
        spelling, placeholder: type.placeholder, next: nil)
      throw ParseError(fact: fact, command: command, origin: origin)
    }
    return .value(try type.parse(text, of: spelling, command: command, origin))
  }

  /// The option under its present name, however it was spelled.
  func asked(as option: OptionDeclaration) -> ParsedArguments.Asked {
    let sign = isNegated ? "--no-" : "--"
    return ParsedArguments.Asked(
      name: option.name, words: sign + option.name + (text.map { "=\($0)" } ?? ""))
  }
}
