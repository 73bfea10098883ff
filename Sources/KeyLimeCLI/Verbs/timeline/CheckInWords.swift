import KeyLimeEngine

/// Days, times, counts and people of check-ins as text.
enum CheckInWords {
  /// `Fri 2026-11-20`.
  static func day(_ day: CalendarDay) -> String { "\(day.weekday.shortName) \(day)" }

  /// `12:30`.
  static func clock(_ time: OffsetTime) -> String {
    let (hour, minute) = (time.wall.hour, time.wall.minute)
    let bytes = [
      hour / 10, hour % 10, Int(UInt8(ascii: ":") - UInt8(ascii: "0")), minute / 10, minute % 10,
    ]
    return String(decoding: bytes.map { UInt8(ascii: "0") + UInt8($0) }, as: UTF8.self)
  }

  /// `1 day`, `3 days`.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// The names of people, separated by commas; nil for nobody.
  static func names(_ people: [ContactID], _ book: PersonReference) -> String? {
    people.isEmpty ? nil : people.map(book.name).joined(separator: ", ")
  }
}
