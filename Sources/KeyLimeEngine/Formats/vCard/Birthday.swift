/// A date of birth; the year or the day may be unknown.
public struct Birthday: Hashable, Sendable {
  /// The year, or nil when people keep it to themselves.
  public let year: Int?
  /// The month and the day, or nil when only the year is known.
  public let monthDay: MonthDay?

  /// A day of any year.
  public struct MonthDay: Hashable, Sendable {
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1; 29 February exists.
    public let day: Int
  }

  /// Makes a date of birth; nil when nothing is known or there is no such day.
  public init?(year: Int?, month: Int?, day: Int?) {
    if let month, let day {
      // Year 4 has a 29 February.
      guard CalendarDay(year: year ?? 4, month: month, day: day) != nil else { return nil }
      monthDay = MonthDay(month: month, day: day)
    } else {
      guard year != nil, day == nil, (1...12).contains(month ?? 1) else { return nil }
      monthDay = nil
    }
    guard (0...9999).contains(year ?? 0) else { return nil }
    self.year = year
  }

  /// Whole years lived on a day; nil when the year is unknown, the day has not come yet, or the
  /// birthday within the year decides and is unknown.
  public func age(on today: CalendarDay) -> Int? {
    guard let year, let monthDay, today.year >= year else { return nil }
    let hadBirthday = (today.month, today.day) >= (monthDay.month, monthDay.day)
    let age = today.year - year - (hadBirthday ? 0 : 1)
    return age >= 0 ? age : nil
  }
}

extension Birthday: CustomStringConvertible {
  /// Reads what vCards hold: `1980-03-22`, `19800322`, `--0322`, `--03-22`, `1980-03`, `1980`, each
  /// with a time behind a `T`, which is dropped; nil for anything else.
  public init?(_ text: String) {
    let date = text.divided { $0 == "T" || $0 == " " }.0
    if date.hasPrefix("--") {
      let digits = date.dropFirst(2).filter { $0 != "-" }
      guard let number = Int(digits: digits, count: 4) else { return nil }
      self.init(year: nil, month: number / 100, day: number % 100)
      return
    }
    if date.utf8.count == 7, date.dropFirst(4).first == "-" {
      guard let year = Int(digits: date.prefix(4), count: 4),
        let month = Int(digits: date.suffix(2), count: 2)
      else { return nil }
      self.init(year: year, month: month, day: nil)
    } else if let year = Int(digits: date, count: 4) {
      self.init(year: year, month: nil, day: nil)
    } else if let number = Int(digits: date, count: 8) {
      self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    } else {
      guard let day = CalendarDay(date) else { return nil }
      self.init(year: day.year, month: day.month, day: day.day)
    }
  }

  /// The date as `1980-03-22`, `--03-22` or `1980`.
  public var description: String {
    let start = year.map { $0.padded(to: 4) } ?? "-"
    return monthDay.map { "\(start)-\($0.month.padded())-\($0.day.padded())" } ?? start
  }
}
