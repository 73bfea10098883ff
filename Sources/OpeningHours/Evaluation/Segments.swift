/// The sequence of intervals of a schedule from an instant on, in real time.
struct Segments: Sequence, IteratorProtocol {
  private let evaluator: Evaluator
  private let zone: TimeZone
  private var day: Int
  private var pending: ArraySlice<Timeline.Segment> = []
  private var start: Moment

  init(_ schedule: Schedule, from moment: Moment, in place: Place) {
    self.evaluator = Evaluator(schedule, place)
    self.zone = place.timeZone
    self.start = moment
    self.day = zone.forwardLocal(moment).date.daysSince1970
  }

  /// The next non-empty interval; the first one starts at the given instant.
  mutating func next() -> Interval? {
    while start < .last {
      if pending.isEmpty {
        pending = evaluator.timeline(of: Day(number: day)).segments[...]
        day += 1
      }
      guard let segment = pending.popFirst() else { return nil }
      let date = CivilDate(daysSince1970: day - 1)
      let end = zone.moment(LocalDateTime(date: date, secondOfDay: segment.end * 60))
      guard end > start else { continue }
      defer { start = end }
      return Interval(start: start, end: end, status: segment.status)
    }
    return nil
  }
}
