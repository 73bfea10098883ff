import KeyLimeEngine

/// A point in time: whole seconds since 1970-01-01T00:00:00Z, without leap seconds.
struct Instant: Hashable, Comparable {
  let seconds: Int64

  /// The earlier instant comes first.
  static func < (first: Instant, second: Instant) -> Bool { first.seconds < second.seconds }
}

extension Instant {
  /// Reads RFC 3339, a date alone (midnight UTC) or unix seconds; nil for anything else.
  ///
  /// RFC 3339 looks like `2026-11-20T18:30:00Z` or `2026-11-20T19:30:00+01:00`; fractions of a
  /// second are cut off, a leap second counts as the second before it. The years are 0 to 9999.
  init?(parsing text: String) {
    if let seconds = Int64(text) {
      guard let time = OffsetTime(seconds: seconds, offsetMinutes: 0) else { return nil }
      self.init(seconds: time.seconds)
    } else if let time = OffsetTime(text) {
      self.init(seconds: time.seconds)
    } else if let day = CalendarDay(text) {
      self.init(seconds: Int64(day.daysSince1970) * 86_400)
    } else {
      return nil
    }
  }

  /// The instant as `2026-11-20T18:30:00Z`.
  var rfc3339: String { Moment(secondsSince1970: seconds).rfc3339(in: .utc) }
}

extension HybridTime {
  /// The instant, to the second.
  var instant: Instant { Instant(seconds: milliseconds / 1000) }
}
