/// Turns times of day into minutes after a day's midnight on the place's clocks.
struct SunClock {
  let place: Place

  /// The stretch of minutes that a span covers from a day's midnight on, its certain part first.
  struct Stretch {
    let start: Int
    /// Until when the span's state is certain.
    let certainEnd: Int
    /// Until when it may go on.
    let possibleEnd: Int
  }

  func stretch(_ span: TimeSpan, on date: CivilDate) -> Stretch? {
    guard let start = minute(span.start, on: date) else { return nil }
    switch span.end {
    case .open, .missing:
      return Stretch(start: start, certainEnd: start, possibleEnd: SunClock.openEnd(from: start))
    case .at(let point):
      return end(point, after: start, span: span, on: date).map {
        Stretch(start: start, certainEnd: $0, possibleEnd: $0)
      }
    case .atLeast(let point):
      return end(point, after: start, span: span, on: date).map {
        Stretch(start: start, certainEnd: $0, possibleEnd: max($0, SunClock.openEnd(from: $0)))
      }
    }
  }

  /// When a place that names no closing time has closed at the latest.
  static func openEnd(from start: Int) -> Int {
    if start >= 22 * 60 { return start + 8 * 60 }
    if start >= 17 * 60 { return start + 10 * 60 }
    return 1440
  }

  /// Where both ends are clock times the written end already lies after the start.
  ///
  /// An end that the sun has moved before its start belongs to the next day only when it is a
  /// morning event; otherwise the stretch is empty on that day.
  private func end(_ point: TimePoint, after start: Int, span: TimeSpan, on date: CivilDate) -> Int?
  {
    guard var end = minute(point, on: date) else { return nil }
    if end > start { return end }
    if !span.wrapsAtUsualTimes { return nil }
    if point.followsSun { end = minute(point, on: date.adding(days: 1)) ?? end }
    return end + 1440 > start ? end + 1440 : nil
  }

  /// Minutes from 0 to 2880.
  ///
  /// In a polar summer the morning events fall on midnight at the start of the day and the evening
  /// ones on midnight at its end; in a polar night there are none, and the span they belong to is
  /// empty.
  private func minute(_ point: TimePoint, on date: CivilDate) -> Int? {
    switch point {
    case .clock(let minute): return minute
    case .sun(let event, let offset):
      return minute(event, on: date).map { min(max($0 + offset, 0), 2880) }
    }
  }

  private func minute(_ event: SunEvent, on date: CivilDate) -> Int? {
    guard let coordinate = place.coordinate else { return event.usualMinute }
    switch SunCalculation(coordinate: coordinate).minute(of: event, on: date) {
    case .alwaysAbove: return event.isMorning ? 0 : 1440
    case .alwaysBelow: return nil
    case .at(let utcMinute):
      let midnight = Int64(date.daysSince1970) * 86_400
      let moment = Moment(secondsSince1970: midnight + Int64((utcMinute * 60).rounded()))
      let local = Int(moment.secondsSince1970) + place.timeZone.offset(at: moment)
      return CivilDate.floored(local - Int(midnight) + 30, by: 60)
    }
  }
}

extension TimeSpan {
  /// Whether the span runs past midnight when the sun keeps its usual hours.
  fileprivate var wrapsAtUsualTimes: Bool {
    switch end {
    case .at(let point), .atLeast(let point): point.usualMinute <= start.usualMinute
    case .open, .missing: false
    }
  }
}

extension TimePoint {
  var usualMinute: Int {
    switch self {
    case .clock(let minute): minute
    case .sun(let event, let offset): event.usualMinute + offset
    }
  }
}
