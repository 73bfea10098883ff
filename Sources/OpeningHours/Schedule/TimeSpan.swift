/// A time span that starts on a day and may end on one of the next two.
struct TimeSpan: Hashable, Sendable {
  enum End: Hashable, Sendable {
    /// `10:00-12:00`. A clock time counts from midnight before the start, so `22:00-02:00` ends at
    /// minute 1560.
    case at(TimePoint)
    /// `10:00-12:00+`: at least until then.
    case atLeast(TimePoint)
    /// `10:00+`.
    case open
    /// `10:00`: only a start time.
    case missing
  }

  let start: TimePoint
  let end: End
  /// `/90`: departures or tours at this interval in minutes during the span.
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
  /// A sun event, with an offset in minutes.
  case sun(SunEvent, offset: Int)

  var followsSun: Bool {
    if case .sun = self { return true }
    return false
  }
}
