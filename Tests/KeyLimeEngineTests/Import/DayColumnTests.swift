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

  @Test(arguments: ["di_von,di_bis,fr_von,fr_bis", "Sun 1,Temp 2,x,y", "opensAt,b,c,d"])
  func otherColumnsAreNoDays(_ header: String) throws {
    #expect(try hours(header, "9,17,9,17") == nil)
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

  @Test func partsThatNobodyCanReadAreTold() throws {
    let reading = try Reading("name,lat,lon,hours.note\nA,52.5,13.4,ask at 7\n")
    #expect(reading.restaurants.first?.openingHours == nil)
    #expect(reading.count.unread["openingHours"]?.count == 1)
  }
}
