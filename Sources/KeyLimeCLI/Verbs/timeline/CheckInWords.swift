import KeyLimeEngine

/// Days, times, counts and people of check-ins as text.
enum CheckInWords {
  /// `Fri 2026-11-20`.
  static func day(_ day: CalendarDay) -> String { "\(day.weekday.shortName) \(day)" }

  /// `12:30`.
  static func clock(_ time: OffsetTime) -> String {
    let wall = time.wall
    return [wall.hour, wall.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
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
