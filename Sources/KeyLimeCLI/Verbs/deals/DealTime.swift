import KeyLimeEngine

/// When deals begin and end, by the clocks of the place that offers them.
struct DealTime {
  private let zone: ClockZone
  private let now: Moment

  /// Takes the place's own zone when it is known here, else the standard one.
  init(at place: Restaurant?, _ context: Context) throws(Failure) {
    let clocks = try context.clocks()
    zone = place.flatMap { clocks.zone(named: $0.timeZone) } ?? clocks.standardZone
    now = context.moment
  }

  /// The first moment that counts; of a day alone its midnight.
  func start(_ when: When) throws(Failure) -> OffsetTime { try time(when, dayEnds: false) }

  /// The first moment that no longer counts; a day alone counts to its end.
  func end(_ when: When) throws(Failure) -> OffsetTime { try time(when, dayEnds: true) }

  private func time(_ when: When, dayEnds: Bool) throws(Failure) -> OffsetTime {
    var moment = when.moment(now: now, in: zone)
    if case .day(let day, nil) = when {
      let date = day.date(today: zone.local(now).date).adding(days: dayEnds ? 1 : 0)
      moment = zone.moment(WallTime(date: date, secondOfDay: 0))
    }
    let time = OffsetTime(
      seconds: moment.secondsSince1970, offsetMinutes: zone.offset(at: moment) / 60)
    guard let time else {
      throw Failure(.usage, "this time is out of the range of the calendar", code: "bad-value")
    }
    return time
  }

  /// `30 Nov 2026` for the midnight with which that day begins, else `30 Nov 2026 18:00`.
  static func start(_ time: OffsetTime) -> String {
    isMidnight(time) ? String(words(time).dropLast(6)) : words(time)
  }

  /// `30 Nov 2026` for the midnight with which that day ends, else `30 Nov 2026 18:00`.
  static func end(_ time: OffsetTime) -> String {
    guard isMidnight(time),
      let day = OffsetTime(seconds: time.seconds - 1, offsetMinutes: time.offsetMinutes)
    else { return words(time) }
    return String(words(day).dropLast(6))
  }

  private static func isMidnight(_ time: OffsetTime) -> Bool {
    time.text.dropFirst(11).hasPrefix("00:00:00")
  }

  /// `30 Nov 2026 18:00`, by the clocks of the place.
  static func words(_ time: OffsetTime) -> String {
    let text = Array(time.text)
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let month = (Int(String(text[5..<7])) ?? 1) - 1
    let day = Int(String(text[8..<10])) ?? 1
    return "\(day) \(months[month]) \(String(text[0..<4])) \(String(text[11..<16]))"
  }
}
