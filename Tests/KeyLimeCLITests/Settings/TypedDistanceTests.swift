import Arguments
import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A distance without a unit is in the unit of long distances that the user chose.
@Suite struct TypedDistanceTests {
  @Test(arguments: [
    ("1", 1000, 1609.344), ("1,5", 1500, 2414.016), (" 2 ", 2000, 3218.688), ("0", 0, 0),
    ("1km", 1000, 1000), ("1 mi", 1609.344, 1609.344), ("10min", 800, 800),
    ("100000", 100_000_000, 100_000_000),
  ])
  func aNumberAloneFollowsTheUnits(_ text: String, _ metric: Double, _ imperial: Double) throws {
    let typed = try ValueType<TypedDistance>.distance.parse(text)
    #expect(abs(typed.distance(in: .metric).metres - metric) < 0.001)
    #expect(abs(typed.distance(in: .imperial).metres - imperial) < 0.001)
  }

  @Test(arguments: ["nearby", "iwant-pick", "swipe", "deals", "import"])
  func theHelpSaysTheUnitOfANumberAlone(verb: String) throws {
    try OwnersWorld.with { (world) throws in
      let page = world.run(verb, "--help").output.split(whereSeparator: \.isWhitespace)
      #expect(page.joined(separator: " ").contains("A number alone means kilometres, or miles"))
    }
  }

  @Test(arguments: ["nearby", "discover"])
  func milesReachFartherThanKilometres(verb: String) throws {
    try OwnersWorld.with { (world) throws in
      let words = verb.split(separator: " ").map(String.init)
      func ids(_ options: String...) -> String {
        world.run(words + ["--ndjson=id", "-n1000"] + options).output
      }
      #expect(ids("--within", "1") == ids("--within", "1km"))
      #expect(world.run("config", "set", "units", "imperial").status == 0)
      #expect(ids("--within", "1") == ids("--within", "1mi"))
      #expect(ids("within", "1") == ids("--within", "1mi"))
      #expect(ids("--within", "1mi") != ids("--within", "1km"))
    }
  }
}
