/// A person's rating of a restaurant: 1 to 5 limes, whole.
public struct Limes: Hashable, Comparable, Sendable {
  /// 1 to 5.
  public let count: Int

  /// Makes a rating; nil outside 1 to 5.
  public init?(_ count: Int) {
    guard (1...5).contains(count) else { return nil }
    self.count = count
  }

  /// The nearest rating to a number.
  init(clamping count: Int) { self.count = min(max(1, count), 5) }

  /// Orders from worse to better.
  public static func < (a: Limes, b: Limes) -> Bool { a.count < b.count }
}
