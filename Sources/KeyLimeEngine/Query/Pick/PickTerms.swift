/// The terms of the score by which the one pick is chosen; their sum is the score.
///
/// The numbers are those of iWant (`SearchController.m`, 2014): distance weighs 0.74, rating 0.15,
/// closing time 0.05, price 0.01 and luck 0.05. Its constant of 0.85, which came in by a slip and
/// moves every place alike, is left out. A loss has the form w/(1 + 4x), a gain w·(1 − 1/(1 + 4x)),
/// x never below zero.
///
/// A place whose price or rating is unknown never beats one that is equal but for knowing it: the
/// unknown value gets the least that a known one could (no rating term, the dearest price that the
/// filter lets through), and each costs 0.05, which is more than luck can ever give back (0.0495).
public struct PickTerms: Hashable, Sendable {
  /// 0.74/(1 + 4d), d in miles.
  public var distance: Points
  /// 0.15·(1 − 1/(1 + 4x)), x = (r − 3.5)/1.5, r the Bayesian mean in stars with people's ratings; 0 when unknown.
  public var rating: Points
  /// 0.05·(1 − 1/(1 + 4x)), x = (h − 0.5)/0.5, h the hours until it closes; 0.05 when it never does.
  public var openTime: Points
  /// 0.01·(1 − p/2), p the price level from 1 to 4.
  public var price: Points
  /// 0.05·u, u one of 0, 0.01 … 0.99, drawn from the seed and the restaurant's id alone.
  public var luck: Points
  /// −0.05 for each of price and rating that is not known.
  public var unknown: Points

  /// The score.
  public var total: Points { distance + rating + openTime + price + luck + unknown }
}

// MARK: - The formulas

extension PickTerms {
  static func distance(_ distance: Distance) -> Points {
    Points(distanceWeight / (1 + 4 * distance.miles))
  }

  static func rating(_ mean: BayesianMean?) -> Points {
    guard let mean else { return .zero }
    return gain(0.15, (mean.stars - 3.5) / 1.5)
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

  static func unknown(_ count: Int) -> Points { Points(tenThousandths: -500 * count) }

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
  /// The most that five stars, open for ever, the lowest price and all luck can add to the distance.
  static let mostBesidesDistance =
    gain(0.15, 1) + Points(0.05) + price(.cheap, dearest: .cheap) + Points(tenThousandths: 495)

  /// No place farther than this reaches so many points; nil when there is no such distance.
  static func horizon(for points: Points) -> Distance? {
    // Half a ten-thousandth, as the term is rounded; a metre more against the last bit.
    let needed = (points - mostBesidesDistance).value - 0.00005
    guard needed > 0 else { return nil }
    let miles = max(0, (distanceWeight / needed - 1) / 4)
    return Distance(metres: miles * Distance.metresPerMile + 1)
  }

  /// At least the score that a row turns out to have, from the columns of the index alone.
  ///
  /// A row with twins may learn from them what it does not know itself.
  static func bound(
    _ columns: Columns, rated rank: ScoreRank?, _ distance: Distance, _ question: PickQuestion
  ) -> Points {
    let hasTwins = columns.hasTwins
    let dearest = question.rules.dearest
    let mean = columns.mean(with: rank)
    let unknown = hasTwins ? 0 : (columns.priceLevel == nil ? 1 : 0) + (mean == nil ? 1 : 0)
    let mayGain = hasTwins || columns.known.contains(.hours)
    return PickTerms(
      distance: self.distance(distance),
      rating: columns.stars == nil && hasTwins ? gain(0.15, 1) : rating(mean),
      openTime: mayGain ? Points(0.05) : .zero,
      price: price(columns.priceLevel, dearest: hasTwins ? .cheap : dearest),
      luck: luck(seed: question.seed, id: columns.idFingerprint),
      unknown: self.unknown(unknown)
    ).total
  }
}
