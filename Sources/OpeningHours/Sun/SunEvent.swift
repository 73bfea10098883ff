/// A daily event of the sun that opening hours can refer to.
enum SunEvent: String, CaseIterable, Hashable, Sendable {
  case dawn, sunrise, sunset, dusk

  var isMorning: Bool { self == .dawn || self == .sunrise }

  /// The depression of the sun's centre below the horizon at the event, in degrees: half the disc
  /// plus refraction for rising and setting, six degrees for civil twilight.
  var depression: Double {
    switch self {
    case .sunrise, .sunset: 0.833
    case .dawn, .dusk: 6
    }
  }

  /// The usual minute of the day, for places without a position.
  var usualMinute: Int {
    switch self {
    case .dawn: 5 * 60 + 30
    case .sunrise: 6 * 60
    case .sunset: 18 * 60
    case .dusk: 18 * 60 + 30
    }
  }
}
