import KeyLimeEngine

/// A heat map of a year: a column per week, darker squares for more check-ins.
struct YearHeatmap {
  let year: Int
  let counts: [CalendarDay: Int]

  private static let shades: [Character] = ["·", "░", "▒", "▓", "█"]

  var record: Record {
    let days = (first...last).counted(counts)
    let total = days.reduce(0) { $0 + $1.count }
    let title: StyledText = "\(year, .strong)  "
    let sum = StyledText(
      "\(CheckInWords.count(total, "check-in")) on \(CheckInWords.count(days.count, "day"))", .faint
    )
    return Record(
      json: [
        "year": .count(year), "count": .count(total), "days": .array(days.map(\.json)),
      ],
      lines: [title + sum, StyledText(monthLine, .faint)] + rows + [legend], inPipe: .lines)
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
      let name = CalendarNames.months[month - 1].prefix(3)
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
