import KeyLimeEngine

/// The hours of a week as seven lines: `▸ Fri  ···········█████████████  11:00-02:00`.
///
/// A character is an hour; a half block is half of one. Shade marks hours that are not certain.
struct WeekChart {
  private let days: ArraySlice<DayOfHours>
  private let spans: [String]
  private let today: CalendarDay

  /// Draws the week, from Monday, that holds an instant.
  init(_ schedule: HoursSchedule, at moment: Moment, in place: HoursPlace) {
    today = place.timeZone.local(moment).date
    let monday = today.adding(days: -today.weekday.rawValue)
    // A day before and after, for hours that run past midnight.
    let all =
      schedule.week(startingOn: monday.adding(days: -1), in: place)
      + schedule.week(startingOn: monday.adding(days: 6), in: place)
    days = all[1...7]
    spans = (1...7).map { Self.spans(of: all[$0], before: all[$0 - 1], after: all[$0 + 1]) }
  }

  /// The seven lines, the current day marked; without bars when the terminal is narrow.
  func lines(width: Int) -> [StyledText] {
    zip(days, spans).map { day, spans in
      let isToday = day.date == today
      let style: Style = isToday ? .strong : .plain
      let bar = width >= 50 ? Self.bar(day) + "  " : ""
      let holiday = day.holiday.map { "  \($0)" } ?? ""
      return
        "\(isToday ? "▸" : " ") \(day.date.weekday.shortName, style)  \(bar)\(spans, style)\(holiday, .faint)"
    }
  }

  private static func bar(_ day: DayOfHours) -> StyledText {
    var text = StyledText("")
    for hour in 0..<24 {
      let halves = [0, 30].map { state(of: day, at: hour * 60 + $0) }
      let mark: (String, Style) =
        switch (halves[0], halves[1]) {
        case (.open, .open): ("█", .good)
        case (.open, .closed): ("▌", .good)
        case (.closed, .open): ("▐", .good)
        case (.closed, .closed): ("·", .faint)
        case (.unknown, _), (_, .unknown): ("░", .caution)
        }
      if text.spans.last?.style == mark.1 {
        text.spans[text.spans.count - 1].text += mark.0
      } else {
        text = text + StyledText(mark.0, mark.1)
      }
    }
    return text
  }

  /// The state that fills the greater part of the half hour from a minute on.
  private static func state(of day: DayOfHours, at minute: Int) -> HoursState {
    day.spans.first { $0.end > minute + 15 }?.status.state ?? .closed
  }

  // MARK: - Spans

  /// `11:00-15:00, 17:00-02:00`: hours past midnight stand on the day they belong to.
  private static func spans(
    of day: DayOfHours, before: DayOfHours, after: DayOfHours
  ) -> String {
    var stretches = stretches(of: day)
    let isWhole = stretches.first.map { $0.start == 0 && $0.end == 1440 } ?? false
    if !isWhole {
      if let first = stretches.first, spills(stretches: Self.stretches(of: before), into: first) {
        stretches.removeFirst()
      }
      let next = Self.stretches(of: after).first
      if let next, spills(stretches: stretches, into: next) {
        stretches[stretches.count - 1].end = 1440 + next.end
      }
    }
    guard !stretches.isEmpty else { return "closed" }
    return stretches.map(\.words).joined(separator: ", ")
  }

  private struct Stretch {
    let start: Int
    var end: Int
    let isCertain: Bool
    let comment: String?

    var words: String {
      let end = ClockWords.minute(end > 1440 ? end - 1440 : end)
      let doubt = isCertain ? "" : " (\(comment ?? "perhaps"))"
      return "\(ClockWords.minute(start))-\(end)\(doubt)"
    }
  }

  private static func stretches(of day: DayOfHours) -> [Stretch] {
    day.openings.reduce(into: []) { stretches, span in
      let isCertain = span.status.state == .open
      if let last = stretches.last, last.end == span.start, last.isCertain == isCertain {
        stretches[stretches.count - 1].end = span.end
      } else {
        stretches.append(
          Stretch(
            start: span.start, end: span.end, isCertain: isCertain, comment: span.status.comment))
      }
    }
  }

  /// Whether the last of a day's hours run on into the first of the next day's, and end by its noon.
  private static func spills(stretches: [Stretch], into first: Stretch) -> Bool {
    guard let last = stretches.last, last.end == 1440, last.start > 0, first.start == 0 else {
      return false
    }
    return first.end <= 720 && first.isCertain == last.isCertain
  }
}
