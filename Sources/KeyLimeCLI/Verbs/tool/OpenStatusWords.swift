import KeyLimeEngine

/// An opening status in words: `open until 23:00`, `closed, opens Mon 10:00`.
struct OpenStatusWords {
  let opening: Opening
  /// The instant of the status.
  let moment: Moment

  /// A short form for a table; nil when the status is unknown.
  var short: String? {
    switch opening.state {
    case .open: until.map { "until \($0)" } ?? "open"
    case .closed: "closed"
    case .unknown: nil
    }
  }

  /// The full form, without a full stop.
  var whole: String {
    let words =
      switch opening.state {
      case .open: open
      case .closed: closed
      case .unknown: unknown
      }
    guard opening.state != .unknown, let comment = opening.comment else { return words }
    return "\(words) (\(comment))"
  }

  /// The style in a table.
  var style: Style {
    switch opening.state {
    case .open: .good
    case .closed: .faint
    case .unknown: .plain
    }
  }

  private var until: String? { opening.nextChange.map(time) }

  private var open: String {
    guard let until else { return "open at all hours" }
    return opening.nextState == .unknown
      ? "open until \(until), perhaps longer" : "open until \(until)"
  }

  private var closed: String {
    guard let until else { return "closed" }
    return opening.nextState == .unknown
      ? "closed, perhaps open from \(until)" : "closed, opens \(until)"
  }

  private var unknown: String {
    switch opening.basis {
    case .notPublished: return "hours unknown"
    case .notUnderstood: return "hours unknown, they are not understood"
    case .zoneMissing(let name): return "hours unknown, there is no time zone '\(name)' here"
    case .published(let reason):
      return "perhaps open, \(opening.comment ?? reason.message)"
    }
  }

  /// The time of a change: `23:00` within twelve hours or on the same date, `Mon 10:00` within a
  /// week, else `24 Dec 10:00`.
  private func time(_ change: Moment) -> String {
    let (wall, reference) = (opening.zone.local(change), opening.zone.local(moment))
    let clock = ClockWords.minute(wall.secondOfDay / 60)
    let distance = moment.seconds(to: change)
    if wall.date == reference.date { return clock }
    if distance < 43_200 {
      // Closing at midnight is written as 24:00, not as 00:00 of the next day.
      return opening.state == .open && wall.secondOfDay == 0 ? ClockWords.minute(1440) : clock
    }
    if distance < 6 * 86_400 { return "\(wall.date.weekday.shortName) \(clock)" }
    let year = wall.date.year == reference.date.year ? "" : " \(wall.date.year)"
    return "\(ClockWords.date(wall.date))\(year) \(clock)"
  }
}

/// Formats times of day and dates.
enum ClockWords {
  /// `09:05` from minutes after midnight; 1440 is `24:00`.
  static func minute(_ minute: Int) -> String { "\(two(minute / 60)):\(two(minute % 60))" }

  /// `24 Dec`.
  static func date(_ date: CalendarDay) -> String { "\(date.day) \(months[date.month - 1])" }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
