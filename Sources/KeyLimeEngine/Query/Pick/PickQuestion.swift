import OpeningHours

/// The question "where should we eat now", to which there is one best answer.
public struct PickQuestion {
  /// Where from.
  public var origin: Coordinate
  /// How far at most.
  ///
  /// The search goes outward from the origin and stops as soon as nothing farther can be better, so
  /// a wide reach costs nothing where there are places near.
  public var reach = PickQuestion.standardReach
  /// What is wanted, matched as `search` does: names, cuisines, streets; empty for anything.
  public var term = "" {
    didSet { leftOut = Kind.mealless.subtracting(Kind.askedFor(by: term)) }
  }
  /// Kinds that are no answer unless they are asked for, and are not by the term.
  private(set) var leftOut = Kind.mealless
  /// What a place must be like.
  public var rules = PickRules()
  /// When one wants to eat, by the clocks of each place.
  public var time: AskedTime
  /// The clocks that hours are read by.
  public var clocks: PlaceClocks
  /// Where luck begins; the same seed gives every restaurant the same luck.
  public var seed: UInt64
  /// How many of the best are wanted.
  public var count = 1
  /// Places that were shown already.
  public var shown: Set<RestaurantID> = []
  /// Whether places that the people asking avoid may be picked.
  public var includesAvoided = false
  /// People's ratings; nil when they do not matter.
  var ratings: PeoplesRatings?
  /// What the people asking think of places; nil when that does not matter.
  var preferences: Preferences?
  /// Where they were lately; nil when that does not matter.
  var variety: Variety?

  /// Ten miles: there the distance term is down to 0.018 of its 0.74 and tells places apart no
  /// more.
  public static let standardReach = Distance(metres: 10 * Distance.metresPerMile)

  /// Asks around a point at a time.
  public init(around origin: Coordinate, at time: AskedTime, by clocks: PlaceClocks, seed: UInt64) {
    self.origin = origin
    self.time = time
    self.clocks = clocks
    self.seed = seed
  }

  /// The cuisines that the question names, in an option or as its term.
  var namedCuisines: [String] {
    term.isEmpty
      ? rules.filter.cuisines : rules.filter.cuisines + [term] + Alternatives.texts(of: term)
  }

  /// When one wants to eat at a restaurant.
  public func moment(at restaurant: Restaurant) -> Moment {
    time.moment(at: restaurant, by: clocks)
  }

  /// How long a restaurant stays open from then on.
  func stay(at restaurant: Restaurant) -> Stay {
    restaurant.stay(at: moment(at: restaurant), by: clocks, unknown: rules.unknownHours)
  }

  /// The question in one line without the time of day, the count and what was shown: what makes the
  /// same question asked again the same.
  public var signature: String {
    "\(origin) \(Int(reach.metres)) \(seed) \(QueryWords(term).words.joined(separator: "+")) "
      + rules.signature + (rules.filter.novelty?.signature ?? "")
  }
}

/// What a place must be like to be picked; the standards are iWant's.
public struct PickRules: Equatable, Sendable {
  /// What the lists ask for as well; what it says of price, rating and hours is not looked at, as
  /// a pick has rules of its own for these.
  public var filter = Filter()
  /// At most this dear; nil for any price.
  public var maximumPrice: PriceLevel? = .moderate
  /// Only these price levels; any when empty.
  public var prices: [PriceLevel] = [] {
    didSet { maximumPrice = prices.max() ?? maximumPrice }
  }
  /// How good a place must be; iWant's 3.5, tested by the promise, unless something else was asked
  /// for.
  public var rating = RatingTest.promising
  /// How many minutes it must still be open.
  public var openFor = 30
  /// Whether that leaves out places of unknown hours, which are taken to stay open for 30 minutes.
  public var openForCountsWhereUnknown = true
  /// What unknown hours count as.
  public var unknownHours = UnknownHours.assume
  /// Whether a place of unknown price or rating may be picked; iWant's own rule is no.
  public var allowsUnknown = true

  /// The standards.
  public init() {}

  /// The dearest price that is let through.
  var dearest: PriceLevel { maximumPrice ?? .veryExpensive }

  /// Whether a place stays open for long enough.
  func isLongEnough(_ stay: Stay) -> Bool {
    if case .assumed = stay, !openForCountsWhereUnknown { return true }
    return stay.lasts(openFor)
  }

  fileprivate var signature: String {
    let parts: [String] = [
      (maximumPrice?.signs ?? "any") + prices.map { "=\($0.signs)" }.joined(), rating.signature,
      "\(openFor)",
      unknownHours.rawValue, allowsUnknown ? "lenient" : "strict",
      filter.allowsUnknown ? "unknown" : "known",
      filter.kinds.map(\.rawValue).sorted().joined(separator: ","),
      filter.cuisines.joined(separator: ","),
      (filter.diets.map(\.rawValue) + filter.onlyDiets.map { "\($0.rawValue)=only" }).sorted()
        .joined(separator: ","), filter.guestAge.map(String.init) ?? "",
      filter.services.map(\.rawValue).sorted().joined(separator: ","),
      filter.tags.joined(separator: ","), filter.known.map(\.rawValue).joined(separator: ","),
      filter.unknown.map(\.rawValue).joined(separator: ","),
      filter.checkedSince.map { "\($0)" } ?? "",
      filter.vetoes.map(\.signature).joined(separator: ","),
    ]
    return parts.joined(separator: "|")
  }
}

/// How good a place must be to be picked.
public enum RatingTest: Equatable, Sendable {
  /// However it is rated.
  case any
  /// Its promise is 3.5 or more, or its number is.
  case promising
  /// Its number is at least this.
  case atLeast(Stars)

  fileprivate var signature: String {
    switch self {
    case .any: "0"
    case .promising: "promising"
    case .atLeast(let stars): "\(stars.hundredths)"
    }
  }
}
