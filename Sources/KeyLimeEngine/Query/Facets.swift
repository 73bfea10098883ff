/// What the places that answer a question have in common, so that it can be narrowed.
public struct Facets: Equatable, Sendable {
  /// How many places were counted.
  public internal(set) var total = 0
  /// Whether more places match than were counted: then the nearest were.
  public internal(set) var isOfNearest = false
  /// How many serve each cuisine or one of its family, by its slug.
  public internal(set) var cuisines: [String: Int] = [:]
  /// How many are of each kind.
  public internal(set) var kinds: [Kind: Int] = [:]
  /// How many cater for each diet.
  public internal(set) var diets: [Diet: Int] = [:]
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

  /// Counts what some places have in common.
  init(of found: [Found], open condition: OpenCondition) {
    total = min(found.count, Self.counted)
    isOfNearest = found.count > Self.counted
    var served: [Set<String>: Int] = [:]
    for place in found.prefix(Self.counted) {
      count(place.restaurant, condition)
      served[Set(place.restaurant.cuisines.map(CuisineFamily.slug)), default: 0] += 1
    }
    countCuisines(served)
  }

  /// Counts as the filter does: who asks for `italian` is content with `pizza`.
  private mutating func countCuisines(_ served: [Set<String>: Int]) {
    for slug in served.keys.reduce(into: Set<String>(), { $0.formUnion($1) }) {
      let members = Set(CuisineFamily.membersInAnyNumber(of: slug))
      for (slugs, count) in served where !slugs.isDisjoint(with: members) {
        cuisines[slug, default: 0] += count
      }
    }
  }

  private mutating func count(_ restaurant: Restaurant, _ condition: OpenCondition) {
    if let kind = restaurant.kind { kinds[kind, default: 0] += 1 }
    for diet in Diet.allCases where restaurant.grade(diet).isMet == true {
      diets[diet, default: 0] += 1
    }
    if let price = restaurant.price {
      for level in PriceLevel.allCases where price <= level { prices[level, default: 0] += 1 }
    }
    if restaurant.openingHours != nil || restaurant.kitchenHours != nil { withHours += 1 }
    if condition.isMet(by: restaurant) == true { open += 1 }
  }
}
