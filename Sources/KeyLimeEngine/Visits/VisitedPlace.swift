/// What makes two check-ins of one place: the same restaurant, else the same name at the same spot,
/// to about a hundred metres.
public struct VisitedPlace: Hashable, Sendable {
  private let restaurant: RestaurantID?
  private let name: String
  private let spot: [Int32]

  /// The place of a check-in.
  public init(_ checkIn: CheckIn) {
    restaurant = checkIn.restaurant
    guard restaurant == nil else {
      name = ""
      spot = []
      return
    }
    name = Folding.fold(checkIn.place.name)
    // Units are 1e-7 degrees, of which 10,000 are some 111 metres.
    spot = checkIn.place.position.map { [$0.latitudeE7 / 10_000, $0.longitudeE7 / 10_000] } ?? []
  }
}
