import KeyLimeEngine

extension When.Day {
  /// The day at the beginning of `words`, and the number of words it takes.
  static func leading(_ words: [String]) -> (day: When.Day, length: Int)? {
    let first = words[0]
    if let (weekday, length) = DayOfWeek.leading(words.dropFirst()) {
      if first == "this" { return (.coming(weekday, from: 0), length + 1) }
      if first == "next" { return (.coming(weekday, from: 1), length + 1) }
      if first == "last" { return (.last(weekday), length + 1) }
    }
    if let (weekday, start) = DayOfWeek.leading(words[...]) {
      let rest = words.dropFirst(start)
      if rest.first == "week" { return (.coming(weekday, from: 7), start + 1) }
      guard let (day, length) = date(rest) else { return (.coming(weekday, from: 0), start) }
      return day.on(weekday).map { ($0, start + length) }
    }
    if let (day, length) = date(words[...]) {
      guard let (weekday, end) = DayOfWeek.leading(words.dropFirst(length)) else {
        return (day, length)
      }
      return day.on(weekday).map { ($0, length + end) }
    }
    if let (day, length) = weekend(words) ?? holiday(words) { return (day, length) }
    for end in [["end", "of", "month"], ["end", "of", "the", "month"]]
    where words.starts(with: end) { return (.endOfMonth, end.count) }
    let folded = words.prefix(2).map { Folding.fold($0) }
    let relative =
      relative.first { words.starts(with: $0.words) }
      ?? foreignRelative.first { folded.starts(with: $0.words) }
    return relative.map { (.relative($0.days), $0.words.count) }
  }

  /// The same day with its weekday beside it; nil for a date that is another weekday.
  func on(_ weekday: DayOfWeek) -> When.Day? {
    switch self {
    case .date(let date): date.weekday == weekday ? self : nil
    case .yearly(let month, let day, _): .yearly(month: month, day: day, weekday: weekday)
    case .relative, .weekend, .coming, .last, .movable, .endOfMonth: self
    }
  }

  /// Days by their distance from today.
  private static let relative: [(words: [String], days: Int)] = [
    (["yesterday"], -1), (["today"], 0), (["tomorrow"], 1), (["day", "before", "yesterday"], -2),
    (["the", "day", "before", "yesterday"], -2), (["day", "after", "tomorrow"], 2),
    (["the", "day", "after", "tomorrow"], 2),
  ]

  /// The weekend that words begin with, and the number of words it takes; the next one is that of
  /// the week after, which begins when this one does.
  private static func weekend(_ words: [String]) -> (day: When.Day, length: Int)? {
    let folded = words.prefix(4).map { Folding.fold($0) }
    if let foreign = foreignWeekends.first(where: { folded.starts(with: $0) }) {
      return (.weekend, foreign.count)
    }
    let start = ["this", "the", "next"].contains(words[0]) ? 1 : 0
    guard let word = words.dropFirst(start).first, ["weekend", "weekends"].contains(word) else {
      return nil
    }
    return (words[0] == "next" ? .coming(.saturday, from: 2) : .weekend, start + 1)
  }

  /// The holiday that words begin with, and the number of words it takes.
  private static func holiday(_ words: [String]) -> (day: When.Day, length: Int)? {
    let plain = words.prefix(3).map { Folding.fold($0) }
    if let holiday = holidays.first(where: { plain.starts(with: $0.words) }) {
      return (.yearly(month: holiday.month, day: holiday.day), holiday.words.count)
    }
    let movable = movableHolidays.first { plain.starts(with: $0.words) }
    return movable.map { (.movable($0.holiday), $0.words.count) }
  }

  /// Holidays of one date, without apostrophes; a name comes after those that begin with it.
  private static let holidays: [(words: [String], month: Int, day: Int)] = [
    (["christmas", "eve"], 12, 24), (["christmas", "day"], 12, 25), (["christmas"], 12, 25),
    (["boxing", "day"], 12, 26), (["new", "years", "eve"], 12, 31),
    (["new", "years", "day"], 1, 1),
  ]

  /// Those that move with Easter; a name comes after those that begin with it.
  private static let movableHolidays: [(words: [String], holiday: MovableHoliday)] =
    MovableHoliday.allCases.map { holiday in
      (holiday.name.lowercased().split(separator: " ").map(String.init), holiday)
    } + [
      (["easter", "saturday"], .holySaturday), (["easter"], .easterSunday),
      (["pentecost", "sunday"], .whitSunday), (["pentecost", "monday"], .whitMonday),
      (["pentecost"], .whitSunday), (["ascension"], .ascensionDay),
    ]

  /// `2026-11-18`, `18/11`, `nov 18`, `18 nov` or `the 18th of november`, the last four perhaps with
  /// a year behind them, and the number of words it takes; nil for a day that no year has.
  private static func date(_ words: ArraySlice<String>) -> (day: When.Day, length: Int)? {
    guard let first = words.first else { return nil }
    if let date = CalendarDay(first) { return (.date(date), 1) }
    if let days = numbered(first) { return days.count == 1 ? (days[0], 1) : nil }
    let words = Array(words)
    let start = first == "the" ? 1 : 0
    let end = words.dropFirst(start + 1).first == "of" ? start + 2 : start + 1
    guard words.count > end,
      let (month, day) = monthAndDay(words[start], words[end])
        ?? monthAndDay(words[end], words[start])
    else { return nil }
    guard let year = words.dropFirst(end + 1).first.flatMap({ Substring($0).digits(4) }) else {
      return (.yearly(month: month, day: day), end + 1)
    }
    return CalendarDay(year: year, month: month, day: day).map { (.date($0), end + 2) }
  }

  /// The days that `25/12`, `25/12/2026` or `25.12.` may be: of two numbers up to twelve and a
  /// slash either may be the month; nil for another word, as for `24/7`.
  static func numbered(_ word: String) -> [When.Day]? {
    let mark: Character = word.contains("/") ? "/" : "."
    let parts = word.split(separator: mark, omittingEmptySubsequences: false)
    guard word != "24/7", parts.count == 3 || parts.count == 2 && mark == "/",
      let first = parts[0].digits(1...2), let second = parts[1].digits(1...2)
    else { return nil }
    let end = parts.count == 3 ? parts[2] : ""
    let year = end.digits(4)
    guard year != nil || end.isEmpty else { return nil }
    let orders =
      mark == "." || first == second ? [(first, second)] : [(first, second), (second, first)]
    let days = orders.compactMap { day, month -> When.Day? in
      if let year { return CalendarDay(year: year, month: month, day: day).map { .date($0) } }
      // 2000 is a leap year.
      let isThere = CalendarDay(year: 2000, month: month, day: day) != nil
      return isThere ? .yearly(month: month, day: day) : nil
    }
    return days.isEmpty ? nil : days
  }

  private static func monthAndDay(_ name: String, _ number: String) -> (month: Int, day: Int)? {
    let isOrdinal = ["st", "nd", "rd", "th"].contains { number.hasSuffix($0) }
    let digits = isOrdinal ? number.dropLast(2) : number[...]
    guard let month = CalendarNames.month(name), let day = digits.digits(1...2),
      // 2000 is a leap year.
      CalendarDay(year: 2000, month: month, day: day) != nil
    else { return nil }
    return (month, day)
  }
}

extension When.Day {
  /// A day as typed, or so long ago: `2w`, `3d`, `10 days ago`; nil for anything else.
  init?(typed text: String) {
    if case .day(let day, second: nil) = When(text) {
      self = day
    } else if let age = Duration(text.lowercased().replacing(" ago", with: "")) {
      self = .relative(-Int(age.components.seconds / 86_400))
    } else {
      return nil
    }
  }
}

extension MovableHoliday {
  /// The English name.
  var name: String {
    switch self {
    case .shroveTuesday: "Shrove Tuesday"
    case .ashWednesday: "Ash Wednesday"
    case .maundyThursday: "Maundy Thursday"
    case .goodFriday: "Good Friday"
    case .holySaturday: "Holy Saturday"
    case .easterSunday: "Easter Sunday"
    case .easterMonday: "Easter Monday"
    case .ascensionDay: "Ascension Day"
    case .whitSunday: "Whit Sunday"
    case .whitMonday: "Whit Monday"
    }
  }
}
