extension HolidaySource {
  /// The public holidays of Germany and its neighbours of the same language.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let germanSpeaking = [
    HolidaySource(
      country: "DE", law: "the holiday laws of the sixteen states",
      regions: """
        BB=Brandenburg;BE=Berlin;BW=Baden-Württemberg;BY=Bayern=Bavaria;HB=Bremen;\
        HE=Hessen=Hesse;HH=Hamburg;\
        MV=Mecklenburg-Vorpommern=Mecklenburg-Western Pomerania;\
        NI=Niedersachsen=Lower Saxony;NW=Nordrhein-Westfalen=North Rhine-Westphalia;\
        RP=Rheinland-Pfalz=Rhineland-Palatinate;SH=Schleswig-Holstein;SL=Saarland;\
        SN=Sachsen=Saxony;ST=Sachsen-Anhalt=Saxony-Anhalt;TH=Thüringen=Thuringia
        """,
      rules: """
        0101 New Year's Day
        E-2 Good Friday
        E1 Easter Monday
        0501 Labor Day
        E39 Ascension Day
        E50 Pentecost Monday
        1003 German Unity Day
        1225 Christmas Day
        1226 Second Day of Christmas
        0106 @BW,BY,ST Epiphany
        0308 @BE Women's Day
        0308 [2023-] @MV Women's Day
        E0 @BB Easter Sunday
        =20200508 @BE 75th anniversary of the liberation from Nazism and the end of the \
        Second World War in Europe
        =20250508 @BE 80th anniversary of the liberation from Nazism and the end of the \
        Second World War in Europe
        E49 @BB Pentecost
        E60 @BW,BY,HE,NW,RP,SL Corpus Christi
        =20280617 @BE 75th anniversary of the East German uprising of 1953
        0815 @SL Assumption Day
        ? 0815 @BY Assumption Day
        0920 @TH World Children's Day
        1031 @!BE,BW,BY,HE,NW,RP,SL Reformation Day
        1101 @BW,BY,NW,RP,SL All Saints' Day
        We1116 @SN Repentance and Prayer Day
        """),
    HolidaySource(
      country: "AT", law: "Arbeitsruhegesetz § 7; school-free saints days of the states",
      regions: """
        1=Burgenland=Bgld=B;2=Kärnten=Ktn=K=Carinthia;\
        3=Niederösterreich=NÖ=N=Lower Austria;4=Oberösterreich=OÖ=O=Upper Austria;\
        5=Salzburg=Sbg=S;6=Steiermark=Stmk=St=Styria;7=Tirol=T=Tyrol;8=Vorarlberg=Vbg=V;\
        9=Wien=W=Vienna
        """,
      rules: """
        0101 New Year's Day
        0106 Epiphany
        E1 Easter Monday
        0501 Labor Day
        E39 Ascension Day
        E50 Pentecost Monday
        E60 Corpus Christi
        0815 Assumption Day
        1026 National Day
        1101 All Saints' Day
        1208 Immaculate Conception
        1225 Christmas Day
        1226 Saint Stephen's Day
        """),
    HolidaySource(
      country: "CH",
      law: "Federal Constitution art. 110 and the holiday laws of the cantons",
      regions: """
        AG=Aargau;AI=Appenzell Innerrhoden;AR=Appenzell Ausserrhoden;BE=Bern=Berne;\
        BL=Basel-Landschaft;BS=Basel-Stadt=Basel;FR=Freiburg=Fribourg;\
        GE=Genève=Geneva=Genf;GL=Glarus;GR=Graubünden=Grigioni=Grischun;JU=Jura;\
        LU=Luzern=Lucerne;NE=Neuchâtel=Neuenburg;NW=Nidwalden;OW=Obwalden;\
        SG=Sankt Gallen=St. Gallen;SH=Schaffhausen;SO=Solothurn;SZ=Schwyz;TG=Thurgau;\
        TI=Ticino=Tessin;UR=Uri;VD=Vaud=Waadt;VS=Valais=Wallis;ZG=Zug;ZH=Zürich=Zurich
        """,
      lastYear: 2036,
      rules: """
        0101 New Year's Day
        E39 Ascension Day
        0801 National Day
        1225 Christmas Day
        0102 @AG,BE,JU,LU,TG,VD Saint Berchtold's Day
        =20230102,20340102 @NE Saint Berchtold's Day
        0106 @SZ,TI,UR Epiphany
        0301 @NE Republic Day
        0319 @NW,SZ,TI,UR,VS Saint Joseph's Day
        E-2 @!GR,TI,VS Good Friday
        E1 @!FR,NE,NW,OW,SO,VS,ZG Easter Monday
        =20190404,20200402,20210408,20220407,20230413,20240404,20250403 @GL Battle of Naefels \
        Victory Day
        =20260409,20270401,20280406,20290405,20300404,20310403,20320401 @GL Battle of Naefels \
        Victory Day
        =20330407,20340413,20350405,20360403 @GL Battle of Naefels Victory Day
        0501 @AG,BL,BS,JU,NE,SH,TG,TI,ZH Labor Day
        E50 @!FR,NE,NW,OW,SO,VS,ZG Pentecost Monday
        E60 @AG,AI,JU,LU,NE,NW,OW,SZ,TI,UR,VS,ZG Corpus Christi
        0623 @JU Independence Day
        0629 @TI Saints Peter and Paul
        0815 @AG,AI,JU,LU,NW,OW,SZ,TI,UR,VS,ZG Assumption Day
        Th0905 @GE Genevan Fast
        Mo0916 @VD Prayer Monday
        0925 @OW Saint Nicholas of Flüe
        1101 @AG,AI,GL,JU,LU,NW,OW,SG,SZ,TI,UR,VS,ZG All Saints' Day
        1208 @AG,AI,LU,NW,OW,SZ,TI,UR,VS,ZG Immaculate Conception
        1226 @AG,BE,BL,BS,GL,GR,LU,SG,SH,SZ,TG,TI,ZH Saint Stephen's Day
        1226~2:~6: @AI,AR,UR Saint Stephen's Day
        =20221226,20331226 @NE Saint Stephen's Day
        1231 @GE Restoration Day
        """),
    HolidaySource(
      country: "LI", law: "Arbeitsgesetz art. 18",
      rules: """
        0101 New Year's Day
        0106 Epiphany
        0202 Candlemas
        0319 Saint Joseph's Day
        E0 Easter Sunday
        E1 Easter Monday
        0501 Labor Day
        E39 Ascension Day
        E49 Pentecost
        E50 Pentecost Monday
        E60 Corpus Christi
        0815 National Day
        0908 Nativity of Mary
        1101 All Saints' Day
        1208 Immaculate Conception
        1225 Christmas Day
        1226 Saint Stephen's Day
        """),
  ]
}
