import Testing

@testable import OpeningHours

@Suite("The sun")
struct SunTests {
  /// Times of almanacs in minutes UTC, good to two minutes.
  @Test(
    "Rising and setting",
    arguments: [
      (52.52, 13.405, "2024-06-21", SunEvent.sunrise, 2 * 60 + 43),
      (52.52, 13.405, "2024-06-21", .sunset, 19 * 60 + 33),
      (52.52, 13.405, "2024-12-21", .sunrise, 7 * 60 + 15),
      (52.52, 13.405, "2024-12-21", .sunset, 14 * 60 + 54),
      (40.7128, -74.006, "2024-03-20", .sunrise, 10 * 60 + 59),
      (40.7128, -74.006, "2024-03-20", .sunset, 23 * 60 + 8),
      (0.0, 0.0, "2024-03-20", .sunrise, 6 * 60 + 4),
      (-33.8688, 151.2093, "2024-12-21", .sunset, 9 * 60 + 5),
      (51.5074, -0.1278, "2024-06-21", .dusk, 21 * 60 + 10),
    ])
  func almanac(latitude: Double, longitude: Double, date: String, event: SunEvent, wanted: Int)
    throws
  {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let result = SunCalculation(coordinate: coordinate).minute(
      of: event, on: local("\(date) 00:00").date)
    guard case .at(let minute) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(abs(minute - Double(wanted)) <= 2.5, "\(minute)")
  }

  @Test("Polar day and night")
  func polar() {
    let tromso = Place(
      timeZone: .fixed(secondsEast: 7200), coordinate: Coordinate(latitude: 69.65, longitude: 18.96)
    )
    let daylight = schedule("sunrise-sunset")
    for hour in ["00", "03", "12", "23"] {
      let summer = daylight.status(
        at: tromso.timeZone.moment(local("2024-06-21 \(hour):30")), in: tromso)
      #expect(summer.state == .open)
      let winter = daylight.status(
        at: tromso.timeZone.moment(local("2024-12-21 \(hour):30")), in: tromso)
      #expect(winter.state == .closed)
    }
  }

  @Test("A sunset that comes after the fixed end leaves the day empty")
  func emptyDay() {
    let berlin = Place(
      timeZone: .fixed(secondsEast: 7200), coordinate: Coordinate(latitude: 52.5, longitude: 13.4))
    let evening = schedule("sunset-21:00")
    let day = evening.week(startingOn: local("2024-06-21 00:00").date, in: berlin)[0]
    #expect(day.openings.isEmpty)
  }
}
