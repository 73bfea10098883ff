/// How long a place stays open.
public enum TimeUntilClose: Hashable, Sendable {
  /// It is not open, or not known to be.
  case notOpen
  /// So many whole real minutes, rounded down; `then` is closed, or unknown for an open end.
  case minutes(Int, then: State)
  /// No end within five years.
  case never
}
