/// How trending a restaurant is: the heat of its ratings times their quality.
///
///     heat  = Σ n_d · 2^(-(today - d) / H)   over days d, oldest first; n_d ratings were given on d
///     q     = (5 · 3 + Σ limes) / (5 + N) / 5
///     score = heat · q
///
/// A rating of today weighs 1, one of H days ago a half. The sum runs over whole days in their order,
/// so the same ratings give the same bits in whatever order they arrived. A new rating never cools a
/// place, but a bad one warms it less. Exponential decay is the only one under which time alone never
/// changes who is ahead.
public struct FadedScore: Equatable, Sendable {
  /// What it was made of.
  public let terms: RatingSummary
  /// The ratings, each weighed by its age: above 0.
  public let heat: Double
  /// The Bayesian mean of the limes as a fraction of five: between 0.2 and 1.
  public let quality: Double

  /// Works the score out.
  public init(_ terms: RatingSummary, _ fading: OldFading) {
    self.terms = terms
    heat = terms.days.reduce(0) { $0 + Double($1.count) * fading.weight(ofDay: $1.day) }
    quality = terms.mean.fraction
  }

  /// The score itself.
  public var value: Double { heat * quality }

  /// What ranks it.
  var rank: ScoreRank {
    ScoreRank(value: value, last: terms.last, count: terms.count, limes: terms.limes)
  }
}

/// How the heat of ratings fades with the days.
public struct OldFading: Equatable, Sendable {
  /// Days since 1970-01-01, UTC.
  public let today: Int
  /// After so many days a rating weighs a half.
  public let halfLife: Int

  /// What holds unless the config says otherwise: two weeks.
  public static let standardHalfLife = 14

  /// OldFading as of a moment, in UTC seconds since 1970; `halfLife` is at least one day.
  public init(now seconds: Int64, halfLife: Int = standardHalfLife) {
    let day = Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    self.init(day: day, halfLife: halfLife)
  }

  /// OldFading as of a day since 1970-01-01, UTC.
  init(day: Int, halfLife: Int = standardHalfLife) {
    today = day
    self.halfLife = max(1, halfLife)
  }

  /// The weight of a rating given on a day: above 0, at most 1.
  ///
  /// A day that is still to come, by a clock that runs ahead, counts as today.
  public func weight(ofDay day: Int) -> Double {
    let age = max(0, today - day)
    return power(2, -Double(age) / Double(halfLife))
  }
}

/// The weights of the last days, worked out once.
struct FadingTable: Sendable {
  private let fading: OldFading
  private let weights: [Double]

  init(_ fading: OldFading) {
    self.fading = fading
    weights = (0..<400).map { fading.weight(ofDay: fading.today - $0) }
  }

  /// The weight of a rating given on a day, as ``OldFading/weight(ofDay:)`` has it.
  subscript(day: Int) -> Double {
    let age = max(0, fading.today - day)
    return age < weights.count ? weights[age] : fading.weight(ofDay: day)
  }
}

extension RatingSummary {
  /// The Bayesian mean of the limes alone, without the stars of a source.
  public var mean: BayesianMean {
    BayesianMean(stars: nil, count: nil, ownSum: limes * 100, ownCount: count)
  }

  /// The plain mean of the limes, 1 to 5, rounded to hundredths; 0 when there are none.
  public var plainMean: Double {
    let (sum, count) = (limes, count)
    return count == 0 ? 0 : Double((sum * 200 + count) / (count * 2)) / 100
  }
}
