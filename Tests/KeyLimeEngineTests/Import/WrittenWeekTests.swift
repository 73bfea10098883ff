import OpeningHours
import Testing

@testable import KeyLimeEngine

/// Opening hours day by day: a day is closed only where a file says so.
@Suite struct WrittenWeekTests {
  private func week(_ monday: String, _ tuesday: String = "10:00-12:00") throws -> Reading {
    try Reading("name\tlat\tlon\tMonday\tTuesday\nA\t1\t2\t\(monday)\t\(tuesday)\n")
  }

  @Test(arguments: [
    ("11am to 10pm", "11am to 10pm"), ("Open 24 hours", "Open 24 hours"), ("24h", "24h"),
    ("Noon to Midnight", "Noon to Midnight"), ("by appointment", "by appointment"),
    ("11am-2pm; 5pm-10pm", "11am-2pm, 5pm-10pm"), ("11-14 / 17-22", "11-14, 17-22"),
    ("Closed", "off"), ("zu", "off"), ("geschlossen", "geschlossen"), ("定休日", "定休日"),
  ])
  func whatTheHoursUnderstandIsKept(text: String, kept: String) throws {
    let reading = try week(text)
    #expect(reading.restaurants.first?.openingHours == "Mo \(kept); Tu 10:00-12:00")
    #expect(reading.count.unread.isEmpty)
  }

  @Test(arguments: ["0", "120", "yes", "open", "closed for lunch", "Tu 10:00-12:00", "see web"])
  func whatNobodyCanReadIsUnknown(text: String) throws {
    let reading = try week(text)
    let hours = "Mo unknown \"\(text)\"; Tu 10:00-12:00"
    #expect(reading.restaurants.first?.openingHours == hours)
    #expect(reading.count.unread["Monday"]?.example == text)
  }

  @Test(arguments: [
    ("6pm-2am", "closed", "Tu off; Mo 6pm-2am"), ("18:00-02:00", "Off", "Tu off; Mo 18:00-02:00"),
    ("18:00-02:00", "10:00-14:00", "Mo 18:00-02:00, Tu 10:00-14:00"),
    ("18:00-23:00", "closed", "Mo 18:00-23:00; Tu off"),
    ("18:00-02:00", "Fechado", "Tu Fechado; Mo 18:00-02:00"),
  ])
  func theHoursAfterMidnightStay(monday: String, tuesday: String, hours: String) throws {
    #expect(try week(monday, tuesday).restaurants.first?.openingHours == hours)
  }

  @Test(arguments: [
    ("Montag: 18:00–02:00", "Dienstag: Geschlossen", "Mittwoch: 24 Stunden geöffnet"),
    ("lundi: 18:00–02:00", "mardi: Fermé", "mercredi: Ouvert 24h/24"),
    ("lunedì: 18:00–02:00", "martedì: Chiuso", "mercoledì: Aperto 24 ore su 24"),
    ("lunes: 18:00–2:00", "martes: Cerrado", "miércoles: Abierto 24 horas"),
    (
      "segunda-feira: 18:00 – 02:00", "terça-feira: Fechado", "quarta-feira: Aberto 24 horas"
    ),
    ("maandag: 18:00–02:00", "dinsdag: Gesloten", "woensdag: 24 uur geopend"),
    ("poniedziałek: 18:00–02:00", "wtorek: Zamknięte", "środa: 00:00–24:00"),
    ("月曜日: 18時00分～2時00分", "火曜日: 定休日", "水曜日: 24 時間営業"),
    ("Monday: 6:00 PM – 2:00 AM", "Tuesday: Closed", "Wednesday: Open 24 hours"),
  ])
  func theWeekOfAMapInAnyLanguage(night: String, closed: String, allDay: String) throws {
    let week = try #require(WrittenWeek.joinedDays([night, closed, allDay]))
    let schedule = try Schedule(reading: week)
    #expect(schedule.canonical == "Tu off; Mo 18:00-02:00; We 00:00-24:00")
  }

  @Test func closedEndsOfADayMayBeInAnotherLanguage() throws {
    let reading = try Reading(
      "name,lat,lon,mon_open,mon_close,tue_open,tue_close\nA,1,2,Chiuso,Chiuso,10:00,12:00\n")
    #expect(reading.restaurants.first?.openingHours == "Mo off; Tu 10:00-12:00")
  }

  @Test func rulesOfAListAddUp() throws {
    let reading = try Reading(
      #"[{"name":"A","lat":1,"lon":2,"opening_hours":["Fr 18:00-02:00","Sa 12:00-20:00"]}]"#)
    #expect(reading.restaurants.first?.openingHours == "Fr 18:00-02:00, Sa 12:00-20:00")
  }

  @Test(arguments: [
    (["Mo-Fr 10:00-14:00", "Mo-Fr 17:00-22:00"], "Mo-Fr 10:00-14:00, Mo-Fr 17:00-22:00"),
    (
      ["Mo-Fr 10:00-14:00", "Sa 11:00-15:00", "mon-fri 5pm-10pm"],
      "Mo-Fr 10:00-14:00, mon-fri 5pm-10pm; Sa 11:00-15:00"
    ),
    (["11:00-14:00", "17:00-22:00"], "11:00-14:00, 17:00-22:00"),
    (["Mo-Su 10:00-22:00", "Sa 12:00-20:00"], "Mo-Su 10:00-22:00; Sa 12:00-20:00"),
    (["Mo-Fr 10:00-14:00", "Mo-Fr off"], "Mo-Fr 10:00-14:00; Mo-Fr off"),
    (
      ["Dec 24 10:00-14:00", "Dec 25 11:00-13:00", "Dec 24 17:00-20:00"],
      "Dec 24 10:00-14:00, Dec 24 17:00-20:00; Dec 25 11:00-13:00"
    ),
    (
      ["Fr 12:00-14:00", "Fr 18:00-02:00", "Sa 12:00-20:00"],
      "Fr 12:00-14:00, Fr 18:00-02:00, Sa 12:00-20:00"
    ),
  ])
  func timesOfTheSameDaysAddUp(_ rules: [String], _ hours: String) throws {
    let reading = try Reading(#"[{"name":"A","lat":1,"lon":2,"opening_hours":\#(rules)}]"#)
    #expect(reading.restaurants.first?.openingHours == hours)
  }

  @Test func aDashSaysThatNobodyKnows() throws {
    let reading = try week("-")
    #expect(reading.restaurants.first?.openingHours == "Mo unknown \"-\"; Tu 10:00-12:00")
    #expect(reading.count.unread.isEmpty)
  }

  @Test func numbersOfEachDayAreNoHours() throws {
    let reading = try week("12", "30")
    #expect(reading.restaurants.first.map { $0.openingHours == nil } == true)
    #expect(reading.count.unread["Tuesday"]?.count == 1)
  }

  @Test func anOpeningWithoutAClosingIsUnknown() throws {
    let reading = try Reading(
      "name,lat,lon,mon_open,mon_close,tue_open,tue_close\nA,1,2,09:00,,10:00,12:00\n")
    let hours = "Tu 10:00-12:00; Mo unknown \"09:00\""
    #expect(reading.restaurants.first?.openingHours == hours)
    #expect(reading.count.unread["mon_open"]?.example == "09:00")
  }

  @Test func daysInJSONAreReadAlike() throws {
    let reading = try Reading(
      #"[{"name":"A","lat":1,"lon":2,"hours":{"monday":"11am to 10pm","tuesday":"by appointment","#
        + #""wednesday":{"from":"11:00","till":"22:00"},"thursday":[{"open":"11","close":"22"}],"#
        + #""friday":{"open":"closed","close":"closed"},"saturday":null}}]"#)
    let hours =
      "Mo 11am to 10pm; Tu by appointment; "
      + "We unknown \"{'from':'11:00','till':'22:00'}\"; Th 11-22; Fr off"
    #expect(reading.restaurants.first?.openingHours == hours)
    #expect(reading.count.unread["wednesday"]?.count == 1)
  }

  @Test(arguments: [
    (#"[["11:00","15:00"],["17:00","22:00"]]"#, "Mo 11:00-15:00,17:00-22:00"),
    (#"["11:00","15:00"]"#, "Mo 11:00-15:00"), ("[[11,15],[17,22]]", "Mo 11-15,17-22"),
    (#"{"open":["11:00","17:00"],"close":["15:00","22:00"]}"#, "Mo 11:00-15:00,17:00-22:00"),
    (#"["11:00-15:00","17:00-22:00"]"#, "Mo 11:00-15:00,17:00-22:00"),
  ])
  func pairsOfTimesAreSpans(_ times: String, _ hours: String) throws {
    let reading = try Reading(#"[{"name":"A","lat":1,"lon":2,"hours":{"Mon":\#(times)}}]"#)
    #expect(reading.restaurants.first?.openingHours == hours)
    #expect(reading.count.unread.isEmpty)
  }

  @Test(arguments: [
    #"[["11:00","15:00"],["17:00"]]"#, #"{"open":["11:00","17:00"],"close":"22:00"}"#,
    #"[["11:00","15:00","17:00"]]"#, #"["11:00","15:00","17:00","22:00"]"#,
  ])
  func timesWithoutAnEndAreUnread(_ times: String) throws {
    let reading = try Reading(
      #"[{"name":"A","lat":1,"lon":2,"hours":{"Mon":\#(times),"Tue":"10-12"}}]"#)
    #expect(reading.restaurants.first?.openingHours?.hasPrefix("Mo unknown ") == true)
    #expect(reading.count.unread["Mon"]?.example == times)
  }

  @Test func daysOfTheObjectItselfAreReadAlike() throws {
    let reading = try Reading(#"[{"name":"A","lat":1,"lon":2,"mon":"noon to 8pm","tue":"?!a"}]"#)
    let hours = "Mo noon to 8pm; Tu unknown \"?!a\""
    #expect(reading.restaurants.first?.openingHours == hours)
    #expect(reading.count.unread["tue"]?.example == "?!a")
  }
}

/// Opening hours under the days of the week in languages other than English.
@Suite struct DayNamesTests {
  private func hours(_ names: [String], _ cells: [String]) throws -> [String?] {
    let csv = try Reading(
      "name,lat,lon,\(names.joined(separator: ","))\nA,1,2,\(cells.joined(separator: ","))\n")
    let members = zip(names, cells).map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",")
    let json = try Reading(
      #"[{"name":"A","lat":1,"lon":2,\#(members)},{"name":"B","lat":1,"lon":3,"hours":{\#(members)}}]"#
    )
    return (csv.restaurants + json.restaurants).map(\.openingHours)
  }

  @Test(arguments: [
    "Mo,Di,Mi,Do,Fr,Sa,So", "Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag",
    "Lu,Ma,Me,Je,Ve,Sa,Di", "lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche",
    "maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag",
    "segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado,domingo",
    "понеділок,вівторок,середа,четвер,п'ятниця,субота,неділя", "월요일,화요일,수요일,목요일,금요일,토요일,일요일",
    "lunes,martes,miercoles,jueves,viernes,sabado,domingo", "LUN,MAR,MIE,JUE,VIE,SAB,DOM",
    "Lun,Mar,Mer,Gio,Ven,Sab,Dom", "seg,ter,qua,qui,sex,sáb,dom",
    "lunedi',martedi',mercoledi',giovedi',venerdi',sabato,domenica",
    "poniedzialek,wtorek,sroda,czwartek,piatek,sobota,niedziela",
  ])
  func aWholeWeekIsRead(names: String) throws {
    let cells = ["9-17", "Ruhetag", "9.00-17.00", "fermé", "9-17", "geschlossen", "10:00-14:00"]
    let text =
      "Mo 9-17; Tu Ruhetag; We 9.00-17.00; Th fermé; Fr 9-17; Sa geschlossen; Su 10:00-14:00"
    let found = try hours(names.split(separator: ",").map(String.init), cells)
    #expect(found == [text, text, text])
  }

  @Test(arguments: ["Mo,Di,Mi,Fr", "Mo-Fr,So", "Sa,Di"])
  func halfAWeekIsNot(names: String) throws {
    let names = names.split(separator: ",").map(String.init)
    let found = try hours(names, names.map { _ in "9-17" })
    #expect(found.prefix(2) == [nil, nil])
  }

  @Test func englishDaysStayEnglish() throws {
    let found = try hours(["Mo", "Fr", "Sat"], ["9-17", "9-17", "10-12"])
    #expect(found.prefix(2) == ["Mo 9-17; Fr 9-17; Sa 10-12", "Mo 9-17; Fr 9-17; Sa 10-12"])
  }
}
