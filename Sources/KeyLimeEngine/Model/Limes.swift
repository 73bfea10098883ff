/// A person's rating of a restaurant: 1 to 5 limes, whole.
public struct Limes: Hashable, Comparable, Sendable {
  /// 1 to 5.
  public var count: Int { Int(byte) }

  // Somebody may have rated thousands of places, and a question keeps all of them.
  private var byte: UInt8

  /// Makes a rating; nil outside 1 to 5.
  public init?(_ count: Int) {
    guard (1...5).contains(count) else { return nil }
    byte = UInt8(count)
  }

  /// The nearest rating to a number.
  init(clamping count: Int) { byte = UInt8(min(max(1, count), 5)) }

  /// Becomes the better of itself and another rating.
  mutating func raise(to other: Limes) { byte = max(byte, other.byte) }

  /// Orders from worse to better.
  public static func < (a: Limes, b: Limes) -> Bool { a.byte < b.byte }
}
