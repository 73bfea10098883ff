extension HolidayTable {
  /// Canada: the general holidays of the Canada Labour Code, Division V, that all provinces or
  /// federal employers observe.
  ///
  /// Holidays on a weekend move to the next working day.
  static let canada = HolidayTable(
    country: "CA",
    holidays: [
      Holiday(
        name: "New Year's Day", day: .fixed(month: 1, day: 1),
        substitute: .followingMonday),
      Holiday(name: "Good Friday", day: .easter(-2)),
      Holiday(name: "Victoria Day", day: .last(.monday, beforeMonth: 5, day: 25)),
      Holiday(
        name: "Canada Day", day: .fixed(month: 7, day: 1),
        substitute: .followingMonday),
      Holiday(name: "Labour Day", day: .nth(1, .monday, month: 9)),
      Holiday(
        name: "National Day for Truth and Reconciliation", day: .fixed(month: 9, day: 30),
        substitute: .followingMonday, since: 2021),
      Holiday(name: "Thanksgiving", day: .nth(2, .monday, month: 10)),
      Holiday(
        name: "Remembrance Day", day: .fixed(month: 11, day: 11),
        substitute: .followingMonday),
      Holiday(
        name: "Christmas Day", day: .fixed(month: 12, day: 25),
        substitute: .twoDaysLater),
      Holiday(
        name: "Boxing Day", day: .fixed(month: 12, day: 26),
        substitute: .twoDaysLater),
    ])
}
