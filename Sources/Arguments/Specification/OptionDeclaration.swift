/// What the parser and the generators know about an option: everything but the type of its value.
public struct OptionDeclaration: Sendable {
  /// Whether an option takes a value.
  public enum Kind: Sendable {
    /// `--x`, and `--no-x` when it can be negated.
    case flag(negatable: Bool)
    /// A value must follow; `repeats` when every value counts and not the last alone.
    case value(ErasedValueType, repeats: Bool)
    /// A value may be stuck on.
    case optionalValue(ErasedValueType)
  }

  /// The long name without dashes.
  public let name: String
  /// The letter of the short form.
  public let short: Character?
  /// One line for `-h`.
  public let summary: String
  /// Paragraphs for `--help` and the manual; may be empty.
  public let discussion: String
  /// What holds when the option is not given, as text.
  public let standard: String?
  /// The environment variable that stands in for the option.
  public let environment: String?
  /// Whether help and completion leave it out.
  public let isHidden: Bool
  /// Whether it takes a value.
  public let kind: Kind

  /// The type of the value, for options that can have one.
  public var value: ErasedValueType? {
    switch kind {
    case .flag: nil
    case .value(let type, repeats: _): type
    case .optionalValue(let type): type
    }
  }

  /// Whether every occurrence counts.
  public var isRepeatable: Bool {
    if case .value(_, repeats: true) = kind { true } else { false }
  }

  /// Whether `--no-x` exists.
  public var isNegatable: Bool {
    if case .flag(negatable: true) = kind { true } else { false }
  }

  var repeating: OptionDeclaration {
    guard case .value(let type, repeats: _) = kind else { return self }
    return OptionDeclaration(
      name: name, short: short, summary: summary, discussion: discussion, standard: standard,
      environment: environment, isHidden: isHidden, kind: .value(type, repeats: true))
  }
}
