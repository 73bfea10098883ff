/// A mean rating of 0 to 5 stars as a source reports it, in whole hundredths.
public struct Stars: Hashable, Comparable, Sendable {
  /// The rating times 100, 0 to 500.
  public let hundredths: Int

  /// Makes a rating from hundredths of a star; nil outside 0 to 500.
  public init?(hundredths: Int) {
    guard (0...500).contains(hundredths) else { return nil }
    self.hundredths = hundredths
  }

  /// Makes a rating from stars, rounded to hundredths; nil outside 0 to 5.
  public init?(_ value: Double) {
    guard value >= 0, value <= 5 else { return nil }
    hundredths = Int((value * 100).rounded())
  }

  /// The rating in stars.
  public var value: Double { Double(hundredths) / 100 }

  /// Orders from worse to better.
  public static func < (a: Stars, b: Stars) -> Bool { a.hundredths < b.hundredths }
}
