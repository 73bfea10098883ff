/// The condition of being open at a time.
public struct OpenCondition: Equatable, Sendable {
  /// The time, by the clocks of each place.
  public var time: AskedTime
  /// The clocks by which hours are read.
  public var clocks: PlaceClocks

  /// Asks for places that are open at a time.
  public init(at time: AskedTime, by clocks: PlaceClocks) {
    self.time = time
    self.clocks = clocks
  }

  /// Whether a restaurant is open then; nil when that is not known.
  func isMet(by restaurant: Restaurant) -> Bool? {
    switch restaurant.hoursState(at: time.moment(at: restaurant, by: clocks), by: clocks) {
    case .open: true
    case .closed: false
    case .unknown: nil
    }
  }
}
