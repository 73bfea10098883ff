extension HolidaySource {
  /// The public holidays of South and Central America.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let latinAmerica = [
    HolidaySource(
      country: "BR", law: "laws 662/1949, 6802/1980, 14759/2023 and the state laws",
      regions: """
        AC=Acre;AL=Alagoas;AM=Amazonas;AP=Amapá;BA=Bahia;CE=Ceará;DF=Distrito Federal;\
        ES=Espírito Santo;GO=Goiás;MA=Maranhão;MG=Minas Gerais;MS=Mato Grosso do Sul;\
        MT=Mato Grosso;PA=Pará;PB=Paraíba;PE=Pernambuco;PI=Piauí;PR=Paraná;\
        RJ=Rio de Janeiro;RN=Rio Grande do Norte;RO=Rondônia;RR=Roraima;\
        RS=Rio Grande do Sul;SC=Santa Catarina;SE=Sergipe;SP=São Paulo;TO=Tocantins
        """,
      rules: """
        0101 Universal Fraternization Day
        E-2 Good Friday
        0421 Tiradentes' Day
        0501 Worker's Day
        0907 Independence Day
        1012 Our Lady of Aparecida
        1102 All Souls' Day
        1115 Republic Proclamation Day
        1120 [2024-] National Day of Zumbi and Black Awareness
        1225 Christmas Day
        0104 @RO State Creation Day
        0123~2:3~3:2~4:1 @AC Evangelical Day
        E-47 @RJ Carnival
        0306 @PE Pernambuco Revolution of 1817
        0308~2:3~3:2~4:1 @AC International Women's Day
        0318 @TO Autonomy Day
        0319 @AP,CE Saint Joseph's Day
        0325 @CE Abolition of slavery in Ceará
        E8 [2020-] @ES Our Lady of Penha
        0421 @DF Founding of Brasilia
        0421 @MG Tiradentes' Execution
        0423 @RJ Saint George's Day
        0615 @AC Founding of Acre
        0618 @RO Evangelical Day
        0624 @AL Saint John's Day
        0629 @AL Saint Peter's Day
        0702 @BA Bahia Independence Day
        0708 @SE Sergipe Political Emancipation Day
        0709 @SP Constitutionalist Revolution
        0725 @AP Saint James' Day
        0726 @GO Foundation of Goiás city
        0728 @MA Maranhão joining to independence of Brazil
        0805 @PB State Founding Day
        0807 @RN Rio Grande do Norte Day
        Su0811 @SC Santa Catarina State Day
        0815 @CE Our Lady of Assumption
        0815 @PA Grão-Pará joining to independence of Brazil
        0905~2:3~3:2~4:1 @AC Amazonia Day
        0905 @AM Elevation of Amazonas to province
        0908 @TO Our Lady of Nativity
        0913 @AP Creation of the Federal Territory
        0916 @AL Political Emancipation of Alagoas
        0920 @RS Gaucho Day
        1003 @RN Uruaçu and Cunhaú Martyrs Day
        1005 @RR,TO State Creation Day
        1011 @MS State Creation Day
        1019 @PI Piauí Day
        1024 @GO Foundation of Goiânia
        1115 @PR Our Lady of Rocio
        1117~2:3~3:2~4:1 @AC Signing of the Petropolis Treaty
        1120 [-2023] @AL,AM,AP,MT,RJ Black Awareness Day
        Su1125 @SC Saint Catherine of Alexandria Day
        1130 @AL,DF Evangelical Day
        """),
    HolidaySource(
      country: "AR", law: "law 27399",
      lastYear: 2036,
      rules: """
        0101 New Year's Day
        E-48 Carnival Monday
        E-47 Carnival Tuesday
        E-3 Maundy Thursday
        E-2 Good Friday
        =20190708,20190819,20191014,20200323,20200710,20201207,20210524 Bridge Public Holiday
        =20211008,20211122,20221007,20221121,20221209,20230526,20230619 Bridge Public Holiday
        =20231013,20240401,20240621,20241011,20250502,20250815,20251121 Bridge Public Holiday
        =20260323,20260710,20261207 Bridge Public Holiday
        0324 National Day of Remembrance for Truth and Justice
        =20190402,20200331,20210402,20220402,20230402,20240402,20250402 Veteran's Day and the \
        Fallen in the Malvinas War
        =20260402,20270402,20280402,20290402,20300402,20310402,20320402 Veteran's Day and the \
        Fallen in the Malvinas War
        =20330402,20340402,20350402,20360402 Veteran's Day and the Fallen in the Malvinas War
        0501 Labor Day
        =20220518 National Census Day 2022
        0525 May Revolution Day
        0617~2:-1~3:-2~4:4 Pass to the Immortality of General Don Martín Miguel de Güemes
        0620 Pass to the Immortality of General Don Manuel Belgrano
        0709 Independence Day
        0817~2:-1~3:-2~4:4~5:3 Pass to the Immortality of General Don José de San Martín
        1012~2:-1~3:-2~4:4~5:3 Respect for Cultural Diversity Day
        =20261109 Visit of His Holiness Pope Leo XIV
        1120~2:-1~3:-2~4:4~5:3 National Sovereignty Day
        1208 Immaculate Conception
        =20221220 FIFA World Cup 2022 Victory Day
        1225 Christmas Day
        """),
    HolidaySource(
      country: "CL", law: "laws 2977, 19668 and 19973",
      lastYear: 2036,
      rules: """
        0101 New Year's Day
        =20190920,20210917,20220916,20230102,20240920,20270917,20290917 National Holiday
        =20300920,20320917,20340102,20350917 National Holiday
        E-2 Good Friday
        E-1 Holy Saturday
        0501 Labor Day
        0521 Navy Day
        =20210621,20220621,20230621,20240620,20250620,20260621,20270621 National Indigenous \
        Peoples Day
        =20280620,20290620,20300621,20310621,20320620,20330620,20340621 National Indigenous \
        Peoples Day
        =20350621,20360620 National Indigenous Peoples Day
        0629~2:-1~3:-2~4:-3~5:3 Saint Peter and Saint Paul's Day
        0716 Our Lady of Mount Carmel
        0815 Assumption Day
        0918 Independence Day
        0919 Army Day
        1012~2:-1~3:-2~4:-3~5:3 Meeting of Two Worlds' Day
        1031~2:-4~3:2 Reformation Day
        1101 All Saints' Day
        1208 Immaculate Conception
        1225 Christmas Day
        """),
    HolidaySource(
      country: "CO", law: "law 51 of 1983",
      rules: """
        0101 New Year's Day
        Mo0106 Epiphany
        Mo0319 Saint Joseph's Day
        E-3 Maundy Thursday
        E-2 Good Friday
        0501 Labor Day
        E43 Ascension Day
        E64 Corpus Christi
        E71 Sacred Heart
        Mo0629 Saint Peter and Saint Paul's Day
        Mo0709 [2026-] Day of Our Lady of the Rosary of Chiquinquirá
        0720 Independence Day
        0807 Battle of Boyacá
        Mo0815 Assumption Day
        Mo1012 Columbus Day
        Mo1101 All Saints' Day
        Mo1111 Independence of Cartagena
        1208 Immaculate Conception
        1225 Christmas Day
        """),
    HolidaySource(
      country: "PE", law: "Decreto Legislativo 713",
      rules: """
        0101 New Year's Day
        E-3 Maundy Thursday
        E-2 Good Friday
        E0 Easter Sunday
        0501 Labor Day
        0607 [2024-] Battle of Arica and Flag Day
        0629 Saint Peter and Saint Paul's Day
        0723 [2023-] Peruvian Air Force Day
        0728 Independence Day
        0729 Great Military Parade Day
        0806 [2022-] Battle of Junín Day
        0830 Rose of Lima Day
        1008 Battle of Angamos Day
        1101 All Saints' Day
        1208 Immaculate Conception
        1209 [2022-] Battle of Ayacucho Day
        1225 Christmas Day
        """),
    HolidaySource(
      country: "UY", law: "law 14977",
      rules: """
        0101 New Year's Day
        =20200301 Presidential Inauguration Day
        0501 Workers' Day
        0718 Constitution Day
        0825 Independence Declaration Day
        1225 Family Day
        """),
    HolidaySource(
      country: "EC", law: "Código del Trabajo art. 65",
      lastYear: 2036,
      rules: """
        0101~6:-1,0~7:0,1 New Year's Day
        E-48 Carnival
        =20190305,20200225,20210216,20220301,20230221,20240213,20250304 Carnival
        =20260217,20270209,20280229,20290213,20300305,20310225,20320210 Carnival
        =20330301,20340221,20350206,20360226 Carnival
        E-2 Good Friday
        0501~2:-1,0~3:0,2~4:0,1~6:-1,0~7:0,1 Labor Day
        0524~2:-1,0~3:0,2~4:0,1~6:-1,0~7:0,1 The Battle of Pichincha
        0810~2:-1,0~3:0,2~4:0,1~6:-1,0~7:0,1 Declaration of Independence of Quito
        1009~2:-1,0~3:0,2~4:0,1~6:-1,0~7:0,1 Independence of Guayaquil
        1102~2:-1,0~3:0,2~6:-1,0~7:0,2 All Souls' Day
        1103~7:0,1 Independence of Cuenca
        1225~6:-1,0~7:0,1 Christmas Day
        """),
    HolidaySource(
      country: "CR", law: "Código de Trabajo art. 147",
      lastYear: 2036,
      rules: """
        0101 New Year's Day
        E-3 Maundy Thursday
        E-2 Good Friday
        0411 !2023!2024 Juan Santamaría Day
        =20230410,20240415 Juan Santamaría Day
        0501 !2021 International Labor Day
        =20210503 International Labor Day
        =20190725,20200727,20210726,20220725,20230724,20240729,20250725 Annexation of the \
        Party of Nicoya to Costa Rica
        =20260725,20270725,20280725,20290725,20300725,20310725,20320725 Annexation of the \
        Party of Nicoya to Costa Rica
        =20330725,20340725,20350725,20360725 Annexation of the Party of Nicoya to Costa Rica
        =20190815,20200817,20210815,20220815,20230814,20240819,20250815 Mother's Day
        =20260815,20270815,20280815,20290815,20300815,20310815,20320815 Mother's Day
        =20330815,20340815,20350815,20360815 Mother's Day
        =20190915,20200914,20210913,20220919,20230915,20240915,20250915 Independence Day
        =20260915,20270915,20280915,20290915,20300915,20310915,20320915 Independence Day
        =20330915,20340915,20350915,20360915 Independence Day
        =20191012 Cultures Day
        1225 Christmas Day
        """),
    HolidaySource(
      country: "PY", law: "law 8 of 1990",
      lastYear: 2036,
      rules: """
        0101 New Year's Day
        =20190304,20200301,20210301,20220228,20230227,20240301,20250303 Patriots Day
        =20260301,20270301,20280301,20290301,20300301,20310301,20320301 Patriots Day
        =20330301,20340301,20350301,20360301 Patriots Day
        E-3 Maundy Thursday
        E-2 Good Friday
        E0 Easter Sunday
        0501 Workers' Day
        0514 National Holiday
        0515 National Independence Day
        =20190617,20200612,20210612,20220612,20230612,20240610,20250616 Chaco Armistice Day
        =20260612,20270612,20280612,20290612,20300612,20310612,20320612 Chaco Armistice Day
        =20330612,20340612,20350612,20360612 Chaco Armistice Day
        =20260622,20270620,20280620,20290620,20300620,20310620,20320620 Constitution Oath Day
        =20330620,20340620,20350620,20360620 Constitution Oath Day
        0815 Asuncion Foundation's Day
        =20190929,20200929,20210927,20221003,20230929,20240930,20250929 Boqueron Battle Day
        =20260929,20270929,20280929,20290929,20300929,20310929,20320929 Boqueron Battle Day
        =20330929,20340929,20350929,20360929 Boqueron Battle Day
        1208 Caacupe Virgin Day
        1225 Christmas Day
        """),
    HolidaySource(
      country: "PA", law: "Código de Trabajo art. 46",
      lastYear: 2036,
      rules: """
        0101~7:0,1 New Year's Day
        0109~7:0,1 Martyrs' Day
        E-47 Carnival Tuesday
        E-2 Good Friday
        0501~7:0,1 Labor Day
        =20190701,20240701 Presidential Inauguration Day
        1103~7:0,1 Separation Day
        1105~7:0,1 Colon Day
        1110~7:0,1 Los Santos Uprising Day
        1128~7:0,1 Independence Day
        1208~7:0,1 Mother's Day
        =20221220,20231220,20241220,20251220,20261220,20261221,20271220 National Mourning Day
        =20281220,20291220,20301220,20311220,20321220,20331220,20341220 National Mourning Day
        =20351220,20361220 National Mourning Day
        1225~7:0,1 Christmas Day
        """),
  ]
}
