import KeyLimeEngine

/// The place of a check-in: the copy that the check-in stores, and its time zone.
struct CheckInPlace {
  /// The restaurant; nil for a place outside the catalogue.
  let restaurant: RestaurantID?
  /// The copy of name, address and position.
  let place: CheckIn.Place
  /// The time zone of the place.
  let zone: ClockZone

  /// A restaurant from the catalogue.
  init(_ restaurant: Restaurant, _ clocks: PlaceClocks) {
    self.restaurant = restaurant.id
    var place = CheckIn.Place(name: restaurant.name)
    place.address = restaurant.address
    place.position = restaurant.position
    self.place = place
    zone = clocks.zone(of: restaurant) ?? clocks.standardZone
  }

  /// A place outside the catalogue.
  init(name: String, position: Coordinate?, _ clocks: PlaceClocks) {
    restaurant = nil
    var place = CheckIn.Place(name: name)
    place.position = position
    self.place = place
    zone = position.flatMap(clocks.zone(at:)) ?? clocks.standardZone
  }
}
