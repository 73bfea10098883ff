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

  @Test func warningsOfOneKindStandTogether() throws {
    let page = try Town.run(terminal: 90, ["hours", "Mon-Fri 9-12, 14-18; Sat 9-12"]).output
    #expect(page.contains("warning: times need minutes: 9, 12, 14, 18\n"), "\(page)")
    #expect(page.contains(": Mon, Fri, Sat\n"), "\(page)")
  }

  @Test func whatIsSaidOfAllHoursIsSaidOnce() throws {
    let shared = try Town.run(
      terminal: 90, ["hours", #"Mo-Fr 12:00-14:00,18:00-22:00 "by request"; Sa 10:00-12:00"#])
    #expect(shared.output.contains("12:00-14:00, 18:00-22:00 (perhaps)\n"), "\(shared)")
    #expect(shared.output.contains("       perhaps: by request\n"), "\(shared)")
    let several = try Town.run(
      terminal: 90,
      ["hours", #"Mo 12:00-14:00 "a", Mo 14:00-16:00 "b", Mo 18:00-20:00 "b""#]
    ).output
    #expect(several.contains("12:00-14:00 (a), 14:00-16:00, 18:00-20:00 (b)\n"), "\(several)")
  }

  @Test func aHomeThatIsGoneDoesNotMatter() throws {
    try TemporaryFolder.with(["config.json": #"{"home":"No Such Place"}"#]) { folder in
      let world = Town.world(folder)
      let result = world.run("hours", "Mo 10:00-12:00")
      #expect(result.status == 0, "\(result.errors)")
      #expect(world.run("hours", "Mo 10:00-12:00", "--near", "No Such Place").status == 2)
    }
  }

  @Test func placeAndTimeMatter() throws {
    let christmas = ["Mo-Su 10:00-22:00; PH off", "--at", "2026-12-25 12:00"]
    #expect(try json(christmas)["state"] == "unknown")
    #expect(
      try json(christmas)["reason"] == "public holidays unknown, because the country is not known")
    #expect(try json(christmas + ["--country", "gb"])["state"] == "closed")
    let zone = try json(["Mo-Su 10:00-22:00", "--at", "noon", "--time-zone", "Asia/Tokyo"])
    #expect(zone["nextChange"] == "2026-11-21T22:00:00+09:00")
    let sun = ["sunrise-sunset", "--at", "2026-06-21 20:00", "--time-zone", "Europe/Oslo"]
    #expect(try json(sun)["state"] == "closed")
    #expect(try json(sun + ["--near", "59.9,10.7"])["state"] == "open")
  }

  @Test(arguments: [
    (["sunrise-sunset"], "", true), (["10:00-dusk", "--json"], "", true), (["24/7"], "", false),
    (["sunrise-sunset", "--near", "59.9,10.7"], "", false), (["-"], "24/7\nMo 10:00-dusk\n", true),
    (["-", "--share"], "sunrise-sunset\n", false),
  ])
  func withoutAPlaceTheSunIsOnlySupposed(words: [String], typed: String, warns: Bool) throws {
    try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      world.typed = typed
      let result = world.run(["hours"] + words)
      #expect(result.errors.contains("rising at 06:00") == warns, "\(result.errors)")
    }
  }

  @Test func theCountryMayStandInTheConfig() throws {
    try TemporaryFolder.with(["config.json": #"{"country":"GB"}"#]) { folder in
      let words = ["hours", "PH off", "--at", "2026-12-25 12:00", "--json=state"]
      #expect(Town.world(folder).run(words).output == "{\"state\":\"closed\"}\n")
    }
  }

  /// Home is where the hours are, as with the other verbs that take --near.
  @Test func homeIsTheDefaultOfNear() throws {
    try TemporaryFolder.with(["config.json": #"{"home":"52.52,13.405"}"#]) { folder in
      let words = [
        "hours", "Mo-Su 10:00-12:00; PH off", "--at", "friday 11:00",
        "--json=state,reason,zoneUsed",
      ]
      let home = Town.world(folder).run(words)
      #expect(home.output.contains(#""state":"open""#), "\(home.output)")
      #expect(home.output == Town.world(folder).run(words + ["--near", "52.52,13.405"]).output)
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

        warning: hours, days and weeks need two digits: 8
        corrected: Mo-Fr 08:00-12:00,17:30-20:00; PH off

        """)
    let late = try Town.run(terminal: 90, ["hours", "Mo-Su 10:00-24:00"])
    #expect(late.output.hasPrefix("open until 24:00\n"))
  }

  @Test(
    "value",
    arguments: [
      ("Mo wat", "'wat' at byte 3 has no meaning in this place", "double quotes"),
      ("sunrise-(sunset-", "it ends too early, at byte 16", "double quotes"),
      (" ", "no rule", "Mo-Fr"),
      ("Mo 10:00-12:00; Di 25:99-26:00", "'25:99-26:00' at byte 19", "00:00 to 48:00"),
      ("Oct-Mar 2027 off", "could mean more than one thing", "Dec 24"),
      ("Monday closed", "but not when it is open", "Tu-Su 11:00-22:00; Mo off"),
    ])
  func whatIsNotUnderstoodIsAFault(value: String, reason: String, advice: String) throws {
    let result = try Town.run(["hours", value])
    #expect(result.status == 1)
    #expect(result.output.contains("state\tunknown\n"))
    #expect(result.errors.contains("cannot understand '\(value)': "))
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(result.errors.contains(advice), "\(result.errors)")
  }

  @Test func aFaultIsToldAfterTheAnswerInEveryFormat() throws {
    let page = try Town.run(terminal: 90, ["hours", "Mo wat"])
    #expect(page.status == 1)
    #expect(page.output == "  Mo wat\n     ^\n")
    let json = try Town.run(["hours", "Mo wat", "--json"])
    #expect(json.status == 1)
    #expect(try JSON(parsing: json.output)["problem"]?["position"] == 3)
    #expect(try JSON(parsing: json.errors)["error"]?["code"] == "hours-not-understood")
    #expect(try JSON(parsing: json.errors)["error"]?["exit"] == 1)
  }

  @Test(
    "lines",
    arguments: [
      ("24/7\nwat\n", Int32(1)), ("24/7\nMo off\n", 0), ("wat\nwhat\n", 1), ("wat", 1), ("", 1),
    ])
  func ofManyEachHasToBeUnderstood(lines: String, status: Int32) throws {
    try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      world.typed = lines
      let result = world.run("hours", "-", "--ndjson=state")
      #expect(result.status == status)
      #expect(result.output.split(separator: "\n").count == lines.split(separator: "\n").count)
      #expect(world.run("hours", "-", "--share").status == (lines.isEmpty ? 1 : 0))
    }
  }

  @Test func zoneAndCountryAreThoseOfThePosition() throws {
    try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      world.variables["TZ"] = "Europe/London"
      let words = ["hours", "Mo-Su 10:00-22:00; PH off", "--at", "2026-11-26 12:00"]
      let here = try JSON(parsing: world.run(words + ["--json"]).output)
      #expect(here["state"] == "unknown")
      let there = try JSON(
        parsing: world.run(words + ["--json", "--near", "35.28,-120.66"]).output)
      #expect(there["state"] == "closed", "Thanksgiving")
      #expect(
        there["nextChange"] == "2026-11-28T10:00:00-08:00", "the day after is one in California")
      #expect(there["zoneUsed"] == "America/Los_Angeles" && here["zoneUsed"] == "Europe/London")
      let hanoi = world.run(words + ["--json=zoneUsed", "--near", "21.03,105.85"]).output
      #expect(hanoi == "{\"zoneUsed\":\"Asia/Ho_Chi_Minh\"}\n", "no place there is known")
      let instant = ["hours", "Mo-Su 10:00-22:00", "--at", "2026-11-20T12:00Z", "--json=state"]
      #expect(
        world.run(instant + ["--near", "35.28,-120.66"]).output == "{\"state\":\"closed\"}\n")
      #expect(
        world.run(instant + ["--near", "35.28,-120.66", "--time-zone", "UTC"]).output
          == "{\"state\":\"open\"}\n")
    }
  }

  @Test(arguments: ["--json=state", "--ndjson=state", "--template={{state}}"])
  func everyFormatHasTheSameAnswersAndTheSameExit(format: String) throws {
    try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      world.typed = "24/7\nwat\n"
      let result = world.run("hours", "-", format)
      #expect(result.status == 1)
      #expect(result.output.contains("open") && result.output.contains("unknown"))
      #expect(result.errors.contains("1 of 2 values cannot be understood"))
    }
  }

  @Test func theRegionOfACountryMatters() throws {
    let words = ["Mo-Fr 10:00-18:00; PH off", "--at", "2026-06-04 12:00", "--country"]
    #expect(try json(words + ["DE-BY"])["state"] == "closed")
    #expect(try json(words + ["de-be"])["state"] == "open")
    let germany = try json(words + ["DE"])
    #expect(germany["state"] == "unknown")
    #expect(germany["reason"] == "public holidays unknown, they differ between the regions of DE")
    let page = try Town.run(terminal: 90, ["hours"] + words + ["DE"])
    #expect(page.errors.contains("--country DE-REGION"), "\(page.errors)")
    let nowhere = try Town.run(terminal: 90, ["hours", "Mo-Fr 10:00-18:00; PH off"])
    #expect(nowhere.errors.contains("--country CC"), "\(nowhere.errors)")
    for unknown in ["DE-XX", "ZZ", "ZZ-1"] {
      #expect(try Town.run(["hours", "PH off", "--country", unknown]).status == 2)
    }
  }

  @Test func theCountryTellsTheLanguageOfTheDays() throws {
    #expect(try json(["So 10:00-12:00", "--country", "DE"])["canonical"] == "Su 10:00-12:00")
    #expect(try json(["So 10:00-12:00", "--country", "US"])["canonical"] == nil)
  }
}
