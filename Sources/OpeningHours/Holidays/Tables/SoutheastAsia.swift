extension HolidaySource {
  /// The public holidays of Southeast Asia.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let southeastAsia = [
    HolidaySource(
      country: "SG", law: "Holidays Act 1998",
      lastYear: 2027,
      rules: """
        0101~7:0,1 New Year's Day
        =20190605,20200524,20200525,20210513,20220503,20230422,20240410 Eid al-Fitr
        =20250331,20260321,20270310 Eid al-Fitr
        =20190205,20190206,20200125,20200126,20200127,20210212,20210213 Chinese New Year
        =20220201,20220202,20230122,20230123,20230124,20240210,20240211 Chinese New Year
        =20240212,20250129,20250130,20260217,20260218,20270206,20270207 Chinese New Year
        =20270208 Chinese New Year
        =20190811,20190812,20200731,20210720,20220710,20220711,20230629 Eid al-Adha
        =20240617,20250607,20260527,20270517 Eid al-Adha
        E-2 Good Friday
        0501~7:0,1 Labor Day
        =20200710,20230901,20250503 Polling Day
        =20190519,20190520,20200507,20210526,20220515,20220516,20230602 Vesak Day
        =20240522,20250512,20260531,20260601,20270520 Vesak Day
        0809~7:0,1 National Day
        =20191027,20191028,20201114,20211104,20221024,20231112,20231113 Diwali
        =20241031,20251020,20261108,20261109,20271028 Diwali
        1225~7:0,1 Christmas Day
        """),
    HolidaySource(
      country: "VN", law: "Labour Code 2019 art. 112",
      lastYear: 2036,
      rules: """
        0101~6:0,2~7:0,1 New Year's Day
        =20200123,20210210,20230120,20240208,20250127,20270204,20280124 29 of Lunar New Year
        =20300131,20310121,20320209,20340217,20350206 29 of Lunar New Year
        =20190204,20200124,20210211,20220131,20230121,20240209,20250128 Lunar New Year's Eve
        =20260216,20270205,20280125,20290212,20300201,20310122,20320210 Lunar New Year's Eve
        =20330130,20340218,20350207,20360127 Lunar New Year's Eve
        =20190205,20200125,20210212,20220201,20230122,20240210,20250129 Lunar New Year
        =20260217,20270206,20280126,20290213,20300202,20310123,20320211 Lunar New Year
        =20330131,20340219,20350208,20360128 Lunar New Year
        =20190206,20200126,20210213,20220202,20230123,20240211,20250130 Second Day of Lunar \
        New Year
        =20260218,20270207,20280127,20290214,20300203,20310124,20320212 Second Day of Lunar \
        New Year
        =20330201,20340220,20350209,20360129 Second Day of Lunar New Year
        =20190207,20200127,20210214,20220203,20230124,20240212,20250131 Third Day of Lunar \
        New Year
        =20260219,20270208,20280128,20290215,20300204,20310125,20320213 Third Day of Lunar \
        New Year
        =20330202,20340221,20350210,20360130 Third Day of Lunar New Year
        =20190208,20200128,20210215,20220204,20230125,20240213,20250201 Fourth Day of Lunar \
        New Year
        =20260220,20270209,20280129,20290216,20300205,20310126,20320214 Fourth Day of Lunar \
        New Year
        =20330203,20340222,20350211,20360131 Fourth Day of Lunar New Year
        =20200129,20210216,20230126,20240214,20270210,20300206,20310127 Fifth Day of Lunar \
        New Year
        =20330204,20340223,20350212,20360201 Fifth Day of Lunar New Year
        =20190414,20190415,20200402,20210421,20220410,20220411,20230429 Hung Kings' \
        Commemoration Day
        =20230502,20240418,20250407,20260426,20260427,20270416,20280404 Hung Kings' \
        Commemoration Day
        =20290423,20300412,20310401,20320419,20330409,20330411,20340428 Hung Kings' \
        Commemoration Day
        =20350417,20360406,20360407 Hung Kings' Commemoration Day
        =20190429 Day off (substituted from 05/04/2019)
        =20240429 Day off (substituted from 05/04/2024)
        0430~6:0,2~7:0,2 !2023 Liberation Day/Reunification Day
        =20230430,20230503 Liberation Day/Reunification Day
        0501~6:0,2~7:0,2 International Labor Day
        =20250502 Day off (substituted from 04/26/2025)
        =20260831 Day off (substituted from 08/22/2026)
        0902~1:0,1~2:-1,0~4:0,1~5:-1,0~6:-1,0,2~7:0,1,2 [2020-]!2026 National Day
        =20190902,20260901,20260902 National Day
        =20261124,20271124,20281124,20291124,20291126,20301124,20301125 Vietnam Cultural Day
        =20311124,20321124,20331124,20341124,20351124,20351126,20361124 Vietnam Cultural Day
        """),
    HolidaySource(
      country: "PH", law: "Republic Act 9849 and yearly proclamations",
      lastYear: 2026,
      rules: """
        0101 New Year's Day
        =20190605,20200525,20210513,20220503,20230421,20240410,20250401 Eid al-Fitr
        =20260320 Eid al-Fitr
        =20191102,20191224,20201102,20201224,20221031,20230102,20231102 Additional special \
        (non-working) day
        =20231226,20240209,20241102,20241224,20250727 Additional special (non-working) day
        =20190205,20200125,20210212,20220201,20240210,20250129,20260217 Chinese New Year
        =20190812,20200731,20210720,20220709,20230628,20240617,20250606 Eid al-Adha
        =20260527 Eid al-Adha
        =20190225,20200225,20210225,20220225,20230224 EDSA People Power Revolution Anniversary
        E-3 Maundy Thursday
        E-2 Good Friday
        E-1 Black Saturday
        0409 !2023 Day of Valor
        =20230410 Day of Valor
        0501 Labor Day
        =20190513,20220509,20231030,20250512 Elections special (non-working) day
        0612 Independence Day
        0821 !2024 Ninoy Aquino Day
        =20240823 Ninoy Aquino Day
        Mo0825 National Heroes Day
        =20251031 All Saints' Eve
        1101 All Saints' Day
        =20261102 All Souls' Day
        1130 !2023 Bonifacio Day
        =20231127 Bonifacio Day
        1208 Immaculate Conception
        =20251224,20261224 Christmas Eve
        1225 Christmas Day
        1230 Rizal Day
        1231 !2021!2022 New Year's Eve
        """),
    HolidaySource(
      country: "TH", law: "cabinet resolutions",
      lastYear: 2036,
      rules: """
        0101~6:0,2~7:0,1 New Year's Day
        1231~6:0,3~7:0,2 !2023 New Year's Eve
        =20231231 New Year's Eve
        =20201119,20201120,20201211,20210212,20210412,20210924,20220715 Bridge Public Holiday
        =20220729,20221014,20221230,20230505,20230731,20231229,20240412 Bridge Public Holiday
        =20241230,20250602,20250811,20260102 Bridge Public Holiday
        Sa0108 National Children's Day
        =20190219,20200208,20200210,20210226,20220216,20230306,20240224 Makha Bucha
        =20240226,20250212,20260303,20270221,20270222,20280210,20290227 Makha Bucha
        =20300217,20300218,20310307,20320225,20330214,20340304,20340306 Makha Bucha
        =20350222,20360212 Makha Bucha
        0406~6:0,2~7:0,1 Chakri Memorial Day
        =20190413,20190414,20190415,20190416,20200727,20200904,20200907 Songkran Festival
        =20210413,20210414,20210415,20220413,20220414,20220415,20230413 Songkran Festival
        =20230414,20230415,20230417,20240413,20240414,20240415,20240416 Songkran Festival
        =20250413,20250414,20250415,20250416,20260413,20260414,20260415 Songkran Festival
        =20270413,20270414,20270415,20280413,20280414,20280415,20280417 Songkran Festival
        =20290413,20290414,20290415,20290416,20300413,20300414,20300415 Songkran Festival
        =20300416,20310413,20310414,20310415,20310416,20320413,20320414 Songkran Festival
        =20320415,20330413,20330414,20330415,20340413,20340414,20340415 Songkran Festival
        =20340417,20350413,20350414,20350415,20350416,20360413,20360414 Songkran Festival
        =20360415,20360416 Songkran Festival
        0501~6:0,2~7:0,1 National Labor Day
        0504~6:0,2~7:0,1 [2020-] Coronation Day
        =20190518,20190520,20200506,20210526,20220515,20220516,20230603 Visakha Bucha
        =20230605,20240522,20250511,20250512,20260531,20260601,20270520 Visakha Bucha
        =20280508,20290527,20290528,20300516,20310604,20320523,20320524 Visakha Bucha
        =20330513,20340601,20350521,20360510,20360512 Visakha Bucha
        =20190506 HM King Maha Vajiralongkorn's Coronation Celebrations
        0603~6:0,2~7:0,1 HM Queen Suthida's Birthday
        =20190716,20200705,20200707,20210724,20210726,20220713,20230801 Asarnha Bucha
        =20240720,20240722,20250710,20260729,20270718,20270720,20280706 Asarnha Bucha
        =20290725,20300714,20300716,20310802,20310804,20320722,20330711 Asarnha Bucha
        =20340730,20340801,20350720,20360708 Asarnha Bucha
        =20190717,20200706,20210725,20220714,20230802,20240721,20250711 Buddhist Lent Day
        =20260730,20270719,20280707,20290726,20300715,20310803,20320723 Buddhist Lent Day
        =20330712,20340731,20350721,20350723,20360709 Buddhist Lent Day
        0728~6:0,2~7:0,1 HM King Maha Vajiralongkorn's Birthday
        0812~6:0,2~7:0,1 HM Queen Sirikit The Queen Mother's Birthday
        0812~6:0,2~7:0,1 National Mother's Day
        =20191013,20191014,20201013,20211013,20221013 HM King Bhumibol Adulyadej the Great \
        Memorial Day
        1013~6:0,2~7:0,1 [2023-] HM King Bhumibol Adulyadej Memorial Day
        1023~6:0,2~7:0,1 HM King Chulalongkorn Memorial Day
        1205~6:0,2~7:0,1 HM King Bhumibol Adulyadej the Great's Birthday
        1205~6:0,2~7:0,1 National Day
        1205~6:0,2~7:0,1 National Father's Day
        1210~6:0,2~7:0,1 Constitution Day
        """),
    HolidaySource(
      country: "ID", law: "joint decree of three ministers",
      lastYear: 2026,
      rules: """
        0101 New Year's Day
        =20190605,20200524,20210513,20220502,20230422,20240410,20250331 Eid al-Fitr
        =20260321 Eid al-Fitr
        =20190606,20200525,20210514,20220503,20230423,20240411,20250401 Eid al-Fitr Second Day
        =20260322 Eid al-Fitr Second Day
        =20190403,20200322,20210311,20220228,20230218,20240208,20250127 Isra' and Mi'raj
        =20260116 Isra' and Mi'raj
        =20190205,20200125,20210212,20220201,20230122,20240210,20250129 Lunar New Year
        =20260217 Lunar New Year
        =20190811,20200731,20210720,20220710,20230629,20240617,20250606 Eid al-Adha
        =20260527 Eid al-Adha
        =20190417,20240214 General Election Day
        =20190901,20200820,20210811,20220730,20230719,20240707,20250627 Islamic New Year
        =20260616 Islamic New Year
        =20190307,20200325,20210314,20220303,20230322,20240311,20250329 Day of Silence
        =20260319 Day of Silence
        E-2 Good Friday
        E0 [2024-] Easter Sunday
        0501 International Labor Day
        E39 Ascension Day
        =20190519,20200507,20210526,20220516,20230604,20240523,20250512 Vesak Day
        =20260531 Vesak Day
        =20191109,20201029,20211020,20221008,20230928,20240916,20250905 Prophet's Birthday
        =20260825 Prophet's Birthday
        0601 Pancasila Day
        0817 Independence Day
        =20201209,20241127 Local Election Day
        1225 Christmas Day
        """),
  ]
}
