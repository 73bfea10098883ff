/// The real-time segments of a schedule from an instant on, without end.
struct Segments: Sequence, IteratorProtocol {
  private let evaluator: Evaluator
  private let zone: TimeZone
  private let first: Moment
  private var day: Int
  private var pending: ArraySlice<Timeline.Segment> = []
  private var start: Moment

  init(_ schedule: Schedule, from moment: Moment, in place: Place) {
    self.evaluator = Evaluator(schedule, place)
    self.zone = place.timeZone
    self.first = moment
    self.start = moment
    self.day = zone.forwardLocal(moment).date.daysSince1970
  }

  /// The next segment that is not empty; its first starts at the instant asked for.
  mutating func next() -> Interval? {
    while true {
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
  }
}
