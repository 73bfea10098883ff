extension HolidaySource {
  /// The public holidays of Australia, New Zealand and Africa.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let oceaniaAndAfrica = [
    HolidaySource(
      country: "AU", law: "the Public Holidays Acts of the states and territories",
      regions: """
        ACT=Australian Capital Territory;NSW=New South Wales;NT=Northern Territory;\
        QLD=Queensland;SA=South Australia;TAS=Tasmania;VIC=Victoria;WA=Western Australia
        """,
      lastYear: 2036,
      rules: """
        E-2 Good Friday
        E1 Easter Monday
        =20220922 National Day of Mourning for Queen Elizabeth II
        0101~6:0,2~7:0,1 @!SA,TAS New Year's Day
        0101~6:0,2~7:0,1 !2022 @SA New Year's Day
        =20220103 @SA New Year's Day
        0101~6:2~7:1 @TAS New Year's Day
        0126~6:2~7:1 @!SA Australia Day
        0126~6:2~7:1 !2020 @SA Australia Day
        =20200126,20200127 @SA Australia Day
        Mo0301 @WA Labor Day
        Mo0308 @ACT Canberra Day
        Mo0308 @SA Adelaide Cup Day
        Mo0308 @TAS Eight Hours Day
        Mo0308 @VIC Labor Day
        E-1 @!TAS,WA Easter Saturday
        E0 @ACT,NSW,QLD,VIC Easter Sunday
        E0 [2024-] @NT,SA Easter Sunday
        E0 [2027-] @TAS Easter Sunday
        E0 [2022-] @WA Easter Sunday
        0425~7:1 !2026 @ACT ANZAC Day
        =20260425,20260427 @ACT ANZAC Day
        =20210425 @ACT Additional Public Holiday
        0425 !2026!2027 @NSW ANZAC Day
        =20260425,20260427,20270425,20270426 @NSW ANZAC Day
        0425~7:1 @NT,QLD ANZAC Day
        0425 !2021 @SA ANZAC Day
        =20210425,20210426 @SA ANZAC Day
        0425 @TAS,VIC ANZAC Day
        0425~6:0,2~7:0,1 @WA ANZAC Day
        =20200427 @ACT Declared Public Holiday
        Mo0501 @NT May Day
        Mo0501 @QLD Labor Day
        Mo0527 @ACT Reconciliation Day
        Mo0601 @WA Western Australia Day
        Mo0608 [-2022] @!QLD,WA Queen's Birthday
        Mo0608 [2023-] @!QLD,WA King's Birthday
        Mo0801 @NT Picnic Day
        We0810 !2020!2021 @QLD The Royal Queensland Show
        =20200814,20211029 @QLD The Royal Queensland Show
        =20190927,20201023,20210924,20220923,20230929,20240927,20250926 @VIC Friday before \
        the AFL Grand Final
        =20260925,20270924,20280929,20290928,20300927,20310926,20320924 @VIC Friday before \
        the AFL Grand Final
        =20330923,20340929,20350928,20360926 @VIC Friday before the AFL Grand Final
        =20230925,20240923,20250929,20260928,20270927,20280925,20290924 @WA King's Birthday
        =20300930,20310929,20320927,20330926,20340925,20350924,20360929 @WA King's Birthday
        Mo0924 [-2022] @WA Queen's Birthday
        Mo1001 @ACT,NSW,SA Labor Day
        Mo1001 [2023-] @QLD King's Birthday
        Mo1001 [-2022] @QLD Queen's Birthday
        Tu1101 @VIC Melbourne Cup Day
        1225~6:0,2~7:0,2 @!NT,SA,WA Christmas Day
        1225~6:0,2~7:0,1 @NT,WA Christmas Day
        1225~6:0,2~7:0,1 !2021 @SA Christmas Day
        =20211227 @SA Christmas Day
        1226~6:0,2~7:0,2 @ACT,NSW,QLD,VIC Boxing Day
        =20191226,20201228,20211228,20221227,20231226,20241226,20251226 @NT Boxing Day
        =20261226,20261228,20271226,20271228,20281226,20291226,20301226 @NT Boxing Day
        =20311226,20321226,20321228,20331226,20331227,20341226,20351226 @NT Boxing Day
        =20361226 @NT Boxing Day
        =20191226,20201228,20211226,20211228,20221226,20221227,20231226 @SA Proclamation Day
        =20241226,20251226,20261226,20261228,20271226,20271228,20281226 @SA Proclamation Day
        =20291226,20301226,20311226,20321226,20321228,20331226,20331227 @SA Proclamation Day
        =20341226,20351226,20361226 @SA Proclamation Day
        1226~6:2~7:2 @TAS Boxing Day
        1226~1:0,1~6:0,2~7:0,2 @WA Boxing Day
        """),
    HolidaySource(
      country: "NZ", law: "Holidays Act 2003",
      regions: """
        AUK=Auckland=Tāmaki-Makaurau=AU;BOP=Bay of Plenty=Toi Moana=BP;\
        CAN=Canterbury=Waitaha=CA;\
        CIT=Chatham Islands Territory=Chatham Islands=Wharekauri=CI;\
        GIS=Gisborne=Te Tairāwhiti=GI;HKB=Hawke's Bay=Te Matau-a-Māui=HB;\
        MBH=Marlborough=MA;MWT=Manawatū Whanganui=Manawatū-Whanganui=MW;\
        NSN=Nelson=Whakatū=NE;NTL=Northland=Te Taitokerau=NO;OTA=Otago=Ō Tākou=OT;\
        STL=Southland=Te Taiao Tonga=SO;TAS=Tasman=Te tai o Aorere=TS;TKI=Taranaki=TK;\
        WGN=Greater Wellington=Te Pane Matua Taiao=Wellington=Te Whanganui-a-Tara=WG;\
        WKO=Waikato=WK;WTC=West Coast=Te Tai o Poutini=WC
        """,
      lastYear: 2036,
      rules: """
        0101~6:0,2~7:0,2 New Year's Day
        0102~6:0,2~7:0,2 Day after New Year's Day
        0206~6:0,2~7:0,1 Waitangi Day
        E-2 Good Friday
        E1 Easter Monday
        0425~6:0,2~7:0,1 Anzac Day
        Mo0601 [-2022] Queen's Birthday
        Mo0601 [2023-] King's Birthday
        =20220624,20230714,20240628,20250620,20260710,20270625,20280714 Matariki
        =20290706,20300621,20310711,20320702,20330624,20340707,20350629 Matariki
        =20360718 Matariki
        =20220926 Queen Elizabeth II Memorial Day
        Mo1022 Labour Day
        1225~6:0,2~7:0,2 Christmas Day
        1226~6:0,2~7:0,2 Boxing Day
        Mo0119 @WGN Wellington Anniversary Day
        Mo0126 @AUK,NTL Auckland Anniversary Day
        Mo0129 @NSN Nelson Anniversary Day
        Mo0308 @TKI Taranaki Anniversary Day
        Mo0320 !2035 @OTA Otago Anniversary Day
        =20350327 @OTA Otago Anniversary Day
        E2 @STL Southland Anniversary Day
        Fr1019 @HKB Hawke's Bay Anniversary Day
        Mo1029 @MBH Marlborough Anniversary Day
        Fr1111 @CAN Canterbury Anniversary Day
        Mo1127 @CIT Chatham Islands Anniversary Day
        Mo1128 @WTC West Coast Anniversary Day
        """),
    HolidaySource(
      country: "ZA", law: "Public Holidays Act 36 of 1994",
      rules: """
        0101~7:0,1 New Year's Day
        0321~7:0,1 Human Rights Day
        E-2 Good Friday
        E1 Family Day
        0427~7:0,1 Freedom Day
        0501~7:0,1 Workers' Day
        =20190508,20240529 National and Provincial Government Elections
        0616~7:0,1 Youth Day
        0809~7:0,1 National Women's Day
        0924~7:0,1 Heritage Day
        =20211101 Municipal elections
        =20261104 Local Government Elections
        =20221227,20231215 Public Holiday by Presidential Decree
        1216~7:0,1 Day of Reconciliation
        1225 Christmas Day
        1226~7:0,1 Day of Goodwill
        """),
    HolidaySource(
      country: "KE", law: "Public Holidays Act",
      lastYear: 2026,
      rules: """
        0101~7:0,1 New Year's Day
        =20190605,20200525,20210514,20220503,20230421,20240410,20250331 Eid al-Fitr
        =20260320 Eid al-Fitr
        =20200211 President Moi Memorial Day
        E-2 Good Friday
        E1 Easter Monday
        =20220429 State Funeral for Former President Mwai Kibaki
        0501~7:0,1 Labor Day
        =20231113,20240510 National Tree Growing Day
        0601~7:0,1 Madaraka Day
        =20220809 Election Day
        =20220910,20220911,20220912 Day of Mourning for Queen Elizabeth II
        =20220913,20241101 Inauguration Day
        =20191010,20201010 Moi Day
        =20211010,20211011,20221010,20231010,20241010 Utamaduni Day
        1010~7:0,1 [2025-] Mazingira Day
        =20251017 State Funeral for Former Prime Minister Raila Odinga
        1020~7:0,1 Mashujaa Day
        1212~7:0,1 Jamhuri Day
        1225~7:0,2 Christmas Day
        1226~7:0,1 Boxing Day
        """),
  ]
}
