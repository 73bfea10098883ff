extension HolidaySource {
  /// The public holidays of the middle and east of Europe.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let easternEurope = [
    HolidaySource(
      country: "PL", law: "law of 18 January 1951 on days free of work",
      rules: """
        0101 New Year's Day
        0106 Epiphany
        E0 Easter Sunday
        E1 Easter Monday
        0501 National Day
        0503 National Day of the Third of May
        E49 Pentecost
        E60 Corpus Christi
        0815 Assumption Day
        1101 All Saints' Day
        1111 National Independence Day
        1224 [2025-] Christmas Eve
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
    HolidaySource(
      country: "CZ", law: "law 245/2000",
      rules: """
        0101 Independent Czech State Restoration Day
        0101 New Year's Day
        E-2 Good Friday
        E1 Easter Monday
        0501 Labor Day
        0508 Victory Day
        0705 Saints Cyril and Methodius Day
        0706 Jan Hus Day
        0928 Statehood Day
        1028 Independent Czechoslovak State Day
        1117 Struggle for Freedom and Democracy Day and International Students' Day
        1224 Christmas Eve
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
    HolidaySource(
      country: "SK", law: "law 241/1993",
      rules: """
        0101 Day of the Establishment of the Slovak Republic
        0106 Epiphany (Three Kings' Day and Orthodox Christmas)
        E-2 Good Friday
        E1 Easter Monday
        0501 Labor Day
        0508 !2026 Day of Victory over Fascism
        0705 Saints Cyril and Methodius Day
        0829 Slovak National Uprising Anniversary
        0901 [-2023] Constitution Day
        0915 !2026 Day of Our Lady of the Seven Sorrows
        1101 All Saints' Day
        1117 [-2024] Struggle for Freedom and Democracy Day
        1224 Christmas Eve
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
    HolidaySource(
      country: "HU", law: "Labour Code 2012 § 102 and the yearly decree on working days",
      lastYear: 2036,
      rules: """
        0101 New Year's Day
        =20260102 Day off (substituted from 01/10/2026)
        =20220314 Day off (substituted from 03/26/2022)
        0315 National Day
        =20191023,20201023,20211023,20221023,20231023,20241023,20251023 National Day
        =20261023,20271023,20281023,20291023,20301023,20311023,20321023 National Day
        =20331023,20341023,20351023,20361023 National Day
        E-2 Good Friday
        E0 Easter
        E1 Easter Monday
        0501 Labor Day
        =20250502 Day off (substituted from 05/17/2025)
        E49 Pentecost
        E50 Pentecost Monday
        =20190819 Day off (substituted from 08/10/2019)
        =20240819 Day off (substituted from 08/03/2024)
        0820 State Foundation Day
        =20200821 Day off (substituted from 08/29/2020)
        =20260821 Day off (substituted from 08/08/2026)
        =20251024 Day off (substituted from 10/18/2025)
        =20221031 Day off (substituted from 10/15/2022)
        1101 All Saints' Day
        =20191224 Day off (substituted from 12/07/2019)
        =20201224 Day off (substituted from 12/12/2020)
        =20211224 Day off (substituted from 12/11/2021)
        =20241224 Day off (substituted from 12/07/2024)
        =20251224 Day off (substituted from 12/13/2025)
        1224 [2026-] Christmas Eve
        1225 Christmas Day
        1226 Second Day of Christmas
        =20191227 Day off (substituted from 12/14/2019)
        =20241227 Day off (substituted from 12/14/2024)
        """),
  ]
}
