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
  /// Which places are left out because the people asking were there; nil leaves none out.
  public var novelty: Novelty?
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
    term.isEmpty ? rules.cuisines : rules.cuisines + [term] + Alternatives.texts(of: term)
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
      + rules.signature + (novelty?.signature ?? "")
  }
}

/// What a place must be like to be picked; the standards are iWant's.
public struct PickRules: Equatable, Sendable {
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
  /// Whether a place of unknown kind, cuisine, diet or service may be picked when one is asked for.
  public var keepsUnknown = false
  /// Only these kinds; when empty, all that serve meals and those that the term asks for.
  public var kinds: [Kind] = []
  /// Only these cuisines; any when empty.
  public var cuisines: [String] = []
  /// All of these diets.
  public var diets: [Diet] = []
  /// All of its food is for all of these diets.
  public var onlyDiets: [Diet] = []
  /// It offers all of these.
  public var services: [Service] = []
  /// All of these tags, from the notes of the people asking.
  public var tags: [String] = []
  /// Only places where all these are known.
  public var known: [Filter.KnownField] = []
  /// Only places that lack all of these.
  public var unknown: [Filter.KnownField] = []
  /// Somebody checked its data on this day or later.
  public var checkedSince: CalendarDay?
  /// Places whose minimum age is above this are left out.
  public var guestAge: Int?
  /// Places and cuisines that are out of the question.
  public var vetoes: [Veto] = []
  /// Places known from earlier visits, left out when somebody wants something new.
  public var visited: Set<RestaurantID> = []

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
      keepsUnknown ? "unknown" : "known",
      kinds.map(\.rawValue).sorted().joined(separator: ","), cuisines.joined(separator: ","),
      (diets.map(\.rawValue) + onlyDiets.map { "\($0.rawValue)=only" }).sorted()
        .joined(separator: ","), guestAge.map(String.init) ?? "",
      services.map(\.rawValue).sorted().joined(separator: ","),
      tags.joined(separator: ","), known.map(\.rawValue).joined(separator: ","),
      unknown.map(\.rawValue).joined(separator: ","), checkedSince.map { "\($0)" } ?? "",
      vetoes.map(\.signature).joined(separator: ","),
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

/// Something that is out of the question.
public enum Veto: Hashable, Sendable {
  /// One restaurant.
  case restaurant(RestaurantID)
  /// Every restaurant of this name, and every one that serves this cuisine or one of its family.
  case named(String)
  /// Every restaurant that serves this cuisine or one of its family, or says so in its name.
  case cuisine(String)
  /// Every restaurant of this kind.
  case kind(Kind)

  func covers(_ restaurant: Restaurant) -> Bool {
    switch self {
    case .restaurant(let id): return restaurant.id == id
    case .kind(let kind): return restaurant.kind == kind
    case .cuisine(let cuisine): return WantedCuisine(cuisine).isOffered(by: restaurant)
    case .named(let text):
      if restaurant.id.text == text { return true }
      let words = QueryWords(text).words
      return restaurant.allNames.contains { QueryWords($0).words == words }
        || restaurant.serves(text)
    }
  }

  fileprivate var signature: String {
    switch self {
    case .restaurant(let id): id.text
    case .kind(let kind): kind.rawValue
    case .named(let text), .cuisine(let text): QueryWords(text).words.joined(separator: "+")
    }
  }
}

extension Store {
  /// Whether a text names a restaurant or a cuisine of the catalogue, so that ruling it out can
  /// make a difference.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func namesSomething(_ text: String) throws(StoreError) -> Bool {
    try answer(from: .live) { (catalogue) throws(QueryFault) in
      if try catalogue.hasServed(text) { return true }
      if case .none = try catalogue.lookUp(text, from: nil) { return false }
      return true
    }
  }
}
