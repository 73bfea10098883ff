/// The terms of a pick's score; their sum is the score.
///
/// The numbers are those of iWant (`SearchController.m`, 2014): distance weighs 0.74, rating 0.15,
/// closing time 0.05, price 0.01 and luck 0.05. Its constant of 0.85, which came in by a slip and
/// moves every place alike, is left out. A loss has the form w/(1 + 4x), a gain w·(1 − 1/(1 + 4x)),
/// x never below zero.
///
/// What is unknown costs nothing: an unrated place has no rating term, which is what three limes
/// give, and an unknown price counts as the dearest that the filter lets through.
public struct PickTerms: Hashable, Sendable {
  /// 0.74/(1 + 4d), d in miles; where one was lately counts as farther, see ``VarietyVisit``.
  public var distance: Points
  /// ±0.15·(1 − 1/(1 + 4x)), x = |r − 3|/2, r the order number, or one's own rating when that is
  /// higher; below zero when r is below 3.
  public var rating: Points
  /// 0.05·(1 − 1/(1 + 4x)), x = (h − 0.5)/0.5, h the hours until it closes; 0.05 when it never
  /// does.
  public var openTime: Points
  /// 0.01·(1 − p/2), p the price level from 1 to 4.
  public var price: Points
  /// 0.05·u, u one of 0, 0.01 … 0.99, drawn from the seed and the restaurant's id alone.
  public var luck: Points

  /// The score.
  public var total: Points { distance + rating + openTime + price + luck }
}

// MARK: - The formulas

extension PickTerms {
  static func distance(_ distance: Distance) -> Points {
    Points(distanceWeight / (1 + 4 * distance.miles))
  }

  static func rating(_ order: OrderNumber) -> Points {
    let lead = order.tenThousandths - OrderNumber.unrated.tenThousandths
    // 1500 · (1 − 1/(1 + 4x)) with x = lead/20,000 in whole numbers, halves up.
    let rise = 4 * abs(lead)
    let gain = (2 * 1500 * rise + (20_000 + rise)) / (2 * (20_000 + rise))
    return Points(tenThousandths: lead < 0 ? -gain : gain)
  }

  static func openTime(_ stay: Stay) -> Points {
    switch stay {
    case .forever: Points(0.05)
    case .minutes(let minutes), .assumed(let minutes):
      gain(0.05, (Double(minutes) / 60 - 0.5) / 0.5)
    case .none: .zero
    }
  }

  /// `dearest` is the dearest level that the filter lets through, which stands in for none.
  static func price(_ price: PriceLevel?, dearest: PriceLevel) -> Points {
    Points(0.01 * (1 - Double((price ?? dearest).rawValue) / 2))
  }

  static func luck(seed: UInt64, id: UInt32) -> Points {
    Points(tenThousandths: 5 * Int(scrambled(seed ^ scrambled(UInt64(id))) % 100))
  }

  private static let distanceWeight = 0.74

  private static func gain(_ weight: Double, _ x: Double) -> Points {
    Points(weight * (1 - 1 / (1 + 4 * max(0, x))))
  }

  /// The output function of SplitMix64 (Steele, Lea and Flood 2014).
  private static func scrambled(_ seed: UInt64) -> UInt64 {
    var z = seed &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

// MARK: - What is possible at best

extension PickTerms {
  /// The most that all terms but the distance can give: the best rating, open for ever, the lowest
  /// price and all luck.
  static let mostBesidesDistance =
    rating(RatingStanding.best.tally.order) + Points(0.05) + price(.cheap, dearest: .cheap)
    + Points(tenThousandths: 495)

  /// No place farther than this reaches a number of points; nil when there is no such distance.
  static func horizon(for points: Points) -> Distance? {
    // Half a ten-thousandth, as the term is rounded; a metre more against the last bit.
    let needed = (points - mostBesidesDistance).value - 0.00005
    guard needed > 0 else { return nil }
    let miles = max(0, (distanceWeight / needed - 1) / 4)
    return Distance(metres: miles * Distance.metresPerMile + 1)
  }

  /// At least the score that a candidate turns out to have, from what the columns say alone.
  ///
  /// A row with duplicates may learn from them what it does not know itself.
  static func bound(_ candidate: Candidate, _ question: PickQuestion) -> Points {
    let columns = candidate.columns
    let knowsLittle = columns.hasDuplicates || candidate.isNoted
    let dearest = knowsLittle ? .cheap : question.rules.dearest
    let mayGain = knowsLittle || columns.known.contains(.hours)
    let order = (candidate.ratings ?? .best).tally.order
    let lifted = candidate.lift.map { OrderNumber(tenThousandths: 10_000 * $0.count) }
    return PickTerms(
      distance: distance(candidate.distance), rating: rating(max(order, lifted ?? order)),
      openTime: mayGain ? Points(0.05) : .zero,
      price: price(candidate.isNoted ? .cheap : columns.priceLevel, dearest: dearest),
      luck: luck(seed: question.seed, id: columns.idFingerprint)
    ).total
  }
}

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
