import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A journal that is gone as a whole is missed, and its numbers are not used again.
@Suite struct LostJournalTests {
  /// A store with two ratings and its backup.
  private func rated(_ body: (OwnersWorld, String) throws -> Void) throws {
    try OwnersWorld.with { world in
      for place in ["Bao House", "Taco Luna"] {
        #expect(world.run("rate", place, "4").status == 0)
      }
      let copy = "\(world.folder)/copy"
      #expect(world.run("backup", copy).status == 0)
      try body(world, copy)
    }
  }

  private func damage(_ world: OwnersWorld, _ script: String) {
    #expect(Platform.runShell("cd '\(world.storePath)' && \(script)") == 0)
  }

  private func ratings(_ world: OwnersWorld) -> Int {
    world.run("rate").output.split(separator: "\n").count
  }

  @Test(arguments: [
    "rm -r journal", "rm journal/*/*", "truncate -s 0 journal/*/*", "truncate -s 20 journal/*/*",
  ]) func theLossIsNamedAndABackupBringsItBack(_ script: String) throws {
    try rated { world, copy in
      damage(world, script)
      let found = world.run("doctor", "--json")
      #expect(found.status == 1 && found.output.contains("all of its events are missing"))
      let asked = world.run("rate", "--fail-on-damage")
      #expect(asked.status == 3 && asked.errors.contains("all of its events are missing"))
      #expect(world.run("rate", "Gelato Riva", "3").status == 0)
      #expect(world.run("doctor").output.contains("short-journal"), "writing forgets nothing")
      let restored = world.run("restore", copy)
      #expect(restored.status == 0, "\(restored.errors)")
      #expect(ratings(world) == 3)
      #expect(world.run("doctor").status == 0)
    }
  }

  @Test(arguments: ["rm -r journal", "echo x > $(echo journal/*/000001.jsonl)"])
  func aRepairGoesOnInAnotherJournal(_ script: String) throws {
    try rated { world, copy in
      damage(world, script)
      #expect(world.run("doctor", "--repair").status == 0)
      #expect(world.run("doctor").status == 0)
      let written = world.run("rate", "Gelato Riva", "3")
      #expect(written.status == 0 && !written.errors.contains("damaged"), "\(written.errors)")
      #expect(world.run("restore", copy).status == 0)
      #expect(ratings(world) == 3)
    }
  }

  /// An earlier version did not note that it wrote.
  @Test func theNextCommandNotesWhatAnEarlierVersionWrote() throws {
    try rated { world, _ in
      damage(world, "sed -i /written/d private/replica")
      #expect(world.run("rate", "Gelato Riva", "3").status == 0)
      damage(world, "rm -r journal")
      #expect(world.run("doctor").output.contains("all of its events are missing"))
    }
  }

  @Test func aReplicaThatNeverWroteIsNotMissed() throws {
    try rated { world, copy in
      world.storePath = "\(world.folder)/new"
      #expect(world.run("restore", copy).status == 0)
      let store = try Store(at: world.storePath)
      let replica = try ReplicaFile.replica(
        store: world.storePath, machine: "m", folder: world.storePath, random: 7)
      try store.register(replica)
      #expect(world.run("doctor").status == 0)
    }
  }
}
