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
