/// What sort of place it is; the raw values are those of OpenStreetMap's `amenity`, and `shop` for
/// the shops one eats from.
public enum Kind: String, CaseIterable, Sendable {
  /// A place with table service.
  case restaurant
  /// Coffee, tea and light meals.
  case cafe
  /// Counter service.
  case fastFood = "fast_food"
  /// Drinks, often loud.
  case bar
  /// Drinks, often with food.
  case pub
  /// Music and dancing until late.
  case nightclub
  /// Beer under trees.
  case biergarten
  /// Ice cream and frozen yoghurt.
  case iceCream = "ice_cream"
  /// Several kitchens under one roof.
  case foodCourt = "food_court"
  /// Bread and what goes with it.
  case bakery
  /// Cakes and sweet things.
  case pastry
  /// Prepared food over a counter.
  case deli

  /// The name shown to people, such as `fast food`.
  public var title: String { String(rawValue.map { $0 == "_" ? " " : $0 }) }

  /// Whether it is called by what it sells, so that any place that serves this is meant as well:
  /// ice cream is sold in cafes, too.
  var isNamedByFood: Bool {
    switch self {
    case .iceCream, .bakery, .pastry, .deli: true
    case .restaurant, .cafe, .fastFood, .bar, .pub, .nightclub, .biergarten, .foodCourt: false
    }
  }

  /// Kinds that the same place may be given by different sources: a restaurant here is a cafe
  /// there.
  var isMainlyDrinks: Bool {
    switch self {
    case .bar, .pub, .biergarten, .nightclub: true
    default: false
    }
  }
}

extension Restaurant {
  /// Whether it is of one of some kinds, or serves what such a place is called by; nil when that is
  /// not known.
  ///
  /// A place of unknown kind is a restaurant. A table of restaurants seldom has a column for kinds.
  func isOf(_ kinds: [Kind]) -> Bool? {
    let foods = kinds.filter(\.isNamedByFood).map(\.rawValue)
    if cuisines.contains(where: foods.contains) { return true }
    return kind.map(kinds.contains) ?? (kinds.contains(.restaurant) ? true : nil)
  }
}
