import Testing

@testable import OpeningHours

@Suite("Public holidays")
struct HolidayTests {
  @Test(
    "All holidays of a year",
    arguments: [
      ("DE", 2024, "01-01 03-29 04-01 05-01 05-09 05-20 10-03 12-25 12-26"),
      ("DE", 2027, "01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26"),
      ("AT", 2025, "01-01 01-06 04-21 05-01 05-29 06-09 06-19 08-15 10-26 11-01 12-08 12-25 12-26"),
      ("CH", 2026, "01-01 05-14 08-01 12-25"),
      ("FR", 2025, "01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25"),
      ("BE", 2024, "01-01 04-01 05-01 05-09 05-20 07-21 08-15 11-01 11-11 12-25"),
      ("NL", 2025, "01-01 04-18 04-20 04-21 04-26 05-05 05-29 06-08 06-09 12-25 12-26"),
      ("ES", 2026, "01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25"),
      ("IT", 2024, "01-01 01-06 03-31 04-01 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26"),
      ("US", 2024, "01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25"),
      ("US", 2026, "01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25"),
      (
        "US", 2027,
        "01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31"
      ),
      ("GB", 2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28"),
      ("GB", 2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28"),
      ("IE", 2025, "01-01 02-03 03-17 04-21 05-05 06-02 08-04 10-27 12-25 12-26"),
      ("CA", 2025, "01-01 04-18 05-19 07-01 09-01 09-30 10-13 11-11 12-25 12-26"),
    ])
  func year(country: String, year: Int, wanted: String) throws {
    let table = try #require(HolidayTable(country: country))
    let days = table.holidays(in: year).map { String($0.date.description.dropFirst(5)) }
    #expect(days.joined(separator: " ") == wanted)
    for (date, name) in table.holidays(in: year) { #expect(table.name(on: date) == name) }
  }

  @Test("The substitute for a Christmas on Sunday is the Tuesday")
  func christmasOnSunday() throws {
    let table = try #require(HolidayTable(country: "gb"))
    #expect(table.name(on: local("2022-12-27 00:00").date) == "Christmas Day")
    #expect(table.name(on: local("2022-12-28 00:00").date) == nil)
  }

  @Test("Saint Brigid's day is the Friday itself or the first Monday, from 2023 on")
  func brigid() throws {
    let table = try #require(HolidayTable(country: "IE"))
    #expect(table.name(on: local("2030-02-01 00:00").date) == "Saint Brigid's Day")
    #expect(table.name(on: local("2024-02-05 00:00").date) == "Saint Brigid's Day")
    #expect(table.name(on: local("2022-02-07 00:00").date) == nil)
  }

  @Test("Twelve countries have a table, others none")
  func countries() {
    #expect(HolidayTable.countries.count == 12)
    #expect(HolidayTable(country: "JP") == nil)
    #expect(Place(timeZone: .utc, country: "de").holidays?.country == "DE")
    #expect(Place(timeZone: .utc, country: "XX").holidays == nil)
  }
}
