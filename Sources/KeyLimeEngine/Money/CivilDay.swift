/// A day of the Gregorian calendar, such as 2026-11-20.
public struct CivilDay: Hashable, Sendable {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Makes a day; nil when the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// How many days a month from 1 to 12 has.
  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDay: Comparable {
  /// Orders from earlier to later.
  public static func < (a: CivilDay, b: CivilDay) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CivilDay: CustomStringConvertible {
  /// Reads `2026-11-20`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
      .map(Substring.init)
    guard parts.count == 3, let year = Int(digits: parts[0], count: 4),
      let month = Int(digits: parts[1], count: 2), let day = Int(digits: parts[2], count: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as `2026-11-20`.
  public var description: String { "\(year.padded(to: 4))-\(month.padded())-\(day.padded())" }
}

extension Int {
  /// Reads exactly so many ASCII digits; nil for anything else.
  init?(digits: some StringProtocol, count: Int) {
    guard digits.utf8.count == count, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    self.init(digits)
  }

  /// The number with zeros in front of it, not below zero.
  func padded(to width: Int = 2) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
