import KeyLimeEngine

/// A chart of the hours of a week in seven lines: `▸ Fri  ···········█████████████  11:00-02:00`.
///
/// Each character is an hour; a half block is half an hour. Shade marks uncertain hours.
struct WeekChart {
  private let days: ArraySlice<DayOfHours>
  private let spans: [[OpenSpan]]
  /// What is said of all uncertain hours, where it is the same on several days.
  private let sharedComment: String?
  private let today: CalendarDay

  /// Draws the week, from Monday, that contains an instant.
  init(_ schedule: HoursSchedule, at moment: Moment, in place: HoursPlace) {
    today = place.timeZone.local(moment).date
    let monday = today.adding(days: -today.weekday.rawValue)
    // One more day on each side, for hours past midnight.
    let all =
      schedule.week(startingOn: monday.adding(days: -1), in: place)
      + schedule.week(startingOn: monday.adding(days: 6), in: place)
    days = all[1...7]
    spans = (1...7).map { Self.spans(of: all[$0], before: all[$0 - 1], after: all[$0 + 1]) }
    let doubts = spans.map { day in Set(day.filter { !$0.isCertain }.map(\.comment)) }
    let isShared = doubts.count { !$0.isEmpty } > 1 && Set(doubts.joined()).count == 1
    sharedComment = isShared ? doubts.lazy.compactMap(\.first).first.flatMap(\.self) : nil
  }

  /// The seven lines with the current day marked, and one with what is said of all uncertain hours;
  /// without bars on a narrow terminal, and for who has them read out.
  func lines(width: Int, signs: Signs) -> [StyledText] {
    dayLines(width: width, signs: signs)
      + (sharedComment.map { [StyledText("       perhaps: \($0)", .faint)] } ?? [])
  }

  private func dayLines(width: Int, signs: Signs) -> [StyledText] {
    zip(days, spans).map { day, spans in
      let spans = words(for: spans)
      let isToday = day.date == today
      let style: Style = isToday ? .strong : .plain
      let bar = width >= 50 && signs == .drawn ? Self.bar(day) + "  " : ""
      let holiday = day.holiday.map { "  \($0)" } ?? ""
      let (mark, words): (String, String) =
        switch signs {
        case .drawn: (isToday ? "▸" : " ", "")
        case .spoken: (" ", isToday ? ", today" : "")
        }
      return
        "\(mark) \(day.date.weekday.shortName + words, style)  \(bar)\(spans, style)\(holiday, .faint)"
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

  /// The state during most of the half hour after a minute.
  private static func state(of day: DayOfHours, at minute: Int) -> HoursState {
    day.spans.first { $0.end > minute + 15 }?.status.state ?? .closed
  }

  // MARK: - Spans

  /// The hours of a day: `11:00-15:00, 17:00-02:00 (by appointment)`; what is said of several in a
  /// row stands behind the last of them.
  private func words(for spans: [OpenSpan]) -> String {
    guard !spans.isEmpty else { return "closed" }
    let doubts = spans.map { span in
      let comment = sharedComment == nil ? span.comment : nil
      return span.isCertain ? "" : " (\(comment ?? "perhaps"))"
    }
    return spans.indices.map { index in
      let isLast = index + 1 == spans.count || doubts[index + 1] != doubts[index]
      return spans[index].words + (isLast ? doubts[index] : "")
    }.joined(separator: ", ")
  }

  /// The hours of a day; those past midnight belong to the day they began on.
  private static func spans(
    of day: DayOfHours, before: DayOfHours, after: DayOfHours
  ) -> [OpenSpan] {
    var openSpans = openSpans(of: day)
    let isWhole = openSpans.first.map { $0.start == 0 && $0.end == 1440 } ?? false
    if !isWhole {
      if let first = openSpans.first, spills(openSpans: Self.openSpans(of: before), into: first) {
        openSpans.removeFirst()
      }
      let next = Self.openSpans(of: after).first
      if let next, spills(openSpans: openSpans, into: next) {
        openSpans[openSpans.count - 1].end = 1440 + next.end
      }
    }
    return openSpans
  }

  private struct OpenSpan {
    let start: Int
    var end: Int
    let isCertain: Bool
    let comment: String?

    var words: String {
      "\(ClockWords.minute(start))-\(ClockWords.minute(end > 1440 ? end - 1440 : end))"
    }
  }

  private static func openSpans(of day: DayOfHours) -> [OpenSpan] {
    day.openings.reduce(into: []) { openSpans, span in
      let isCertain = span.status.state == .open
      if let last = openSpans.last, last.end == span.start, last.isCertain == isCertain,
        isCertain || last.comment == span.status.comment
      {
        openSpans[openSpans.count - 1].end = span.end
      } else {
        openSpans.append(
          OpenSpan(
            start: span.start, end: span.end, isCertain: isCertain, comment: span.status.comment))
      }
    }
  }

  /// Whether the last hours of a day continue as the first hours of the next day, and end by its
  /// noon.
  private static func spills(openSpans: [OpenSpan], into first: OpenSpan) -> Bool {
    guard let last = openSpans.last, last.end == 1440, last.start > 0, first.start == 0 else {
      return false
    }
    return first.end <= 720 && first.isCertain == last.isCertain
  }
}
