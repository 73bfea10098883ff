extension HolidayTable {
  /// Switzerland: the days off in all twenty-six cantons.
  ///
  /// Good Friday, Easter Monday, Whit Monday and Saint Stephen's day are not included, because only
  /// most cantons observe them.
  static let switzerland = HolidayTable(
    country: "CH",
    holidays: [
      Holiday(name: "New Year's Day", day: .fixed(month: 1, day: 1)),
      Holiday(name: "Ascension Day", day: .easter(39)),
      Holiday(name: "National Day", day: .fixed(month: 8, day: 1)),
      Holiday(name: "Christmas Day", day: .fixed(month: 12, day: 25)),
    ])
}
