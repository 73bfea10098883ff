/// A part of a score in whole ten-thousandths.
///
/// Every term is rounded once, when it is made; sums are of whole numbers. So printed terms add up
/// to the printed score to the last digit, and the order of two scores never depends on rounding.
public struct Points: Hashable, Comparable, Sendable {
  /// The value times 10,000.
  public let tenThousandths: Int

  /// The points in ten-thousandths.
  public init(tenThousandths: Int) { self.tenThousandths = tenThousandths }

  /// The nearest ten-thousandth; halves go away from zero.
  init(_ value: Double) { tenThousandths = Int((value * 10_000).rounded()) }

  /// No points.
  public static let zero = Points(tenThousandths: 0)

  /// The value as a fraction.
  public var value: Double { Double(tenThousandths) / 10_000 }

  /// Orders by value.
  public static func < (a: Points, b: Points) -> Bool { a.tenThousandths < b.tenThousandths }

  static func + (a: Points, b: Points) -> Points {
    Points(tenThousandths: a.tenThousandths + b.tenThousandths)
  }

  static func - (a: Points, b: Points) -> Points {
    Points(tenThousandths: a.tenThousandths - b.tenThousandths)
  }
}
