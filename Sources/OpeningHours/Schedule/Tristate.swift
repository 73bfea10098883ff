/// An answer that may be unknown.
public enum Tristate: String, Hashable, Sendable {
  /// The three answers.
  case yes, no, unknown
}
