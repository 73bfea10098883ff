/// An option that needs a value, of which the last one given wins.
///
/// It is given as `--within 2km`, `--within=2km`, `-w2km` or `-w 2km`.
public struct Option<Value: Sendable>: Sendable {
  /// What the parser and the generators know about it.
  public let declaration: OptionDeclaration

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: The long name without dashes.
  ///   - short: The letter of the short form.
  ///   - value: The type of its value.
  ///   - summary: One line for `-h`: a capital first, no full stop, 50 columns or less.
  ///   - discussion: More for `--help` and the manual, in paragraphs.
  ///   - standard: What holds when the option is not given, as text for help alone.
  ///   - environment: The variable that stands in when the option is not given.
  ///   - hidden: Whether help and completion leave it out.
  public init(
    _ name: String, short: Character? = nil, value: ValueType<Value>, summary: String,
    discussion: String = "", standard: String? = nil, environment: String? = nil,
    hidden: Bool = false
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, summary: summary, discussion: discussion, standard: standard,
      environment: environment, isHidden: hidden, kind: .value(value.erased, repeats: false))
  }

  /// The same option as one that may be given several times and keeps every value, in order.
  public var repeatable: ListOption<Value> { ListOption(self) }
}

/// An option whose values add up: `--cuisine thai --cuisine lao`.
public struct ListOption<Value: Sendable>: Sendable {
  /// What the parser and the generators know about it.
  public let declaration: OptionDeclaration

  init(_ single: Option<Value>) {
    declaration = single.declaration.repeating
  }
}

/// An option whose value may be left out and is only taken when stuck on: `--color`,
/// `--color=always`, but never `--color always`.
public struct OptionalValueOption<Value: Sendable>: Sendable {
  /// What the parser and the generators know about it.
  public let declaration: OptionDeclaration

  /// How such an option was given.
  public enum Argument: Sendable {
    /// Without a value.
    case bare
    /// With this value.
    case value(Value)
  }

  /// Declares an option; the parameters are those of `Option`.
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
