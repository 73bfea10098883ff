import Testing

@testable import OpeningHours

@Suite("School holidays")
struct SchoolHolidayTests {
  @Test(
    "The days of a state",
    arguments: [
      ("DE-BY", "2026-08-02", Tristate.no), ("DE-BY", "2026-08-03", .yes),
      ("DE-BY", "2026-09-14", .yes), ("DE-BY", "2026-09-15", .no),
      ("DE-BY", "2026-11-18", .yes), ("DE-BY", "2027-01-08", .yes),
      ("DE-NW", "2024-01-01", .yes), ("DE-NW", "2023-12-31", .unknown),
      ("DE-HH", "2026-03-02", .yes), ("DE-MV", "2030-08-10", .yes),
      ("DE-MV", "2030-08-11", .unknown), ("AT-9", "2026-02-02", .yes),
      ("AT-4", "2026-02-02", .no), ("AT-2", "2027-10-10", .yes), ("AT-6", "2029-01-07", .unknown),
    ])
  func days(country: String, day: String, wanted: Tristate) throws {
    let table = try #require(HolidayTable(country: country)?.schools)
    #expect(table.observes(local("\(day) 00:00").date) == wanted)
  }

  @Test("Without a state, a day is decided when all states agree")
  func withoutState() throws {
    let table = try #require(HolidayTable(country: "DE")?.schools)
    #expect(table.observes(local("2026-12-28 00:00").date) == .yes)
    #expect(table.observes(local("2026-03-18 00:00").date) == .no)
    let summer = local("2026-07-01 00:00").date
    #expect(table.observes(summer) == .unknown)
    #expect(table.missing(on: summer) == .schoolState(of: "DE"))
    #expect(table.missing(on: local("2031-07-01 00:00").date) == .schoolYear(of: "DE"))
  }

  @Test("Every country with a table has one for each of its states, in order and without overlaps")
  func tables() throws {
    for source in SchoolHolidaySource.all {
      let regions = Set(HolidayTable.regions(of: source.country))
      #expect(Set(source.states.map(\.code)) == regions)
      #expect(source.states.count == regions.count)
      for state in source.states {
        let ranges = SchoolYears(reading: state.years).ranges
        let words = state.years.split { $0 == " " || $0 == "\n" }.count
        let lines = state.years.split(separator: "\n").count
        #expect(ranges.count == words - lines, "\(source.country)-\(state.code)")
        for (range, next) in zip(ranges, ranges.dropFirst()) {
          #expect(range.upperBound < next.lowerBound, "\(source.country)-\(state.code) \(range)")
        }
      }
    }
  }

  @Test("Hours follow them")
  func hours() {
    func state(_ value: String, _ country: String?, _ day: String) -> State {
      schedule(value).status(
        at: utc("\(day) 12:00"), in: Place(timeZone: .utc, country: country)
      ).state
    }
    #expect(state("Mo-Fr 10:00-18:00; SH off", "DE-BY", "2026-08-03") == .closed)
    #expect(state("Mo-Fr 10:00-18:00; SH off", "DE-BY", "2026-07-31") == .open)
    #expect(state("Mo-Fr 10:00-18:00; SH off", "DE", "2026-07-31") == .unknown)
    #expect(state("Mo-Fr 10:00-18:00; SH off", "FR", "2026-07-31") == .unknown)
  }

  @Test("In Bavaria the municipality decides about 15 August")
  func assumption() throws {
    let table = try #require(HolidayTable(country: "DE-BY"))
    let day = local("2026-08-15 00:00").date
    #expect(table.observes(day) == .unknown)
    #expect(table.missing(on: day) == .municipality(of: "DE-BY"))
    #expect(HolidayTable(country: "DE-SL")?.observes(day) == .yes)
    #expect(HolidayTable(country: "DE-HE")?.observes(day) == .no)
    #expect(HolidayTable(country: "DE")?.missing(on: day) == .region(of: "DE"))
  }
}
