/// What a source's reviews say of a place.
public struct SourceRating: Equatable, Sendable {
  /// Their mean in hundredths of a star: 1 to 500.
  public let hundredths: Int
  /// How many reviews there are, as far as they count.
  public let reviews: Int

  /// Stars without a count weigh as much as this many reviews.
  static let reviewsWhenUncounted = 10
  /// Reviews beyond this count for nothing, so that sums cannot overflow.
  static let mostReviews = 10_000_000

  /// Takes a source's numbers; nil for 0 stars or 0 reviews, which mean that nothing is known.
  init?(stars: Stars?, reviews: Int?) {
    guard let stars, stars.hundredths > 0, reviews != 0 else { return nil }
    hundredths = stars.hundredths
    self.reviews = min(max(1, reviews ?? Self.reviewsWhenUncounted), Self.mostReviews)
  }

  /// How many people's ratings the reviews weigh as much as: ten at most, so that people here are
  /// not outvoted by strangers.
  public var weight: Int { min(reviews, 10) }
}

/// Everything that a place's rating is made of, and what follows from it: whole numbers only.
///
/// 3 limes are neutral: 4 and 5 lift a place, 1 and 2 sink it.
public struct RatingTally: Equatable, Sendable {
  /// What the source says; nil when it says nothing.
  public let source: SourceRating?
  /// How many people have rated the place here.
  public let people: Int
  /// Their limes together.
  public let limes: Int

  init(source: SourceRating?, people: Int = 0, limes: Int = 0) {
    (self.source, self.people, self.limes) = (source, people, limes)
  }

  /// How many reviews and ratings there are in all.
  public var reviews: Int { (source?.reviews ?? 0) + people }

  /// The mean as a sum of hundredths over a number of votes; the votes are 0 when nobody rated.
  private var mean: (sum: Int, votes: Int) {
    let weight = source?.weight ?? 0
    return (weight * (source?.hundredths ?? 0) + 100 * limes, weight + people)
  }

  /// The number to show, half up; nil when nobody has rated the place.
  public var number: RatingNumber? {
    let (sum, votes) = mean
    return votes == 0 ? nil : RatingNumber(tenths: (sum + 5 * votes) / (10 * votes))
  }

  /// The number to sort by.
  ///
  /// It begins with three votes of three. The source's reviews move that, then people's ratings do.
  public var order: OrderNumber {
    guard people > 0 || source != nil else { return .unrated }
    let weight = 3 + (source?.weight ?? 0)
    let beginning = source.map {
      100 * (900 + $0.reviews * $0.hundredths) / (3 + $0.reviews)
    }
    let sum = weight * (beginning ?? OrderNumber.unrated.tenThousandths) + 10_000 * limes
    return OrderNumber(tenThousandths: sum / (weight + people))
  }

  /// What the mean would be after two more ratings of five.
  public var promise: Promise {
    let (sum, votes) = mean
    guard votes > 0 else { return .unrated }
    let product = reviews * 100 * sum + 100_000 * votes
    return Promise(tenThousandths: product / ((reviews + 2) * votes))
  }

  /// Whether a place may be picked when nobody asked for a rating: its promise is 3.5 or more,
  /// exactly, or its number is.
  public var isPromising: Bool {
    let (sum, votes) = mean
    guard let number else { return true }
    return number.tenths >= 35 || reviews * (350 * votes - sum) <= 300 * votes
  }
}

/// What decides where a place's ratings put it in a list.
struct RatingStanding {
  var tally: RatingTally
  var score: KeyLimeScore
  /// When the newest rating was given; nil when nobody has rated the place here.
  var last: HybridTime?

  /// No place stands better by its ratings.
  static let best = RatingStanding(
    tally: RatingTally(source: nil, people: 1 << 20, limes: 5 << 20), score: .highest,
    last: .endOfDay(1 << 24))
}

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
