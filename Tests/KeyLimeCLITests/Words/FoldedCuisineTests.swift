import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A cuisine is found however its letters are typed: with accents or without, in either case.
@Suite struct FoldedCuisineTests {
  private static let places = """
    name,latitude,longitude,cuisines
    Alpha,52.5200,13.4000,käse
    Beta,52.5201,13.4000,smørrebrød
    Gamma,52.5202,13.4000,weißwurst
    Delta,52.5203,13.4000,bún chả
    Epsilon,52.5204,13.4000,пельмени
    Zeta,52.5205,13.4000,döner
    """

  @Test(arguments: [
    ("käse", "Alpha"), ("kase", "Alpha"), ("KÄSE", "Alpha"), ("smørrebrød", "Beta"),
    ("smorrebrod", "Beta"), ("weißwurst", "Gamma"), ("weisswurst", "Gamma"),
    ("bún chả", "Delta"), ("bun cha", "Delta"), ("Пельмени", "Epsilon"), ("doner", "Zeta"),
    ("kebab", "Zeta"),
  ]) func wordsAndOptionFindIt(typed: String, name: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("discover", typed) == [name])
      let near = ["--near", "52.52,13.40", "--json=name"]
      let listed = world.run(["discover", "--cuisine", typed] + near)
      #expect(listed.output.contains(name), "\(listed)")
      let others = world.run(["discover", "--not", typed] + near)
      #expect(others.status == 0 && !others.output.contains(name), "\(others)")
    }
  }

  @Test func facetsCountIt() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let line = ["nearby", "--near", "52.52,13.40", "--facets", "--limit", "0"]
      let facets = world.run(line).errors
      #expect(facets.contains("käse 1"), "\(facets)")
    }
  }

  @Test func avoidingItLeavesItOut() throws {
    try OwnersWorld.with(places: Self.places) { world in
      let avoided = world.run("avoid", "--cuisine", "kase")
      #expect(avoided.status == 0 && !avoided.errors.contains("no place"), "\(avoided)")
      #expect(!world.names("discover", "--limit", "0").contains("Alpha"))
    }
  }
}
