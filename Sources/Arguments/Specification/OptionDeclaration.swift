/// The declaration of an option without its value type, for parser and generators.
public struct OptionDeclaration: Sendable {
  /// The kinds of options, by their value.
  public enum Kind: Sendable {
    /// `--x`, and `--no-x` if it is negatable.
    case flag(negatable: Bool)
    /// A value is required; `repeats` means that all values count, not only the last.
    case value(ErasedValueType, repeats: Bool)
    /// A value is optional and must be attached.
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
  /// The default, as text.
  public let standard: String?
  /// The environment variable that is used when the option is not given.
  public let environment: String?
  /// Whether help and completion omit it.
  public let isHidden: Bool
  /// The kind of the option.
  public let kind: Kind
  /// The long names it had in earlier versions; they still work, with a warning.
  public var formerNames: [String] = []

  /// The value type; nil for a flag.
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

  /// Whether it is a flag, so that `--no-x` switches it off.
  public var isFlag: Bool { if case .flag = kind { true } else { false } }

  /// Whether help and completion offer `--no-x`.
  public var isNegatable: Bool {
    if case .flag(negatable: true) = kind { true } else { false }
  }

  /// The same option of a command that changes only what it is told to: without it all stays as it
  /// was, so it has no default, and `discussion` in place of its own.
  public func leavingAsItWas(discussion: String? = nil) -> OptionDeclaration {
    OptionDeclaration(
      name: name, short: short, summary: summary, discussion: discussion ?? self.discussion,
      standard: nil, environment: environment, isHidden: isHidden, kind: kind,
      formerNames: formerNames)
  }

  var repeating: OptionDeclaration {
    guard case .value(let type, repeats: _) = kind else { return self }
    return OptionDeclaration(
      name: name, short: short, summary: summary, discussion: discussion, standard: standard,
      environment: environment, isHidden: isHidden, kind: .value(type, repeats: true),
      formerNames: formerNames)
  }
}
