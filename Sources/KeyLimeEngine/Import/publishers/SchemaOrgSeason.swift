/// The days from `validFrom` to `validThrough` of a schema.org thing, both of them included.
struct SchemaOrgSeason: Hashable {
  let first, last: CalendarDay

  /// Nil unless both texts are days, the last not before the first.
  init?(from: String, through: String) {
    guard let first = Self.day(from, at: "T00:00"), let last = Self.day(through, at: "T23:59"),
      first <= last
    else { return nil }
    (self.first, self.last) = (first, last)
  }

  var length: Int { last.daysSince1970 - first.daysSince1970 }

  /// `2026 Dec 24-2027 Jan 05`, or one day.
  var text: String {
    first == last ? Self.text(first) : "\(Self.text(first))-\(Self.text(last))"
  }

  /// Whether the other may say something about one of these days or the night before them.
  func touches(_ other: SchemaOrgSeason) -> Bool {
    first.adding(days: -1) <= other.last && other.first <= last
  }

  static func text(_ day: CalendarDay) -> String {
    let date = day.day < 10 ? "0\(day.day)" : "\(day.day)"
    return "\(day.year) \(months[day.month - 1]) \(date)"
  }

  /// The day of a date, or of a time that is the start or the end of a day; with a time zone it
  /// could be another.
  private static func day(_ text: String, at time: String) -> CalendarDay? {
    guard text.count > 10 else { return CalendarDay(text) }
    let rest = text.dropFirst(10)
    guard rest == time || [":00", ":59"].contains(where: { rest == time + $0 }) else { return nil }
    return CalendarDay(String(text.prefix(10)))
  }

  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
