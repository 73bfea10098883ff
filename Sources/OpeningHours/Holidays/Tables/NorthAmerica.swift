extension HolidaySource {
  /// The public holidays of North America.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let northAmerica = [
    HolidaySource(
      country: "US", law: "5 U.S.C. § 6103 and the laws of the states",
      regions: """
        AK=Alaska;AL=Alabama;AR=Arkansas;AZ=Arizona;CA=California;CO=Colorado;\
        CT=Connecticut;DC=District of Columbia;DE=Delaware;FL=Florida;GA=Georgia;\
        HI=Hawaii;IA=Iowa;ID=Idaho;IL=Illinois;IN=Indiana;KS=Kansas;KY=Kentucky;\
        LA=Louisiana;MA=Massachusetts;MD=Maryland;ME=Maine;MI=Michigan;MN=Minnesota;\
        MO=Missouri;MS=Mississippi;MT=Montana;NC=North Carolina;ND=North Dakota;\
        NE=Nebraska;NH=New Hampshire;NJ=New Jersey;NM=New Mexico;NV=Nevada;NY=New York;\
        OH=Ohio;OK=Oklahoma;OR=Oregon;PA=Pennsylvania;RI=Rhode Island;SC=South Carolina;\
        SD=South Dakota;TN=Tennessee;TX=Texas;UT=Utah;VA=Virginia;VT=Vermont;\
        WA=Washington;WI=Wisconsin;WV=West Virginia;WY=Wyoming
        """,
      lastYear: 2036,
      rules: """
        Mo0525 Memorial Day
        Mo0901 Labor Day
        Th1122 Thanksgiving Day
        0101~6:-1,0~7:0,1 @!MA New Year's Day
        0101~7:0,1 @MA New Year's Day
        Mo0115 @AK Martin Luther King Jr.'s Birthday
        Mo0115 @AL Martin Luther King, Jr & Robert E. Lee's Birthday
        Mo0115 @!AK,AL,AZ,ID,MS,NH Martin Luther King Jr. Day
        Mo0115 @AZ,NH Dr. Martin Luther King Jr. / Civil Rights Day
        Mo0115 @ID Martin Luther King Jr. / Idaho Human Rights Day
        Mo0115 @MS Dr. Martin Luther King Jr. and Robert E. Lee's Birthdays
        =20190118,20200117 @VA Lee Jackson Day
        0119 @TX Confederate Memorial Day
        =20210120,20250120,20290120,20330120 @DC,MD,VA Inauguration Day
        E-47 @LA Mardi Gras
        0212~6:-1,0~7:0,1 @CT,IA,IL,NJ,NY Lincoln's Birthday
        Mo0215 @AK,CA,HI,ID,MD,OK,PA,TX,VT,WA,WV Presidents' Day
        Mo0215 @AL George Washington & Thomas Jefferson's Birthday
        Mo0215 @AR George Washington's Birthday and Daisy Gatson Bates Day
        Mo0215 @AZ Lincoln/Washington Presidents' Day
        0215 @CA,FL,NY,WI Susan B. Anthony Day
        Mo0215 @CO,OH Washington-Lincoln Day
        Mo0215 @CT,DC,IA,IL,KS,KY,LA,MA,ME,MI,MO,MS,NC,ND,NE,NH,NV,NY,RI Washington's Birthday
        Mo0215 @SD,WI Washington's Birthday
        Mo0215 @MN Washington's and Lincoln's Birthday
        Mo0215 @MT Lincoln's and Washington's Birthdays
        Mo0215 @NJ,OR Presidents Day
        Mo0215 @SC,TN,WY President's Day
        Mo0215 @UT Washington and Lincoln Day
        Mo0215 @VA George Washington Day
        Mo0301 @IL Casimir Pulaski Day
        Tu0301 @VT Town Meeting Day
        0302 @TX Texas Independence Day
        E-2 @CT,DE,IN,KY,LA,NC,NJ,TN,TX Good Friday
        E-2 [2020-] @GA State Holiday
        =20190422,20191129,20201127,20211126,20221125,20231124,20241129 @GA State Holiday
        =20251128,20261127,20271126,20281124,20291123,20301129,20311128 @GA State Holiday
        =20321126,20331125,20341124,20351123,20361128 @GA State Holiday
        Mo0325 @AK Seward's Day
        0326~6:-1,0~7:0,1 @HI Prince Jonah Kuhio Kalanianaole Day
        0331~7:0,1 @CA Cesar Chavez Day
        0331 @CO,TX Cesar Chavez Day
        0416~6:-1,0~7:0,1 @DC Emancipation Day
        Mo0415 @MA,ME Patriots' Day
        0421 @TX San Jacinto Day
        Mo0422 @AL,SC Confederate Memorial Day
        Mo0424 @MS Confederate Memorial Day
        Fr0424 @NE Arbor Day
        Tu0502 @IN Primary Election Day
        0508~6:-1,0~7:0,1 @MO Truman Day
        Mo0601 @AL Jefferson Davis Birthday
        0611~6:-1,0~7:0,1 @HI Kamehameha Day
        0619~6:-1,0~7:0,1 [2021-] @!MA Juneteenth National Independence Day
        0619~7:0,1 [2021-] @MA Juneteenth National Independence Day
        0619 @TX Emancipation Day In Texas
        0620~6:-1,0~7:0,1 @WV West Virginia Day
        0704~6:-1,0~7:0,1 @!MA Independence Day
        0704~7:0,1 @MA Independence Day
        0724~6:-1,0~7:0,1 @UT Pioneer Day
        Mo0808 @RI Victory Day
        Fr0815 @HI Statehood Day
        0816~6:-1,0~7:0,1 @VT Bennington Battle Day
        0827 @TX Lyndon Baines Johnson Day
        Mo1001 [2020-] @CO Frances Xavier Cabrini Day
        Mo1008 @AK,DC,ME,NM Indigenous Peoples' Day
        Mo1008 @AL Columbus Day / American Indian Heritage Day / Fraternal Day
        Mo1008 @AZ,CT,GA,ID,IL,IN,MA,MD,MO,MT,NJ,NY,OH,PA,UT,WV Columbus Day
        Mo1008 [2020-] @NE,VA Indigenous Peoples' Day
        Mo1008 [2022-] @RI Indigenous Peoples' Day / Columbus Day
        Mo1008 @SD Native Americans' Day
        =20191014,20201012,20211011 @RI Columbus Day
        =20191014 @NE,VA Columbus Day
        1018~6:-1,0~7:0,1 @AK Alaska Day
        =20261108,20271029,20281017,20291105,20301026,20311114,20321102 @CA Diwali
        =20331022,20341110,20351030 @CA Diwali
        Fr1025 @NV Nevada Day
        =20201103,20221108,20241105,20261103,20281107,20301105,20321102 @DE,HI,IL Election Day
        =20201103,20221108,20241105,20261103,20281107,20301105,20321102 @LA,MI,MT Election Day
        =20201103,20221108,20241105,20261103,20281107,20301105,20321102 @NH,NJ,WV Election Day
        =20341107,20361104 @DE,HI,IL Election Day
        =20341107,20361104 @LA,MI,MT Election Day
        =20341107,20361104 @NH,NJ,WV Election Day
        Tu1102 @IN,NY Election Day
        Tu1102 [2020-] @VA Election Day
        1111~6:-1,0~7:0,1 @!MA Veterans Day
        1111~7:0,1 @MA Veterans Day
        Fr1123 @CA,DE,MI,NC,NH,OK,PA,VA,WV Day After Thanksgiving
        Fr1123 @FL,TX Friday After Thanksgiving
        Fr1123 @IN Lincoln's Birthday
        Fr1123 @MD American Indian Heritage Day
        Fr1123 @NM Presidents' Day
        Fr1123 @NV Family Day
        Fr1123 @WA Native American Heritage Day
        1224~5:-1,0~6:-1,0~7:-2,0 @KS,MI,NC,TX,WI Christmas Eve
        1224~3:2~5:-1~6:-1~7:2 @GA,IN Washington's Birthday
        1225~6:-1,0~7:0,1 @!MA Christmas Day
        1225~7:0,1 @MA Christmas Day
        1226~1:0,1~6:0,2~7:0,1 @NC Day After Christmas
        1226 @TX Day After Christmas
        1231~6:-1,0 @KY,MI,WI New Year's Eve
        """),
    HolidaySource(
      country: "CA", law: "Canada Labour Code and the employment standards of the provinces",
      regions: """
        AB=Alberta;BC=British Columbia=Colombie-Britannique;MB=Manitoba;\
        NB=New Brunswick=Nouveau-Brunswick;\
        NL=Newfoundland and Labrador=Terre-Neuve-et-Labrador;\
        NS=Nova Scotia=Nouvelle-Écosse;\
        NT=Northwest Territories=Territoires du Nord-Ouest;NU=Nunavut;ON=Ontario;\
        PE=Prince Edward Island=Île-du-Prince-Édouard;QC=Quebec=Québec;SK=Saskatchewan;\
        YT=Yukon
        """,
      rules: """
        0101~6:0,2~7:0,1 New Year's Day
        E-2 Good Friday
        Mo0901 Labor Day
        1225~6:0,2~7:0,1 Christmas Day
        Mo0215 @AB,BC,NB,ON,SK Family Day
        Mo0215 @MB Louis Riel Day
        Mo0215 @NS Heritage Day
        Mo0215 @PE Islander Day
        Mo0518 @!NB,NL,NS,PE,QC Victoria Day
        Mo0518 @QC National Patriots' Day
        0621 @NT,YT National Aboriginal Day
        0624~7:0,1 @QC Saint John the Baptist Day
        0701~7:0,1 @AB,BC,QC Canada Day
        0701 @MB,NB,NS,NT,NU,ON Canada Day
        0701~6:0,2~7:0,1 @NL,PE,SK,YT Canada Day
        0701~6:0,2~7:0,1 @NL Memorial Day
        0709 [2020-] @NU Nunavut Day
        Mo0801 @BC British Columbia Day
        Mo0801 @NB New Brunswick Day
        Mo0801 @NT,NU Civic Holiday
        Mo0801 @SK Saskatchewan Day
        Mo0815 @YT Discovery Day
        =20220919 @BC,NB,NL,NS,PE,YT Funeral of Her Majesty the Queen Elizabeth II
        0930~6:0,2~7:0,1 [2023-] @BC National Day for Truth and Reconciliation
        0930~6:0,2~7:0,1 [2024-] @MB National Day for Truth and Reconciliation
        0930 [2022-] @NT,NU,PE National Day for Truth and Reconciliation
        0930 [2023-] @YT National Day for Truth and Reconciliation
        Mo1008 @!NB,NL,NS,PE Thanksgiving Day
        1111~6:0,2~7:0,1 @AB,NL,NS,PE,SK,YT Remembrance Day
        1111 @BC,NB,NT,NU Remembrance Day
        1226~6:0,2~7:0,2 @ON Boxing Day
        """),
    HolidaySource(
      country: "MX", law: "Ley Federal del Trabajo art. 74",
      rules: """
        0101 New Year's Day
        Mo0201 Constitution Day
        Mo0315 Benito Juárez's birthday
        0501 Labor Day
        0916 Independence Day
        =20241001,20301001,20361001 Change of Federal Government
        Mo1115 Revolution Day
        1225 Christmas Day
        """),
  ]
}
