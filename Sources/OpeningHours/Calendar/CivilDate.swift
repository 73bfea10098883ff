/// A day of the proleptic Gregorian calendar, without a time zone.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The astronomical year: 0 is 1 BC.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// How many seconds a day has.
  public static let seconds = 86_400
  /// The English names of the months.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// The months as the notation of opening hours writes them: `Jan` to `Dec`.
  public static let monthAbbreviations = monthNames.map { String($0.prefix(3)) }

  /// The date with these parts; nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard abs(year) < 1_000_000, (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, of: year)
    else { return nil }
    self.init(trustedYear: year, month: month, day: day)
  }

  init(trustedYear year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date this many days after 1970-01-01, or before it when negative.
  ///
  /// The calculation starts years in March, so that the leap day comes last. The calendar repeats
  /// after 400 years, which are 146,097 days.
  public init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = CivilDate.floored(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      trustedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// Days since 1970-01-01.
  public var daysSince1970: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = CivilDate.floored(marchYear, by: 400)
    let yearOfEra = marchYear - era * 400
    let marchMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week.
  public var weekday: Weekday { Weekday(daysSince1970: daysSince1970) }

  /// The date this many days later.
  public func adding(days: Int) -> CivilDate {
    CivilDate(daysSince1970: daysSince1970 + days)
  }

  /// Earlier dates come first.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func floored(_ value: Int, by divisor: Int) -> Int {
    (value >= 0 ? value : value - divisor + 1) / divisor
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date in ISO 8601: `2024-02-29`.
  public var description: String {
    guard (0...9999).contains(year) else {
      let monthAndDay = "\(Digits.padded(month, to: 2))-\(Digits.padded(day, to: 2))"
      return "\(Digits.padded(year, to: 4))-\(monthAndDay)"
    }
    // Long lists print a date in each row, so this makes one array and one string.
    let (digit, dash) = (Digits.last, UInt8(ascii: "-"))
    let bytes = [
      digit(year / 1000), digit(year / 100), digit(year / 10), digit(year), dash,
      digit(month / 10), digit(month), dash, digit(day / 10), digit(day),
    ]
    return String(decoding: bytes, as: UTF8.self)
  }
}

enum Digits {
  /// The last decimal digit of a number from 0, in ASCII.
  static func last(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(value % 10) }

  static func padded(_ value: Int, to width: Int) -> String {
    let digits = String(abs(value))
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}

/// A local date and time of day, without a time zone.
public struct LocalDateTime: Hashable, Comparable, Sendable {
  /// The day.
  public let date: CivilDate
  /// Seconds since midnight on the local clock, 0 to 86,399.
  public let secondOfDay: Int

  /// The local time this many clock seconds after midnight of a day; more than a day's seconds give
  /// a later date.
  public init(date: CivilDate, secondOfDay: Int) {
    self.init(secondsSince1970: date.daysSince1970 * CivilDate.seconds + secondOfDay)
  }

  /// The local time `hour:minute` of a day.
  public init(date: CivilDate, hour: Int, minute: Int) {
    self.init(date: date, secondOfDay: (hour * 60 + minute) * 60)
  }

  /// The local time this many clock seconds after 1970-01-01T00:00 on the same clock.
  public init(secondsSince1970 seconds: Int) {
    let days = CivilDate.floored(seconds, by: CivilDate.seconds)
    self.date = CivilDate(daysSince1970: days)
    self.secondOfDay = seconds - days * CivilDate.seconds
  }

  /// The hour of the day, 0 to 23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute of the hour, 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }

  var secondsSince1970: Int { date.daysSince1970 * CivilDate.seconds + secondOfDay }

  /// Earlier times come first.
  public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}
