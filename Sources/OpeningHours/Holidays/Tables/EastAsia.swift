extension HolidaySource {
  /// The public holidays of East Asia and the Caucasus.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let eastAsia = [
    HolidaySource(
      country: "JP", law: "law 178 of 1948 on national holidays",
      lastYear: 2036,
      rules: """
        0101 New Year's Day
        =20190506,20190812,20191104,20200224,20200506,20210809,20230102 Substitute Holiday
        =20240212,20240506,20240812,20240923,20241104,20250224,20250506 Substitute Holiday
        =20251124,20260506,20270322,20290212,20290430,20290924,20300506 Substitute Holiday
        =20300812,20301104,20310224,20310506,20311124,20330321,20340102 Substitute Holiday
        =20350212,20350430,20350924,20360506,20361124 Substitute Holiday
        Mo0108 Coming of Age Day
        0211 Foundation Day
        0223 [2020-] Emperor's Birthday
        =20190321,20200320,20210320,20220321,20230321,20240320,20250320 Vernal Equinox Day
        =20260320,20270321,20280320,20290320,20300320,20310321,20320320 Vernal Equinox Day
        =20330320,20340320,20350321,20360320 Vernal Equinox Day
        0429 Showa Day
        =20190430,20190502,20260922,20320921 National Holiday
        =20190501,20191022 Emperor's Enthronement Day
        0503 Constitution Day
        0504 Greenery Day
        0505 Children's Day
        Mo0715 !2020!2021 Marine Day
        =20200723,20210722 Marine Day
        Mo1008 [2022-] Sports Day
        =20200724,20210723 Sports Day
        =20190811,20200810,20210808,20220811,20230811,20240811,20250811 Mountain Day
        =20260811,20270811,20280811,20290811,20300811,20310811,20320811 Mountain Day
        =20330811,20340811,20350811,20360811 Mountain Day
        Mo0915 Respect for the Aged Day
        =20190923,20200922,20210923,20220923,20230923,20240922,20250923 Autumnal Equinox Day
        =20260923,20270923,20280922,20290923,20300923,20310923,20320922 Autumnal Equinox Day
        =20330923,20340923,20350923,20360922 Autumnal Equinox Day
        =20191014 Physical Education Day
        1103 Culture Day
        1123 Labor Thanksgiving Day
        """),
    HolidaySource(
      country: "KR", law: "regulation on holidays of public offices",
      lastYear: 2036,
      rules: """
        0101 New Year's Day
        =20190204,20200124,20210211,20220131,20230121,20240209,20250128 The day preceding \
        Korean New Year
        =20260216,20270206,20280126,20290212,20300202,20310122,20320210 The day preceding \
        Korean New Year
        =20330130,20340218,20350207,20360127 The day preceding Korean New Year
        =20190205,20200125,20210212,20220201,20230122,20240210,20250129 Korean New Year
        =20260217,20270207,20280127,20290213,20300203,20310123,20320211 Korean New Year
        =20330131,20340219,20350208,20360128 Korean New Year
        =20190206,20200126,20210213,20220202,20230123,20240211,20250130 The second day of \
        Korean New Year
        =20260218,20270208,20280128,20290214,20300204,20310124,20320212 The second day of \
        Korean New Year
        =20330201,20340220,20350209,20360129 The second day of Korean New Year
        =20200127,20230124,20240212,20270209,20300205,20330202,20340221 Alternative holiday \
        for Korean New Year
        =20360130 Alternative holiday for Korean New Year
        =20200817,20231002,20250127 Temporary Public Holiday
        0301 Independence Movement Day
        =20250303,20260302,20310303,20360303 Alternative holiday for Independence Movement Day
        =20220309,20250603,20300327,20350328 Presidential Election Day
        =20200415,20240410,20280412,20320414,20360409 National Assembly Election Day
        =20190512,20200430,20210519,20220508,20230527,20240515,20250505 Buddha's Birthday
        =20260524,20270513,20280502,20290520,20300509,20310528,20320516 Buddha's Birthday
        =20330506,20340525,20350515,20360503 Buddha's Birthday
        0501 [2026-] Labor Day
        =20270503,20320503,20330502 Alternative holiday for Labor Day
        0505 Children's Day
        =20190506,20240506,20250506,20290507,20300506,20350507 Alternative holiday for \
        Children's Day
        =20230529,20250506,20260525,20290521,20320517,20360506 Alternative holiday for \
        Buddha's Birthday
        =20220601,20260603,20300612,20340531 Local Election Day
        0606 Memorial Day
        0717 [2026-] Constitution Day
        =20270719,20320719,20330718 Alternative holiday for Constitution Day
        0815 Liberation Day
        =20210816,20260817,20270816,20320816 Alternative holiday for Liberation Day
        =20190912,20200930,20210920,20220909,20230928,20240916,20251005 The day preceding Chuseok
        =20260924,20270914,20281002,20290921,20300911,20310930,20320918 The day preceding Chuseok
        =20330907,20340926,20350915,20361003 The day preceding Chuseok
        =20190913,20201001,20210921,20220910,20230929,20240917,20251006 Chuseok
        =20260925,20270915,20281003,20290922,20300912,20311001,20320919 Chuseok
        =20330908,20340927,20350916,20361004 Chuseok
        =20190914,20201002,20210922,20220911,20230930,20240918,20251007 The second day of Chuseok
        =20260926,20270916,20281004,20290923,20300913,20311002,20320920 The second day of Chuseok
        =20330909,20340928,20350917,20361005 The second day of Chuseok
        =20220912,20251008,20281005,20290924,20320921,20350918,20361006 Alternative holiday \
        for Chuseok
        =20361007 Alternative holiday for Chuseok
        =20241001 Armed Forces Day
        1003 National Foundation Day
        =20211004,20261005,20271004,20321004 Alternative holiday for National Foundation Day
        1009 Hangul Day
        =20211011,20221010,20271011,20321011,20331010 Alternative holiday for Hangul Day
        1225 Christmas Day
        =20271227,20321227,20331226 Alternative holiday for Christmas Day
        """),
    HolidaySource(
      country: "TW", law: "law on memorial days and holidays of 2025",
      lastYear: 2036,
      rules: """
        0101~6:-1,0~7:0,1 Founding Day of the Republic of China
        =20230120 Day off (substituted from 01/07/2023)
        =20190204,20200124,20210211,20220131,20230121,20230125,20240209 Chinese New Year's Eve
        =20250128,20260215,20260216,20260220,20270204,20270205,20280124 Chinese New Year's Eve
        =20280125,20290211,20290212,20290216,20300201,20300202,20300206 Chinese New Year's Eve
        =20310121,20310122,20320209,20320210,20330129,20330130,20330203 Chinese New Year's Eve
        =20330204,20340217,20340218,20340222,20350206,20350207,20360126 Chinese New Year's Eve
        =20360127,20360131,20360201 Chinese New Year's Eve
        =20190205,20190206,20190207,20200125,20200126,20200127,20200128 Chinese New Year
        =20200129,20210212,20210213,20210214,20210215,20210216,20220201 Chinese New Year
        =20220202,20220203,20230122,20230123,20230124,20230126,20240210 Chinese New Year
        =20240211,20240212,20240213,20240214,20250129,20250130,20250131 Chinese New Year
        =20260217,20260218,20260219,20270206,20270207,20270208,20270209 Chinese New Year
        =20270210,20280126,20280127,20280128,20290213,20290214,20290215 Chinese New Year
        =20300203,20300204,20300205,20300207,20310123,20310124,20310125 Chinese New Year
        =20310127,20320211,20320212,20320213,20330131,20330201,20330202 Chinese New Year
        =20340219,20340220,20340221,20340223,20350208,20350209,20350210 Chinese New Year
        =20350212,20360128,20360129,20360130 Chinese New Year
        =20200123 Day off (substituted from 02/15/2020)
        =20230127 Day off (substituted from 02/04/2023)
        =20250127 Day off (substituted from 02/08/2025)
        =20220204 Day off (substituted from 01/22/2022)
        =20190208 Day off (substituted from 01/19/2019)
        =20240208 Day off (substituted from 02/17/2024)
        =20210210 Day off (substituted from 02/20/2021)
        0228~6:-1,0~7:0,1 Peace Memorial Day
        =20230227 Day off (substituted from 02/18/2023)
        =20190301 Day off (substituted from 02/23/2019)
        =20190404,20200403,20200404,20210402,20210404,20220404,20230404 Children's Day
        =20240404,20240405,20250403,20250404,20260403,20260404,20270404 Children's Day
        =20270406,20280403,20280404,20290403,20290404,20300404,20310404 Children's Day
        =20320402,20320404,20330404,20330405,20340404,20350404,20360403 Children's Day
        =20360404 Children's Day
        =20190405,20200402,20200404,20210404,20210405,20220405,20230405 Tomb-Sweeping Day
        =20240404,20250404,20260405,20260406,20270405,20280404,20290404 Tomb-Sweeping Day
        =20300405,20310403,20310405,20320404,20320405,20330404,20340405 Tomb-Sweeping Day
        =20350405,20360404 Tomb-Sweeping Day
        =20230403 Day off (substituted from 03/25/2023)
        =20260501,20270430,20270501,20280501,20290501,20300501,20310501 Labor Day
        =20320430,20320501,20330501,20330502,20340501,20350501,20360501 Labor Day
        =20190607,20200625,20210614,20220603,20230622,20240610,20250530 Dragon Boat Festival
        =20250531,20260619,20270609,20280528,20280529,20290615,20290616 Dragon Boat Festival
        =20300605,20310624,20320611,20320612,20330601,20340620,20350610 Dragon Boat Festival
        =20350611,20360530 Dragon Boat Festival
        =20230623 Day off (substituted from 06/17/2023)
        =20200626 Day off (substituted from 06/20/2020)
        =20190913,20201001,20210921,20220909,20220910,20230929,20240917 Mid-Autumn Festival
        =20251006,20260925,20270915,20281003,20290921,20290922,20300912 Mid-Autumn Festival
        =20311001,20320919,20320920,20330908,20340927,20350916,20350917 Mid-Autumn Festival
        =20361003,20361004 Mid-Autumn Festival
        =20210920 Day off (substituted from 09/11/2021)
        =20250928,20250929,20260928,20270928,20280928,20290928,20300927 Confucius' Birthday
        =20300928,20310928,20310929,20320928,20330928,20340928,20350928 Confucius' Birthday
        =20360928,20360929 Confucius' Birthday
        =20201002 Day off (substituted from 09/26/2020)
        1010~6:-1,0~7:0,1 National Day
        =20231009 Day off (substituted from 09/23/2023)
        =20191011 Day off (substituted from 10/05/2019)
        =20251024,20251025,20261025,20261026,20271025,20281025,20291025 Taiwan Restoration \
        and Guningtou Victory Memorial Day
        =20301025,20311024,20311025,20321025,20331025,20341025,20351025 Taiwan Restoration \
        and Guningtou Victory Memorial Day
        =20361024,20361025 Taiwan Restoration and Guningtou Victory Memorial Day
        =20251225,20261225,20271224,20271225,20281225,20291225,20301225 Constitution Day
        =20311225,20321224,20321225,20331225,20331226,20341225,20351225 Constitution Day
        =20361225 Constitution Day
        """),
    HolidaySource(
      country: "HK", law: "General Holidays Ordinance, chapter 149",
      lastYear: 2036,
      rules: """
        0101~7:0,1 New Year's Day
        =20190205,20200125,20210212,20220201,20240210,20250129,20260217 Chinese New Year
        =20270206,20280126,20290213,20310123,20320211,20330131,20350208 Chinese New Year
        =20360128 Chinese New Year
        =20190206,20210213,20220202,20230123,20250130,20260218,20280127 The second day of \
        Chinese New Year
        =20290214,20300204,20310124,20320212,20330201,20340220,20350209 The second day of \
        Chinese New Year
        =20360129 The second day of Chinese New Year
        =20190207,20200127,20220203,20230124,20240212,20250131,20260219 The third day of \
        Chinese New Year
        =20270208,20280128,20290215,20300205,20310125,20320213,20330202 The third day of \
        Chinese New Year
        =20340221,20350210,20360130 The third day of Chinese New Year
        =20200128,20210215,20230125,20240213,20270209,20300206,20340222 The fourth day of \
        Chinese New Year
        E-2 [2028-] Good Friday
        E-1 [2030-] The day following Good Friday
        E1 [2026-] Easter Monday
        =20190405,20200404,20210404,20210405,20220405,20230405,20240404 Tomb-Sweeping Day
        =20250404,20260405,20260407,20270405,20280404,20290404,20300405 Tomb-Sweeping Day
        =20310405,20320404,20320405,20330404,20340405,20350405,20360404 Tomb-Sweeping Day
        0501~7:0,1 Labor Day
        =20220508,20220509,20230526,20240515,20250505,20260524,20260525 The Buddha's Birthday
        =20270513,20280502,20290520,20290521,20300509,20310528,20320516 The Buddha's Birthday
        =20320517,20330506,20340525,20350515,20360503 The Buddha's Birthday
        =20190607,20200625,20210614,20220603,20230622,20240610,20250531 Dragon Boat Festival
        =20260619,20270609,20280528,20280529,20290616,20300605,20310624 Dragon Boat Festival
        =20320612,20330601,20340620,20350610,20350611,20360530 Dragon Boat Festival
        0701~7:0,1 Hong Kong S.A.R. Establishment Day
        =20190914,20201002,20210922,20230930,20240918,20251007,20260926 The Day following \
        Mid-Autumn Festival
        =20270916,20281004,20300913,20311002,20320920,20330909,20340928 The Day following \
        Mid-Autumn Festival
        =20350917 The Day following Mid-Autumn Festival
        =20220912,20290924,20361006 The Second Day following Mid-Autumn Festival
        =20191007,20201025,20201026,20211014,20221004,20231023,20241011 Double Ninth Festival
        =20251029,20261018,20261019,20271008,20281026,20291016,20301005 Double Ninth Festival
        =20311024,20321012,20331001,20341020,20351009,20361027 Double Ninth Festival
        1001~7:0,1 !2033 National Day
        =20331001,20331003 National Day
        =20191225,20201225,20211225,20221225,20221226,20231225,20241225 Christmas Day
        =20251225,20261225,20271225,20281225,20291225,20301225,20311225 Christmas Day
        =20321225,20331225,20331227,20341225,20351225,20361225 Christmas Day
        1226~7:1 [2024-] The first weekday after Christmas Day
        """),
    HolidaySource(
      country: "GE", law: "Labour Code art. 30",
      rules: """
        0101~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1~7:0,1 New Year's Day
        0107 Christmas Day
        0119 Epiphany
        0303 Mother's Day
        0308 International Women's Day
        O-2 Good Friday
        O-1 Holy Saturday
        O0 Easter Sunday
        0409 National Unity Day
        O1 Easter Monday
        0509 Day of Victory over Fascism
        0512 Saint Andrew's Day
        =20240517,20250829 Public Holiday
        0517 [2025-] Day of Family Sanctity and Respect for Parents
        0526 Independence Day
        0828 Dormition of the Mother of God
        1014 Holiday of Svetitskhovloba, Robe of Jesus
        1123 Saint George's Day
        """),
    HolidaySource(
      country: "AM", law: "law on holidays and memorial days",
      lastYear: 2036,
      rules: """
        0101~1:0,1~2:0,1~3:0,1~4:0,1~5:0,1~6:0,1~7:0,1 New Year's Day
        =20190103,20190104,20190105,20200103,20200104,20200105,20210103 Christmas Holidays
        =20210104,20210105 Christmas Holidays
        0106 Christmas and Epiphany
        =20190107,20200107,20210107 Day of Remembrance of the Dead
        =20200127 Day off (substituted from 02/01/2020)
        0127 [2026-] Day of Remembrance for the Fallen Defenders of the Fatherland
        0128 Army Day
        0308 Women's Day
        0424 Day of Remembrance of the Victims of Armenian Genocide
        0501 Labor Day
        0509 Victory and Peace Day
        0528 Republic Day
        =20200529 Day off (substituted from 05/23/2020)
        0705 Constitution Day
        =20210920 Day off (substituted from 09/25/2021)
        0921 Independence Day
        1231 New Year's Eve
        """),
  ]
}
