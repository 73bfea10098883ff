import KeyLimeEngine

/// Where somebody was: the copy that a check-in keeps, and the clocks there.
struct CheckInPlace {
  /// The restaurant, of one in the catalogue.
  let restaurant: RestaurantID?
  /// What is kept of it.
  let place: CheckIn.Place
  /// The clocks by which the time there is told.
  let zone: ClockZone

  /// A restaurant of the catalogue.
  init(_ restaurant: Restaurant, _ clocks: PlaceClocks) {
    self.restaurant = restaurant.id
    var place = CheckIn.Place(name: restaurant.name)
    place.address = restaurant.address
    place.position = restaurant.position
    self.place = place
    zone = clocks.zone(named: restaurant.timeZone) ?? clocks.standardZone
  }

  /// A place that only its visitor knows.
  init(name: String, position: Coordinate?, _ clocks: PlaceClocks) {
    restaurant = nil
    var place = CheckIn.Place(name: name)
    place.position = position
    self.place = place
    zone = clocks.standardZone
  }
}
