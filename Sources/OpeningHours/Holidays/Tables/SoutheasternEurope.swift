extension HolidaySource {
  /// The public holidays of the southeast of Europe, and Turkey.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let southeasternEurope = [
    HolidaySource(
      country: "SI", law: "law on holidays and days free of work",
      rules: """
        0101~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1~7:0,1 New Year's Day
        0208 Prešeren's Day, the Slovenian Cultural Holiday
        E0 Easter Sunday
        E1 Easter Monday
        0427 Day of Uprising Against Occupation
        0501~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1~7:0,1 Labor Day
        E49 Pentecost
        0625 Statehood Day
        =20230814 Solidarity Day
        0815 Assumption Day
        1031 Reformation Day
        1101 Day of Remembrance for the Dead
        1225 Christmas Day
        1226 Independence and Unity Day
        """),
    HolidaySource(
      country: "HR", law: "law on holidays of 2019",
      rules: """
        0101 New Year's Day
        0106 Epiphany
        E0 Easter Sunday
        E1 Easter Monday
        0501 Labor Day
        E60 Corpus Christi
        0530 [2020-] Statehood Day
        =20190625 Statehood Day
        0622 Anti-Fascist Struggle Day
        0805 Victory and Homeland Thanksgiving Day and Croatian Veterans Day
        0815 Assumption Day
        =20191008 Independence Day
        1101 All Saints' Day
        1118 [2020-] Remembrance Day
        1225 Christmas Day
        1226 Saint Stephen's Day
        """),
    HolidaySource(
      country: "RS", law: "law on state holidays",
      rules: """
        0101~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1,2~7:0,1,2 New Year's Day
        0107 Orthodox Christmas Day
        0215~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1,2~7:0,1,2 Statehood Day
        O-2 Good Friday
        O-1 Holy Saturday
        O0 Easter Sunday
        O1 Easter Monday
        0501~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1,3~7:0,1,2 Labor Day
        1111~7:0,1 Armistice Day
        """),
    HolidaySource(
      country: "BG", law: "Labour Code art. 154",
      lastYear: 2036,
      rules: """
        0101~6:0,2~7:0,1 New Year's Day
        =20251231,20260102 Non-working day
        0303~6:0,2~7:0,1 Liberation Day
        O-2 Good Friday
        O-1 Holy Saturday
        O0 Easter
        =20190429,20200420,20210503,20220425,20230417,20240506,20250421 Easter
        =20260413,20270503,20280417,20290409,20300429,20310414,20320503 Easter
        =20330425,20340410,20350430,20360421 Easter
        0501~6:0,3~7:0,1 Labor Day and International Workers' Solidarity Day
        0506~6:0,2~7:0,1 Saint George's Day, Day of the Bulgarian Army
        =20190524,20200524,20200525 Day of Bulgarian Enlightenment and Culture and Slavonic \
        Alphabet
        =20210524,20220524,20230524,20240524,20250524,20250526,20260524 Day of Slavonic \
        Alphabet, Bulgarian Enlightenment and Culture
        =20260525,20270524,20280524,20290524,20300524,20310524,20310526 Day of Slavonic \
        Alphabet, Bulgarian Enlightenment and Culture
        =20320524,20330524,20340524,20350524,20360524,20360526 Day of Slavonic Alphabet, \
        Bulgarian Enlightenment and Culture
        0906~6:0,2~7:0,1 Unification Day
        0922~6:0,2~7:0,1 Independence Day
        1224~6:0,3~7:0,3 Christmas Eve
        1225~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1,3~6:0,1,2,3~7:0,1,3 Christmas Day
        """),
    HolidaySource(
      country: "RO", law: "Labour Code art. 139",
      lastYear: 2036,
      rules: """
        0101~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1~7:0,1 New Year's Day
        0106 [2024-] Epiphany
        0107 [2024-] Saint John the Baptist
        0124 Unification of the Romanian Principalities Day
        O-2 Good Friday
        O0 Easter
        =20190429,20200420,20210503,20220425,20230417,20240506,20250421 Easter
        =20260413,20270503,20280417,20290409,20300429,20310414,20320503 Easter
        =20330425,20340410,20350430,20360421 Easter
        0501 Labor Day
        O49 Pentecost
        =20190617,20200608,20210621,20220613,20230605,20240624,20250609 Pentecost
        =20260601,20270621,20280605,20290528,20300617,20310602,20320621 Pentecost
        =20330613,20340529,20350618,20360609 Pentecost
        0601 Children's Day
        0815 Dormition of the Mother of God
        1130 Saint Andrew's Day
        1201 National Day
        1225~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1~7:0,1 Christmas Day
        """),
    HolidaySource(
      country: "GR", law: "law 4808/2021 art. 60",
      rules: """
        0101 New Year's Day
        0106 Epiphany
        O-48 Green Monday
        0325 Independence Day
        O-2 Good Friday
        O1 Easter Monday
        0501~6:0,3~7:0,1 !2024 Labor Day
        =20240507 Labor Day
        O50 Pentecost Monday
        0815 Dormition of the Mother of God
        1028 Ohi Day
        1225 Christmas Day
        1226 Glorifying Mother of God
        """),
    HolidaySource(
      country: "CY", law: "public holidays of the Ministry of Finance",
      rules: """
        0101 New Year's Day
        0106 Epiphany
        O-48 Green Monday
        0325 Greek Independence Day
        0401 Cyprus National Day
        O-2 Good Friday
        O0 Easter Sunday
        O1 Easter Monday
        0501 Labor Day
        O50 Pentecost Monday
        0815 Dormition of the Mother of God
        1001 Cyprus Independence Day
        1028 Ohi Day
        1225 Christmas Day
        1226 Day After Christmas
        """),
    HolidaySource(
      country: "MK", law: "law on holidays",
      lastYear: 2025,
      rules: """
        0101~7:0,1 New Year's Day
        =20190604,20200524,20200525,20210513,20220502,20230421,20240410 Eid al-Fitr
        =20250330,20250331 Eid al-Fitr
        0107~7:0,1 Christmas Day
        O1 Easter Monday
        =20240424,20240508 Election Day
        0501~7:0,1 Labor Day
        0524~7:0,1 Saints Cyril and Methodius Day
        0802~7:0,1 Republic Day
        0908~7:0,1 Independence Day
        1011~7:0,1 National Uprising Day
        1023~7:0,1 Macedonian Revolutionary Struggle Day
        1208~7:0,1 Saint Clement of Ohrid Day
        """),
    HolidaySource(
      country: "AL", law: "law 7651 of 1992",
      lastYear: 2026,
      rules: """
        0101~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1,3~6:0,1,2,3~7:0,1,2 New Year's Day
        =20190604,20200524,20200525,20210513,20220502,20230421,20240410 Eid al-Fitr
        =20250330,20250331,20260320 Eid al-Fitr
        =20200103,20220321,20240315 Public Holiday
        =20190811,20190812,20200731,20210720,20220709,20220711,20230628 Eid al-Adha
        =20240616,20240617,20250606,20260527 Eid al-Adha
        0314~6:0,2~7:0,1 Summer Day
        0322~6:0,2~7:0,1 Nowruz Day
        E0 Catholic Easter Sunday
        =20190422,20200413,20210405,20220418,20230410,20240401,20250421 Catholic Easter Sunday
        =20260406 Catholic Easter Sunday
        O0 Orthodox Easter Sunday
        =20190429,20200420,20210504,20220425,20230417,20240506,20250421 Orthodox Easter Sunday
        =20260413 Orthodox Easter Sunday
        =20190501,20200501,20210501,20210503,20220501,20220503,20230501 International Workers' Day
        =20240501,20250501,20260501 International Workers' Day
        0905~6:0,2~7:0,1 Mother Teresa Canonization Day
        =20241122,20251122,20251124,20261122,20261123 Alphabet Day
        1128~6:0,2~7:0,2 Flag and Independence Day
        1129~6:0,2~7:0,2 Liberation Day
        1208~6:0,2~7:0,1 National Youth Day
        1225~6:0,2~7:0,1 Christmas Day
        """),
    HolidaySource(
      country: "ME", law: "law on state holidays",
      lastYear: 2036,
      rules: """
        0101~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1,2~7:0,1,2 New Year's Day
        0501~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1,2~7:0,1,2 Labor Day
        0521~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1,2~7:0,1,2 Independence Day
        0713~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1,2~7:0,1,2 Statehood Day
        =20221113,20221114,20231113,20241113,20241114,20251113,20261113 Njegos Day
        =20271113,20281113,20291113,20301113,20311113,20321113,20331113 Njegos Day
        =20331114,20341113,20351113,20361113 Njegos Day
        """),
    HolidaySource(
      country: "MD", law: "Labour Code art. 111",
      lastYear: 2036,
      rules: """
        0101 New Year's Day
        0107~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1~7:0,1 Christmas Day (by old style)
        0308 International Women's Day
        O0 Easter
        =20190429,20200420,20210503,20220425,20230417,20240506,20250421 Easter
        =20260413,20270503,20280417,20290409,20300429,20310414,20320503 Easter
        =20330425,20340410,20350430,20360421 Easter
        O8 Day of Rejoicing
        0501 International Workers' Solidarity Day
        0509 Europe Day
        0509 Victory Day and Commemoration of the heroes fallen for Independence of Fatherland
        0601 International Children's Day
        0827 Republic of Moldova Independence Day
        0831 National Language Day
        1225 Christmas Day (by new style)
        """),
    HolidaySource(
      country: "TR", law: "law 2429 of 1981",
      lastYear: 2032,
      rules: """
        0101 New Year's Day
        =20190604,20190605,20190606,20200524,20200525,20200526,20210513 Eid al-Fitr
        =20210514,20210515,20220502,20220503,20220504,20230421,20230422 Eid al-Fitr
        =20230423,20240410,20240411,20240412,20250330,20250331,20250401 Eid al-Fitr
        =20260320,20260321,20260322,20270309,20270310,20270311,20280226 Eid al-Fitr
        =20280227,20280228,20290214,20290215,20290216,20300204,20300205 Eid al-Fitr
        =20300206,20310124,20310125,20310126,20320114,20320115,20320116 Eid al-Fitr
        =20190811,20190812,20190813,20190814,20200731,20200801,20200802 Eid al-Adha
        =20200803,20210720,20210721,20210722,20210723,20220709,20220710 Eid al-Adha
        =20220711,20220712,20230628,20230629,20230630,20230701,20240616 Eid al-Adha
        =20240617,20240618,20240619,20250606,20250607,20250608,20250609 Eid al-Adha
        =20260527,20260528,20260529,20260530,20270516,20270517,20270518 Eid al-Adha
        =20270519,20280505,20280506,20280507,20280508,20290424,20290425 Eid al-Adha
        =20290426,20290427,20300413,20300414,20300415,20300416,20310402 Eid al-Adha
        =20310403,20310404,20310405,20320322,20320323,20320324,20320325 Eid al-Adha
        0423 National Sovereignty and Children's Day
        0501 Labor and Solidarity Day
        0519 Commemoration of Atatürk, Youth and Sports Day
        0715 Democracy and National Unity Day
        0830 Victory Day
        1029 Republic Day
        """),
  ]
}
