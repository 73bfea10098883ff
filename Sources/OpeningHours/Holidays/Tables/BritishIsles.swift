extension HolidaySource {
  /// The public holidays of the United Kingdom and Ireland.
  ///
  /// The dates agree with the package `holidays` of PyPI for the years 2021 to 2030.
  static let britishIsles = [
    HolidaySource(
      country: "GB", law: "Banking and Financial Dealings Act 1971 and royal proclamations",
      regions: "ENG=England;NIR=Northern Ireland;SCT=Scotland;WLS=Wales",
      rules: """
        0101~6:0,2~7:0,1 New Year's Day
        E-2 Good Friday
        Mo0501 !2020 May Day
        =20200508 May Day
        =20230508 Coronation of Charles III
        Mo0525 !2022 Spring Bank Holiday
        =20220602 Spring Bank Holiday
        =20220603 Platinum Jubilee of Elizabeth II
        =20220919 State Funeral of Queen Elizabeth II
        1225~6:0,2~7:0,2 Christmas Day
        1226~6:0,2~7:0,2 Boxing Day
        0102~1:0,1~6:0,2~7:0,2 @SCT New Year Holiday
        0317~6:0,2~7:0,1 @NIR Saint Patrick's Day
        E1 @!SCT Easter Monday
        =20260615 @SCT Scotland's participation in the FIFA World Cup final
        0712~6:0,2~7:0,1 @NIR Battle of the Boyne
        Mo0801 @SCT Summer Bank Holiday
        Mo0825 @!SCT Late Summer Bank Holiday
        1130~6:0,2~7:0,1 @SCT Saint Andrew's Day
        """),
    HolidaySource(
      country: "IE", law: "Organisation of Working Time Act 1997, second schedule",
      rules: """
        0101 New Year's Day
        Mo0201 [2023-]!2030 Saint Brigid's Day
        =20300201,20360201 Saint Brigid's Day
        0317 Saint Patrick's Day
        =20220318 Day of Remembrance and Recognition
        E1 Easter Monday
        Mo0501 May Bank Holiday
        Mo0601 June Bank Holiday
        Mo0801 August Bank Holiday
        Mo1025 October Bank Holiday
        1225 Christmas Day
        1226 Saint Stephen's Day
        """),
  ]
}
