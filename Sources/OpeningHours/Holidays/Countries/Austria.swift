extension HolidayTable {
  /// Austria, by the Arbeitsruhegesetz § 7.
  static let austria = HolidayTable(
    country: "AT",
    holidays: [
      Holiday(name: "New Year's Day", day: .fixed(month: 1, day: 1)),
      Holiday(name: "Epiphany", day: .fixed(month: 1, day: 6)),
      Holiday(name: "Easter Monday", day: .easter(1)),
      Holiday(name: "National Holiday", day: .fixed(month: 5, day: 1)),
      Holiday(name: "Ascension Day", day: .easter(39)),
      Holiday(name: "Whit Monday", day: .easter(50)),
      Holiday(name: "Corpus Christi", day: .easter(60)),
      Holiday(name: "Assumption Day", day: .fixed(month: 8, day: 15)),
      Holiday(name: "National Day", day: .fixed(month: 10, day: 26)),
      Holiday(name: "All Saints' Day", day: .fixed(month: 11, day: 1)),
      Holiday(name: "Immaculate Conception", day: .fixed(month: 12, day: 8)),
      Holiday(name: "Christmas Day", day: .fixed(month: 12, day: 25)),
      Holiday(name: "Saint Stephen's Day", day: .fixed(month: 12, day: 26)),
    ])
}
