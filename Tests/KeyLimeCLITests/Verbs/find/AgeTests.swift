import Testing

@testable import KeyLimeCLI

/// Who is too young for a bar does not see it, and is told why a list is empty.
@Suite struct AgeTests {
  private static let town = """
    {"elements":[
    {"type":"node","id":1,"lat":55.95,"lon":-3.19,"tags":{"amenity":"bar","name":"Old Bar"}},
    {"type":"node","id":2,"lat":55.9501,"lon":-3.19,"tags":{"amenity":"nightclub","name":"Club"}},
    {"type":"node","id":3,"lat":55.9502,"lon":-3.19,
     "tags":{"amenity":"pub","name":"Families","min_age":"0"}},
    {"type":"node","id":4,"lat":40.7128,"lon":-74.006,"tags":{"amenity":"bar","name":"New Bar"}}]}
    """

  private func with(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { (world) throws in
      let imported = world.run("import", "-", "--source", "town", typed: Self.town)
      #expect(imported.status == 0, "\(imported.errors)")
      #expect(world.run("config", "set", "home", "55.95,-3.19").status == 0)
      try body(world)
    }
  }

  /// A birth date of the account, the age that was typed, and a child who eats along.
  @Test(arguments: ["--age 17", "", "--with kid"])
  func thePlacesOfAdultsAreLeftOut(_ words: String) throws {
    try with { (world) throws in
      let options = words.split(separator: " ").map(String.init)
      let born = options.isEmpty ? "2009-05-01" : "2006-05-01"
      #expect(world.run("account", "edit", "--birth-date", born).status == 0)
      #expect(world.run("contact", "add", "Kid", "--birth-date", "2012-01-01").status == 0)
      #expect(try world.json(["discover"] + options)["name"] == "Families")
      let none = world.run(["discover", "--kind", "bar,nightclub"] + options)
      #expect(none.status == 1)
      #expect(none.errors.contains("2 by age"), "\(none.errors)")
      #expect(!none.errors.contains("import the city"), "they are in it")
    }
  }

  @Test func theAgeIsThatOfTheCountry() throws {
    try with { (world) throws in
      #expect(world.run("account", "edit", "--birth-date", "2006-05-01").status == 0)
      #expect(try world.json("discover")["name"] == "Old Bar")
      #expect(world.run("discover", "--near", "40.7128,-74.006").status == 1)
    }
  }

  @Test func aSearchSaysWhatKeepsItsMatchesOut() throws {
    try with { (world) throws in
      #expect(world.run("account", "edit", "--birth-date", "2009-05-01").status == 0)
      let young = world.run("search", "old bar")
      #expect(young.status == 1)
      #expect(young.errors.contains("the only place was excluded by age"), "\(young.errors)")
      #expect(!young.errors.contains("keylime add"))
      let dear = world.run("search", "families", "--max-price", "1")
      #expect(dear.errors.contains("excluded by price"), "\(dear.errors)")
      let pick = world.run("iwant-pick", "club")
      #expect(pick.errors.contains("for an older guest"), "\(pick.errors)")
    }
  }

  @Test func noCardIsNotTheSameAsNoCardLeft() throws {
    try with { (world) throws in
      let none = world.run("swipe", "--next", "--kind", "cafe")
      #expect(none.errors.contains("excluded by --kind"), "\(none.errors)")
      #expect(world.run("swipe", "--pass", "Old Bar").status == 0)
      let seen = world.run("swipe", "--next", "--kind", "bar")
      #expect(seen.errors.contains("you have seen all cards"), "\(seen.errors)")
    }
  }
}
