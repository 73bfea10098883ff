extension Schedule {
  /// Days that ``nextChange(after:in:)`` looks ahead: five years.
  static let horizonDays = 5 * 366

  /// What the schedule says about an instant at a place.
  public func status(at moment: Moment, in place: Place) -> Status {
    let local = place.timeZone.forwardLocal(moment)
    let day = Day(number: local.date.daysSince1970)
    return Evaluator(self, place).timeline(of: day).status(atMinute: local.secondOfDay / 60)
  }

  /// The next instant at which the state becomes another, and what holds then.
  ///
  /// A change of comment or rule alone does not count. Nil when nothing changes in five years.
  public func nextChange(after moment: Moment, in place: Place) -> Change? {
    // A schedule that is the same every week shows in nine days all it will ever show.
    let days: Int64 = traits.repeatsWeekly ? 9 : Int64(Schedule.horizonDays)
    let limit = moment.adding(seconds: days * 86_400)
    var state: State?
    for segment in Segments(self, from: moment, in: place) {
      if segment.start > limit { return nil }
      if let state, segment.state != state {
        return Change(moment: segment.start, status: segment.status)
      }
      state = segment.state
    }
    return nil
  }

  /// Everything the schedule says from an instant until another, closed stretches included, without
  /// gaps.
  ///
  /// Neighbours differ in state, comment, rule or reason. Empty when `end` is not later.
  public func intervals(from start: Moment, to end: Moment, in place: Place) -> [Interval] {
    var result: [Interval] = []
    guard start < end else { return result }
    for segment in Segments(self, from: start, in: place) {
      let clipped = min(segment.end, end)
      if let last = result.last, last.status == segment.status {
        result[result.count - 1] = Interval(
          start: last.start, end: clipped, status: last.status)
      } else {
        result.append(Interval(start: segment.start, end: clipped, status: segment.status))
      }
      if segment.end >= end { break }
    }
    return result
  }

  /// Whether it is open from an instant on for at least so many real minutes (at most five years),
  /// through midnight and through touching hours.
  ///
  /// `no` when it is closed at some time in between, `unknown` when it cannot be told.
  public func isOpen(
    from start: Moment, forAtLeast minutes: Int, in place: Place
  ) -> Tristate {
    let bounded = min(max(minutes, 0), Schedule.horizonDays * 1440)
    let end = start.adding(seconds: Int64(max(bounded * 60, 1)))
    var answer = Tristate.yes
    for segment in Segments(self, from: start, in: place) {
      switch segment.state {
      case .open: break
      case .closed: return .no
      case .unknown: answer = .unknown
      }
      if segment.end >= end { break }
    }
    return answer
  }

  /// How long it stays open from an instant on, in real minutes.
  public func minutesUntilClose(at moment: Moment, in place: Place) -> TimeUntilClose {
    guard status(at: moment, in: place).state == .open else { return .notOpen }
    guard let change = nextChange(after: moment, in: place) else { return .never }
    return .minutes(Int(moment.seconds(to: change.moment) / 60), then: change.status.state)
  }
}
