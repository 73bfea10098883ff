import Testing

@testable import KeyLimeCLI

/// Who is named behind `with` and is no contact is not looked for in the names of places.
@Suite struct StrangerWordsTests {
  private static let places = """
    name,latitude,longitude,cuisines
    Mum's Kitchen,52.5200,13.4000,thai
    Kids Corner,52.5201,13.4000,pizza
    Mushrooms & More,52.5202,13.4000,german
    Cooking with Zoe,52.5203,13.4000,burger
    """

  private func run(_ verb: String, _ words: String) throws -> FakeWorld.Result {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.run("contact", "add", "Anna").status == 0)
      return world.run(verb, words, "--near", "52.52,13.40", "--template", "{{name}}")
    }
  }

  @Test(arguments: [
    ("with mum", "mum"), ("cheap with Mum tonight", "Mum"), ("with zzz and anna", "zzz"),
    ("with zzz, anna", "zzz"), ("with anna and zzz", "zzz"), ("thai with mum", "mum"),
    ("thai with zzz and anna", "zzz"), ("with zzz", "zzz"),
  ])
  func aStrangerIsNamed(_ words: String, _ name: String) throws {
    for verb in ["iwant-pick", "discover"] {
      let result = try run(verb, words)
      #expect(result.status == 1 && result.output.isEmpty, "\(result.output)")
      #expect(
        result.errors.contains("cannot eat with '\(name)': no such contact"), "\(result.errors)")
    }
  }

  @Test(arguments: [
    ("with kids", "Kids Corner"), ("german with mushrooms", "Mushrooms & More"),
    ("with anna cheap", nil), ("with anna and pizza", "Kids Corner"),
    ("cooking with zoe", "Cooking with Zoe"), ("with zoe", "Cooking with Zoe"),
    ("kids corner with free seating", "Kids Corner"),
  ])
  func whatIsNobodyIsLookedFor(_ words: String, _ name: String?) throws {
    let result = try run("iwant-pick", words)
    #expect(result.status == 0, "\(result.errors)")
    if let name { #expect(result.output == "\(name)\n") }
  }
}
