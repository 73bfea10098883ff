import KeyLimeEngine

extension UserSession {
  /// The restaurant of a check-in; nil when it is in no catalogue, or left it.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func restaurant(of checkIn: CheckIn) throws(Failure) -> Restaurant? {
    guard let id = checkIn.restaurant else { return nil }
    return try context.asking { () throws(StoreError) in try store.restaurant(id) }?.restaurant
  }

  /// The time zone of the place of a check-in: as the catalogue has it, else that of its position;
  /// nil when neither is known.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func zone(of checkIn: CheckIn) throws(Failure) -> ClockZone? {
    let clocks = try context.clocks()
    if let zone = try restaurant(of: checkIn).flatMap(clocks.zone(of:)) { return zone }
    return checkIn.place.position.flatMap(clocks.zone(at:))
  }
}
