import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What a backup says of a store that is damaged, and that it copies what is there.
@Suite struct BackupDamageTests {
  private func lived<Result>(_ body: (OwnersWorld) throws -> Result) throws -> Result {
    try OwnersWorld.with { world in
      let places = ["a", "b"].map { #"{"id":"\#($0)","name":"\#($0)","latitude":1,"longitude":2}"# }
      try world.write("two.jsonl", places.map { $0 + "\n" }.joined())
      #expect(world.run("import", "\(world.folder)/two.jsonl").status == 0)
      #expect(world.run("rate", "a", "5").status == 0)
      #expect(world.run("checkin", "a", "--photo", world.photo).status == 0)
      return try body(world)
    }
  }

  @Test(arguments: [
    ("sed -i '2s/limes/limas/' journal/*/000001.jsonl", "000001.jsonl", "at byte 136 a line"),
    ("sed -i 2d journal/*/000001.jsonl", "000001.jsonl", "event 2 is missing"),
    ("truncate -s -1 catalogue/1/restaurants.jsonl", "catalogue/1/restaurants.jsonl", "at byte"),
    ("rm catalogue/1/restaurants.jsonl", "1/restaurants.jsonl", "is missing"),
    ("rm catalogue/current", "catalogue/current", "is missing"),
    ("echo x > catalogue/current", "catalogue/current", "does not name a generation"),
    ("rm photos/*", "photos/", "this picture is named and not here"),
    ("mv catalogue/1/restaurants.jsonl x; ln -s ../../x catalogue/1/restaurants.jsonl", "", "link"),
    ("echo x > private/replica", "private/replica", "it names no replica"),
    ("echo x > private/session", "private/session", "does not name an account"),
  ]) func whatIsDamagedIsNamedAndCopied(_ damage: String, _ file: String, _ words: String) throws {
    try lived { world in
      #expect(Platform.runShell("cd '\(world.storePath)' && \(damage)") == 0)
      let named = world.run("backup", "\(world.folder)/one")
      #expect(named.status == 0, "\(named.errors)")
      #expect(named.errors.contains(file) && named.errors.contains(words), "\(named.errors)")
      let failed = world.run("backup", "\(world.folder)/two", "--fail-on-damage")
      #expect(failed.status == 3 && failed.errors.contains(words), "\(failed.errors)")
      let same = Platform.runShell(
        "cd '\(world.storePath)' && find catalogue -type l -delete && "
          + "diff -r catalogue ../two/catalogue -x index -x ratings -x lock && "
          + "diff -r journal ../two/journal")
      #expect(same == 0)
    }
  }

  /// The snapshot still answers for what the journal has lost.
  @Test func whatASnapshotHidesIsNamed() throws {
    try lived { world in
      let store = try Store(at: world.storePath)
      _ = try store.journal.read { (state) throws(SnapshotFault) in try state.owner() }
      #expect(store.refreshSnapshot(evenIfNotDue: true))
      let damage = "sed -i '2s/limes/limas/' '\(world.storePath)'/journal/*/000001.jsonl"
      #expect(Platform.runShell(damage) == 0)
      #expect(!world.run("rate").errors.contains("damaged"))
      let failed = world.run("backup", "\(world.folder)/copy", "--fail-on-damage")
      #expect(failed.status == 3)
      #expect(failed.errors.contains("at byte 136 a line does not match"), "\(failed.errors)")
    }
  }

  @Test func aWholeStoreIsCopiedWithoutAWord() throws {
    try lived { world in
      let copied = world.run("backup", "\(world.folder)/copy", "--fail-on-damage")
      #expect(copied.status == 0 && !copied.errors.contains("damaged"), "\(copied.errors)")
    }
  }
}
