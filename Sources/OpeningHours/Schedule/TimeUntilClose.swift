/// How long a place stays open.
public enum TimeUntilClose: Hashable, Sendable {
  /// The place is not open, or this is unknown.
  case notOpen
  /// The number of real minutes, rounded down; `then` is the state afterwards: closed, or unknown
  /// for an open end.
  case minutes(Int, then: State)
  /// It does not close within five years.
  case never
}
