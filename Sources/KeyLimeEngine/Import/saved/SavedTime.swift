import OpeningHours

/// A time in a saved history.
public enum SavedTime: Equatable, Sendable {
  /// An instant, in seconds since 1970, with the minutes that local time was ahead of UTC when the
  /// file says them.
  case instant(Int64, offsetMinutes: Int?)
  /// The clocks at the place showed this second of this day; nil when only the day is known.
  case local(CalendarDay, second: Int?)
}

extension SavedTime {
  /// Reads a time as files write it; nil for any other text.
  ///
  /// Understood are RFC 3339, `2026-11-20 18:30[:05[.123]]`, `2026/11/20`, `20.11.2026`,
  /// `11/20/2026` where that is no other day or the order is known, `Nov 20, 2026` and
  /// `20 November 2026`, each with a time of day or none, such as `6:30 PM`, `20261120`, and seconds
  /// or milliseconds since 1970.
  /// `isUTC` says that a time without a zone is one of UTC, `order` in which order days and months
  /// are where the year is last.
  init?(
    _ text: String, isUTC: Bool = false, offsetMinutes: Int? = nil, order: NumericDate.Order? = nil
  ) {
    let text = Self.withOffset(text.trimmed)
    if let day = Self.compactDay(text) {
      self = .local(day, second: nil)
    } else if let number = Int64(text) {
      guard let seconds = Self.seconds(number) else { return nil }
      self = .instant(seconds, offsetMinutes: offsetMinutes)
    } else if let time = OffsetTime(text) {
      // A `Z` tells the instant, but not what the clocks there showed.
      let isBare = text.hasSuffix("Z") || text.hasSuffix("z")
      self = .instant(time.seconds, offsetMinutes: isBare ? offsetMinutes : time.offsetMinutes)
    } else {
      let text = NumericDate(text)?.yearFirst(order) ?? NamedMonth.yearFirst(text) ?? text
      let wall = Array(text.utf8).withBytes { Self.wall($0) }
      guard let (day, second) = wall else { return nil }
      guard isUTC, let second else {
        self = .local(day, second: second)
        return
      }
      self = .instant(
        Int64(day.daysSince1970 * CalendarDay.seconds + second), offsetMinutes: offsetMinutes)
    }
  }

  /// `18:30:05 UTC` and `18:30:05 +0100` as RFC 3339 writes them; other texts as they are.
  private static func withOffset(_ text: String) -> String {
    guard let space = text.lastIndex(of: " ") else { return text }
    let (time, zone) = (text[..<space], text[space...].dropFirst())
    if zone == "UTC" { return "\(time)Z" }
    guard zone.utf8.count == 5, let sign = zone.first, "+-".contains(sign),
      zone.dropFirst().allSatisfy(\.isNumber)
    else { return text }
    return "\(time)\(zone.prefix(3)):\(zone.suffix(2))"
  }

  /// `20261120`; nil for another text, and for a day that is in no calendar.
  private static func compactDay(_ text: String) -> CalendarDay? {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let (year, rest) = (text.prefix(4), text.dropFirst(4))
    return Array("\(year)-\(rest.prefix(2))-\(rest.suffix(2))".utf8).withBytes { wall($0)?.day }
  }

  /// A number is one of seconds, or of milliseconds when it else were beyond the year 5000.
  ///
  /// One before March 1973 is a year, the number of a day in a spreadsheet, or something else.
  private static func seconds(_ number: Int64) -> Int64? {
    let seconds = number > 100_000_000_000 ? number / 1000 : number
    return (100_000_000...100_000_000_000).contains(seconds) ? seconds : nil
  }

  private static func wall(_ text: ByteView) -> (day: CalendarDay, second: Int?)? {
    var reader = DigitReader(text)
    guard let day = reader.day() else { return nil }
    if reader.isAtEnd { return (day, nil) }
    guard reader.skip("T") || reader.skip(" "), let hour = reader.number(2), hour < 24,
      reader.skip(":"), let minute = reader.number(2), minute < 60
    else { return nil }
    var second = 0
    if reader.skip(":") {
      guard let number = reader.number(2), number < 60 else { return nil }
      second = number
      if reader.skip(".") { while reader.number(1) != nil {} }
    }
    return reader.isAtEnd ? (day, hour * 3600 + minute * 60 + second) : nil
  }

  /// The time at a place, where a day without a time of day counts as its noon.
  ///
  /// Nil for a year that is not 0 to 9999.
  public func time(in zone: ClockZone) -> OffsetTime? {
    switch self {
    case .instant(let seconds, let offset?):
      OffsetTime(seconds: seconds, offsetMinutes: offset)
    case .instant(let seconds, nil): OffsetTime(Moment(secondsSince1970: seconds), in: zone)
    case .local(let day, let second):
      OffsetTime(
        When.day(.date(day), second: second ?? 43_200).moment(
          now: Moment(secondsSince1970: Int64(day.daysSince1970 * CalendarDay.seconds)), in: zone),
        in: zone)
    }
  }

  /// The same text for the same time, for keys.
  var text: String {
    switch self {
    case .instant(let seconds, let offset): "\(seconds) \(offset.map { "\($0)" } ?? "")"
    case .local(let day, let second): "\(day) \(second.map { "\($0)" } ?? "")"
    }
  }
}

/// Days with the name of their month, as English programs write them.
enum NamedMonth {
  private static let names = CalendarDay.monthNames.map { $0.lowercased() }
  private static let weekdays: Set = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// `Nov 20, 2026`, `20 November 2026 18:30` or `Nov 20, 2026, 6:30 PM` as `2026-11-20 18:30`; nil
  /// for another text.
  static func yearFirst(_ text: String) -> String? {
    // Some programs put a narrow blank before PM.
    var words = text.split { $0 == "," || $0.isWhitespace }.map { $0.lowercased() }
    if let first = words.first, weekdays.contains(String(first.prefix(3))) { words.removeFirst() }
    if words.count > 3, words[3] == "at" { words.remove(at: 3) }
    guard words.count >= 3 else { return nil }
    let isDayFirst = words[0].first?.isNumber ?? false
    let (dayText, monthText) = isDayFirst ? (words[0], words[1]) : (words[1], words[0])
    guard let day = Int(dayText), (1...31).contains(day), let month = month(monthText),
      words[2].utf8.count == 4, let year = Int(words[2]), year > 0
    else { return nil }
    let date = "\(words[2])-\(month.padded())-\(day.padded())"
    switch words.count {
    case 3: return date
    case 4, 5: return clock(words[3...].joined()).map { "\(date) \($0)" }
    default: return nil
    }
  }

  private static func month(_ text: String) -> Int? {
    let name = text.hasSuffix(".") ? String(text.dropLast()) : text
    guard name.utf8.count >= 3 else { return nil }
    // Sept is the only other short form.
    return names.firstIndex {
      $0 == name || $0.prefix(3) == name || name == "sept" && $0 == "september"
    }
    .map { $0 + 1 }
  }

  /// `18:30[:05]` or `6:30pm` on the clock of 24 hours.
  static func clock(_ text: String) -> String? {
    let isAfternoon = text.hasSuffix("pm")
    guard isAfternoon || text.hasSuffix("am") else {
      return text.prefix { $0 != ":" }.count == 1 ? "0\(text)" : text
    }
    let parts = text.dropLast(2).split(separator: ":", maxSplits: 1)
    guard let hour = parts.first.flatMap({ Int($0) }), (1...12).contains(hour) else { return nil }
    let rest = parts.count > 1 ? String(parts[1]) : "00"
    return "\((hour % 12 + (isAfternoon ? 12 : 0)).padded()):\(rest)"
  }
}
