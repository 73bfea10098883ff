extension HolidaySource {
  /// The public holidays of Spain, Portugal and Andorra.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let iberia = [
    HolidaySource(
      country: "ES",
      law: "Estatuto de los Trabajadores art. 37.2 and the yearly list in the BOE",
      regions: """
        AN=Andalucía=Andalusia;AR=Aragón;AS=Asturias;CB=Cantabria;CE=Ceuta;\
        CL=Castilla y León=Castile and León;CM=Castilla-La Mancha;\
        CN=Canarias=Canary Islands;CT=Cataluña=Catalunya=Catalonia;EX=Extremadura;\
        GA=Galicia;IB=Islas Baleares=Illes Balears=Balearic Islands=Baleares;\
        MC=Murcia=Región de Murcia;MD=Madrid=Comunidad de Madrid;ML=Melilla;\
        NC=Navarra=Nafarroa=Navarre;PV=País Vasco=Euskadi=Basque Country;RI=La Rioja;\
        VC=Valenciana=Comunitat Valenciana=Comunidad Valenciana
        """,
      rules: """
        0101~7: New Year's Day
        0106~7: Epiphany
        E-2 Good Friday
        0501~7: Labor Day
        0815~7: Assumption Day
        1012~7: National Day
        1101~7: All Saints' Day
        1206~7: Constitution Day
        1208~7: [2020-] Immaculate Conception
        1225~7: Christmas Day
        =20230102 @AN,AR,AS,CL,MC Monday following New Year's Day
        =20220503,20230422,20240410,20250331,20260320 @CE Eid al-Fitr
        =20220503,20230421,20240410,20250331,20260320 @ML Eid al-Fitr
        =20190107 @!CB,CM,CT,GA,IB,PV,RI,VC Monday following Epiphany
        =20190812,20200731,20210720,20220709,20230629,20240617,20250606 @CE Eid al-Adha
        =20260527 @CE Eid al-Adha
        =20190812,20200731,20210721,20220711,20230629,20240617,20250606 @ML Eid al-Adha
        =20260527 @ML Eid al-Adha
        =20230221,20240213 @EX Shrove Tuesday
        0228~7: @AN Andalusia Day
        =20210301 @AN Monday following Andalusia Day
        0301~7: @IB Day of the Balearic Islands
        =20260302 @IB Monday following Day of the Balearic Islands
        =20200313,20210313,20230313 @ML Statute of Autonomy of Melilla Day
        =20200319 @CM Saint Joseph's Day
        =20210319 @EX Saint Joseph's Day
        =20190319,20200319,20210319,20260319 @GA,NC Saint Joseph's Day
        0319~7: !2022 @MC Saint Joseph's Day
        =20210319 @MD Saint Joseph's Day
        =20190319,20200319,20210319,20260319 @PV Saint Joseph's Day
        0319~7: @VC Saint Joseph's Day
        =20230320 @MD Monday following Saint Joseph's Day
        E-3 @!CT,VC Maundy Thursday
        E1 @CT,NC,PV,RI,VC Easter Monday
        E1 !2025 @IB Easter Monday
        =20190422,20200413,20240401 @CB Easter Monday
        =20190422,20200413,20260406 @CM Easter Monday
        =20220414 @VC Maundy Thursday
        0423~7: @AR Saint George's Day
        0423~7: @CL Castile and León Day
        =20230424 @AR Monday following Saint George's Day
        =20220502 @AN,AR,AS,CL,EX,MC Monday following Labor Day
        0502~7: @MD Madrid Day
        =20210503 @MD Monday following Madrid Day
        0517~7: @GA Galician Literature Day
        E60 @CM Corpus Christi
        0530~7: @CN Day of the Canary Islands
        0531~7: @CM Castilla-La Mancha Day
        =20220606 @CT Pentecost Monday
        0609~7: [2020-] @MC Murcia Day
        0609~7: [2020-] @RI La Rioja Day
        =20190610 @MC Monday following Murcia Day
        =20190610,20240610 @RI Monday following La Rioja Day
        0613~7: @CE Saint Anthony's Day
        =20210614 @CE Monday following Saint Anthony's Day
        0624~7: @CT Saint John the Baptist
        =20200624,20220624,20260624 @GA Saint John the Baptist
        0624 @VC Saint John the Baptist
        =20190725,20240725 @CB Saint James' Day
        =20230725 @CL Saint James' Day
        0725~7: @GA Galician National Day
        =20220725,20240725,20250725 @MD Saint James' Day
        0725 [2022-2025] @NC Saint James' Day
        0725~7: @PV Saint James' Day
        0728~7: [2020-] @CB Cantabria Institutions Day
        0805 [2022-] @CE Santa Maria of Africa
        =20210816 @AN,AR,AS,CL,CN Monday following Assumption Day
        0902~7: !2025 @CE Ceuta Day
        =20220906 @PV V Centennial of the Circumnavigation of the World
        0908~7: [2020-] @AS Asturias Day
        0908~7: [2020-] @EX Extremadura Day
        0908~7: [2020-] @ML Day of Our Lady of Victory
        =20190909,20240909 @AS Monday following Asturias Day
        =20190909 @EX Monday following Extremadura Day
        =20190909 @ML Monday following Day of Our Lady of Victory
        0911~7: @CT National Day of Catalonia
        0915~7: [2020-] @CB Our Lady of Bien Aparecida
        0917~7: @ML Melilla Day
        1009~7: @VC Valencian Community Day
        =20251013 @AN,AR,AS,CL,EX Monday following National Day
        =20201102,20261102 @AN,AR,AS,CL,EX,MD Monday following All Saints' Day
        =20261102 @CM,CN,NC Monday following All Saints' Day
        1203~7: @NC Saint Francis Xavier's Day
        =20231204 @NC Monday following Saint Francis Xavier's Day
        =20201207,20261207 @AN,AR,AS,CL,EX,MC,MD,ML,RI Monday following Constitution Day
        =20261207 @CB Monday following Constitution Day
        =20201207 @CE,CN,IB,NC Monday following Constitution Day
        =20191209,20241209 @AN,AR,AS,CL,EX,ML Monday following Immaculate Conception
        =20191209 @CB,MD,RI Monday following Immaculate Conception
        =20241209 @MC Monday following Immaculate Conception
        =20221226 @!CE,CT,GA,PV,VC Monday following Christmas Day
        1226~7: @CT Saint Stephen's Day
        =20191226,20201226,20251226,20261226 @IB Saint Stephen's Day
        ? 0101~1:~2:~3:~4:~5:~6:~7:1 [2027-] Monday following New Year's Day
        ? 0106~1:~2:~3:~4:~5:~6:~7:1 [2027-] Monday following Epiphany
        ? 0228~1:~2:~3:~4:~5:~6:~7:1 [2027-] @AN Monday following Andalusia Day
        ? 0301~1:~2:~3:~4:~5:~6:~7:1 [2027-] @IB Monday following Day of the Balearic Islands
        ? 0313 [2027-] @ML Statute of Autonomy of Melilla Day
        ? 0319 [2027-] @CM Saint Joseph's Day
        ? 0319 [2027-] @EX Saint Joseph's Day
        ? 0319 [2027-] @GA,NC Saint Joseph's Day
        ? 0319 [2027-] @MD Saint Joseph's Day
        ? 0319 [2027-] @PV Saint Joseph's Day
        ? 0319~1:~2:~3:~4:~5:~6:~7:1 [2027-] @MC Monday following Saint Joseph's Day
        ? 0319~1:~2:~3:~4:~5:~6:~7:1 [2027-] @VC Monday following Saint Joseph's Day
        ? 0414 [2027-] @VC Maundy Thursday
        ? 0423~1:~2:~3:~4:~5:~6:~7:1 [2027-] @AR Monday following Saint George's Day
        ? 0423~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CL Monday following Castile and León Day
        ? 0501~1:~2:~3:~4:~5:~6:~7:1 [2027-] Monday following Labor Day
        ? 0502~1:~2:~3:~4:~5:~6:~7:1 [2027-] @MD Monday following Madrid Day
        ? 0517~1:~2:~3:~4:~5:~6:~7:1 [2027-] @GA Monday following Galician Literature Day
        ? 0530~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CN Monday following Day of the Canary Islands
        ? 0531~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CM Monday following Castilla-La Mancha Day
        ? 0606 [2027-] @CT Pentecost Monday
        ? 0609~1:~2:~3:~4:~5:~6:~7:1 [2027-] @MC Monday following Murcia Day
        ? 0609~1:~2:~3:~4:~5:~6:~7:1 [2027-] @RI Monday following La Rioja Day
        ? 0613~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CE Monday following Saint Anthony's Day
        ? 0624 [2027-] @GA Saint John the Baptist
        ? 0624~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CT Monday following Saint John the Baptist
        ? 0624~1:~2:~3:~4:~5:~6:~7:1 [2027-] @VC Monday following Saint John the Baptist
        ? 0725 [2027-] @CB Saint James' Day
        ? 0725 [2027-] @CL Saint James' Day
        ? 0725 [2027-] @MD Saint James' Day
        ? 0725~1:~2:~3:~4:~5:~6:~7:1 [2027-] @GA Monday following Galician National Day
        ? 0725~1:~2:~3:~4:~5:~6:~7:1 [2027-] @NC Monday following Saint James' Day
        ? 0725~1:~2:~3:~4:~5:~6:~7:1 [2027-] @PV Monday following Saint James' Day
        ? 0728~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CB Monday following Cantabria Institutions Day
        ? 0805~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CE Monday following Santa Maria of Africa
        ? 0815~1:~2:~3:~4:~5:~6:~7:1 [2027-] Monday following Assumption Day
        ? 0902~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CE Monday following Ceuta Day
        ? 0906 [2027-] @PV V Centennial of the Circumnavigation of the World
        ? 0908~1:~2:~3:~4:~5:~6:~7:1 [2027-] @AS Monday following Asturias Day
        ? 0908~1:~2:~3:~4:~5:~6:~7:1 [2027-] @EX Monday following Extremadura Day
        ? 0908~1:~2:~3:~4:~5:~6:~7:1 [2027-] @ML Monday following Day of Our Lady of Victory
        ? 0911~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CT Monday following National Day of Catalonia
        ? 0915~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CB Monday following Our Lady of Bien Aparecida
        ? 0917~1:~2:~3:~4:~5:~6:~7:1 [2027-] @ML Monday following Melilla Day
        ? 1009~1:~2:~3:~4:~5:~6:~7:1 [2027-] @VC Monday following Valencian Community Day
        ? 1012~1:~2:~3:~4:~5:~6:~7:1 [2027-] Monday following National Day
        ? 1101~1:~2:~3:~4:~5:~6:~7:1 [2027-] Monday following All Saints' Day
        ? 1203~1:~2:~3:~4:~5:~6:~7:1 [2027-] @NC Monday following Saint Francis Xavier's Day
        ? 1206~1:~2:~3:~4:~5:~6:~7:1 [2027-] Monday following Constitution Day
        ? 1208~1:~2:~3:~4:~5:~6:~7:1 [2027-] Monday following Immaculate Conception
        ? 1225~1:~2:~3:~4:~5:~6:~7:1 [2027-] Monday following Christmas Day
        ? 1226 [2027-] @IB Saint Stephen's Day
        ? 1226~1:~2:~3:~4:~5:~6:~7:1 [2027-] @CT Monday following Saint Stephen's Day
        ? =20270309,20280226,20290214,20300204,20310124,20320114 @CE Eid al-Fitr
        ? =20270309,20280226,20290214,20300204,20310124,20320114 @ML Eid al-Fitr
        ? =20270516,20280505,20290424,20300413,20310402,20320322 @CE Eid al-Adha
        ? =20270516,20280505,20290424,20300413,20310402,20320322 @ML Eid al-Adha
        ? =20330102,20331223,20341212,20351201,20361119 @CE Eid al-Fitr
        ? =20330102,20331223,20341212,20351201,20361119 @ML Eid al-Fitr
        ? =20330311,20340301,20350218,20360207 @CE Eid al-Adha
        ? =20330311,20340301,20350218,20360207 @ML Eid al-Adha
        ? E1 [2027-] @CB Easter Monday
        ? E1 [2027-] @CM Easter Monday
        """),
    HolidaySource(
      country: "PT", law: "Código do Trabalho art. 234",
      rules: """
        0101 New Year's Day
        E-2 Good Friday
        E0 Easter Sunday
        0425 Freedom Day
        0501 Labor Day
        E60 Corpus Christi
        0610 Day of Portugal, Camões, and the Portuguese Communities
        0815 Assumption Day
        1005 Republic Day
        1101 All Saints' Day
        1201 Restoration of Independence Day
        1208 Immaculate Conception
        1225 Christmas Day
        """),
    HolidaySource(
      country: "AD", law: "laws on working calendars of Andorra",
      rules: """
        0101 New Year's Day
        0106 Epiphany
        E-48 Carnival
        0314 Constitution Day
        E-2 Good Friday
        E1 Easter Monday
        0501 Labor Day
        E50 Pentecost Monday
        0815 Assumption Day
        0908 Our Lady of Meritxell
        1101 All Saints' Day
        1208 Immaculate Conception
        1225 Christmas Day
        1226 Saint Stephen's Day
        """),
  ]
}
