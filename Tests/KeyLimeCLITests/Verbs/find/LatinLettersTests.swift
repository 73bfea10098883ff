import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Places and people whose names are in Greek, Cyrillic or kana, for somebody with Latin keys.
@Suite struct LatinLettersTests {
  private static let town = """
    {"id":"zito","name":"Жито Леб","address":{"city":"Струга"},"latitude":41.17,"longitude":20.67}
    {"id":"psaras","name":"Ταβέρνα ο Ψαράς","latitude":41.18,"longitude":20.68}
    {"id":"verdi","name":"Picerija Verdi","latitude":41.2,"longitude":20.7}
    {"id":"udon","name":"さくら うどん","latitude":41.19,"longitude":20.69}

    """

  private func withTown(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { (world) throws in
      try UserFile.replace("\(world.folder)/town.jsonl", with: Array(Self.town.utf8))
      #expect(world.run("import", "\(world.folder)/town.jsonl").status == 0)
      try body(world)
    }
  }

  @Test(
    "a place is found by its name as it sounds",
    arguments: [
      ("zito leb", "zito"), ("zhito", "zito"), ("Žito", "zito"), ("Жито", "zito"),
      ("zjito", "zito"), ("taverna psaras", "psaras"), ("sakura", "udon"), ("udon", "udon"),
      ("Пицерија Верди", "verdi"), ("верди", "verdi"),
    ])
  func isFound(words: String, id: String) throws {
    try withTown { (world) throws in
      let found = world.run("search", words, "--template", "{{id}}")
      #expect(found.output.hasPrefix(id), "\(found)")
    }
  }

  @Test("it is an operand", arguments: ["zito leb", "zhito leb", "Žito Leb", "жито леб"])
  func isNamed(name: String) throws {
    try withTown { (world) throws in
      #expect(try world.json("rate", name, "4")["restaurant"] == "zito")
    }
  }

  @Test("a town is found by its name as it sounds", arguments: ["struga", "Струга", "Strug"])
  func town(name: String) throws {
    try withTown { (world) throws in
      let near = world.run("nearby", "--near", name, "--limit", "1", "--template", "{{id}}")
      let isWhole = name != "Strug"
      #expect(near.status == (isWhole ? 0 : 2), "\(near)")
      #expect(isWhole ? near.output.hasPrefix("zito") : near.errors.contains("Струга"), "\(near)")
    }
  }

  @Test func aVisitIsNamed() throws {
    try withTown { (world) throws in
      #expect(world.run("checkin", "zito leb").status == 0)
      #expect(try world.json("timeline", "--place", "zito")["name"] == "Жито Леб")
      #expect(world.run("fav", "zhito leb").status == 0)
      #expect(world.run("import", "--remove", "town", "--yes").status == 0)
      #expect(try world.json("timeline", "--place", "zito")["name"] == "Жито Леб")
      let removed = world.run("fav", "--remove", "zhito leb")
      #expect(removed.status == 0, "\(removed)")
    }
  }

  @Test func aPersonIsNamed() throws {
    try withTown { (world) throws in
      #expect(world.run("contact", "add", "Марко Петров").status == 0)
      #expect(try world.json("contact", "show", "marko")["name"] == "Марко Петров")
      #expect(world.run("contact", "add", "Marko").status == 0)
      #expect(try world.json("contact", "show", "marko")["name"] == "Marko")
    }
  }

  @Test(
    "Tab offers it",
    arguments: [
      (["show", "zhi"], "zhito leb\tЖито Леб, Струга"), (["show", "zi"], "zito leb\tЖито Леб"),
      (["show", "Жи"], "Жито Леб\tСтруга"),
      (["nearby", "--near", "st"], "struga\tСтруга, 1 place"),
    ])
  func isCompleted(words: [String], offer: String) throws {
    try withTown { (world) throws in
      let request = ["__complete", "1", "fish", "\(words.count)", "--", "keylime"]
      let offered = world.run(request + words)
      #expect(offered.output.contains(offer), "\(offered)")
    }
  }
}
