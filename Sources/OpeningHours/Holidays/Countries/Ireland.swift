extension HolidayTable {
  /// Ireland, by the Organisation of Working Time Act 1997, second schedule.
  ///
  /// The act does not move holidays, but grants another day off for a holiday on a weekend; shops
  /// and offices take the next working day.
  static let ireland = HolidayTable(
    country: "IE",
    holidays: [
      Holiday(
        name: "New Year's Day", day: .fixed(month: 1, day: 1),
        substitute: .followingMonday),
      Holiday(
        name: "Saint Brigid's Day", day: .fixed(month: 2, day: 1),
        substitute: .firstMondayUnlessFriday, since: 2023),
      Holiday(
        name: "Saint Patrick's Day", day: .fixed(month: 3, day: 17),
        substitute: .followingMonday),
      Holiday(name: "Easter Monday", day: .easter(1)),
      Holiday(name: "May Day", day: .nth(1, .monday, month: 5)),
      Holiday(name: "June Holiday", day: .nth(1, .monday, month: 6)),
      Holiday(name: "August Holiday", day: .nth(1, .monday, month: 8)),
      Holiday(name: "October Holiday", day: .nth(-1, .monday, month: 10)),
      Holiday(
        name: "Christmas Day", day: .fixed(month: 12, day: 25),
        substitute: .twoDaysLater),
      Holiday(
        name: "Saint Stephen's Day", day: .fixed(month: 12, day: 26),
        substitute: .twoDaysLater),
    ])
}
