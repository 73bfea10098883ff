/// An answer that may have to be "cannot tell".
public enum Tristate: String, Hashable, Sendable {
  /// The three answers.
  case yes, no, unknown
}
