import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct ContextTests {
  @Test func theClockAndChanceCanBeFixed() throws {
    var world = FakeWorld()
    world.variables["KEYLIME_SEED"] = "42"
    let context = try world.context()
    #expect(context.now.rfc3339 == "2026-11-20T18:30:00Z")
    #expect(context.seed == 42)
    world.variables = [:]
    #expect(try world.context().now == Instant(seconds: 0))
    #expect(try world.context().seed == 7)
  }

  @Test(arguments: [("KEYLIME_NOW", "tomorrow"), ("KEYLIME_SEED", "-1")])
  func unreadableFixturesAreRefused(variable: String, value: String) {
    var world = FakeWorld()
    world.variables[variable] = value
    let result = world.run("version")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("keylime: cannot read \(variable) '\(value)': expected "))
  }

  @Test(arguments: [([:], true), (["KEYLIME_ADVICE": "0"], false), (["KEYLIME_ADVICE": "1"], true)])
  func adviceCanBeSilenced(variables: [String: String], isGiven: Bool) throws {
    var world = FakeWorld()
    world.variables.merge(variables) { $1 }
    let errors = OutputStream()
    let context = try world.context(errors: errors)
    context.hint("more", .pages)
    #expect(errors.text == (isGiven ? "hint: more\n" : ""))
  }

  @Test(arguments: [
    ("en_US.UTF-8", Units.imperial), ("de_DE.UTF-8", .metric), ("C", .metric), ("", .metric),
    ("en_GB", .metric), ("my_MM@x", .imperial),
  ])
  func unitsFollowTheLocale(locale: String, units: Units) throws {
    var world = FakeWorld()
    world.variables["LC_ALL"] = locale
    #expect(try world.context().units() == units)
  }

  @Test(arguments: [
    (0, "0 m", "0 ft"), (12.4, "12 m", "41 ft"), (347, "350 m", "0.2 mi"), (994, "990 m", "0.6 mi"),
    (996, "1.0 km", "0.6 mi"), (9_949, "9.9 km", "6.2 mi"), (9_951, "10 km", "6.2 mi"),
    (123_456, "123 km", "77 mi"), (100, "100 m", "330 ft"),
  ])
  func distancesAreSaidAsAWalkerWould(metres: Double, metric: String, imperial: String) {
    let distance = Distance(metres: metres)
    #expect(Units.metric.words(for: distance) == metric)
    #expect(Units.imperial.words(for: distance) == imperial)
  }
}
