import Testing

@testable import KeyLimeEngine

@Suite struct VisitStatisticsTests {
  private static let today = CalendarDay(daysSince1970: 20_000)

  /// A visit so many days ago.
  private func visit(
    _ daysAgo: Int, _ name: String = "A", _ restaurant: String? = nil
  ) throws -> CheckInState {
    let seconds = Int64(Self.today.daysSince1970 - daysAgo) * 86_400 + 43_200
    let at = try #require(OffsetTime(seconds: seconds, offsetMinutes: 0))
    var checkIn = CheckIn(place: CheckIn.Place(name: name), at: at)
    checkIn.restaurant = restaurant.flatMap { RestaurantID($0) }
    return CheckInState(
      id: CheckInID(random: UInt64(daysAgo + 1000) &* 31 &+ UInt64(name.utf8.count)),
      checkIn: checkIn,
      written: HybridTime(milliseconds: 0))
  }

  @Test(arguments: [
    ([0], 1, 1), ([1], 1, 1), ([2], 0, 1), ([0, 1, 2, 5, 6, 7, 8], 3, 4), ([0, 0, 1], 2, 2),
    ([1, 2, 10, 11], 2, 2), ([], 0, 0), ([-1], 0, 1), ([-1, 0], 2, 2),
  ]) func streaks(daysAgo: [Int], current: Int, longest: Int) throws {
    let timeline = Timeline(try daysAgo.map { try visit($0) })
    let statistics = VisitStatistics(timeline, today: Self.today)
    #expect(statistics.currentStreak?.days ?? 0 == current)
    #expect(statistics.longestStreak?.days ?? 0 == longest)
  }

  @Test func placesAreToldApart() throws {
    let timeline = Timeline([
      try visit(9, "Old name", "r1"), try visit(1, "New name", "r1"),
      try visit(3, "New name", "r2"),
      try visit(2, "café"), try visit(4, "Cafe"), try visit(5, "Cafe"),
    ])
    let places = VisitStatistics(timeline, today: Self.today).places
    #expect(places.map(\.name) == ["café", "New name", "New name"])
    #expect(places.map(\.count) == [3, 2, 1])
    #expect(places[1].first == Self.today.adding(days: -9))
    let discoveries = VisitStatistics(timeline, today: Self.today).discoveries
    #expect(discoveries.map(\.restaurant?.text) == ["r2", nil, "r1"])
  }

  @Test(arguments: [
    ("2026-11", 30, 6), ("2026-02", 28, 5), ("2021-02", 28, 4), ("2024-02", 29, 5),
    ("2026-12", 31, 5), ("1999-12", 31, 5),
  ]) func months(text: String, days: Int, weeks: Int) throws {
    let month = try #require(CalendarMonth(text))
    #expect(month.weeks.flatMap(\.self).compactMap(\.self).count == days)
    #expect(month.weeks.count == weeks)
    #expect(month.weeks.allSatisfy { $0.count == 7 })
    #expect(month.description == text)
  }

  @Test(arguments: ["2026-13", "2026-00", "2026", "26-11", "2026-11-01", ""])
  func noMonths(text: String) { #expect(CalendarMonth(text) == nil) }

  @Test(arguments: [
    ("2026-11-20T23:30:00-08:00", "2026-11-20"), ("2026-11-21T00:30:00+14:00", "2026-11-21"),
    ("1969-12-31T12:00:00Z", "1969-12-31"),
  ]) func theDayIsThatOfThePlace(at: String, day: String) throws {
    #expect(try #require(OffsetTime(at)).wall.date.description == day)
  }

  @Test(arguments: [
    "../../etc/passwd", "x.jpg", "", "0.jpg", String(repeating: "a", count: 64) + ".exe",
    String(repeating: "A", count: 64) + ".jpg", String(repeating: "a", count: 64) + ".jpg/..",
  ]) func noNameLeadsOutOfTheFolder(text: String) { #expect(PhotoName(text) == nil) }

  @Test func aPictureIsNamedByItsBytes() throws {
    let name = try #require(PhotoName(of: Array("GIF89a".utf8)))
    #expect(name.text.hasSuffix(".gif"))
    #expect(PhotoName(name.text) == name)
    #expect(PhotoName(of: Array("hello".utf8)) == nil)
  }
}
