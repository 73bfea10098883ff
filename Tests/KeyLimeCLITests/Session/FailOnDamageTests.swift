import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What is not found may be in what cannot be read.
@Suite struct FailOnDamageTests {
  @Test(arguments: [
    ["contact", "show", "eli"], ["contact", "edit", "eli", "--diet", "vegan"],
    ["show", "no such place"], ["rate", "no such place", "3"], ["log", "--by", "eli"],
    ["iwant-pick", "--with", "eli"], ["split", "show", "eli"], ["split", "group", "show", "eli"],
  ]) func anUnknownNameFailsAsDamage(_ words: [String]) throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      #expect(world.run("contact", "add", "eli").status == 0)
      let files = "'\(world.storePath)'/journal/*/000001.jsonl"
      #expect(Platform.runShell("sed -i '3s/eli/ela/' \(files)") == 0)
      let plain = world.run(words)
      #expect((1...2).contains(plain.status), "\(plain.errors)")
      let failed = world.run(words + ["--fail-on-damage"])
      #expect(failed.status == 3, "\(failed.errors)")
      #expect(failed.errors.contains("000001.jsonl' is damaged at byte "), "\(failed.errors)")
      #expect(failed.errors.contains("keylime doctor says what is damaged"))
    }
  }

  @Test func inAWholeStoreItIsNotFound() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      #expect(world.run("contact", "show", "eli", "--fail-on-damage").status == 1)
    }
  }
}
