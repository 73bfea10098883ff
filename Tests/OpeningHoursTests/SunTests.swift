import Testing
import Thoroughness

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

/// Sun times at random places and days, beside those of PyEphem.
@Suite struct SunPropertyTests {
  @Test func risingAndSettingAreThoseOfAnEphemeris() throws {
    for row in Self.rows {
      let place = try #require(Coordinate(latitude: row.latitude, longitude: row.longitude))
      let sun = SunCalculation(coordinate: place)
      let limit = abs(row.latitude) <= 60 ? 30.0 : 90
      for (event, wanted) in [(SunEvent.sunrise, row.rising), (.sunset, row.setting)] {
        let result = sun.minute(of: event, on: CivilDate(daysSince1970: row.day))
        guard case .at(let minute) = result else {
          Issue.record("\(row): \(result)")
          continue
        }
        #expect(abs(minute * 60 - Double(wanted)) <= limit, "\(row): \(event)")
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func theNoonIsInTheMiddleOfTheDay(part: UInt64) throws {
    for seed in part * 100..<part * 100 + 100 {
      var random = SplitMix64(seed: seed)
      let place = try #require(
        Coordinate(
          latitude: Double.random(in: -60...60, using: &random),
          longitude: Double.random(in: -180...180, using: &random)))
      let date = CivilDate(daysSince1970: Int.random(in: 18_000...30_000, using: &random))
      let sun = SunCalculation(coordinate: place)
      let times = SunEvent.allCases.map { sun.minute(of: $0, on: date) }
      let minutes = times.compactMap { time -> Double? in
        if case .at(let minute) = time { return minute }
        return nil
      }
      try #require(minutes.count == 4, "seed \(seed)")
      #expect(minutes == minutes.sorted(), "seed \(seed): \(minutes)")
      let noon = 720 - 4 * place.longitude
      #expect(abs((minutes[1] + minutes[2]) / 2 - noon) < 20, "seed \(seed)")
    }
  }

  @Test func theSunOfALocalDayIsUsedInZonesFarFromTheirLongitude() {
    let apia = Place(
      timeZone: .fixed(secondsEast: 13 * 3600),
      coordinate: Coordinate(latitude: -13.83, longitude: -171.76))
    let daylight = schedule("sunrise-sunset")
    let noon = apia.timeZone.moment(local("2026-03-20 12:00"))
    #expect(daylight.status(at: noon, in: apia).state == .open)
    let change = daylight.nextChange(after: noon, in: apia)?.moment
    #expect(change.map { apia.timeZone.local($0).date } == local("2026-03-20 00:00").date)
  }

  /// Printed by `Tests/Differential/sun.py --table 60 20261122`.
  private static let rows:
    [(latitude: Double, longitude: Double, day: Int, rising: Int, setting: Int)] = [
      (61.803, 1.763, 23393, 31788, 55048),
      (-15.0, 41.927, 18773, 12565, 53351),
      (16.641, 108.895, 19665, -4620, 36765),
      (-8.223, 77.973, 20120, 2876, 47718),
      (17.089, -71.895, 22589, 38865, 80065),
      (-31.003, 68.702, 22500, 7575, 46538),
      (-3.698, -77.752, 19388, 40574, 84751),
      (47.63, -38.958, 22511, 27479, 77975),
      (57.077, 37.549, 21837, 14598, 52005),
      (12.801, 97.556, 22804, -3410, 42885),
      (-28.83, -100.522, 22326, 44679, 91627),
      (46.199, 95.928, 21569, 4287, 37416),
      (-30.876, -157.446, 21946, 57433, 106148),
      (33.374, -15.086, 19756, 28514, 66798),
      (6.943, 93.091, 21487, -1515, 41265),
      (-30.587, 13.63, 19310, 14451, 63558),
      (29.958, 172.904, 20048, -18106, 19797),
      (-6.428, 25.875, 21043, 15889, 58688),
      (-23.107, -131.086, 22017, 53822, 95532),
      (12.621, 126.406, 21279, -9112, 35165),
      (-11.169, -173.318, 20001, 62041, 106135),
      (-8.627, -121.047, 20545, 50845, 94063),
      (-10.263, -78.304, 23478, 40620, 83412),
      (-49.197, -113.446, 22262, 40966, 99276),
      (53.648, -104.177, 22085, 37581, 99027),
      (26.193, 157.089, 21559, -13157, 25058),
      (-44.703, 177.362, 22874, -17752, 19541),
      (-2.744, 58.089, 18911, 6583, 50343),
      (-49.83, 42.33, 20562, 14312, 51620),
      (-54.932, -75.593, 19232, 42808, 80075),
      (-14.427, -101.87, 23079, 46214, 90283),
      (-4.946, 157.738, 21114, -17629, 26448),
      (19.862, 169.19, 19615, -19771, 24398),
      (18.312, 65.545, 21600, 7351, 49243),
      (55.737, 52.126, 20145, 12592, 50386),
      (-2.237, -66.763, 23660, 36540, 80278),
      (-56.04, 42.277, 23578, 19364, 47556),
      (-9.502, -80.305, 22112, 41919, 83778),
      (-33.186, 170.792, 21975, -20060, 25909),
      (-62.619, 13.046, 21679, 26826, 52830),
      (-34.24, 112.796, 22884, -3980, 36440),
      (11.7, -165.497, 22905, 60676, 104447),
      (2.929, -129.221, 23186, 52259, 96508),
      (41.509, 56.94, 18481, 4385, 55332),
      (25.612, -160.5, 18690, 61306, 103541),
      (58.418, -144.914, 19899, 45236, 111048),
      (36.38, -72.967, 20910, 38208, 83680),
      (49.684, -10.174, 19976, 22201, 68639),
      (-64.348, 159.244, 22510, -10064, 20548),
      (-5.708, -53.652, 23455, 34713, 78284),
      (-64.312, -13.435, 21445, 24820, 67395),
      (5.987, 101.514, 22036, -3543, 40863),
      (-27.027, 154.306, 22190, -16773, 27828),
      (59.073, -162.895, 20130, 66899, 99449),
      (-3.335, 21.434, 20161, 16773, 60429),
      (59.93, 157.362, 21445, -17671, 27744),
      (14.058, 148.198, 21031, -14931, 30954),
      (49.707, -140.204, 20000, 55585, 96673),
      (26.093, -143.121, 20881, 57178, 99340),
      (21.503, -65.501, 21954, 39360, 80197),
    ]
}
