extension HolidayTable {
  /// Spain: the national days that regions cannot replace, by royal decree 2001/1983, article 45,
  /// and the three (Epiphany, Assumption, All Saints) that all regions observe in practice.
  static let spain = HolidayTable(
    country: "ES",
    holidays: [
      Holiday(name: "New Year's Day", day: .fixed(month: 1, day: 1)),
      Holiday(name: "Epiphany", day: .fixed(month: 1, day: 6)),
      Holiday(name: "Good Friday", day: .easter(-2)),
      Holiday(name: "Labour Day", day: .fixed(month: 5, day: 1)),
      Holiday(name: "Assumption Day", day: .fixed(month: 8, day: 15)),
      Holiday(name: "National Day", day: .fixed(month: 10, day: 12)),
      Holiday(name: "All Saints' Day", day: .fixed(month: 11, day: 1)),
      Holiday(name: "Constitution Day", day: .fixed(month: 12, day: 6)),
      Holiday(name: "Immaculate Conception", day: .fixed(month: 12, day: 8)),
      Holiday(name: "Christmas Day", day: .fixed(month: 12, day: 25)),
    ])
}
