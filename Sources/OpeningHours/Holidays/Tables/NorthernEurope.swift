extension HolidaySource {
  /// The public holidays of the Nordic and Baltic countries.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let northernEurope = [
    HolidaySource(
      country: "DK", law: "Lukkeloven and the law 214 of 2023",
      rules: """
        0101 New Year's Day
        E-3 Maundy Thursday
        E-2 Good Friday
        E0 Easter Sunday
        E1 Easter Monday
        E26 [-2023] Great Prayer Day
        E39 Ascension Day
        E49 Pentecost
        E50 Pentecost Monday
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
    HolidaySource(
      country: "SE", law: "Lag 1989:253 om allmänna helgdagar",
      rules: """
        0101 New Year's Day
        0106 Epiphany
        E-2 Good Friday
        E0 Easter Sunday
        E1 Easter Monday
        0501 May Day
        E39 Ascension Day
        E49 Pentecost
        0606 National Day
        Sa0620 Midsummer Day
        Sa1031 All Saints' Day
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
    HolidaySource(
      country: "NO", law: "Lov om helligdager og helligdagsfred",
      rules: """
        0101 New Year's Day
        E-3 Maundy Thursday
        E-2 Good Friday
        E0 Easter Sunday
        E1 Easter Monday
        0501 Labor Day
        E39 Ascension Day
        E49 Pentecost
        E50 Pentecost Monday
        0517 Constitution Day
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
    HolidaySource(
      country: "FI", law: "Finnish church law and the law on Independence Day",
      rules: """
        0101 New Year's Day
        0106 Epiphany
        E-2 Good Friday
        E0 Easter Sunday
        E1 Easter Monday
        0501 May Day
        E39 Ascension Day
        E49 Pentecost
        Fr0619 Midsummer Eve
        Sa0620 Midsummer Day
        Sa1031 All Saints' Day
        1206 Independence Day
        1224 Christmas Eve
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
    HolidaySource(
      country: "IS", law: "law 88 of 1971",
      rules: """
        0101 New Year's Day
        E-3 Maundy Thursday
        E-2 Good Friday
        E0 Easter Sunday
        E1 Easter Monday
        Th0419 First Day of Summer
        0501 Labor Day
        E39 Ascension Day
        E49 Pentecost
        E50 Pentecost Monday
        0617 National Day
        Mo0801 Commerce Day
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
    HolidaySource(
      country: "EE", law: "Pühade ja tähtpäevade seadus",
      rules: """
        0101 New Year's Day
        0224 Independence Day
        E-2 Good Friday
        E0 Easter Sunday
        0501 May Day
        E49 Pentecost
        0623 Victory Day
        0624 Midsummer Day
        0820 Independence Restoration Day
        1224 Christmas Eve
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
    HolidaySource(
      country: "LV", law: "law on holidays and memorial days",
      rules: """
        0101 New Year's Day
        =20260102 Day off (substituted from 01/17/2026)
        E-2 Good Friday
        E0 Easter Sunday
        E1 Easter Monday
        0501 Constitutional Assembly Convocation Day
        0501 Labor Day
        =20250502 Day off (substituted from 05/10/2025)
        =20210503 Day off (substituted from 05/08/2021)
        0504~6:0,2~7:0,1 Restoration of Independence Day
        =20230505 Day off (substituted from 05/20/2023)
        Su0508 Mother's Day
        E49 Pentecost
        =20230529 Day of the Latvian Ice Hockey Team's Bronze Medal Win at the 2023 IIHF \
        World Championship
        =20200622 Day off (substituted from 06/13/2020)
        =20260622 Day off (substituted from 06/27/2026)
        0623 Midsummer Eve
        0624 Midsummer Day
        =20210625 Day off (substituted from 06/19/2021)
        =20230710 Nationwide Latvian Song and Dance Celebration Final Day
        =20251117 Day off (substituted from 11/08/2025)
        1118~6:0,2~7:0,1 Republic of Latvia Proclamation Day
        =20211119 Day off (substituted from 11/13/2021)
        =20241223 Day off (substituted from 12/14/2024)
        1224 Christmas Eve
        1225 Christmas Day
        1226 Second Day of Christmas
        =20241230 Day off (substituted from 12/28/2024)
        1231 New Year's Eve
        """),
    HolidaySource(
      country: "LT", law: "Darbo kodeksas art. 123",
      rules: """
        0101 New Year's Day
        0216 Day of Restoration of the State of Lithuania
        0311 Day of Restoration of Independence of Lithuania
        E0 Easter Sunday
        E1 Easter Monday
        0501 International Workers' Day
        Su0501 Mother's Day
        Su0601 Father's Day
        0624 Day of Dew and Saint John
        0706 Statehood Day
        0815 Assumption Day
        1101 All Saints' Day
        1102 [2020-] All Souls' Day
        1224 Christmas Eve
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
  ]
}
