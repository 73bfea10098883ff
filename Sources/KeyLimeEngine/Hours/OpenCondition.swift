/// The condition of being open at an instant.
public struct OpenCondition: Equatable, Sendable {
  /// The instant.
  public var moment: Moment
  /// The clocks by which hours are read.
  public var clocks: PlaceClocks

  /// Asks for places that are open at an instant.
  public init(at moment: Moment, by clocks: PlaceClocks) {
    self.moment = moment
    self.clocks = clocks
  }

  /// Whether a restaurant is open then; nil when that is not known.
  func isMet(by restaurant: Restaurant) -> Bool? {
    switch restaurant.hoursState(at: moment, by: clocks) {
    case .open: true
    case .closed: false
    case .unknown: nil
    }
  }
}
