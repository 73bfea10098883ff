import Testing

@testable import KeyLimeEngine

/// Opening hours in several columns of a table.
@Suite struct DayColumnTests {
  private func hours(_ header: String, _ cells: String) throws -> String? {
    try Reading("name,lat,lon,\(header)\nA,52.5,13.4,\(cells)\n").restaurants.first?.openingHours
  }

  /// A header with two columns for each day of a language, under these words.
  private func header(_ days: String, _ words: (String, String)) -> String {
    days.split(separator: ",").map { "\($0)\(words.0),\($0)\(words.1)" }.joined(separator: ",")
  }

  @Test(arguments: [
    ("Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag", " von", " bis"),
    ("mo,di,mi,do,fr,sa,so", "_von", "_bis"),
    ("lunes,martes,miercoles,jueves,viernes,sabado,domingo", "_apertura", "_cierre"),
    ("lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche", " ouverture", " fermeture"),
    ("Mon,Tue,Wed,Thu,Fri,Sat,Sun", " Open Time", " Close Time"),
  ])
  func endsInAnyLanguage(_ days: String, _ opens: String, _ closes: String) throws {
    let cells = "11:00,22:00,11:00,22:00,,,,,,,,,,"
    #expect(try hours(header(days, (opens, closes)), cells) == "Mo 11:00-22:00; Tu 11:00-22:00")
  }

  @Test(arguments: [
    ("lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche", "_matin", "_soir"),
    ("Mon,Tue,Wed,Thu,Fri,Sat,Sun", " Lunch", " Dinner"), ("Mon,Tue,Wed", "_1", "_2"),
  ])
  func timesOfOneDayAddUp(_ days: String, _ first: String, _ second: String) throws {
    let cells = "11-14,18-22,closed,18-22,closed,closed"
    let padding = String(repeating: ",", count: days.split(separator: ",").count * 2 - 6)
    #expect(
      try hours(header(days, (first, second)), cells + padding)
        == "Mo 11-14, 18-22; Tu 18-22; We off")
  }

  @Test(arguments: [
    ("mon_open1,mon_close1,mon_open2,mon_close2", "11:00,14:00,18:00,22:00"),
    ("monOpen1,monOpen2,monClose1,monClose2", "11:00,18:00,14:00,22:00"),
  ])
  func endsOfSeveralTimesAreKeptApart(_ header: String, _ cells: String) throws {
    #expect(try hours(header, cells) == "Mo 11:00-14:00, 18:00-22:00")
  }

  @Test(arguments: [
    ("horaires_", "Öffnungszeiten ", "lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche"),
    ("Heures d'ouverture ", "", "lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche"),
  ])
  func wordsForHours(_ before: String, _ other: String, _ days: String) throws {
    for prefix in [before, other] {
      let header = days.split(separator: ",").map { prefix + $0 }.joined(separator: ",")
      #expect(try hours(header, "9-17,9-17,,,,,") == "Mo 9-17; Tu 9-17")
    }
  }

  @Test func endsOfOtherThingsAreNoEndsOfHours() throws {
    let days = "lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche".split(separator: ",")
    let header = days.map { "Heures ouverture \($0)" } + ["end_date"]
    #expect(
      try hours(header.joined(separator: ","), "9h-17h,9h-17h,,,,,,2027-01-01")
        == "Mo 9h-17h; Tu 9h-17h")
  }

  @Test(arguments: ["di_von,di_bis,fr_von,fr_bis", "Sun 1,Temp 2,x,y", "opensAt,b,c,d"])
  func otherColumnsAreNoDays(_ header: String) throws {
    #expect(try hours(header, "9,17,9,17") == nil)
  }

  @Test(arguments: [
    ("Mo-Fr,Sa,So", "Mo-Fr 9-17; Sa 9-12; Su off"),
    ("Mo-Do,Fr-Sa,So", "Mo-Th 9-17; Fr-Sa 9-12; Su off"),
    ("Lundi - Vendredi,Samedi,Dimanche", "Mo-Fr 9-17; Sa 9-12; Su off"),
    ("lunes a viernes,sábado,domingo", "Mo-Fr 9-17; Sa 9-12; Su off"),
    ("Montag bis Freitag,Samstag,Sonntag", "Mo-Fr 9-17; Sa 9-12; Su off"),
    ("M-F,Sa,Su", "Mo-Fr 9-17; Sa 9-12; Su off"),
  ])
  func rangesThatMakeAWeek(_ header: String, _ text: String) throws {
    #expect(try hours(header, "9-17,9-12,closed") == text)
  }

  @Test(arguments: [
    ("M,T,W,Th,F,S,Su", "Mo 9-17; Tu 9-12; Fr 9-17"),
    ("L,M,X,J,V,S,D", "Mo 9-17; Tu 9-12; Fr 9-17"), ("M,T,W,Th,F,x,y", nil),
  ])
  func lettersMakeAWholeWeekOnly(_ header: String, _ text: String?) throws {
    #expect(try hours(header, "9-17,9-12,,,9-17,,") == text)
  }

  @Test func mealsOfEveryDayAddUp() throws {
    #expect(try hours("Lunch hours,Dinner hours", "11-14,18-22") == "Mo-Su 11-14, 18-22")
    #expect(try hours("lunch,dinner", "11-14,18-22") == nil)
    #expect(try hours("mon_hours_open,mon_hours_close", "11:00,14:00") == "Mo 11:00-14:00")
  }

  // MARK: - Columns that were JSON

  @Test(arguments: [
    (
      "openingHours/0/day,openingHours/0/hours,openingHours/1/day,openingHours/1/hours",
      "Monday,11 AM to 10 PM,Tuesday,Closed", "Mo 11 AM to 10 PM; Tu off"
    ),
    ("hours.Monday.open,hours.Monday.close", "11:00,22:00", "Mo 11:00-22:00"),
    (
      "hours[0].open[0].day,hours[0].open[0].start,hours[0].open[0].end", "0,1100,2200",
      "Mo 11:00-22:00"
    ),
    (
      "opening_hours.periods[0].open.day,opening_hours.periods[0].open.time,"
        + "opening_hours.periods[0].close.day,opening_hours.periods[0].close.time",
      "1,1100,1,2200", "Mo 11:00-22:00"
    ),
    (
      "regularOpeningHours.weekdayDescriptions[0],regularOpeningHours.weekdayDescriptions[1]",
      "Monday: 9:00 AM – 5:00 PM,Tuesday: Closed", "Monday: 9:00 AM – 5:00 PM; Tuesday: Closed"
    ),
    ("hours,hours.note", "9-17,by the river", "9-17"),
  ])
  func partsOfAValue(_ header: String, _ cells: String, _ text: String) throws {
    #expect(try hours(header, cells) == text)
  }

  @Test func businessesOfYelpAreUnflattened() throws {
    let reading = try Reading(
      "business_id,name,latitude,longitude,categories,attributes.RestaurantsPriceRange2,"
        + "hours.Monday\nx,21,52.5,13.4,\"Restaurants, Thai\",2,11:0-21:30\n")
    let place = try #require(reading.restaurants.first)
    #expect(place.name == "21" && place.price?.rawValue == 2)
    #expect(place.openingHours == "Mo 11:00-21:30")
  }

  @Test func partsThatNobodyCanReadAreTold() throws {
    let reading = try Reading("name,lat,lon,hours.note\nA,52.5,13.4,ask at 7\n")
    #expect(reading.restaurants.first?.openingHours == nil)
    #expect(reading.count.unread["openingHours"]?.count == 1)
  }
}
