/// An option with a value.
///
/// If it is given several times, the last one wins.
///
/// Its forms are `--within 2km`, `--within=2km`, `-w2km` and `-w 2km`.
public struct Option<Value: Sendable>: Sendable {
  /// The declaration without the value type, for parser and generators.
  public let declaration: OptionDeclaration

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: The long name without dashes.
  ///   - short: The letter of the short form.
  ///   - value: The type of its value.
  ///   - summary: One line for `-h`: first letter capital, no full stop, at most 50 columns.
  ///   - discussion: More for `--help` and the manual, in paragraphs.
  ///   - standard: The default, as text for the help page only.
  ///   - environment: The environment variable that is used when the option is not given.
  ///   - hidden: Whether help and completion omit it.
  public init(
    _ name: String, short: Character? = nil, value: ValueType<Value>, summary: String,
    discussion: String = "", standard: String? = nil, environment: String? = nil,
    hidden: Bool = false
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, summary: summary, discussion: discussion, standard: standard,
      environment: environment, isHidden: hidden, kind: .value(value.erased, repeats: false))
  }

  /// The same option, which had another name in earlier versions.
  ///
  /// The other name still works; the program warns of it (``ParsedArguments/renamed``).
  public func formerly(_ names: String...) -> Option {
    var declaration = declaration
    declaration.formerNames = names
    return Option(declaration)
  }

  private init(_ declaration: OptionDeclaration) { self.declaration = declaration }

  /// The same option as a repeatable one, which keeps all values in order.
  public var repeatable: ListOption<Value> { ListOption(self) }
}

/// A repeatable option that keeps all values: `--cuisine thai --cuisine lao`.
public struct ListOption<Value: Sendable>: Sendable {
  /// The declaration without the value type, for parser and generators.
  public let declaration: OptionDeclaration

  init(_ single: Option<Value>) {
    declaration = single.declaration.repeating
  }
}

/// An option with an optional value, which must be attached: `--color`, `--color=always`, but not
/// `--color always`.
public struct OptionalValueOption<Value: Sendable>: Sendable {
  /// The declaration without the value type, for parser and generators.
  public let declaration: OptionDeclaration

  /// The argument of such an option.
  public enum Argument: Sendable {
    /// Without a value.
    case bare
    /// With this value.
    case value(Value)
  }

  /// Declares an option with an optional value; see `Option` for the parameters.
  public init(
    _ name: String, short: Character? = nil, value: ValueType<Value>, summary: String,
    discussion: String = "", standard: String? = nil, environment: String? = nil,
    hidden: Bool = false
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, summary: summary, discussion: discussion, standard: standard,
      environment: environment, isHidden: hidden, kind: .optionalValue(value.erased))
  }
}

extension OptionalValueOption.Argument: Equatable where Value: Equatable {}

/// An option without a value: `--open-now`, and `--no-open-now` when it is negatable.
public struct Flag: Sendable {
  /// The declaration without the value type, for parser and generators.
  public let declaration: OptionDeclaration

  /// Declares a flag; see `Option` for the parameters.
  ///
  /// A negatable flag also has the form `--no-x`.
  public init(
    _ name: String, short: Character? = nil, summary: String, discussion: String = "",
    negatable: Bool = false, environment: String? = nil, hidden: Bool = false
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, summary: summary, discussion: discussion, standard: nil,
      environment: environment, isHidden: hidden, kind: .flag(negatable: negatable))
  }

  /// The same flag, which had another name in earlier versions; see ``Option/formerly(_:)``.
  public func formerly(_ names: String...) -> Flag {
    var declaration = declaration
    declaration.formerNames = names
    return Flag(declaration)
  }

  private init(_ declaration: OptionDeclaration) { self.declaration = declaration }
}

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
