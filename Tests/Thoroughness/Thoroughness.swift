#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How much of each sweep the tests do.
///
/// `swift test` does a share of each, so that it takes about a minute. With `KEYLIME_SWEEPS=whole`
/// it does all of each, as continuous integration does.
public enum Thoroughness {
  /// Whether each sweep is done whole.
  public static let isWhole = getenv("KEYLIME_SWEEPS").map { String(cString: $0) } == "whole"
}

extension Collection {
  /// All elements when sweeps are whole; else at most `share` of them, evenly spread from the
  /// first.
  public func sweep(_ share: Int) -> [Element] {
    let all = Array(self)
    guard !Thoroughness.isWhole, all.count > share else { return all }
    return (0..<share).map { all[$0 * all.count / share] }
  }
}
