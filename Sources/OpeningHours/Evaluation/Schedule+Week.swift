/// One day of a week to draw.
public struct WeekDay: Hashable, Sendable {
  /// A stretch of the day, midnight to midnight.
  public struct Span: Hashable, Sendable {
    /// Minutes after midnight, 0 to 1439.
    public let start: Int
    /// Minutes after midnight, 1 to 1440.
    public let end: Int
    /// What holds in it.
    public let status: Status
  }

  /// The day.
  public let date: CivilDate
  /// The public holiday it is, in English, when the place's table has one.
  public let holiday: String?
  /// The whole day in order, closed stretches included.
  public let spans: [Span]

  /// The stretches that are not closed.
  public var openings: [Span] { spans.filter { $0.status.state != .closed } }
}

extension Schedule {
  /// Seven days from a date on, by the place's clocks.
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
