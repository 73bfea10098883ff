/// A time of day as written, before it is clear whether `6` means morning or evening.
struct WrittenTime {
  enum Half {
    case morning, afternoon
  }

  /// The hour as written, 0 to 48.
  let hour: Int
  let minute: Int
  let half: Half?
  /// Whether only an hour was written.
  let isBare: Bool
  /// Whether the hour has a leading zero, as `07`; this implies a 24-hour clock.
  let hasLeadingZero: Bool
  /// Whether it is written as the notation demands: `09:30`, or `0930`.
  var isStrict = false

  /// Minutes after midnight; nil for impossible combinations such as `13 am`.
  func minutes(in half: Half?) -> Int? {
    switch half {
    case nil: return hour * 60 + minute
    case .morning:
      guard hour <= 12 else { return nil }
      return hour % 12 * 60 + minute
    case .afternoon:
      // `17:30pm` can only be 17:30.
      if hour > 12 && hour < 24 { return hour * 60 + minute }
      guard (1...12).contains(hour) else { return nil }
      return (hour % 12 + 12) * 60 + minute
    }
  }

  var minutes: Int? { minutes(in: half) }

  /// The start and end of a range in minutes.
  ///
  /// If only the end has a half of the day, the start takes the half that makes sense: `6-11pm` is
  /// in the evening, `10-2pm` begins in the morning.
  ///
  /// Nil when this is unclear: `9-10pm` may begin in the morning, and end `11-12pm` at midnight.
  static func range(_ start: WrittenTime, _ end: WrittenTime) -> (start: Int, end: Int)? {
    guard let last = end.minutes else { return nil }
    if start.half != nil {
      // `10am-5` could end in the morning or the afternoon; `10am-17:00` could not.
      if end.half == nil, end.hour <= 12 { return nil }
      return start.minutes.map { ($0, last) }
    }
    // In `10:00-23:00pm` the end is on a 24-hour clock, and so is the start.
    guard let half = end.half, start.hour <= 12, end.hour <= 12 else {
      return start.minutes.map { ($0, last) }
    }
    if start.hasLeadingZero || start.hour == 0 { return nil }
    guard let same = start.minutes(in: half) else { return nil }
    if same < last {
      let mayBeMorning = half == .afternoon && (7...11).contains(start.hour)
      return mayBeMorning && last - same < 180 ? nil : (same, last)
    }
    guard half == .afternoon, let morning = start.minutes(in: .morning) else { return nil }
    return last - morning < 120 ? nil : (morning, last)
  }
}
