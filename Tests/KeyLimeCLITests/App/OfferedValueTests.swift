import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What Tab offers is what the command takes.
@Suite struct OfferedValueTests {
  private func offered(_ world: OwnersWorld, _ words: String...) -> [Substring] {
    let line = ["keylime"] + words + [""]
    let found = world.run(["__complete", "1", "fish", "\(line.count - 1)", "--"] + line)
    // The last line says whether files are offered too.
    return found.output.split(separator: "\n").dropLast().map { $0.prefix { $0 != "\t" } }
  }

  @Test func onlyWhatCanBeTakenBack() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "4").status == 0)
      #expect(world.run("fav", "Bao House").status == 0)
      let favourite = try world.json("undo")["undone"]?.text ?? ""
      let (undos, redos) = (offered(world, "undo"), offered(world, "redo"))
      #expect(redos == [Substring(favourite)])
      let rating = try #require(undos.first)
      #expect(undos.count == 1 && rating != favourite)
      for event in undos { #expect(world.run("undo", String(event)).status == 0) }
    }
  }

  @Test func everySettingThatHasAName() throws {
    try OwnersWorld.with { world in
      let keys = offered(world, "config", "set")
      for key in ["currency", "hints.empty", "limes.5", "price.1"] {
        #expect(keys.contains(Substring(key)), "\(key)")
      }
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test func whoPays() throws {
    try OwnersWorld.with { world in
      #expect(world.run("contact", "add", "Eli Berg").status == 0)
      #expect(offered(world, "split", "--paid-by") == ["me", "them", "Eli Berg"])
    }
  }
}
