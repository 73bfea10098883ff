import Testing

@testable import KeyLimeEngine

/// Opening hours of Yelp, day by day, and of schema.org.
@Suite struct PublishedHoursTests {
  private static func readYelp(_ hours: String) throws -> Reading {
    try Reading(
      #"{"business_id":"b","name":"A","latitude":1,"longitude":2,"is_open":1,"categories":"Restaurants","hours":{\#(hours)}}"#
    )
  }

  private static func yelp(_ hours: String) throws -> String? {
    try #require(try readYelp(hours).restaurants.first).openingHours
  }

  private static func readFusion(_ spans: String) throws -> Reading {
    try Reading(
      #"{"businesses":[{"id":"f","name":"A","categories":[{"alias":"thai","title":"Thai"}],"coordinates":{"latitude":1,"longitude":2},"hours":[{"open":[\#(spans)]}]}]}"#
    )
  }

  private static func fusion(_ spans: String) throws -> String? {
    try #require(try readFusion(spans).restaurants.first).openingHours
  }

  @Test func theHoursAfterMidnightOutliveTheNextDay() throws {
    let hours = "Fr,Sa 18:00-02:00, Su 12:00-20:00"
    #expect(
      try Self.yelp(#""Friday":"18:0-2:0","Saturday":"18:0-2:0","Sunday":"12:0-20:0""#) == hours)
    #expect(
      try Self.fusion(
        #"{"day":4,"start":"1800","end":"0200"},{"day":5,"start":"1800","end":"0200"},{"day":6,"start":"1200","end":"2000"}"#
      ) == hours)
    #expect(
      try Self.yelp(
        #""Monday":"12:0-20:0","Tuesday":"18:0-0:0","Wednesday":"9:0-1:0","Sunday":"18:0-2:0""#)
        == "Mo 12:00-20:00; Tu 18:00-24:00; We 09:00-01:00; Su 18:00-02:00")
  }

  private static func schemaOrg(_ members: String) throws -> Reading {
    try Reading(
      #"{"@context":"https://schema.org","@type":"Restaurant","name":"A","geo":{"latitude":1,"longitude":2},\#(members)}"#
    )
  }

  @Test(arguments: [
    (["Mo-Fr 11:00-14:30", "Mo-Fr 17:00-22:00"], "Mo-Fr 11:00-14:30, Mo-Fr 17:00-22:00"),
    (["Fr-Sa 18:00-02:00", "Su 12:00-20:00"], "Fr-Sa 18:00-02:00, Su 12:00-20:00"),
    (["Mo-Su 10:00-20:00", "PH off", "Dec 24 off"], "Mo-Su 10:00-20:00; PH off; Dec 24 off"),
    (["Mo 10:00-20:00", "2026 Dec 24 off"], "Mo 10:00-20:00; 2026 Dec 24 off"),
    (["11:00-14:00", "17:00-22:00"], "11:00-14:00, 17:00-22:00"),
    (["Mo-Su"], "Mo-Su"),
  ])
  func theTextsOfSchemaOrgAddUp(_ texts: [String], _ hours: String) throws {
    let reading = try Self.schemaOrg(#""openingHours":\#(texts)"#)
    #expect(reading.restaurants.first?.openingHours == hours)
  }

  private static func span(_ day: String, _ opens: String, _ closes: String) -> String {
    #"{"dayOfWeek":"\#(day)","opens":"\#(opens)","closes":"\#(closes)"}"#
  }

  @Test(arguments: [
    ("5:00 PM", "10:00 PM", "17:00-22:00"), ("5pm", "12 a.m.", "17:00-24:00"),
    ("12:00 AM", "12:00 PM", "00:00-12:00"), ("09:00:00", "23:59:59", "09:00-24:00"),
    ("0930", "24:00", "09:30-24:00"),
  ])
  func timesMayHaveTwelveHours(_ opens: String, _ closes: String, _ hours: String) throws {
    let reading = try Self.schemaOrg(
      #""openingHoursSpecification":\#(Self.span("Friday", opens, closes))"#)
    #expect(reading.restaurants.first?.openingHours == "Fr \(hours)")
    #expect(reading.count.unread.isEmpty)
  }

  @Test(arguments: [
    ("17:00 PM", "22:00"), ("noon", "22:00"), ("09:00", "late"), ("24:30", "22:00"),
    ("9:75", "22:00"), ("09:00Z", "22:00"), ("10:00", "10:00"), ("09:00", ""), ("+9:00", "22:00"),
  ])
  func whatIsNoTimeIsUnknownAndTold(_ opens: String, _ closes: String) throws {
    let spans = [Self.span("Fri", opens, closes), Self.span("Friday", "17:00", "22:00")]
    let reading = try Self.schemaOrg(
      #""openingHoursSpecification":[\#(spans.joined(separator: ","))]"#)
    #expect(reading.restaurants.first?.openingHours == "Fr unknown")
    let unread = reading.count.unread["openingHoursSpecification"]
    #expect(unread?.column == "openingHoursSpecification")
    #expect(unread?.example == "\(opens)-\(closes)" && unread?.count == 1)
  }

  @Test func whatIsNoDayIsTold() throws {
    let spans = ["Mo-Fr", "Thanksgiving"].map { Self.span($0, "10:00", "22:00") }
    let reading = try Self.schemaOrg(
      #""openingHoursSpecification":[\#(spans.joined(separator: ",")),{"dayOfWeek":["Monday, Tue"],"opens":"9:00","closes":"10:00"}]"#
    )
    #expect(reading.restaurants.first?.openingHours == "Mo,Tu 09:00-10:00; We-Su unknown")
    #expect(reading.count.unread["openingHoursSpecification"]?.example == "Mo-Fr")
    #expect(reading.count.unread["openingHoursSpecification"]?.count == 2)
  }

  @Test func timesOfYelpThatAreNoneAreUnknown() throws {
    #expect(
      try Self.yelp(#""Monday":"9:0-late","Tuesday":"5:0 PM-10:0 PM","Wednesday":"Closed""#)
        == "Mo unknown; Tu 17:00-22:00")
    #expect(try Self.fusion(#"{"day":4,"start":"1800","end":"2575"}"#) == "Fr unknown")
  }

  @Test func timesOfYelpThatAreNoneAreTold() throws {
    let reading = try Self.readYelp(
      #""Monday":"9:0-late","Tuesday":"0:0-0:0","Wednesday":"Closed","Mon-Fri":"9:0-17:0","Sunday":"-""#
    )
    #expect(reading.count.unread["hours"]?.example == "9:0-late")
    #expect(reading.count.unread["hours"]?.count == 2)
    let fusion = try Self.readFusion(
      #"{"day":4,"start":"1800","end":"2575"},{"day":5,"start":"1800","end":"2200"}"#)
    #expect(fusion.count.unread["hours"]?.example == "1800-2575")
    #expect(fusion.count.unread["hours"]?.count == 1)
  }

  @Test(arguments: [
    ("http://schema.org/PublicHolidays", "10:00", "14:00", "Mo 10:00-22:00; PH 10:00-14:00"),
    ("PublicHolidays", "00:00", "00:00", "Mo 10:00-22:00; PH off"),
    ("schema:PublicHolidays", "10:00", "?", "Mo 10:00-22:00; PH unknown"),
  ])
  func publicHolidays(_ day: String, _ opens: String, _ closes: String, _ hours: String) throws {
    let spans = [Self.span(day, opens, closes), Self.span("Monday", "10:00", "22:00")]
    let reading = try Self.schemaOrg(
      #""openingHoursSpecification":[\#(spans.joined(separator: ","))]"#)
    #expect(reading.restaurants.first?.openingHours == hours)
  }

  @Test func publicHolidaysOfAPlaceThatIsAlwaysOpen() throws {
    let days = "Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,PublicHolidays"
    let reading = try Self.schemaOrg(
      #""openingHoursSpecification":\#(Self.span(days, "00:00", "00:00"))"#)
    #expect(reading.restaurants.first?.openingHours == "24/7")
  }

  @Test func publicHolidaysAloneSayNothingOfOtherDays() throws {
    let reading = try Self.schemaOrg(
      #""openingHoursSpecification":\#(Self.span("PublicHolidays", "00:00", "00:00"))"#)
    #expect(reading.restaurants.first?.openingHours == "unknown; PH off")
  }
}
