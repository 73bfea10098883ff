import Testing

@testable import OpeningHours

/// A year and a date are one date, in whatever order and with whatever between them they were
/// typed.
@Suite struct YearInDateTests {
  @Test(arguments: ["2777&mo&mar", "2777 Mar Mo", "2027 Mo Mar 01 10:00-12:00"])
  func printedReadsAsTheSame(_ text: String) throws {
    let schedule = try #require(Schedule.parse(text).schedule)
    #expect(Schedule.parse(schedule.canonical).schedule == schedule)
  }
}
