import KeyLimeEngine

extension Store {
  /// The default time zone and country, replaced by those of restaurants around a point.
  ///
  /// For each of the two, the nearest restaurant within 50 km that has it decides. Throws when the
  /// catalogue cannot be read.
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
