extension HolidayTable {
  /// The United States: the legal public holidays of title 5, section 6103, with the days off in lieu.
  static let unitedStates = HolidayTable(
    country: "US",
    holidays: [
      Holiday(
        name: "New Year's Day", day: .fixed(month: 1, day: 1), substitute: .nearestWeekday),
      Holiday(name: "Martin Luther King Jr. Day", day: .nth(3, .monday, month: 1)),
      Holiday(name: "Washington's Birthday", day: .nth(3, .monday, month: 2)),
      Holiday(name: "Memorial Day", day: .nth(-1, .monday, month: 5)),
      Holiday(
        name: "Juneteenth", day: .fixed(month: 6, day: 19), substitute: .nearestWeekday,
        since: 2021),
      Holiday(
        name: "Independence Day", day: .fixed(month: 7, day: 4), substitute: .nearestWeekday),
      Holiday(name: "Labor Day", day: .nth(1, .monday, month: 9)),
      Holiday(name: "Columbus Day", day: .nth(2, .monday, month: 10)),
      Holiday(
        name: "Veterans Day", day: .fixed(month: 11, day: 11), substitute: .nearestWeekday),
      Holiday(name: "Thanksgiving Day", day: .nth(4, .thursday, month: 11)),
      Holiday(
        name: "Christmas Day", day: .fixed(month: 12, day: 25), substitute: .nearestWeekday),
    ])
}
