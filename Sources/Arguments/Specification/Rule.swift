/// What must hold between the options and operands of one command.
///
/// An option is named by its long name (`paid-by`), an operand by its name in upper case (`PLACE`).
/// A flag that was switched off by `--no-x` counts as not given. A variable of the environment can
/// supply what a rule asks for, and gives way to an option that it may not stand beside.
public enum Rule: Sendable, Hashable {
  /// At most one of these may be given.
  case atMostOne([String])
  /// Whoever gives the first must give the second.
  case requires(String, String)
  /// Exactly one of these must be given.
  case oneOf([String])

  /// These two may not be given together.
  public static func conflict(_ first: String, _ second: String) -> Rule {
    .atMostOne([first, second])
  }
}
