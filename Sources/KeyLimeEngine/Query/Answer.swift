/// The answer to a listing question.
public struct Answer: Equatable, Sendable {
  /// What was found, best first.
  public var found: [Found] = []
  /// The nearest place that fits all conditions but the distance, when nothing was found.
  public var nearestBeyond: Found?
  /// How many of the examined places each condition excluded, when nothing was found.
  public var excluded: [FilterReason: Int] = [:]
  /// How many of these were excluded only because a value is unknown.
  public var excludedAsUnknown = 0
  /// Whether some of them are favourites that would stay hidden as avoided.
  public var excludesAvoidedFavourites = false
  /// Whether only the nearest were looked at, and more are near enough.
  public var excludesMore = false
  /// What spoke against the places that were left out because somebody who asks avoids them, one
  /// for each.
  public var hidden: [Avoidance] = []
  /// Whether they are left out because good places are asked for, so that asking for the avoided
  /// ones as well does not show them.
  public var isHiddenByRating = false
  /// How many there are in all, when more fit than are listed; nil when all are, or nobody asked.
  public var total: ListTotal?
  /// How many more there would be at other hours; nil when nobody asked.
  public var hoursTally: HoursTally?
  /// What all that fit have in common; nil when nobody asked.
  public var facets: Facets?
  /// The words, folded, that none of what was found has; none when something has all.
  public var leftOut: [String] = []
  /// Whether all of it has typing slips in it.
  public var isMisspelt = false
  /// Whether nothing near fits, so that all of it is far away.
  public var isFar = false
  /// Whether the built-in sample answered.
  public var isFromSample = false

  /// Makes an empty answer.
  public init() {}
}

extension Answer {
  /// Joins the answer of another layer to the same question.
  mutating func join(_ other: Answer, limit: Int, by order: NearbyQuestion.Order) {
    found = Array(order.sorted(found + other.found).prefix(limit))
    hidden += other.hidden
    isHiddenByRating = isHiddenByRating || other.isHiddenByRating
    guard found.isEmpty else {
      (nearestBeyond, excluded, excludedAsUnknown, excludesMore) = (nil, [:], 0, false)
      return
    }
    excludedAsUnknown += other.excludedAsUnknown
    excludesAvoidedFavourites = excludesAvoidedFavourites || other.excludesAvoidedFavourites
    excludesMore = excludesMore || other.excludesMore
    excluded.merge(other.excluded) { $0 + $1 }
    nearestBeyond = [nearestBeyond, other.nearestBeyond].compactMap(\.self).min(by: Found.isNearer)
  }
}

extension Answer {
  /// Counts a place that fell to a condition of a filter; nothing when it fell to none.
  mutating func exclude(_ found: Found, for reason: FilterReason?, by filter: Filter) {
    guard let reason else { return }
    excluded[reason, default: 0] += 1
    if reason != .avoided, filter.isMetAsFarAsKnown(by: found) { excludedAsUnknown += 1 }
  }
}

/// What the places that answer a question have in common, so that it can be narrowed.
public struct Facets: Equatable, Sendable {
  /// How many places were counted.
  public internal(set) var total = 0
  /// Whether more places match than were counted: then the nearest were.
  public internal(set) var isOfNearest = false
  /// How many serve each cuisine or one of its family, by its slug; none where one is asked for
  /// already, as another would add to it.
  public internal(set) var cuisines: [String: Int] = [:]
  /// How many are of each kind or serve what it is called by; none where one is asked for already.
  public internal(set) var kinds: [Kind: Int] = [:]
  /// How many cater for each diet.
  public internal(set) var diets: [Diet: Int] = [:]
  /// How many offer each service.
  public internal(set) var services: [Service: Int] = [:]
  /// How many cost at most so much.
  public internal(set) var prices: [PriceLevel: Int] = [:]
  /// How many are open at the time that was asked for.
  public internal(set) var open = 0
  /// How many have hours that are known.
  public internal(set) var withHours = 0
  /// How many have hours that are not known.
  public var withoutHours: Int { total - withHours }
}

extension Facets {
  /// How many places are counted at most.
  static let counted = 1000

  /// Counts what some places have in common that fit a filter.
  init(of found: [Found], _ filter: Filter, open condition: OpenCondition) {
    total = min(found.count, Self.counted)
    isOfNearest = found.count > Self.counted
    var served: [Set<String>: Int] = [:]
    for place in found.prefix(Self.counted) {
      count(place.restaurant, condition)
      served[Set(place.restaurant.cuisines.map(CuisineFamily.slug)), default: 0] += 1
    }
    if filter.cuisines.isEmpty { countCuisines(served) }
    if !filter.kinds.isEmpty { kinds = [:] }
  }

  /// Counts as the filter does: who asks for `italian` is content with `pizza`.
  private mutating func countCuisines(_ served: [Set<String>: Int]) {
    let all = served.keys.reduce(into: Set<String>()) { $0.formUnion($1) }
    let slugs = Dictionary(grouping: all, by: CuisineFamily.foldedSlug)
    for slug in all {
      let members = Set(CuisineFamily.membersInAnyNumber(of: slug).flatMap { slugs[$0] ?? [] })
      for (slugs, count) in served where !slugs.isDisjoint(with: members) {
        cuisines[slug, default: 0] += count
      }
    }
  }

  private mutating func count(_ restaurant: Restaurant, _ condition: OpenCondition) {
    for kind in Kind.allCases where restaurant.isOf([kind]) == true {
      kinds[kind, default: 0] += 1
    }
    for diet in Diet.allCases where restaurant.grade(diet).isMet == true {
      diets[diet, default: 0] += 1
    }
    for service in Service.allCases where restaurant.grade(service) == .yes {
      services[service, default: 0] += 1
    }
    if let price = restaurant.price {
      for level in PriceLevel.allCases where price <= level { prices[level, default: 0] += 1 }
    }
    if restaurant.openingHours != nil || restaurant.kitchenHours != nil { withHours += 1 }
    if condition.isMet(by: restaurant) == true { open += 1 }
  }
}

/// How many places lack nothing but the right opening hours.
public struct HoursTally: Equatable, Sendable {
  /// How many are closed at the time that was asked for.
  public internal(set) var closed = 0
  /// How many have hours that are not known, when such places are left out.
  public internal(set) var unknown = 0
  /// Whether only the nearest were counted.
  public internal(set) var isOfNearest = false
}

extension Catalogue {
  /// How many records are read to count the closed ones: a few milliseconds' worth.
  private static let counted = 500

  /// Counts the places that a question leaves out for their opening hours alone; nil when it does
  /// not ask for any.
  func hoursTally(_ question: NearbyQuestion) throws(QueryFault) -> HoursTally? {
    guard let open = question.filter.open else { return nil }
    var question = question
    question.filter.open = nil
    question.order = .distance
    question.limit = Self.counted + 1
    var tally = HoursTally()
    let found = try nearby(question).found
    tally.isOfNearest = found.count > Self.counted
    for place in found.prefix(Self.counted) {
      switch open.isMet(by: place.restaurant) {
      case true: break
      case false: tally.closed += 1
      case nil: tally.unknown += question.filter.allowsUnknown ? 0 : 1
      }
    }
    return tally
  }
}
