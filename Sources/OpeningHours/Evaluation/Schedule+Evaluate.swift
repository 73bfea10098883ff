extension Schedule {
  /// The number of days that ``nextChange(after:in:)`` looks ahead: five years.
  static let horizonDays = 5 * 366

  /// The status at an instant and a place.
  public func status(at moment: Moment, in place: Place) -> Status {
    let local = place.timeZone.forwardLocal(moment)
    let day = Day(number: local.date.daysSince1970)
    return Evaluator(self, place).timeline(of: day).status(atMinute: local.secondOfDay / 60)
  }

  /// The next change of the state, and the status after it.
  ///
  /// A change of only the comment or rule does not count. Nil when nothing changes within five
  /// years.
  public func nextChange(after moment: Moment, in place: Place) -> Change? {
    outlook(at: moment, in: place).change
  }

  /// What ``status(at:in:)`` and ``nextChange(after:in:)`` tell, in one go.
  public func outlook(at moment: Moment, in place: Place) -> (status: Status, change: Change?) {
    // A schedule that repeats weekly shows all its changes within nine days.
    let days: Int64 = traits.repeatsWeekly ? 9 : Int64(Schedule.horizonDays)
    let limit = moment.adding(seconds: days * 86_400)
    var segments = Segments(self, from: moment, in: place)
    guard let now = segments.next()?.status else { return (Timeline.nothing, nil) }
    while let segment = segments.next(), segment.start <= limit {
      if segment.state != now.state {
        return (now, Change(moment: segment.start, status: segment.status))
      }
    }
    return (now, nil)
  }

  /// The intervals between two instants, including closed ones, without gaps.
  ///
  /// Adjacent intervals differ in state, comment, rule or reason. Empty when `end` is not later
  /// than `start`.
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

  /// Whether it stays open for this many real minutes from an instant (at most five years), across
  /// midnight and adjacent hours.
  ///
  /// `no` when it is closed at some time in between, `unknown` when this cannot be decided.
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

  /// How long it stays open from an instant, in real minutes.
  public func minutesUntilClose(at moment: Moment, in place: Place) -> TimeUntilClose {
    guard status(at: moment, in: place).state == .open else { return .notOpen }
    guard let change = nextChange(after: moment, in: place) else { return .never }
    return .minutes(Int(moment.seconds(to: change.moment) / 60), then: change.status.state)
  }
}

/// The sequence of intervals of a schedule from an instant on, in real time.
private struct Segments: Sequence, IteratorProtocol {
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

/// The status spans of one day of a week.
public struct WeekDay: Hashable, Sendable {
  /// A span of the day.
  public struct Span: Hashable, Sendable {
    /// The start in minutes after midnight, 0 to 1439.
    public let start: Int
    /// The end in minutes after midnight, 1 to 1440.
    public let end: Int
    /// The status during the span.
    public let status: Status
  }

  /// The day.
  public let date: CivilDate
  /// The English name of the public holiday, if the place's table has one on this day.
  public let holiday: String?
  /// The spans of the whole day in order, including closed ones.
  public let spans: [Span]

  /// The spans that are not closed.
  public var openings: [Span] { spans.filter { $0.status.state != .closed } }
}

extension Schedule {
  /// Seven days from a date, in the local time of the place.
  public func week(startingOn date: CivilDate, in place: Place) -> [WeekDay] {
    let evaluator = Evaluator(self, place)
    return (0..<7).map { offset in
      let day = Day(number: date.daysSince1970 + offset)
      var start = 0
      let spans = evaluator.timeline(of: day).merged.map { segment in
        defer { start = segment.end }
        return WeekDay.Span(start: start, end: segment.end, status: segment.status)
      }
      return WeekDay(date: day.date, holiday: place.holidays?.name(on: day.date), spans: spans)
    }
  }
}
