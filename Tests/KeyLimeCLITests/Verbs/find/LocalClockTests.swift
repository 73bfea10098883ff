import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// The clock that counts is the one on the wall of the place.
@Suite struct LocalClockTests {
  @Test func aPickGoesByTheClocksOfThePlace() throws {
    try Abroad.with { world in
      let pick = try JSON(parsing: world.run(["iwant-pick", "--json"] + Abroad.hanoi).output)
      #expect(pick["id"] == "cafe" && pick["zoneUsed"] == "Asia/Ho_Chi_Minh")
      #expect(pick["openUntil"] == "2026-11-21T05:00:00+07:00")
      let noon = world.run(["iwant-pick", "--at", "noon", "--json=id"] + Abroad.hanoi).output
      #expect(noon == "{\"id\":\"pho\"}\n")
    }
  }

  @Test(arguments: ["UTC", "Asia/Tokyo", "America/Los_Angeles"])
  func noListTakesTheClocksOfTheMachine(zone: String) throws {
    try Abroad.with { world in
      var world = world
      world.variables["TZ"] = zone
      for verb in ["nearby", "discover"] {
        let open = try world.column("id", [verb, "--open-now"] + Abroad.hanoi)
        #expect(open == ["cafe"])
        let late = try world.column("id", [verb, "--at", "sunday 11:00"] + Abroad.hanoi)
        #expect(late == ["pho"])
      }
      let grills = try world.column("zoneUsed", ["search", "grill"])
      #expect(grills == ["Europe/London", "Europe/London"])
    }
  }

  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "+01:00"), ("<+0330>-3:30", "+03:30"), ("Mars/X", "Z"),
  ])
  func theVariableMayHaveARule(zone: String, offset: String) throws {
    try Abroad.with { world in
      var world = world
      world.variables["TZ"] = zone
      let result = world.run("checkin", "--name", "Home", "--json=at")
      #expect(result.output.contains("\(offset)\""), "\(result.output)")
      let warnings = result.errors.split(separator: "\n").filter { $0.contains("TZ is") }
      #expect(warnings.count == (offset == "Z" ? 1 : 0), "\(result.errors)")
    }
  }

  @Test func aRunReadsItsOwnZoneOnce() throws {
    try Abroad.with { world in
      var world = world
      world.variables["TZ"] = "Europe/London"
      let context = try world.context()
      let clocks = try context.clocks()
      #expect(try context.clocks() === clocks)
      #expect(clocks.standardZone.identifier == "Europe/London")
    }
  }

  @Test func aZoneIsNamedOnlyWhenItIsAskedFor() throws {
    try Abroad.with { world in
      let rows = world.run(["nearby", "-n1", "--json=id,zoneUsed"] + Abroad.hanoi).output
      #expect(rows == "[\n{\"id\":\"pho\",\"zoneUsed\":\"Asia/Ho_Chi_Minh\"}\n]\n")
      #expect(!world.run(["nearby", "--json=id"] + Abroad.hanoi).output.contains("zone"))
    }
  }

  @Test func thePageTellsTheTimeThere() throws {
    try Abroad.with { world in
      var world = world
      let json = try JSON(parsing: world.run("show", "pho", "--json").output)
      #expect(json["zoneUsed"] == "Asia/Ho_Chi_Minh" && json["timeZone"] == nil)
      #expect(json["localTime"] == "2026-11-21T03:30:00+07:00")
      (world.variables["KEYLIME_FORCE_TTY"], world.variables["NO_COLOR"]) = ("90", "1")
      #expect(world.run("show", "pho").output.contains("clock     Sat 03:30, 15 h ahead of you\n"))
      world.variables["TZ"] = "Asia/Jakarta"
      #expect(!world.run("show", "pho").output.contains("clock"), "the clocks show the same")
      world.variables["TZ"] = "Asia/Kathmandu"
      #expect(world.run("show", "pho").output.contains("1 h 15 min ahead of you\n"))
    }
  }

  @Test func theCountryOfThePositionHasItsHolidays() throws {
    try Abroad.with { world in
      var world = world
      world.variables["KEYLIME_NOW"] = "2026-12-25T12:00:00Z"
      let json = world.run("show", "grill", "--json=open").output
      #expect(json.contains(#""state":"closed""#), "\(json)")
    }
  }

  @Test func aCheckInHasTheTimeOfThePlace() throws {
    try Abroad.with { world in
      let made = world.run("checkin", "pho", "--at", "02:00", "--dry-run", "--json").output
      #expect(made.contains(#""at":"2026-11-21T02:00:00+07:00""#), "\(made)")
      let named = world.run(
        ["checkin", "--name", "Stall", "--dry-run", "--json"] + Abroad.hanoi)
      #expect(named.output.contains(#""at":"2026-11-21T03:30:00+07:00""#), "\(named)")
    }
  }
}
