import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Names that Tab offers can be typed as they are.
@Suite struct OfferedPlaceTests {
  private static let places = """
    name,latitude,longitude,street
    Pizza Hut,55.95,-3.19,
    Pizza Hut,55.96,-3.19,
    Pizza Hut,55.97,-3.19,
    Twin House,55.97,-3.15,1 High Street
    Twin House,55.98,-3.15,1 High Street
    Haiku,55.95,-3.18,
    Haiku,55.96,-3.18,
    'Tis,55.95,-3.17,
    """

  private func offered(_ world: OwnersWorld, _ shell: String, _ words: String...) -> [String] {
    let line = ["keylime"] + words
    let found = world.run(["__complete", "1", shell, "\(line.count - 1)", "--"] + line)
    return found.output.split(separator: "\n").dropLast().map(String.init)
  }

  private func with(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { world in
      #expect(world.run("import", "-", "--source", "own", typed: Self.places).status == 0)
      #expect(world.run("config", "set", "home", "55.95,-3.19").status == 0)
      try body(world)
    }
  }

  @Test(arguments: ["Piz", "twin"])
  func placesOfOneName(typed: String) throws {
    try with { world in
      let lines = offered(world, "fish", "fav", typed)
      #expect(lines.count == (typed == "Piz" ? 3 : 2), "\(lines)")
      for line in lines {
        let parts = line.split(separator: "\t")
        #expect(parts.last?.hasSuffix("m") == true, "the description tells how far it is: \(line)")
        #expect(world.run("show", String(parts[0])).status == 0, "\(line)")
      }
      let inBash = offered(world, "bash", "fav", typed)
      #expect(inBash.count == lines.count)
    }
  }

  /// Each list has its own; where they came from is not asked.
  @Test func whatCanBeRemoved() throws {
    try with { world in
      #expect(world.run("fav", "'Tis").status == 0)
      #expect(world.run("avoid", "'Tis").status == 0)
      #expect(offered(world, "zsh", "fav", "--remove", "").map { $0.prefix(4) } == ["'Tis"])
      #expect(offered(world, "zsh", "avoid", "--remove", "'").map { $0.prefix(4) } == ["'Tis"])
      #expect(offered(world, "zsh", "rate", "--remove", "") == [])
      #expect(offered(world, "zsh", "fav", "--remove", "Hai") == [])
    }
  }

  @Test func placesToLookAround() throws {
    try with { world in
      #expect(offered(world, "bash", "nearby", "--near", "Hai") == ["Haiku"])
      #expect(world.run("nearby", "--near", "Haiku").status == 0)
    }
  }

  @Test func namesThatBeginWithASign() throws {
    try with { world in
      #expect(offered(world, "zsh", "show", "'").map { $0.prefix(4) } == ["'Tis"])
    }
  }

  @Test func peopleOfOneName() throws {
    try OwnersWorld.with { world in
      for (name, mail) in [("Eli Berg", "eli@example.org"), ("Eli Berg", nil), ("Ana", nil)] {
        let address = mail.map { ["--email", $0] } ?? []
        #expect(world.run(["contact", "add", name] + address).status == 0)
      }
      let lines = offered(world, "fish", "contact", "show", "el")
      let values = lines.map { String($0.prefix { $0 != "\t" }) }
      #expect(values.contains("Eli Berg, eli@example.org") && values.count == 2, "\(values)")
      for value in values {
        #expect(value.hasPrefix("Eli Berg, "))
        #expect(world.run("contact", "show", value).status == 0, "\(value)")
        #expect(world.run("checkin", "Bao House", "--with", "\(value),ana").status == 0, "\(value)")
        #expect(world.run("split", value, "ana", "30").status == 0, "\(value)")
        #expect(world.run("split", "30", "--equally", "me,\(value)").status == 0, "\(value)")
      }
    }
  }

  @Test func nobodyIsMergedWithThemselves() throws {
    try OwnersWorld.with { world in
      for name in ["Eli", "Eve"] { #expect(world.run("contact", "add", name).status == 0) }
      #expect(offered(world, "zsh", "contact", "merge", "") == ["Eli", "Eve"])
      #expect(offered(world, "zsh", "contact", "merge", "eli", "") == ["Eve"])
      #expect(offered(world, "zsh", "split", "eli", "9", "--paid-by", "E") == ["Eli", "Eve"])
    }
  }

  @Test func peopleWithAccents() throws {
    try OwnersWorld.with { world in
      #expect(world.run("contact", "add", "Éva").status == 0)
      #expect(offered(world, "zsh", "contact", "show", "ev") == ["Éva"])
    }
  }
}
