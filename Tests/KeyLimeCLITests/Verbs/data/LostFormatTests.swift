import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What becomes of a store whose `format.json` is gone or cannot be read.
@Suite struct LostFormatTests {
  /// A store that was restored from a backup, and written to since.
  private func restored<Result>(_ body: (OwnersWorld, String) throws -> Result) throws -> Result {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      let copy = "\(world.folder)/copy"
      #expect(world.run("backup", copy).status == 0)
      world.storePath = "\(world.folder)/new"
      #expect(world.run("restore", copy).status == 0)
      #expect(world.run("rate", "Taco Luna", "3").status == 0)
      return try body(world, copy)
    }
  }

  private func damage(_ world: OwnersWorld, _ script: String) {
    #expect(Platform.runShell("cd '\(world.storePath)' && \(script)") == 0)
  }

  private func format(_ world: OwnersWorld) throws -> StoreFormat? {
    try Store(at: world.storePath).format
  }

  private func hasLostEffect(_ world: OwnersWorld) -> Bool {
    world.run("log", "--all", "--ineffective").status == 0
  }

  @Test func whatIsMissingIsFoundAndMadeAgain() throws {
    try restored { world, _ in
      let before = try #require(try format(world)?.replicas)
      damage(world, "rm format.json")
      let found = world.run("doctor")
      #expect(found.status == 1)
      #expect(found.output.contains("damaged-format\tformat.json\tit is missing"))
      #expect(world.run("doctor", "--repair").status == 0)
      #expect(world.run("doctor").status == 0)
      let known = try ReplicaFile.remembered(store: world.storePath)
      #expect(try format(world)?.replicas == known.sorted())
      #expect(known.isSubset(of: before))
      #expect(!hasLostEffect(world))
    }
  }

  @Test func aRestoreKeepsTheReplicaOfThisPlace() throws {
    try restored { world, copy in
      let before = try #require(try format(world))
      damage(world, "rm format.json")
      let restored = world.run("restore", copy)
      #expect(restored.status == 0, "\(restored.errors)")
      #expect(restored.errors.contains("restored what the store says of itself"), "\(restored)")
      let after = try #require(try format(world))
      #expect(after.replicas == before.replicas)
      #expect(after.founder == before.founder)
      #expect(!hasLostEffect(world))
      #expect(world.run("restore", copy).errors.contains("nothing: all of it is here"))
    }
  }

  @Test(arguments: [["rate", "Taco Luna", "4"], ["doctor", "--repair"]])
  func aRestoreKnowsAStoreThatForgotItself(_ words: [String]) throws {
    try restored { world, copy in
      let before = try #require(try format(world))
      damage(world, "rm format.json")
      #expect(world.run(words).status == 0)
      #expect(try format(world)?.founder == nil)
      let restored = world.run("restore", copy)
      #expect(restored.status == 0, "\(restored.errors)")
      let after = try #require(try format(world))
      #expect(after.replicas == before.replicas)
      #expect(after.founder == before.founder)
      #expect(!hasLostEffect(world))
    }
  }

  @Test func theBackupOfAnotherStoreIsRefusedAlsoThen() throws {
    try restored { world, _ in
      let here = world.storePath
      world.storePath = "\(world.folder)/other"
      #expect(world.run("rate", "Bao House", "1").status == 0)
      let other = "\(world.folder)/others"
      #expect(world.run("backup", other).status == 0)
      world.storePath = here
      damage(world, "rm format.json")
      #expect(world.run("restore", other).status == 4)
    }
  }

  @Test(arguments: [#"printf '{"format":' > format.json"#, ": > format.json"])
  func whatCannotBeReadIsSetAsideAndMadeAgain(_ script: String) throws {
    try restored { world, copy in
      damage(world, script)
      let refused = world.run("rate", "Taco Luna", "4")
      #expect(refused.status == 3 && refused.errors.contains("keylime doctor --repair"))
      #expect(world.run("doctor").output.contains("damaged-format\tformat.json\t"))
      let repaired = world.run("doctor", "--repair")
      #expect(repaired.status == 0, "\(repaired)")
      let kept = Platform.runShell("ls '\(world.storePath)'/lost+found/*/format.json >/dev/null")
      #expect(kept == 0)
      #expect(world.run("doctor").status == 0)
      #expect(world.run("restore", copy).status == 0)
      #expect(world.run("rate", "Taco Luna", "4").status == 0)
      #expect(!hasLostEffect(world))
    }
  }

  @Test func aNewerFormatIsNeverTouched() throws {
    try restored { world, copy in
      damage(world, #"printf '{"format":2}' > format.json"#)
      #expect(world.run("doctor", "--repair").status == 1)
      #expect(world.run("restore", copy).status == 3)
      let left = try UserFile.read("\(world.storePath)/format.json")
      #expect(left == Array(#"{"format":2}"#.utf8))
    }
  }
}
