extension HolidayTable {
  /// France, by the Code du travail, article L3133-1 (Alsace and Moselle keep two more).
  static let france = HolidayTable(
    country: "FR",
    holidays: [
      Holiday(name: "New Year's Day", day: .fixed(month: 1, day: 1)),
      Holiday(name: "Easter Monday", day: .easter(1)),
      Holiday(name: "Labour Day", day: .fixed(month: 5, day: 1)),
      Holiday(name: "Victory Day", day: .fixed(month: 5, day: 8)),
      Holiday(name: "Ascension Day", day: .easter(39)),
      Holiday(name: "Whit Monday", day: .easter(50)),
      Holiday(name: "Bastille Day", day: .fixed(month: 7, day: 14)),
      Holiday(name: "Assumption Day", day: .fixed(month: 8, day: 15)),
      Holiday(name: "All Saints' Day", day: .fixed(month: 11, day: 1)),
      Holiday(name: "Armistice Day", day: .fixed(month: 11, day: 11)),
      Holiday(name: "Christmas Day", day: .fixed(month: 12, day: 25)),
    ])
}
