/// Why a command line could not be understood: facts only; `message` words them.
public struct ParseError: Error, Sendable, Hashable {
  /// What is wrong.
  public let fact: Fact
  /// The verb and sub-verbs in whose grammar it is wrong; empty before a verb was found.
  public let command: [String]
  /// Where it is wrong.
  public let origin: Origin

  /// Where a fault lies.
  public enum Origin: Sendable, Hashable {
    /// In the word of this index, counted from 0 after the program's name.
    case word(Int)
    /// In the environment variable of this name.
    case environment(String)
    /// After the last word: something that had to come is not there.
    case end
  }

  /// What can be wrong.
  ///
  /// Options are spelled as the user would: `--within`, `-w`, `--no-open-now`.
  public enum Fact: Sendable, Hashable {
    /// Options were given, and no verb.
    case missingVerb
    /// No verb is called so; `synonym` is the verb that another tool's word stands for.
    case unknownVerb(String, candidates: [String], synonym: String?)
    /// One of these sub-verbs must follow.
    case missingSubcommand([String])
    /// No sub-verb is called so.
    case unknownSubcommand(String, candidates: [String], all: [String])
    /// No option is called so here; `beforeVerb` when it stands where only global options may.
    case unknownOption(String, candidates: [String], beforeVerb: Bool)
    /// The option ends without its value; `next` is the option that stands in its place.
    case missingValue(String, placeholder: String, next: String?)
    /// The option takes no value, and got one.
    case unexpectedValue(String, value: String)
    /// The value of an option or an operand cannot be read.
    case badValue(
      subject: String, value: String, reason: ValueError, allowed: [String], candidates: [String])
    /// This operand must be given.
    case missingOperand(String)
    /// More operands than the command takes; `expected` is how many it takes, `behind` the option
    /// before the first of them whose value can only be stuck on.
    case extraOperands([String], expected: Int, behind: String?)
    /// These two may not be given together.
    case conflict(String, String)
    /// The first may only be given with the second.
    case requires(String, String)
    /// One of these must be given.
    case noneOf([String])
  }

  /// A short name of the kind of fault that never changes, for programs: `unknown-option`.
  public var code: String {
    switch fact {
    case .missingVerb: "missing-verb"
    case .unknownVerb: "unknown-verb"
    case .missingSubcommand: "missing-subcommand"
    case .unknownSubcommand: "unknown-subcommand"
    case .unknownOption: "unknown-option"
    case .missingValue: "missing-value"
    case .unexpectedValue: "unexpected-value"
    case .badValue: "bad-value"
    case .missingOperand: "missing-operand"
    case .extraOperands: "extra-operands"
    case .conflict: "conflicting-options"
    case .requires: "missing-companion"
    case .noneOf: "missing-choice"
    }
  }
}
