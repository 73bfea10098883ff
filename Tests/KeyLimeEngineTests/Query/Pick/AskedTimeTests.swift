import Testing

@testable import KeyLimeEngine

/// It is Friday 2026-11-20 18:30 in UTC, and Saturday 03:30 in Tokyo.
@Suite struct AskedTimeTests {
  private static let now = Moment(secondsSince1970: 1_795_199_400)

  private static func place(in zone: String?) throws -> Restaurant {
    var place = Restaurant(
      id: try #require(RestaurantID("n1")), name: "Bao House",
      position: try #require(Coordinate(latitude: 35.68, longitude: 139.76)))
    (place.timeZone, place.openingHours) = (zone, "Mo-Su 11:00-14:00")
    return place
  }

  private static func time(_ when: When, in zone: String?) throws -> String {
    let place = try place(in: zone)
    let clocks = PlaceClocks(zone: .utc)
    let moment = AskedTime(when, askedAt: now).moment(at: place, by: clocks)
    return moment.rfc3339(in: try #require(clocks.zone(of: place)))
  }

  @Test(
    "when",
    arguments: [
      (When.day(.relative(0), second: 43_200), "2026-11-21T12:00:00+09:00", "2026-11-20T12:00:00Z"),
      (
        .day(.coming(.friday, from: 0), second: 72_000), "2026-11-27T20:00:00+09:00",
        "2026-11-20T20:00:00Z"
      ),
      // At night, a day alone is asked about at 12:30.
      (
        .day(.coming(.sunday, from: 0), second: nil), "2026-11-22T12:30:00+09:00",
        "2026-11-22T18:30:00Z"
      ),
      (
        .day(.coming(.saturday, from: 0), second: nil), "2026-11-21T12:30:00+09:00",
        "2026-11-21T18:30:00Z"
      ),
      (.day(.relative(0), second: nil), "2026-11-21T03:30:00+09:00", "2026-11-20T18:30:00Z"),
      (.now, "2026-11-21T03:30:00+09:00", "2026-11-20T18:30:00Z"),
      (.offset(3600), "2026-11-21T04:30:00+09:00", "2026-11-20T19:30:00Z"),
      (
        .exact(Moment(secondsSince1970: 1_795_230_000)), "2026-11-21T12:00:00+09:00",
        "2026-11-21T03:00:00Z"
      ),
    ])
  func eachPlaceHasItsOwnClocks(when: When, tokyo: String, utc: String) throws {
    #expect(try Self.time(when, in: "Asia/Tokyo") == tokyo)
    #expect(try Self.time(when, in: "UTC") == utc)
    // It lies in Tokyo, and the clocks of the one who asks are not its own.
    #expect(try Self.time(when, in: nil) == tokyo)
    #expect(try Self.time(when, in: "Mars/Base") == tokyo)
  }

  @Test func aListAsksEveryPlaceByItsClocks() throws {
    let noon = AskedTime(.day(.relative(0), second: 43_200), askedAt: Self.now)
    let condition = OpenCondition(at: noon, by: PlaceClocks(zone: .utc))
    for zone in ["Asia/Tokyo", "America/New_York", nil] {
      #expect(condition.isMet(by: try Self.place(in: zone)) == true)
    }
    let instant = OpenCondition(
      at: AskedTime(noon.moment(in: .utc)), by: PlaceClocks(zone: .utc))
    #expect(instant.isMet(by: try Self.place(in: "Asia/Tokyo")) == false)
  }
}
