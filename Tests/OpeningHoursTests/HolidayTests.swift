import Testing

@testable import OpeningHours

@Suite("Public holidays")
struct HolidayTests {
  @Test(
    "All holidays of a year",
    arguments: [
      ("DE", 2024, "01-01 03-29 04-01 05-01 05-09 05-20 10-03 12-25 12-26"),
      ("DE-BY", 2027, "01-01 01-06 03-26 03-29 05-01 05-06 05-17 05-27 10-03 11-01 12-25 12-26"),
      ("AT", 2025, "01-01 01-06 04-21 05-01 05-29 06-09 06-19 08-15 10-26 11-01 12-08 12-25 12-26"),
      ("CH", 2026, "01-01 05-14 08-01 12-25"),
      ("CH-ZH", 2026, "01-01 04-03 04-06 05-01 05-14 05-25 08-01 12-25 12-26"),
      ("FR", 2025, "01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25"),
      ("BE", 2024, "01-01 03-31 04-01 05-01 05-09 05-19 05-20 07-21 08-15 11-01 11-11 12-25"),
      ("NL", 2025, "01-01 04-18 04-20 04-21 04-26 05-05 05-29 06-08 06-09 12-25 12-26"),
      ("IT", 2024, "01-01 01-06 03-31 04-01 04-25 05-01 06-02 08-15 11-01 11-03 12-08 12-25 12-26"),
      ("US", 2024, "01-01 01-15 05-27 06-19 07-04 09-02 11-11 11-28 12-25"),
      (
        "US-VA", 2026,
        "01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-03 11-11 11-26 11-27 12-25"
      ),
      ("GB-ENG", 2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28"),
      ("GB-ENG", 2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28"),
      ("GB", 2026, "01-01 04-03 05-04 05-25 12-25 12-26 12-28"),
      ("IE", 2025, "01-01 02-03 03-17 04-21 05-05 06-02 08-04 10-27 12-25 12-26"),
      ("JP", 2027, Self.japan), ("GR", 2027, Self.greece),
    ])
  func year(country: String, year: Int, wanted: String) throws {
    let table = try #require(HolidayTable(country: country))
    let days = table.holidays(in: year).map { String($0.date.description.dropFirst(5)) }
    #expect(Set(days).sorted().joined(separator: " ") == wanted)
    for (date, _) in table.holidays(in: year) {
      #expect(table.name(on: date) != nil)
      #expect(table.observes(date) == .yes)
    }
  }

  private static let japan =
    "01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 "
    + "11-03 11-23"
  private static let greece =
    "01-01 01-06 03-15 03-25 04-30 05-01 05-03 05-04 06-21 08-15 10-28 12-25 12-26"

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

  @Test("Every rule of every table can be read, and each table names its law")
  func tables() {
    #expect(HolidaySource.all.count >= 60)
    #expect(Set(HolidaySource.all.map(\.country)).count == HolidaySource.all.count)
    for source in HolidaySource.all {
      #expect(!source.law.isEmpty)
      let regions = HolidayTable.regions(of: source.country)
      for line in source.rules.split(separator: "\n") {
        guard let holiday = Holiday(reading: line) else {
          Issue.record("\(source.country): \(line)")
          continue
        }
        #expect(holiday.day != .listed([]), "\(line)")
        switch holiday.regions {
        case .only(let names), .allBut(let names):
          #expect(names.isSubset(of: regions), "\(source.country): \(line)")
        case nil: break
        }
      }
    }
    #expect(HolidayTable(country: "XX") == nil)
    #expect(Place(timeZone: .utc, country: "de").holidays?.country == "DE")
    #expect(Place(timeZone: .utc, country: "XX").holidays == nil)
    #expect(HolidaySource.of("FR")?.law == "Code du travail L3133-1 and L3134-13")
  }

  @Test(
    "A region is known by its code and by its names",
    arguments: [
      ("DE", "BY", "BY"), ("DE", "DE-BY", "BY"), ("DE", "bayern", "BY"), ("DE", "Bavaria", "BY"),
      ("AT", "Wien", "9"), ("US", "California", "CA"), ("AU", "NSW", "NSW"),
      ("CA", "Québec", "QC"), ("IT", "Südtirol", "BZ"), ("IT", "Lazio", "*"),
      ("FR", "Alsace", "6AE"),
    ])
  func regions(country: String, text: String, code: String) {
    #expect(HolidayTable(country: country, region: text)?.region == code)
  }

  @Test(
    "Lines are read in full",
    arguments: [
      ("? 0101~6:0,2~7: [2021-2023]!2022 @!A,B New Year", "New Year"),
      ("E-2 Good Friday", "Good Friday"),
      ("=20200508,20210509 @A May Day", "May Day"), ("Mo0501 !2020!2021 May Day", "May Day"),
      ("0101", nil), ("Xx0101 May Day", nil), ("13 May Day", nil), ("", nil), ("? ", nil),
    ])
  func lines(line: String, name: String?) throws {
    let holiday = Holiday(reading: line[...])
    #expect(holiday?.name == name)
    guard line.hasPrefix("?"), let holiday else { return }
    #expect(holiday.isPossible && holiday.day == .fixed(month: 1, day: 1))
    #expect(holiday.moves == [.saturday: [0, 2], .sunday: []])
    #expect(holiday.firstYear == 2021 && holiday.lastYear == 2023 && holiday.otherYears == [2022])
    #expect(holiday.regions == .allBut(["A", "B"]))
  }

  @Test("A country lacks a region where its regions differ and none is named")
  func lacking() {
    #expect(HolidayTable.lackingRegion(country: "gb", region: nil) == "GB")
    #expect(HolidayTable.lackingRegion(country: "GB", region: "Atlantis") == "GB")
    #expect(HolidayTable.lackingRegion(country: "GB-SCT", region: nil) == nil)
    #expect(HolidayTable.lackingRegion(country: "GB", region: "Scotland") == nil)
    #expect(HolidayTable.lackingRegion(country: "IE", region: nil) == nil)
    #expect(HolidayTable.lackingRegion(country: "XX", region: nil) == nil)
  }

  @Test("Where regions differ and the region is not known, the day is undecided")
  func undecided() throws {
    let germany = try #require(HolidayTable(country: "DE"))
    #expect(germany.observes(local("2026-06-04 00:00").date) == .unknown)
    #expect(germany.observes(local("2026-06-05 00:00").date) == .no)
    #expect(germany.observes(local("2026-10-03 00:00").date) == .yes)
    let unheardOf = try #require(HolidayTable(country: "DE", region: "Absurdistan"))
    #expect(unheardOf == germany)
    let grandEst = try #require(HolidayTable(country: "FR", region: "Grand Est"))
    #expect(grandEst.observes(local("2026-12-26 00:00").date) == .unknown)
  }

  private static let regionalDays: [(String, String?, String, State)] = [
    ("DE", "BY", "2026-06-04 12:00", .closed), ("DE", "BE", "2026-06-04 12:00", .open),
    ("DE", nil, "2026-06-04 12:00", .unknown), ("DE", nil, "2026-06-03 12:00", .open),
    ("DE", "BY", "2026-01-06 12:00", .closed), ("DE", "NW", "2026-01-06 12:00", .open),
    ("GB", "SCT", "2026-04-06 12:00", .open), ("GB", "ENG", "2026-04-06 12:00", .closed),
    ("ES", "MD", "2026-11-02 12:00", .closed), ("ES", "MD", "2027-05-03 12:00", .unknown),
  ]

  @Test("What a place in a region does on its holidays", arguments: regionalDays)
  func places(country: String, region: String?, when: String, state: State) {
    let place = Place(timeZone: .utc, country: country, region: region)
    let status = schedule("Mo-Fr 10:00-18:00; PH off").status(at: utc(when), in: place)
    #expect(status.state == state)
  }

  @Test("The answer names what is not known")
  func reasons() {
    func reason(_ country: String?, _ value: String = "Mo-Fr 10:00-18:00; PH off") -> Reason {
      schedule(value).status(
        at: utc("2026-06-04 12:00"), in: Place(timeZone: .utc, country: country)
      ).reason
    }
    #expect(reason(nil) == .holidaysUnknown(.anyCountry))
    #expect(reason("KP") == .holidaysUnknown(.country("KP")))
    #expect(reason("DE") == .holidaysUnknown(.region(of: "DE")))
    let schools = "Mo-Fr 10:00-18:00; SH off"
    #expect(reason(nil, schools) == .holidaysUnknown(.schools(of: nil)))
    #expect(reason("FR", schools) == .holidaysUnknown(.schools(of: "FR")))
    #expect(reason("DE", schools) == .holidaysUnknown(.schoolState(of: "DE")))
    #expect(reason("DE-BY", schools) == .rule)
    #expect(reason("DE-BE") == .rule)
  }
}
