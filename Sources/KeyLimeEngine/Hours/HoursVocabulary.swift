import OpeningHours

// What the layers above use of the opening hours library, under names that say here what they are.

/// A parsed `opening_hours` value.
public typealias HoursSchedule = OpeningHours.Schedule
/// What came of reading a value.
public typealias HoursParsing = OpeningHours.ParseResult
/// Open, closed or unknown.
public typealias HoursState = OpeningHours.State
/// Why a value was not understood.
public typealias HoursProblem = OpeningHours.Problem
/// Something in a value that was understood although it is not as it should be.
public typealias HoursWarning = OpeningHours.Warning
/// Where a schedule holds: its clocks, its spot, its holidays.
public typealias HoursPlace = OpeningHours.Place
/// An instant, in UTC seconds.
public typealias Moment = OpeningHours.Moment
/// The history and the future of a region's clocks.
public typealias ClockZone = OpeningHours.TimeZone
/// What a calendar and a clock on the wall show.
public typealias WallTime = OpeningHours.LocalDateTime
/// A day of the calendar.
public typealias CalendarDay = OpeningHours.CivilDate
/// A day of the week.
public typealias DayOfWeek = OpeningHours.Weekday
/// One day of a drawn week.
public typealias DayOfHours = OpeningHours.WeekDay
/// The public holidays of a country or one of its regions.
public typealias HolidayTable = OpeningHours.HolidayTable

extension CalendarDay {
  /// Reads `2026-11-20`, the years 0 to 9999; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let day = Array(text.utf8).withBytes { bytes -> CalendarDay? in
      var reader = DigitReader(bytes)
      guard let day = reader.day(), reader.isAtEnd else { return nil }
      return day
    }
    guard let day else { return nil }
    self = day
  }
}

extension Moment {
  /// The instant on the clocks of a zone as RFC 3339: `2026-11-20T23:00:00+01:00`.
  public func rfc3339(in zone: ClockZone) -> String {
    let wall = zone.local(self)
    var writer = DigitWriter()
    writer.write(wall.date, secondOfDay: wall.secondOfDay)
    writer.write(minutesAhead: zone.offset(at: self) / 60)
    return writer.text
  }
}
