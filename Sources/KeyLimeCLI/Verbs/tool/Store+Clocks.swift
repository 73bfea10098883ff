import KeyLimeEngine

extension Store {
  /// The standard clocks, but with the zone and the country that restaurants around a point have.
  ///
  /// Of each the nearest restaurant that names it decides, within 50 km; where none does, the
  /// standard stays.
  func clocks(around point: Coordinate, else standard: PlaceClocks) throws(StoreError)
    -> PlaceClocks
  {
    var question = NearbyQuestion(around: point, within: .kilometres(50))
    question.limit = 50
    let restaurants = try nearby(question).found.map(\.restaurant)
    let zone = restaurants.lazy.compactMap(\.timeZone).first.flatMap { try? ClockZone.named($0) }
    return PlaceClocks(
      zone: zone ?? standard.standardZone,
      country: restaurants.lazy.compactMap(\.address.country).first ?? standard.standardCountry)
  }
}
