import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct HoursVerbTests {
  private func json(_ words: [String]) throws -> JSON {
    try JSON(parsing: try Town.run(["hours", "--json"] + words).output)
  }

  @Test(
    "value",
    arguments: [
      ("Mo-Fr 10:00-19:00", "open", "2026-11-20T19:00:00-08:00"),
      ("Sa 10:00-19:00", "closed", "2026-11-21T10:00:00-08:00"), ("24/7", "open", nil),
      ("\"by appointment\"", "unknown", nil), ("nonsense", "unknown", nil),
    ])
  func theStateAndItsNextChange(value: String, state: String, change: String?) throws {
    let answer = try json([value])
    #expect(answer["value"]?.text == value)
    #expect(answer["state"]?.text == state)
    #expect(answer["nextChange"]?.text == change)
    #expect((answer["canonical"] == nil) == (value == "nonsense"))
    #expect((answer["problem"] != nil) == (value == "nonsense"))
  }

  @Test func warningsTellWhereAndHowToMend() throws {
    let erased = try json(["Fr 20:00-02:00; Sa 10:00-14:00"])
    let warning = try #require(erased["warnings"]?.elements?.first)
    #expect(warning["code"] == "erasedHours")
    #expect(warning["message"] == "rule 2 erases Sa 00:00-02:00")
    #expect(warning["mended"] == "Fr 20:00-02:00, Sa 10:00-14:00")
    let digits = try json(["Mo 8:00-12:00"])
    #expect(digits["canonical"] == "Mo 08:00-12:00")
    #expect(digits["warnings"]?.elements?.first?["position"] == 3)
  }

  @Test func placeAndTimeMatter() throws {
    let christmas = ["Mo-Su 10:00-22:00; PH off", "--at", "2026-12-25 12:00"]
    #expect(try json(christmas)["state"] == "unknown")
    #expect(try json(christmas)["reason"] == "public holiday calendar missing")
    #expect(try json(christmas + ["--country", "gb"])["state"] == "closed")
    let zone = try json(["Mo-Su 10:00-22:00", "--at", "noon", "--time-zone", "Asia/Tokyo"])
    #expect(zone["nextChange"] == "2026-11-21T22:00:00+09:00")
    let sun = ["sunrise-sunset", "--at", "2026-06-21 20:00", "--time-zone", "Europe/Oslo"]
    #expect(try json(sun)["state"] == "closed")
    #expect(try json(sun + ["--near", "59.9,10.7"])["state"] == "open")
  }

  @Test func theCountryMayStandInTheConfig() throws {
    try TemporaryFolder.with(["config.json": #"{"country":"GB"}"#]) { folder in
      let words = ["hours", "PH off", "--at", "2026-12-25 12:00", "--json=state"]
      #expect(Town.world(folder).run(words).output == "{\"state\":\"closed\"}\n")
    }
  }

  @Test func manyValuesKeepTheirOrder() throws {
    try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      world.typed = "24/7\n\nnonsense\r\nmo 8:00-12:00\n"
      #expect(
        world.run("hours", "-", "--ndjson=state,canonical").output == """
          {"state":"open","canonical":"24/7"}
          {"state":"unknown","canonical":null}
          {"state":"unknown","canonical":null}
          {"state":"closed","canonical":"Mo 08:00-12:00"}\n
          """)
      #expect(
        world.run("hours", "-", "--share", "--json").output
          == #"{"values":4,"understood":2,"warned":1,"share":50}"# + "\n")
    }
  }

  @Test func thePageForPeople() throws {
    let page = try Town.run(
      terminal: 90, ["hours", "Mo-Fr 8:00-12:00,17:30-20:00; PH off", "--country", "US"])
    #expect(
      page.output == """
        open until 20:00

          Mon  ········████·····▐██····  08:00-12:00, 17:30-20:00
          Tue  ········████·····▐██····  08:00-12:00, 17:30-20:00
          Wed  ········████·····▐██····  08:00-12:00, 17:30-20:00
          Thu  ········████·····▐██····  08:00-12:00, 17:30-20:00
        ▸ Fri  ········████·····▐██····  08:00-12:00, 17:30-20:00
          Sat  ························  closed
          Sun  ························  closed

        warning: hours, days and weeks take two digits: 8
        better: Mo-Fr 08:00-12:00,17:30-20:00; PH off

        """)
    let late = try Town.run(terminal: 90, ["hours", "Mo-Su 10:00-24:00"])
    #expect(late.output.hasPrefix("open until 24:00\n"))
    let wrong = try Town.run(terminal: 90, ["hours", "Mo wat"])
    #expect(wrong.output.hasPrefix("not understood: "))
  }
}
