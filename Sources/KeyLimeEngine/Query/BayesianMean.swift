/// A mean rating that a few votes cannot push to the ends: (C·m + Σv) / (C + N), with C = 5 votes of
/// m = 3.0 stars assumed beforehand (the "true Bayesian estimate" of IMDb's charts).
///
/// The stars of a source count as so many votes as the source names. All arithmetic is on whole
/// hundredths, so the order of two means never depends on rounding.
public struct BayesianMean: Comparable, Sendable {
  static let priorVotes = 5
  static let priorStars = 300
  /// Votes that stars without a count stand for.
  static let votesWhenUncounted = 10

  private let sum: Int
  private let votes: Int

  /// The mean of a source's stars and people's own votes.
  ///
  /// `stars` may be nil for unknown; `ownSum` is the sum of the people's votes in hundredths.
  public init(stars: Stars?, count: Int?, ownSum: Int = 0, ownCount: Int = 0) {
    let sourceVotes = stars == nil ? 0 : max(1, min(count ?? Self.votesWhenUncounted, 10_000_000))
    sum =
      Self.priorVotes * Self.priorStars + (stars?.hundredths ?? 0) * sourceVotes + ownSum
    votes = Self.priorVotes + sourceVotes + ownCount
  }

  /// The mean of a source's stars and people's limes; nil when there is neither.
  init?(stars: Stars?, count: Int?, people: (count: Int, limes: Int)?) {
    if stars == nil, people == nil { return nil }
    self.init(
      stars: stars, count: count, ownSum: (people?.limes ?? 0) * 100,
      ownCount: people?.count ?? 0)
  }

  /// The mean of nothing: what an unrated place is taken for when places are ordered.
  public static let unrated = BayesianMean(stars: nil, count: nil)

  /// Whether any vote went into it.
  public var isKnown: Bool { votes > Self.priorVotes }

  /// The mean in stars, 0 to 5, rounded to hundredths.
  public var stars: Double { Double((sum * 2 + votes) / (votes * 2)) / 100 }

  /// The mean as a fraction of one, for formulas.
  public var fraction: Double { Double(sum) / Double(votes) / 500 }

  /// Whether two means are exactly equal, however many votes made them.
  public static func == (a: BayesianMean, b: BayesianMean) -> Bool {
    a.sum * b.votes == b.sum * a.votes
  }

  /// Orders by the exact mean.
  public static func < (a: BayesianMean, b: BayesianMean) -> Bool {
    a.sum * b.votes < b.sum * a.votes
  }
}
