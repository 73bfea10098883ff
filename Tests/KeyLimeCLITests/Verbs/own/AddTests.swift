import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct AddTests {
  private static let given = [
    "add", "--name", "Taco Sol", "--address", "1 Elm St, San Luis Obispo, CA 93401, US",
    "--cuisine", "Mexican, tex mex", "--price", "$", "--phone", "805", "--position",
    "35.2801,-120.6601",
  ]

  @Test func theNameAndThePositionAreRequired() throws {
    try OwnersWorld.with { world in
      let nothing = world.run("add")
      #expect(nothing.status == 2)
      #expect(nothing.errors.hasPrefix("keylime: a new place needs --name and --position\n"))
      let unnamed = world.run("add", "--position", "35.2801,-120.6601")
      #expect(unnamed.status == 2)
      #expect(unnamed.errors.hasPrefix("keylime: a new place needs --name\n"))
    }
  }

  @Test func whereItIsAddedIsSaidOnce() throws {
    try OwnersWorld.with { world in
      let added = world.run("add", "Nook", "--near", "Bao House")
      #expect(added.status == 0, "\(added.errors)")
      #expect(added.errors.ranges(of: "near the restaurant").count == 1, "\(added.errors)")
    }
  }

  @Test func whatIsNotKnownStaysUnknown() throws {
    try OwnersWorld.with { world in
      #expect(world.run("add", "Nook", "--position", "35.2801,-120.6601").status == 0)
      world.isTerminal = true
      let asked = world.run("add", "Cranny", "--position", "35.29,-120.66", typed: "\n\n\n\n\n")
      #expect(asked.status == 0, "\(asked.errors)")
      world.isTerminal = false
      for name in ["Nook", "Cranny"] {
        let shown = try world.json("show", name)
        for field in ["address", "cuisines", "price", "phone", "image"] {
          #expect(shown[field] == nil, "\(field)")
        }
      }
    }
  }

  @Test func whatIsAddedIsFoundAtOnceByEverybody() throws {
    try OwnersWorld.with { world in
      #expect(world.run(Self.given + ["--photo", world.photo]).status == 0)
      try world.become("ben")
      let found = try world.json("show", "taco sol")
      #expect(found["cuisines"] == ["mexican", "tex_mex"])
      #expect(found["price"] == 1)
      #expect(found["address"]?["postcode"] == "93401")
      #expect(found["source"]?["name"] == "added")
      let image = try #require(found["image"]?.text)
      let kept = try UserFile.read("\(world.storePath)/photos/\(image)")
      #expect(kept == [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])
      #expect(try world.json("nearby", "--near", "35.2801,-120.6601")["name"] == "Taco Sol")
      #expect(try world.json("search", "tex mex")["name"] == "Taco Sol")
    }
  }

  @Test(arguments: [false, true]) func theIDIsMadeFromTheAccount(_ isKnown: Bool) throws {
    try OwnersWorld.with { world in
      if isKnown { #expect(world.run("fav", "Bao House").status == 0) }
      #expect(world.run(Self.given + ["--photo", "/none"]).status == 2)
      let before = try Store(at: world.storePath).session()
      #expect((before != nil) == isKnown, "what cannot be added makes no account")
      let added = try world.json(Self.given + ["--photo", world.photo])
      let id = try #require(added["id"]?.text.flatMap { RestaurantID($0) })
      #expect(id.isMade(from: try #require(try Store(at: world.storePath).session())))
      #expect(world.run("show", id.text).status == 0)
    }
  }

  @Test func theSamePlaceIsNotAddedTwiceUnlessWanted() throws {
    try OwnersWorld.with { world in
      let words = Self.given + ["--photo", world.photo]
      #expect(world.run(words).status == 0)
      #expect(world.run(words).status == 4)
      #expect(world.run(words + ["--anyway"]).status == 0)
    }
  }

  @Test func onATerminalTheRestIsAskedFor() throws {
    try OwnersWorld.with { world in
      world.isTerminal = true
      let result = world.run(
        "add", "--position", "35.2801,-120.6601",
        typed: "Taco Sol\n1 Elm St, Town\nmexican\nnine\n2\n805\n\(world.photo)\n")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.contains("expected a price level from 1 to 4"))
      world.isTerminal = false
      let shown = try world.json("show", "Taco Sol")
      #expect(shown["price"] == 2)
    }
  }

  @Test func aDryRunWritesNothing() throws {
    try OwnersWorld.with { world in
      let result = world.run(Self.given + ["--photo", world.photo, "--dry-run"])
      #expect(result.status == 0)
      #expect(result.output.contains("addRestaurant"))
      #expect(world.run("show", "Taco Sol").status == 1)
      #expect((try? UserFile.names(inFolder: "\(world.storePath)/photos")) ?? [] == [])
    }
  }

  @Test func aFileThatIsNoPictureIsRefused() throws {
    try OwnersWorld.with { world in
      let result = world.run(Self.given + ["--photo", "\(world.folder)/passcode"])
      #expect(result.status == 2)
      #expect(result.errors.contains("as a picture"))
      let endless = world.run(Self.given + ["--photo", "/dev/zero"])
      #expect(endless.status == 2)
      #expect(endless.errors.contains("it is not a regular file"), "it never ends")
    }
  }
}
