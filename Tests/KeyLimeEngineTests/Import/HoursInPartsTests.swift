import Testing

@testable import KeyLimeEngine

/// Opening hours whose parts are in fields of their own.
@Suite struct HoursInPartsTests {
  private func hours(_ members: String) throws -> String? {
    try #require(
      try Reading(#"[{"name":"A","lat":55.9,"lng":-3.2,\#(members)}]"#).restaurants.first
    ).openingHours
  }

  @Test(arguments: [
    (#""open_time":"12:00","close_time":"00:00""#, "12:00-24:00"),
    (#""opening_time":"11:00 AM","closing_time":"10 PM""#, "11:00-22:00"),
    (
      #""opensAt":"18:00","closesAt":"02:00","closedDays":["Monday","Tuesday"]"#,
      "We-Su 18:00-02:00"
    ),
    (#""openTime":9,"closeTime":22"#, "09:00-22:00"),
    (#""Jam Buka":"Senin-Minggu 10.00-22.00""#, "Mo-Su 10:00-22:00"),
    (#""opening_time":"09:00:00","closing_time":"22:30:00""#, "09:00-22:30"),
    (#""openTime":"9:00","closeTime":"17:30","workingDays":"Mon-Fri""#, "Mo-Fr 09:00-17:30"),
    (#""営業時間":"11:00～22:00","定休日":"月曜日""#, "11:00-22:00; Mo off"),
    (#""영업시간":"11:30~21:00","정기휴무":"매주 월요일""#, "11:30-21:00; Mo off"),
    (#""opening_hours":"Tu-Su 9-17","closed_on":"Closed Mondays""#, "Tu-Su 09:00-17:00; Mo off"),
    (#""hours":"10am-6pm","closed":"Sunday""#, "10:00-18:00; Su off"),
    (#""hours":"10am-6pm","closed":"false""#, "10am-6pm"),
    (#""hours":{"open":"09:00","close":"22:00"}"#, "09:00-22:00"),
    (#""opening_hours":{"from":"9:00","to":"17:00"},"closed":"Sunday""#, "09:00-17:00; Su off"),
    (
      #""openingHours":{"opens":"09:00","closes":"22:00","days":["Mon","Tue"]}"#,
      "Mo 09:00-22:00; Tu 09:00-22:00"
    ),
    (
      #""hours":[{"start":"09:00","end":"12:00"},{"start":"13:00","end":"17:00"}]"#,
      "09:00-12:00,13:00-17:00"
    ),
    (#""schedule":{"monday":"9-5","tuesday":"closed"}"#, "Mo 9-5; Tu off"),
    (#""hours":"9am-5pm","days":"Mon-Fri""#, "Mo-Fr 09:00-17:00"),
    (#""hours":"Tu-Su 9-17","days":"Mon-Fri""#, "Tu-Su 9-17"),
    (#""hours":"9am-5pm","days":"5""#, "9am-5pm"),
    (
      #""openTime":"09:00","closeTime":"21:00","breakTime":"15:00-17:00""#,
      "09:00-15:00,17:00-21:00"
    ),
    (
      #""영업시간":"11:30-21:00","브레이크타임":"15:00~17:00","정기휴무":"월요일""#,
      "11:30-15:00,17:00-21:00; Mo off"
    ),
    (
      #""hours":"11:30-21:00","break":{"start":"15:00","end":"17:00"}"#,
      "11:30-15:00,17:00-21:00"
    ),
    (
      #""hours":{"open":"11:30","close":"21:00","break":{"start":"15:00","end":"17:00"}}"#,
      "11:30-15:00,17:00-21:00"
    ),
    (
      #""hoursOfOperation":{"regularHours":[{"dayOfWeek":"Monday","openTime":"11:00","closeTime":"#
        + #""22:00","breakStart":"15:30","breakEnd":"16:30"},{"dayOfWeek":"Tuesday","openTime":"#
        + #""11:00","closeTime":"22:00"}],"specialHours":[]}"#,
      "Mo 11:00-15:30,16:30-22:00; Tu 11:00-22:00"
    ),
    (#""is24Hours":true"#, "24/7"), (#""open_24h":"yes","closed":"Sunday""#, "24/7; Su off"),
    (#""open24Hours":true,"operatingDays":"Mon,Tue","openingTime":"""#, "Mo,Tu 00:00-24:00"),
    (#""is24Hours":true,"hours":"9-17""#, "9-17"), (#""is24Hours":false,"hours":"9-17""#, "9-17"),
    (#""hours":{"lunch":"11:30-14:00","dinner":"17:00-22:00"}"#, "11:30-14:00, 17:00-22:00"),
    (#""hours":{"monday":{"lunch":"11:30-14:00","dinner":"closed"}}"#, "Mo 11:30-14:00"),
    // What says nothing more leaves the text as it was.
    (#""hours":"9-12, 13-17","breakTime":"12-13""#, "9-12, 13-17"),
    (#""hours":"11:30-21:00","breakTime":"none""#, "11:30-21:00"),
    (#""営業時間":"11:00～22:00","定休日":"無休""#, "11:00～22:00"),
    (#""営業時間":"11:00～22:00","定休日":"不定休""#, #"11:00-22:00 open "closed 不定休""#),
    (#""hours":"9-12","closedDays":"F""#, #"09:00-12:00 "closed F""#),
    // Who came on a day that nobody can read would find it closed.
    (
      #""hours":"9-12, 13-17","closedDays":"by tides""#,
      #"09:00-12:00,13:00-17:00 "closed by tides""#
    ),
    (
      #""hours":"Mo-Fr 9-12; Sa 9-11","closedDays":"by tides""#,
      "Mo-Fr 9-12; Sa 9-11; closed by tides"
    ),
    (#""horario":"de 13 a 16","díasDeCierre":"ninguno""#, "de 13 a 16"),
  ])
  func membersOfAnyJSON(members: String, text: String) throws {
    #expect(try hours(members) == text)
  }

  @Test(arguments: [
    #""open_time":"12:00""#, #""close_time":"22:00""#, #""open_time":null,"close_time":"22:00""#,
    #""open_time":"early","close_time":"late""#, #""closed_on":"Monday""#,
    #""opens":true,"closes":false"#, #""breakTime":"15-17""#, #""is24Hours":false"#,
    #""business_hours":[{"wday":0,"open_time":39600,"close_time":86400}]"#,
    #""open_time":"00:00:00","close_time":"00:00:00""#,
  ])
  func onePartAloneIsNoHours(members: String) throws { #expect(try hours(members) == nil) }

  @Test func breaksInATable() throws {
    let reading = try Reading(
      """
      name,lat,lng,hours,break time,open 24 hours
      A,1,2,11:30-21:00,15:00~17:00,no
      B,1,2,11:30-21:00,when we like,
      C,1,2,,,yes
      """)
    #expect(
      reading.restaurants.map(\.openingHours) == [
        "11:30-15:00,17:00-21:00", "11:30-21:00", "24/7",
      ])
    #expect(Array(reading.count.unread.keys) == ["break time"])
  }

  @Test func columnsOfATable() throws {
    let reading = try Reading(
      """
      店名,緯度,経度,営業時間,定休日,テイクアウト
      太郎,35.68,139.76,11:00～22:00,月曜日,有
      花子,35.69,139.77,17:00～翌1:00,日・祝,無
      喫茶,35.70,139.78,8:00～18:00,不定休,
      """)
    #expect(
      reading.restaurants.map(\.openingHours) == [
        "11:00-22:00; Mo off", "Mo-Sa 17:00-01:00; PH off",
        #"08:00-18:00 open "closed 不定休""#,
      ])
    #expect(reading.restaurants.map(\.services) == [[.takeaway], [], []])
    #expect(reading.restaurants.map(\.noServices) == [[], [.takeaway], []])
    #expect(reading.count.unread.isEmpty && reading.count.unusedColumns.isEmpty)
  }

  @Test func unreadClosedDaysHaveTheNameOfTheirMember() throws {
    let reading = try Reading(#"[{"name":"A","lat":1,"lng":2,"hours":"11-22","定休日":"干潮"}]"#)
    #expect(Array(reading.count.unread.keys) == ["定休日"])
  }

  @Test func chosenColumns() throws {
    var options = CatalogueReader.Options()
    options.fields = [.opens: "auf", .closes: "zu"]
    let reading = try Reading(
      """
      name,lat,lng,auf,zu
      A,55.9,-3.2,11:00,22:00
      """, options: options)
    #expect(reading.restaurants.map(\.openingHours) == ["11:00-22:00"])
  }

  @Test(arguments: [("WAHR", "FALSCH"), ("oui", "non"), ("Sí", "No"), ("있음", "없음"), ("○", "×")])
  func answersInOtherLanguages(yes: String, no: String) throws {
    let reading = try Reading(
      """
      name,lat,lng,abholung,lieferung,vegan
      A,55.9,-3.2,\(yes),\(no),\(yes)
      """)
    #expect(reading.restaurants.map(\.services) == [[.takeaway]])
    #expect(reading.restaurants.map(\.noServices) == [[.delivery]])
    #expect(reading.restaurants.first?.diets.contains(.vegan) == true)
  }
}
