import Testing

@testable import OpeningHours

@Suite("The calendar")
struct CalendarTests {
  @Test("Dates and day numbers turn into each other")
  func dayNumbers() {
    #expect(CivilDate(year: 1970, month: 1, day: 1)?.daysSince1970 == 0)
    #expect(CivilDate(year: 2000, month: 3, day: 1)?.daysSince1970 == 11_017)
    #expect(CivilDate(year: 1969, month: 12, day: 31)?.daysSince1970 == -1)
    for days in stride(from: -800_000, to: 3_000_000, by: 97) {
      let date = CivilDate(daysSince1970: days)
      #expect(date.daysSince1970 == days)
      #expect(CivilDate(year: date.year, month: date.month, day: date.day) == date)
    }
  }

  @Test("Dates that do not exist")
  func missing() {
    #expect(CivilDate(year: 2023, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 1900, month: 2, day: 29) == nil)
    #expect(CivilDate(year: 2000, month: 2, day: 29) != nil)
    #expect(CivilDate(year: 2024, month: 13, day: 1) == nil)
  }

  @Test(
    "Weekdays",
    arguments: [
      ("1970-01-01", Weekday.thursday), ("2024-02-29", .thursday), ("1900-01-01", .monday),
      ("2026-11-20", .friday),
    ])
  func weekdays(date: String, weekday: Weekday) {
    #expect(local("\(date) 00:00").date.weekday == weekday)
    #expect(local("\(date) 00:00").date.description == date)
  }

  @Test(
    "Easter",
    arguments: [
      "1818-03-22", "1943-04-25", "2000-04-23", "2019-04-21", "2024-03-31", "2025-04-20",
      "2026-04-05", "2027-03-28", "2038-04-25",
    ])
  func easter(date: String) {
    let date = local("\(date) 00:00").date
    #expect(CivilDate(daysSince1970: Easter.sunday(of: date.year)) == date)
  }

  @Test(
    "ISO weeks",
    arguments: [
      ("2020-12-31", 53), ("2021-01-03", 53), ("2021-01-04", 1), ("2018-12-31", 1),
      ("2023-01-01", 52), ("2024-12-30", 1), ("2026-12-31", 53), ("2024-05-24", 21),
    ])
  func weeks(date: String, week: Int) {
    #expect(Week.number(ofDay: local("\(date) 00:00").date.daysSince1970) == week)
  }
}
