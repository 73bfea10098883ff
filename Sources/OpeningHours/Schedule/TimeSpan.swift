/// A stretch of a day, perhaps running into the next one or two.
struct TimeSpan: Hashable, Sendable {
  enum End: Hashable, Sendable {
    /// `10:00-12:00`. A clock time counts from the midnight before the start, so `22:00-02:00` ends
    /// at minute 1560.
    case at(TimePoint)
    /// `10:00-12:00+`: at least until then.
    case atLeast(TimePoint)
    /// `10:00+`.
    case open
    /// `10:00`: only a beginning is known.
    case missing
  }

  let start: TimePoint
  let end: End
  /// `/90`: the stretch names a departure or a tour every so many minutes.
  var period: Int?

  static let wholeDay = TimeSpan(start: .clock(0), end: .at(.clock(1440)))

  var followsSun: Bool {
    switch end {
    case .at(let point), .atLeast(let point): start.followsSun || point.followsSun
    case .open, .missing: start.followsSun
    }
  }
}

/// A time of day.
enum TimePoint: Hashable, Sendable {
  /// Minutes after midnight, 0 to 2880.
  case clock(Int)
  /// Minutes after an event of the sun.
  case sun(SunEvent, offset: Int)

  var followsSun: Bool {
    if case .sun = self { return true }
    return false
  }
}
