extension HolidayTable {
  /// Germany: the nine days that are holidays in all sixteen states.
  static let germany = HolidayTable(
    country: "DE",
    holidays: [
      Holiday(name: "New Year's Day", day: .fixed(month: 1, day: 1)),
      Holiday(name: "Good Friday", day: .easter(-2)),
      Holiday(name: "Easter Monday", day: .easter(1)),
      Holiday(name: "Labour Day", day: .fixed(month: 5, day: 1)),
      Holiday(name: "Ascension Day", day: .easter(39)),
      Holiday(name: "Whit Monday", day: .easter(50)),
      Holiday(name: "German Unity Day", day: .fixed(month: 10, day: 3)),
      Holiday(name: "Christmas Day", day: .fixed(month: 12, day: 25)),
      Holiday(name: "Second Day of Christmas", day: .fixed(month: 12, day: 26)),
    ])
}
