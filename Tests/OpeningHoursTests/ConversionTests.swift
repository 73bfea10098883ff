import Testing

@testable import OpeningHours

@Suite("Hours from other sources")
struct ConversionTests {
  @Test("Yelp's business hours")
  func yelp() {
    let week = ["Monday", "Tuesday", "Wednesday", "Thursday"].map { (day: $0, hours: "9:0-22:0") }
    let hours = Schedule.fromYelp(
      businessHours: week + [
        ("Friday", "11:30-2:0"), ("Saturday", "11:30-2:0"), ("Sunday", "0:0-0:0"),
      ])
    #expect(hours?.canonical == "Mo-Th 09:00-22:00, Fr-Sa 11:30-02:00, Su 00:00-24:00")
    #expect(Schedule.fromYelp(businessHours: [])?.canonical == "off")
    #expect(Schedule.fromYelp(businessHours: [("Funday", "9:0-22:0")]) == nil)
    #expect(Schedule.fromYelp(businessHours: [("Monday", "9:0")]) == nil)
    let always = Weekday.allCases.map { (day: $0.abbreviation, hours: "0:0-0:0") }
    #expect(Schedule.fromYelp(businessHours: always)?.canonical == "24/7")
  }

  @Test("Yelp Fusion's openings")
  func fusion() {
    let hours = Schedule.fromYelp(fusion: [
      YelpOpening(day: 0, start: "1130", end: "1430", isOvernight: false),
      YelpOpening(day: 0, start: "1700", end: "0130", isOvernight: true),
      YelpOpening(day: 2, start: "1130", end: "1430", isOvernight: false),
    ])
    #expect(hours?.canonical == "Mo 11:30-14:30,17:00-01:30, We 11:30-14:30")
    #expect(
      Schedule.fromYelp(fusion: [
        YelpOpening(day: 7, start: "1130", end: "1430", isOvernight: false)
      ])
        == nil)
    #expect(
      Schedule.fromYelp(fusion: [
        YelpOpening(day: 1, start: "2530", end: "1430", isOvernight: false)
      ])
        == nil)
  }

  @Test("schema.org strings")
  func strings() {
    #expect(
      Schedule.fromSchemaOrg(openingHours: [
        "Mo-Fr 09:00-17:00", "Sa 10:00-02:00", "Su 12:00-16:00",
      ])?
      .canonical == "Mo-Fr 09:00-17:00, Sa 10:00-02:00, Su 12:00-16:00")
    #expect(Schedule.fromSchemaOrg(openingHours: []) == nil)
    #expect(Schedule.fromSchemaOrg(openingHours: ["whenever"]) == nil)
  }

  @Test("schema.org specifications")
  func specifications() {
    let usual = ["https://schema.org/Monday", "Tuesday"].map {
      OpeningHoursSpecification(dayOfWeek: [$0], opens: "09:00:00", closes: "17:00")
    }
    let saturday = OpeningHoursSpecification(
      dayOfWeek: ["Saturday"], opens: "18:00", closes: "23:59")
    let christmas = OpeningHoursSpecification(
      dayOfWeek: [], opens: "00:00", closes: "00:00", validFrom: "2025-12-24",
      validThrough: "2025-12-26")
    #expect(
      Schedule.fromSchemaOrg(specifications: usual + [christmas, saturday])?.canonical
        == "Mo-Tu 09:00-17:00, Sa 18:00-24:00; 2025 Dec 24-2025 Dec 26 off")
    let wrong = OpeningHoursSpecification(dayOfWeek: ["Monday"], opens: "9", closes: "17:00")
    #expect(Schedule.fromSchemaOrg(specifications: [wrong]) == nil)
  }

  @Test("Two stretches on the same special days stand together")
  func specialDay() {
    let parts = [("10:00", "12:00"), ("14:00", "16:00")].map {
      OpeningHoursSpecification(
        dayOfWeek: [], opens: $0.0, closes: $0.1, validFrom: "2025-12-24",
        validThrough: "2025-12-24")
    }
    #expect(
      Schedule.fromSchemaOrg(specifications: parts)?.canonical
        == "2025 Dec 24 10:00-12:00, 2025 Dec 24 14:00-16:00")
  }
}
