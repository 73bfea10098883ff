import Testing

@testable import KeyLimeEngine

/// Opening hours in the shapes that JSON files have them in.
@Suite struct JSONHoursTests {
  private func read(_ hours: String, under name: String = "opening_hours") throws -> Reading {
    try Reading(#"[{"name":"A","lat":1,"lon":2,"\#(name)":\#(hours)}]"#)
  }

  @Test(arguments: [
    (
      #"[{"day":"Monday","hours":"12 to 11 PM"},{"day":"Sunday","hours":"Closed"}]"#,
      "Mo 12 to 11 PM; Su off"
    ),
    (#"[{"day":"Mon","open":"11:00","close":"22:00"}]"#, "Mo 11:00-22:00"),
    (
      #"[{"day":"Mon","open":"11:00","close":"15:00"},{"day":"Mon","open":"17:00","close":"22:00"}]"#,
      "Mo 11:00-15:00,17:00-22:00"
    ),
    (
      #"[{"dayOfWeek":["Monday","https://schema.org/Tuesday"],"opens":"09:00","closes":"17:00"}]"#,
      "Mo 09:00-17:00; Tu 09:00-17:00"
    ),
    (#"{"monday":{"isOpen":true,"openTime":"11:00","closeTime":"22:00"}}"#, "Mo 11:00-22:00"),
    (#"{"monday":{"isOpen":false,"openTime":"","closeTime":""},"tue":"9-17"}"#, "Mo off; Tu 9-17"),
    (
      #"[{"text":["Mon-Fri: 11:00 - 22:00","Sat: 12:00 - 23:00"],"isOpen":true}]"#,
      "Mon-Fri: 11:00 - 22:00; Sat: 12:00 - 23:00"
    ),
    (#"[["11:00","15:00"],["17:00","22:00"]]"#, "11:00-15:00,17:00-22:00"),
    (#"[{"friday":"11 AM–9 PM"},{"saturday":"Closed"}]"#, "Fr 11 AM–9 PM; Sa off"),
  ])
  func daysAreFoundInLists(_ hours: String, _ text: String) throws {
    let reading = try read(hours)
    #expect(reading.restaurants.first?.openingHours == text)
    #expect(reading.count.unread.isEmpty)
  }

  @Test(arguments: [
    (#"{"Lundi":"9h-18h","Mardi":"Fermé"}"#, "Mo 9h-18h; Tu Fermé"),
    (#"{"Понедельник":"10:00–22:00","Вторник":"Закрыто"}"#, "Mo 10:00–22:00; Tu Закрыто"),
    (#"{"Senin":"10.00–22.00","Minggu":"Buka 24 jam"}"#, "Mo 10.00–22.00; Su Buka 24 jam"),
    (#"{"星期一":"11:00–21:00","星期二":"休息"}"#, "Mo 11:00–21:00; Tu 休息"),
    (
      #"[{"day":"月曜日","hours":"11:00-21:00"},{"day":"火曜日","hours":"定休日"}]"#,
      "Mo 11:00-21:00; Tu 定休日"
    ),
    (#"[{"wochentag":"Montag","von":"09:00","bis":"17:00"}]"#, "Mo 09:00-17:00"),
    (#"[{"dia":"lunes","apertura":"09:00","cierre":"17:00"}]"#, "Mo 09:00-17:00"),
    (#"{"lundi":{"ouverture":"09:00","fermeture":"17:00"}}"#, "Mo 09:00-17:00"),
    (#"{"Mo":"9-17","Di":"9-17"}"#, "Mo 9-17; Tu 9-17"),
    (#"{"Miercoles":"9-17","Sabado":"cerrado"}"#, "We 9-17; Sa cerrado"),
  ])
  func daysAreFoundInManyLanguages(_ hours: String, _ text: String) throws {
    #expect(try read(hours).restaurants.first?.openingHours == text)
  }

  /// What is left out would be closed.
  @Test func halfAWeekOfAnUnknownLanguageIsNone() throws {
    let reading = try read(#"{"martes":"9-17","quitzá":"9-18"}"#)
    #expect(reading.restaurants.first?.openingHours == nil)
    #expect(Set(reading.count.unread.keys) == ["martes", "quitzá"])
    let closed = try read(#"{"martes":"9-17","notas":"terraza"}"#)
    #expect(closed.restaurants.first?.openingHours == "Tu 9-17")
  }

  /// It is Tuesday in German and Sunday in French.
  @Test func aNameOfTwoDaysIsNone() throws {
    #expect(try read(#"{"Di":"9-17"}"#).restaurants.first?.openingHours == nil)
  }

  /// What is said of a season is not said of the year.
  @Test func specificationsOfSchemaOrgMayBeOfASeason() throws {
    let usual = #""@type":"OpeningHoursSpecification","dayOfWeek":"https://schema.org/Friday""#
    let reading = try read(
      """
      [{\(usual),"opens":"09:00","closes":"17:00"},
       {"opens":"10:00","closes":"12:00","validFrom":"2026-12-25","validThrough":"2026-12-25"}]
      """, under: "openingHoursSpecification")
    #expect(
      reading.restaurants.first?.openingHours == "Fr 09:00-17:00; 2026 Dec 25 10:00-12:00")
  }

  @Test func theWholeWeekGoesBeforeWhatIsSoNow() throws {
    let reading = try read(
      #""Closed ⋅ Opens 8 AM Tue","operating_hours":{"monday":"Closed","tuesday":"8 AM–5 PM"}"#,
      under: "hours")
    #expect(reading.restaurants.first?.openingHours == "Mo off; Tu 8 AM–5 PM")
  }

  @Test(arguments: [
    (#"[{"open":{"day":1,"time":"1100"},"close":{"day":1,"time":"2200"}}]"#, "Mo 11:00-22:00"),
    (
      #"[{"open":{"day":5,"hour":18,"minute":30},"close":{"day":6,"hour":2}}]"#, "Fr 18:30-02:00"
    ),
    (#"[{"open":{"day":0,"hour":0,"minute":0}}]"#, "24/7"),
    (
      #"[{"open":{"day":5,"time":"1000"},"close":{"day":0,"time":"1800"}}]"#,
      "Fr 10:00-24:00; Sa 00:00-24:00; Su 00:00-18:00"
    ),
  ])
  func periodsOfGoogleAreRead(_ periods: String, _ text: String) throws {
    for name in ["opening_hours", "regularOpeningHours"] {
      let reading = try read(#"{"openNow":true,"periods":\#(periods)}"#, under: name)
      #expect(reading.restaurants.first?.openingHours == text)
    }
  }

  @Test(arguments: [
    (
      #"{"timeframes":[{"days":"Mon–Thu","open":[{"renderedTime":"11:00 AM–2:00 PM"},"#
        + #"{"renderedTime":"5:00 PM–1:00 AM"}]},{"days":"Sun","open":[{"renderedTime":"Noon–9:00 PM"}]}]}"#,
      "Mon–Thu 11:00 AM–2:00 PM, 5:00 PM–1:00 AM; Sun Noon–9:00 PM"
    ),
    (
      #"{"display":"Open daily","regular":[{"day":1,"open":"1100","close":"+0100"}]}"#,
      "Mo 11:00-01:00"
    ),
    (range("2026-11-23", 17, "2026-11-24", 1), "Mo 17:00-01:00"),
    (range("2026-11-23", 0, "2026-11-30", 0), "24/7"),
  ])
  func hoursOfFoursquareAndTomTomAreRead(_ hours: String, _ text: String) throws {
    let reading = try read(hours, under: "hours")
    #expect(reading.restaurants.first?.openingHours == text)
    #expect(reading.count.unread.isEmpty)
  }

  private static func range(_ opens: String, _ hour: Int, _ closes: String, _ end: Int) -> String {
    #"{"timeRanges":[{"startTime":{"date":"\#(opens)","hour":\#(hour),"minute":0},"#
      + #""endTime":{"date":"\#(closes)","hour":\#(end),"minute":0}}]}"#
  }

  @Test func spansOfYelpAndFoursquareAreRead() throws {
    let yelp = try read(#"[{"open":[{"day":0,"start":"1100","end":"2200"}]}]"#, under: "hours")
    #expect(yelp.restaurants.first?.openingHours == "Mo 11:00-22:00")
    let place = #""name":"A","categories":[{"name":"Café"}],"latitude":1,"longitude":2"#
    let foursquare = try Reading(
      #"{"results":[{"fsq_place_id":"a",\#(place),"hours":{"open_now":true,"#
        + #""regular":[{"day":1,"open":"1100","close":"2200"},{"day":7,"open":"1800","close":"+0100"}]}}]}"#
    )
    #expect(foursquare.format == .foursquare)
    #expect(foursquare.restaurants.first?.openingHours == "Mo 11:00-22:00; Su 18:00-01:00")
    let search = try Reading(
      #"{"businesses":[{"id":"a","name":"A","is_closed":false,"categories":[{"title":"Thai"}],"#
        + #""coordinates":{"latitude":1,"longitude":2},"#
        + #""business_hours":[{"open":[{"day":6,"start":"1100","end":"2200"}]}]}]}"#)
    #expect(search.restaurants.first?.openingHours == "Su 11:00-22:00")
  }

  @Test(arguments: [
    #"["11:00","15:00","17:00"]"#, #"[{"day":1,"open":"11:00","close":"22:00"}]"#,
    #"{"0":"11-22"}"#, #"[{"Lunch":"11-15"}]"#,
    #"{"periods":[{"open":"11:00"}]}"#, #"{"timeframes":[{"days":"Mon","open":[{"time":"9"}]}]}"#,
    range("2026-11-24", 1, "2026-11-23", 17), range("2026-13-01", 1, "2026-11-23", 17),
    #"{"timeRanges":[{"startTime":{"date":"2026-11-23","hour":1e99}}]}"#,
  ])
  func whatNobodyCanReadIsNoted(_ hours: String) throws {
    let reading = try read(hours)
    #expect(reading.restaurants.map(\.openingHours) == [nil])
    #expect(reading.count.unread.values.map(\.count) == [1])
  }

  @Test(arguments: ["{}", "[]", "null", #"{"open_now":true,"periods":[]}"#, "[{}]", "[[]]"])
  func nothingIsNotNoted(_ hours: String) throws {
    let reading = try read(hours)
    #expect(reading.restaurants.map(\.openingHours) == [nil] && reading.count.unread.isEmpty)
  }
}
