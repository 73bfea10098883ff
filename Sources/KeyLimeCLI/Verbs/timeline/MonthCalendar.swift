import KeyLimeEngine

/// A calendar of a month, with the number of check-ins after a day: `12•3`; in words, a line per day
/// with check-ins.
struct MonthCalendar {
  let month: CalendarMonth
  let counts: [CalendarDay: Int]
  let today: CalendarDay
  let signs: Signs

  private static let cellWidth = 6

  private var total: Int { month.days.counted(counts).reduce(0) { $0 + $1.count } }

  var record: Record {
    let days = month.days.counted(counts)
    return Record(
      json: [
        "month": .string(month.description), "count": .count(total),
        "days": .array(days.map(\.json)),
      ],
      lines: lines, inPipe: .lines)
  }

  private var lines: [StyledText] {
    let title: StyledText =
      "\(CalendarDay.monthNames[month.first.month - 1], .strong) \(month.first.year, .strong)  "
    let sum = StyledText(month.days.counted(counts).words, .faint)
    if signs == .spoken { return [title + sum] + days }
    let heading = CalendarNames.weekdays.map { "\($0)".padded(to: Self.cellWidth) }.joined()
    return [title + sum, StyledText(heading, .faint)] + month.weeks.map(line)
  }

  private var days: [StyledText] {
    month.days.counted(counts).map { counted in
      let day = "\(CalendarNames.weekday(counted.day)) \(counted.day.day)"
      return "\(day): \(counted.count.counted("check-in"))"
    }
  }

  private func line(_ week: [CalendarDay?]) -> StyledText {
    week.reduce(StyledText("")) { line, day in
      guard let day else { return line + StyledText(String(repeating: " ", count: Self.cellWidth)) }
      let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
      let mark = counts[day].map { "•\($0)" } ?? ""
      let style: Style = day == today ? .heading : counts[day] == nil ? .faint : .strong
      let padding = String(
        repeating: " ", count: max(1, Self.cellWidth - number.count - mark.count))
      return line + "\(number, style)\(mark, .good)\(padding)"
    }
  }
}

/// A heat map of a year: a column per week, darker squares for more check-ins; in words, a line per
/// month.
struct YearHeatmap {
  let year: Int
  let counts: [CalendarDay: Int]
  let signs: Signs

  private static let shades: [Character] = ["·", "░", "▒", "▓", "█"]

  var record: Record {
    let days = (first...last).counted(counts)
    let total = days.reduce(0) { $0 + $1.count }
    let title: StyledText = "\(year, .strong)  "
    let sum = StyledText(days.words, .faint)
    let chart =
      signs == .spoken ? months : [StyledText(monthLine, .faint)] + rows + [legend]
    return Record(
      json: [
        "year": .count(year), "count": .count(total), "days": .array(days.map(\.json)),
      ],
      lines: [title + sum] + chart, inPipe: .lines)
  }

  /// The months with check-ins.
  private var months: [StyledText] {
    (1...12).compactMap { number in
      let days = CalendarMonth(of: day(number, 1)).days.counted(counts)
      return days.isEmpty ? nil : "\(CalendarDay.monthNames[number - 1]): \(days.words)"
    }
  }

  private var first: CalendarDay { day(1, 1) }
  private var last: CalendarDay { day(12, 31) }
  /// The Monday of the first column.
  private var start: CalendarDay { first.adding(days: -first.weekday.rawValue) }
  private var columns: Int { (last.daysSince1970 - start.daysSince1970) / 7 + 1 }

  private func day(_ month: Int, _ day: Int) -> CalendarDay {
    CalendarDay(year: year, month: month, day: day) ?? CalendarDay(daysSince1970: 0)
  }

  /// The names of the months above the weeks with their first days.
  private var monthLine: String {
    var line = Array(repeating: Character(" "), count: columns + 5)
    for month in 1...12 {
      let column = (day(month, 1).daysSince1970 - start.daysSince1970) / 7
      let name = CalendarDay.monthAbbreviations[month - 1]
      line.replaceSubrange(column + 3..<column + 6, with: name)
    }
    return String(line)
  }

  private var rows: [StyledText] {
    DayOfWeek.allCases.map { weekday in
      let squares = (0..<columns).map { column -> Character in
        let day = start.adding(days: column * 7 + weekday.rawValue)
        guard (first...last).contains(day) else { return " " }
        return Self.shades[min(counts[day] ?? 0, Self.shades.count - 1)]
      }
      return "\(CalendarNames.weekdays[weekday.rawValue], .faint) \(String(squares), .good)"
    }
  }

  private var legend: StyledText {
    StyledText("   · none  ░ 1  ▒ 2  ▓ 3  █ 4 or more", .faint)
  }
}

/// A day and the number of its check-ins.
struct CountedDay {
  let day: CalendarDay
  let count: Int

  var json: JSON { ["day": .string(day.description), "count": .count(count)] }
}

extension ClosedRange<CalendarDay> {
  /// The days of the range with check-ins, in order.
  func counted(_ counts: [CalendarDay: Int]) -> [CountedDay] {
    counts.filter { contains($0.key) }.sorted { $0.key < $1.key }
      .map { CountedDay(day: $0.key, count: $0.value) }
  }
}

extension [CountedDay] {
  /// The sum: `3 check-ins on 2 days`.
  var words: String {
    let total = reduce(0) { $0 + $1.count }
    return "\(total.counted("check-in")) on \(count.counted("day"))"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
