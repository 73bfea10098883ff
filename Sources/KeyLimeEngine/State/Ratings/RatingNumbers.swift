/// The rating of a place that people see, filter on and find in JSON: a mean in tenths, 0 to 50.
public struct RatingNumber: Hashable, Comparable, Sendable {
  /// The number times 10.
  public let tenths: Int

  init(tenths: Int) { self.tenths = tenths }

  /// The number that hundredths make, half up.
  public init(rounding hundredths: Int) { tenths = (hundredths + 5) / 10 }

  /// The number as a fraction, to be printed.
  public var value: Double { Double(tenths) / 10 }

  /// Whether it is at least as high as some stars.
  public func isAtLeast(_ stars: Stars) -> Bool { tenths * 10 >= stars.hundredths }

  /// Orders from worse to better.
  public static func < (a: RatingNumber, b: RatingNumber) -> Bool { a.tenths < b.tenths }
}

/// The number that sorts places by rating, in ten-thousandths; it is not shown in lists.
///
/// Few ratings move it less than many, so that one enthusiast does not outrank a hundred guests.
public struct OrderNumber: Hashable, Comparable, Sendable {
  /// The number times 10,000: 0 to 50,000.
  public let tenThousandths: Int

  /// Where places without any rating are: at three limes, which neither lift nor sink.
  public static let unrated = OrderNumber(tenThousandths: 30_000)

  /// The number as a fraction, to be printed.
  public var value: Double { Double(tenThousandths) / 10_000 }

  /// Orders from worse to better.
  public static func < (a: OrderNumber, b: OrderNumber) -> Bool {
    a.tenThousandths < b.tenThousandths
  }
}

/// How good a place may turn out: its mean after two more ratings of five, in ten-thousandths.
public struct Promise: Hashable, Comparable, Sendable {
  /// The promise times 10,000: 0 to 50,000.
  public let tenThousandths: Int

  /// The promise of a place that nobody has rated; no promise is higher.
  public static let unrated = Promise(tenThousandths: 50_000)

  /// The promise as a fraction, to be printed.
  public var value: Double { Double(tenThousandths) / 10_000 }

  /// Orders from lower to higher.
  public static func < (a: Promise, b: Promise) -> Bool { a.tenThousandths < b.tenThousandths }
}
