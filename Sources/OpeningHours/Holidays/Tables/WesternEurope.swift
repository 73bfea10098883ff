extension HolidaySource {
  /// The public holidays of Western Europe.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let westernEurope = [
    HolidaySource(
      country: "FR", law: "Code du travail L3133-1 and L3134-13",
      regions: """
        57=Moselle;6AE=Alsace=67=68=Bas-Rhin=Haut-Rhin;?=GES=Grand Est=44=Lorraine;*
        """,
      rules: """
        0101 New Year's Day
        E1 Easter Monday
        0501 Labor Day
        E39 Ascension Day
        0508 Victory Day
        E50 Pentecost Monday
        0714 National Day
        0815 Assumption Day
        1101 All Saints' Day
        1111 Armistice Day
        1225 Christmas Day
        E-2 @57,6AE Good Friday
        1226 @57,6AE Saint Stephen's Day
        """),
    HolidaySource(
      country: "BE", law: "royal decree of 18 April 1974",
      rules: """
        0101 New Year's Day
        E0 Easter Sunday
        E1 Easter Monday
        0501 Labor Day
        E39 Ascension Day
        E49 Pentecost
        E50 Pentecost Monday
        0721 National Day
        0815 Assumption Day
        1101 All Saints' Day
        1111 Armistice Day
        1225 Christmas Day
        """),
    HolidaySource(
      country: "NL", law: "Algemene termijnenwet and the collective agreements",
      rules: """
        0101 New Year's Day
        E-2 Good Friday
        E0 Easter Sunday
        E1 Easter Monday
        0427~7:-1 King's Day
        E39 Ascension Day
        =20200505,20250505,20300505,20350505 Liberation Day
        E49 Pentecost
        E50 Pentecost Monday
        1225 Christmas Day
        1226 Second Day of Christmas
        """),
    HolidaySource(
      country: "LU", law: "Code du travail L.232-2",
      rules: """
        0101 New Year's Day
        E1 Easter Monday
        0501 Labor Day
        E39 Ascension Day
        0509 Europe Day
        E50 Pentecost Monday
        0623 National Day
        0815 Assumption Day
        1101 All Saints' Day
        1225 Christmas Day
        1226 Saint Stephen's Day
        """),
    HolidaySource(
      country: "IT", law: "law 260 of 1949 as amended",
      regions: "BZ=Bolzano=Südtirol=Alto Adige=South Tyrol=Bozen;*",
      rules: """
        0101 New Year's Day
        0106 Epiphany
        E0 Easter Sunday
        E1 Easter Monday
        0425 Liberation Day
        0501 Labor Day
        0602 Republic Day
        0815 Assumption Of Mary Day
        1004 [2026-] Saint Francis of Assisi, Patron Saint of Italy
        1101 All Saints' Day
        Su1101 National Unity Day
        1208 Immaculate Conception
        1225 Christmas Day
        1226 Saint Stephen's Day
        E50 @BZ Pentecost Monday
        """),
    HolidaySource(
      country: "MT", law: "National Holidays and Other Public Holidays Act",
      rules: """
        0101 New Year's Day
        0210 Feast of Saint Paul's Shipwreck
        0319 Feast of Saint Joseph
        E-2 Good Friday
        0331 Freedom Day
        0501 Worker's Day
        0607 Sette Giugno
        0629 Feast of Saint Peter and Saint Paul
        0815 Feast of the Assumption
        0908 Feast of Our Lady of Victories
        0921 Independence Day
        1208 Feast of the Immaculate Conception
        1213 Republic Day
        1225 Christmas Day
        """),
    HolidaySource(
      country: "MC", law: "law 798 of 1966",
      rules: """
        0101~7:0,1 New Year's Day
        0127 Saint Devote's Day
        E1 Easter Monday
        0501~7:0,1 Labor Day
        E39 Ascension Day
        E50 Pentecost Monday
        E60 Corpus Christi
        0815~7:0,1 Assumption Day
        1101~7:0,1 All Saints' Day
        1119~7:0,1 Prince's Day
        1208~7:0,1 Immaculate Conception
        1225~7:0,1 Christmas Day
        """),
    HolidaySource(
      country: "SM", law: "law on public holidays of San Marino",
      lastYear: 2036,
      rules: """
        0101 New Year's Day
        0106 Epiphany
        0205 Anniversary of the Liberation of the Republic and Feast of Saint Agatha
        0325 Anniversary of the Arengo
        E0 Easter Sunday
        E1 Easter Monday
        0401 Investiture of Captains Regent
        =20191001,20201001,20211001,20221001,20231001,20241001,20251001 Investiture of \
        Captains Regent
        =20261001,20271001,20281001,20291001,20301001,20311001,20321001 Investiture of \
        Captains Regent
        =20331001,20341001,20351001,20361001 Investiture of Captains Regent
        0501 Workers' Day
        E60 Corpus Christi
        0728 Anniversary of the Fall of Fascism and Freedom Day
        0815 Assumption Day
        0903 Saint Marinus' Day, Anniversary of the Founding of the Republic
        1101 All Saints' Day
        1102 Commemoration of the Dead
        1208 Immaculate Conception
        1225 Christmas Day
        1226 Saint Stephen's Day
        """),
  ]
}
