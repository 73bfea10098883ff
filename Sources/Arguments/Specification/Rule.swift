/// A rule between the options and operands of a command.
///
/// An option is named by its long name (`paid-by`), an operand by its name in upper case (`PLACE`).
/// A flag switched off by `--no-x` counts as not given. An environment variable can satisfy a rule,
/// and is ignored when it would break one.
public enum Rule: Sendable, Hashable {
  /// At most one of these may be given.
  case atMostOne([String])
  /// The first requires the second.
  case requires(String, String)
  /// Exactly one of these must be given.
  case oneOf([String])

  /// These two may not be given together.
  public static func conflict(_ first: String, _ second: String) -> Rule {
    .atMostOne([first, second])
  }
}
