/// A daily event of the sun that opening hours can refer to.
enum SunEvent: String, CaseIterable, Hashable, Sendable {
  case dawn, sunrise, sunset, dusk

  var isMorning: Bool { self == .dawn || self == .sunrise }

  /// How far the sun's centre is below the horizon at the event, in degrees: half the disc and the
  /// refraction at the horizon for rising and setting, six degrees for civil twilight.
  var depression: Double {
    switch self {
    case .sunrise, .sunset: 0.833
    case .dawn, .dusk: 6
    }
  }

  /// The minute of the day that stands in when the place is not known.
  var usualMinute: Int {
    switch self {
    case .dawn: 5 * 60 + 30
    case .sunrise: 6 * 60
    case .sunset: 18 * 60
    case .dusk: 18 * 60 + 30
    }
  }
}
