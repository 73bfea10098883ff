/// How new a place must be to the people asking.
public enum Novelty: Equatable, Sendable {
  /// They have never been there, nor rated it.
  case neverVisited
  /// They have not been there at this time or later.
  case notSince(Moment)

  /// What makes the same question asked again the same.
  var signature: String {
    switch self {
    case .neverVisited: " never visited"
    // How long ago that is stays the same while the clock goes on; who asks adds it.
    case .notSince: " since"
    }
  }
}
