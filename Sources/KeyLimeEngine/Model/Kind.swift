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

  /// Kinds that the same place may be given by different sources: a restaurant here is a cafe
  /// there.
  var isMainlyDrinks: Bool {
    switch self {
    case .bar, .pub, .biergarten, .nightclub: true
    default: false
    }
  }
}
