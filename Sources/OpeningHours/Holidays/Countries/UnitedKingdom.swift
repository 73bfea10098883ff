extension HolidayTable {
  /// The United Kingdom: the bank holidays that its nations share (Banking and Financial Dealings
  /// Act 1971, and the annual proclamations).
  ///
  /// Only Scotland does not observe Easter Monday and the late August holiday. Its own days, and
  /// Saint Patrick's Day and the Twelfth in Northern Ireland, are not included.
  static let unitedKingdom = HolidayTable(
    country: "GB",
    holidays: [
      Holiday(
        name: "New Year's Day", day: .fixed(month: 1, day: 1),
        substitute: .followingMonday),
      Holiday(name: "Good Friday", day: .easter(-2)),
      Holiday(name: "Easter Monday", day: .easter(1)),
      Holiday(name: "Early May Bank Holiday", day: .nth(1, .monday, month: 5)),
      Holiday(name: "Spring Bank Holiday", day: .nth(-1, .monday, month: 5)),
      Holiday(name: "Summer Bank Holiday", day: .nth(-1, .monday, month: 8)),
      Holiday(
        name: "Christmas Day", day: .fixed(month: 12, day: 25),
        substitute: .twoDaysLater),
      Holiday(
        name: "Boxing Day", day: .fixed(month: 12, day: 26),
        substitute: .twoDaysLater),
    ])
}
