import KeyLimeEngine

/// A place that something is done with: events keep its name, so that it survives the place.
struct NamedPlace: Equatable {
  let id: RestaurantID
  let name: String

  init(id: RestaurantID, name: String) { (self.id, self.name) = (id, name) }

  init(_ restaurant: Restaurant) { self.init(id: restaurant.id, name: restaurant.name) }
}

extension [NamedPlace] {
  /// The places in their order, each once.
  var unique: [NamedPlace] {
    var seen: Set<RestaurantID> = []
    return filter { seen.insert($0.id).inserted }
  }
}
