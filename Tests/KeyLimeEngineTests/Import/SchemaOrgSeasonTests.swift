import Testing

@testable import KeyLimeEngine

/// Hours that schema.org gives for some dates.
@Suite struct SchemaOrgSeasonTests {
  private static func read(
    _ spans: [String], usual: String = week, special: [String] = []
  ) throws -> (hours: String?, unread: UnreadValues?) {
    let all = (usual.isEmpty ? [] : [usual]) + spans
    let reading = try Reading(
      #"{"@context":"https://schema.org","@type":"Restaurant","name":"A","geo":{"latitude":1,"longitude":2},"openingHoursSpecification":[\#(all.joined(separator: ","))],"specialOpeningHoursSpecification":[\#(special.joined(separator: ","))]}"#
    )
    let unread = reading.count.unread
    return (
      reading.restaurants.first?.openingHours,
      unread["openingHoursSpecification"] ?? unread["specialOpeningHoursSpecification"]
    )
  }

  private static let week = span("12:00", "22:00", days: "Monday,Tuesday,Wednesday,Thursday")
  private static let winter = (from: "2026-12-24", through: "2027-01-05")

  private static func span(
    _ opens: String, _ closes: String, days: String = "", from: String = "", through: String = ""
  ) -> String {
    #"{"opens":"\#(opens)","closes":"\#(closes)","dayOfWeek":"\#(days)","validFrom":"\#(from)","validThrough":"\#(through)"}"#
  }

  private static func inWinter(_ opens: String, _ closes: String, days: String = "") -> String {
    span(opens, closes, days: days, from: winter.from, through: winter.through)
  }

  @Test(arguments: [
    ([inWinter("00:00", "00:00")], "2026 Dec 24-2027 Jan 05 off"),
    ([inWinter("", "")], "2026 Dec 24-2027 Jan 05 off"),
    ([inWinter("00:00", "23:59")], "2026 Dec 24-2027 Jan 05 00:00-24:00"),
    ([inWinter("10:00", "14:00")], "2026 Dec 24-2027 Jan 05 10:00-14:00"),
    ([inWinter("10:00", "14:00", days: "Mo,Tu")], "2026 Dec 24-2027 Jan 05 Mo,Tu 10:00-14:00"),
    ([inWinter("10:00", "soon")], "2026 Dec 24-2027 Jan 05 unknown"),
    ([inWinter("10:00", "14:00"), inWinter("00:00", "00:00")], "2026 Dec 24-2027 Jan 05 unknown"),
    ([inWinter("0:00", "0:00", days: "PublicHolidays")], "2026 Dec 24-2027 Jan 05 PH off"),
    (
      [inWinter("18:00", "02:00", days: "Fr"), inWinter("12:00", "14:00", days: "Sa")],
      "2026 Dec 24-2027 Jan 05 Fr,Sa off, 2026 Dec 24-2027 Jan 05 Fr 18:00-02:00, 2026 Dec 24-2027 Jan 05 Sa 12:00-14:00"
    ),
    (
      [
        span("00:00", "00:00", from: "2026-12-25", through: "2026-12-25T23:59:59"),
        inWinter("10:00", "14:00"),
      ], "2026 Dec 24-2027 Jan 05 10:00-14:00; 2026 Dec 25 off"
    ),
  ])
  func someDatesHaveTheirOwn(_ spans: [String], _ hours: String) throws {
    #expect(try Self.read(spans).hours == "Mo-Th 12:00-22:00; \(hours)")
    #expect(try Self.read([], special: spans).hours == "Mo-Th 12:00-22:00; \(hours)")
  }

  @Test(arguments: [
    ("2026-12-24", ""), ("", "2027-01-05"), ("24.12.2026", "05.01.2027"),
    ("2027-01-05", "2026-12-24"), ("2026-12-23T23:00:00Z", "2027-01-05"),
    ("2026-02-30", "2026-03-01"),
  ])
  func datesThatCannotBeReadAreTold(_ from: String, _ through: String) throws {
    let found = try Self.read([Self.span("10:00", "14:00", from: from, through: through)])
    #expect(found.hours == "Mo-Th 12:00-22:00")
    #expect(found.unread?.example == "\(from) to \(through)" && found.unread?.count == 1)
  }

  @Test func specialHoursWithoutDatesAreTold() throws {
    let found = try Self.read([], special: [Self.span("10:00", "14:00", days: "Mo")])
    #expect(found.hours == "Mo-Th 12:00-22:00")
    #expect(found.unread?.column == "specialOpeningHoursSpecification")
    #expect(found.unread?.example == "10:00-14:00")
  }

  @Test func datesAloneSayNothingOfTheRestOfTheYear() throws {
    let closed = try Self.read([Self.inWinter("00:00", "00:00")], usual: "")
    #expect(closed.hours == "unknown; 2026 Dec 24-2027 Jan 05 off")
    let open = try Self.read([Self.inWinter("10:00", "14:00", days: "Mo,Su")], usual: "")
    #expect(
      open.hours
        == "unknown; 2026 Dec 24-2027 Jan 05 Mo 10:00-14:00; 2026 Dec 24-2027 Jan 05 Tu-Sa off; 2026 Dec 24-2027 Jan 05 Su 10:00-14:00"
    )
  }

  @Test func datesStandBesideHoursInOneText() throws {
    let reading = try Reading(
      #"{"@context":"https://schema.org","@type":"Restaurant","name":"A","geo":{"latitude":1,"longitude":2},"openingHours":"Mo-Fr 9-17","specialOpeningHoursSpecification":\#(Self.inWinter("", ""))}"#
    )
    #expect(
      reading.restaurants.first?.openingHours == "Mo-Fr 9-17; 2026 Dec 24-2027 Jan 05 off")
  }
}
