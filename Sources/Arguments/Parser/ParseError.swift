/// Why a command line is invalid.
///
/// It contains only facts; `message(program:)` describes them.
public struct ParseError: Error, Sendable, Hashable {
  /// What is wrong.
  public let fact: Fact
  /// The verb and sub-verbs of the line; empty before a verb.
  public let command: [String]
  /// Where it is wrong.
  public let origin: Origin
  /// The words of the line, for a hint that writes it anew.
  public internal(set) var words: [String] = []

  init(fact: Fact, command: [String], origin: Origin) {
    (self.fact, self.command, self.origin) = (fact, command, origin)
  }

  /// The location of an error.
  public enum Origin: Sendable, Hashable {
    /// In the word at this index, counted from 0 after the program's name.
    case word(Int)
    /// In the environment variable with this name.
    case environment(String)
    /// After the last word: something required is missing.
    case end
  }

  /// The kinds of errors.
  ///
  /// Options are spelled as typed: `--within`, `-w`, `--no-open-now`.
  public enum Fact: Sendable, Hashable {
    /// Options were given, but no verb.
    case missingVerb
    /// There is no such verb; `synonym` is the command for a word that other tools use.
    case unknownVerb(String, candidates: [String], synonym: String?)
    /// One of these sub-verbs must follow.
    case missingSubcommand([String])
    /// There is no such sub-verb.
    case unknownSubcommand(String, candidates: [String], all: [String])
    /// There is no such option here; with `beforeVerb`, it is where only global options are valid.
    /// `instead` is the command that does what the option does in other tools.
    case unknownOption(
      String, candidates: [String], beforeVerb: Bool, instead: String? = nil)
    /// The option has no value; `next` is the option that follows instead.
    case missingValue(String, placeholder: String, next: String?)
    /// The option takes no value, but got one.
    case unexpectedValue(String, value: String)
    /// The value of the option must be attached to it; the word after it may be meant as one.
    case detachedValue(String, value: String)
    /// The value of an option or operand is invalid.
    case badValue(
      subject: String, value: String, reason: ValueError, allowed: [String], candidates: [String])
    /// A required operand is missing.
    case missingOperand(String)
    /// There are more operands than the command takes. `expected` are the names of those it takes;
    /// `areWords` says that none of them may have blanks; `behind` is the option before the first
    /// extra operand, if that option takes only an attached value.
    case extraOperands([String], expected: [String], areWords: Bool, behind: String?)
    /// These two cannot be given together.
    case conflict(String, String)
    /// The first requires the second.
    case requires(String, String)
    /// One of these must be given.
    case noneOf([String])
  }

  /// A stable short name for programs: `unknown-option`.
  public var code: String {
    switch fact {
    case .missingVerb: "missing-verb"
    case .unknownVerb: "unknown-verb"
    case .missingSubcommand: "missing-subcommand"
    case .unknownSubcommand: "unknown-subcommand"
    case .unknownOption: "unknown-option"
    case .missingValue: "missing-value"
    case .unexpectedValue: "unexpected-value"
    case .detachedValue: "detached-value"
    case .badValue: "bad-value"
    case .missingOperand: "missing-operand"
    case .extraOperands: "extra-operands"
    case .conflict: "conflicting-options"
    case .requires: "missing-companion"
    case .noneOf: "missing-choice"
    }
  }
}

extension ParseError.Fact {
  static func badValue(
    subject: String, value: String, error: ValueError, type: ErasedValueType
  ) -> ParseError.Fact {
    let allowed = type.allowed.map(\.word)
    return .badValue(
      subject: subject, value: value, reason: error, allowed: allowed,
      candidates: Suggestion.closest(to: value, among: allowed))
  }
}
