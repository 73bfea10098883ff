extension HolidayTable {
  /// Italy, by law 260 of 1949 as amended; Saint Francis' day returned in 2026.
  static let italy = HolidayTable(
    country: "IT",
    holidays: [
      Holiday(name: "New Year's Day", day: .fixed(month: 1, day: 1)),
      Holiday(name: "Epiphany", day: .fixed(month: 1, day: 6)),
      Holiday(name: "Easter Sunday", day: .easter(0)),
      Holiday(name: "Easter Monday", day: .easter(1)),
      Holiday(name: "Liberation Day", day: .fixed(month: 4, day: 25)),
      Holiday(name: "Labour Day", day: .fixed(month: 5, day: 1)),
      Holiday(name: "Republic Day", day: .fixed(month: 6, day: 2)),
      Holiday(name: "Assumption Day", day: .fixed(month: 8, day: 15)),
      Holiday(name: "Saint Francis of Assisi", day: .fixed(month: 10, day: 4), since: 2026),
      Holiday(name: "All Saints' Day", day: .fixed(month: 11, day: 1)),
      Holiday(name: "Immaculate Conception", day: .fixed(month: 12, day: 8)),
      Holiday(name: "Christmas Day", day: .fixed(month: 12, day: 25)),
      Holiday(name: "Saint Stephen's Day", day: .fixed(month: 12, day: 26)),
    ])
}
