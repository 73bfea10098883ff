extension HolidayTable {
  /// The Netherlands: the days of the Algemene termijnenwet, with Liberation Day every year.
  static let netherlands = HolidayTable(
    country: "NL",
    holidays: [
      Holiday(name: "New Year's Day", day: .fixed(month: 1, day: 1)),
      Holiday(name: "Good Friday", day: .easter(-2)),
      Holiday(name: "Easter Sunday", day: .easter(0)),
      Holiday(name: "Easter Monday", day: .easter(1)),
      Holiday(
        name: "King's Day", day: .fixed(month: 4, day: 27), substitute: .saturdayInstead),
      Holiday(name: "Liberation Day", day: .fixed(month: 5, day: 5)),
      Holiday(name: "Ascension Day", day: .easter(39)),
      Holiday(name: "Whit Sunday", day: .easter(49)),
      Holiday(name: "Whit Monday", day: .easter(50)),
      Holiday(name: "Christmas Day", day: .fixed(month: 12, day: 25)),
      Holiday(name: "Second Day of Christmas", day: .fixed(month: 12, day: 26)),
    ])
}
