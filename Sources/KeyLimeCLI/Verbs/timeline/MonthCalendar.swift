import KeyLimeEngine

/// A calendar of a month, with the number of check-ins after a day: `12•3`.
struct MonthCalendar {
  let month: CalendarMonth
  let counts: [CalendarDay: Int]
  let today: CalendarDay

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
    let days = month.days.counted(counts).count
    let title: StyledText =
      "\(CalendarNames.months[month.first.month - 1], .strong) \(month.first.year, .strong)  "
    let sum = StyledText(
      "\(CheckInWords.count(total, "check-in")) on \(CheckInWords.count(days, "day"))", .faint)
    let heading = CalendarNames.weekdays.map { "\($0)".padded(to: Self.cellWidth) }.joined()
    return [title + sum, StyledText(heading, .faint)] + month.weeks.map(line)
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

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
