/// Converts times of day, including sun events, to minutes after midnight in local time.
struct SunClock {
  let place: Place

  /// A time span in minutes after midnight: first its certain part, then its possible part.
  struct MinuteRange {
    let start: Int
    /// The end of the certain part.
    let certainEnd: Int
    /// The end of the possible part.
    let possibleEnd: Int
  }

  func minuteRange(_ span: TimeSpan, on date: CivilDate) -> MinuteRange? {
    guard let start = minute(span.start, on: date) else { return nil }
    switch span.end {
    case .open, .missing:
      return MinuteRange(
        start: start, certainEnd: start, possibleEnd: SunClock.openEnd(from: start))
    case .at(let point):
      return end(point, after: start, span: span, on: date).map {
        MinuteRange(start: start, certainEnd: $0, possibleEnd: $0)
      }
    case .atLeast(let point):
      return end(point, after: start, span: span, on: date).map {
        MinuteRange(start: start, certainEnd: $0, possibleEnd: max($0, SunClock.openEnd(from: $0)))
      }
    }
  }

  /// The latest closing time for an open end.
  static func openEnd(from start: Int) -> Int {
    if start >= 22 * 60 { return start + 8 * 60 }
    if start >= 17 * 60 { return start + 10 * 60 }
    return 1440
  }

  /// The end in minutes; nil when the span is empty on this day.
  ///
  /// An end before the start is on the next day, if the span also continues past midnight at the
  /// usual times of the sun. Otherwise the span is empty on this day.
  private func end(_ point: TimePoint, after start: Int, span: TimeSpan, on date: CivilDate) -> Int?
  {
    guard var end = minute(point, on: date) else { return nil }
    if end > start { return end }
    if !span.wrapsAtUsualTimes { return nil }
    if point.followsSun { end = minute(point, on: date.adding(days: 1)) ?? end }
    return end + 1440 > start ? end + 1440 : nil
  }

  /// The minute of a time point, 0 to 2880; nil when there is none.
  ///
  /// In a polar summer, morning events are at midnight at the start of the day, and evening events
  /// at midnight at its end. In a polar night there are no events, and their spans are empty.
  private func minute(_ point: TimePoint, on date: CivilDate) -> Int? {
    switch point {
    case .clock(let minute): return minute
    case .sun(let event, let offset):
      return minute(event, on: date).map { min(max($0 + offset, 0), 2880) }
    }
  }

  private func minute(_ event: SunEvent, on date: CivilDate) -> Int? {
    guard let coordinate = place.coordinate else { return event.usualMinute }
    let day = solarDay(date, at: coordinate)
    switch SunCalculation(coordinate: coordinate).minute(of: event, on: day) {
    case .alwaysAbove: return event.isMorning ? 0 : 1440
    case .alwaysBelow: return nil
    case .at(let minute):
      let midnight = Int64(date.daysSince1970) * 86_400
      let utcMinute = minute + Double((day.daysSince1970 - date.daysSince1970) * 1440)
      let moment = Moment(secondsSince1970: midnight + Int64((utcMinute * 60).rounded()))
      let local = Int(moment.secondsSince1970) + place.timeZone.offset(at: moment)
      return CivilDate.floored(local - Int(midnight) + 30, by: 60)
    }
  }

  /// The date in UTC of the solar noon that is on a local date; another one in zones that are far
  /// from their longitude, as in Samoa.
  private func solarDay(_ date: CivilDate, at coordinate: Coordinate) -> CivilDate {
    let noon = Int64(date.daysSince1970) * 86_400 + Int64(43_200 - 240 * coordinate.longitude)
    let offset = place.timeZone.offset(at: Moment(secondsSince1970: noon))
    let local = CivilDate.floored(Int(noon) + offset, by: 86_400)
    return date.adding(days: date.daysSince1970 - local)
  }
}

extension TimeSpan {
  /// Whether the span continues past midnight at the usual times of the sun.
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
