import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Whoever finds that a long journal has no snapshot writes one, after the answer.
@Suite struct SnapshotUpkeepTests {
  /// A store with a few hundred ratings and no snapshot.
  private func world(in folder: String, ratings: Int = 300) throws -> FakeWorld {
    var world = FakeWorld()
    world.variables["KEYLIME_STORE"] = "\(folder)/store"
    world.variables["KEYLIME_CONFIG"] = "\(folder)/config.json"
    #expect(world.run("rate", "Bao House", "5").status == 0)
    let store = try Store(at: "\(folder)/store")
    let account = try #require(try store.session())
    let replica = try #require(try store.journal.log.replicas().first)
    let (id, limes) = (try #require(RestaurantID("taco-luna")), try #require(Limes(4)))
    let ratings = [Action](repeating: .rate(id, limes), count: ratings)
    _ = try store.beginWriting(as: replica).append(ratings, by: account, now: 0)
    return world
  }

  private func hasSnapshot(_ folder: String) -> Bool {
    (try? UserFile.read("\(folder)/store/private/snapshot/current")) != nil
  }

  @Test(arguments: [["rate"], ["show", "Bao House"], ["nearby"], ["fav", "Bao House"]])
  func isWrittenAfterTheAnswer(_ words: [String]) throws {
    try TemporaryFolder.with { folder in
      let world = try world(in: folder)
      #expect(!hasSnapshot(folder))
      let status = Run(world.host(OutputStream(), OutputStream()))
        .status(for: ["keylime"] + words)
      #expect(status == 0)
      #expect(hasSnapshot(folder))
    }
  }

  @Test func aCommandThatAsksNothingAndAShortJournalNeedNone() throws {
    try TemporaryFolder.with { folder in
      let world = try world(in: folder)
      #expect(world.run("config", "path").status == 0)
      #expect(!hasSnapshot(folder))
    }
    try TemporaryFolder.with { folder in
      let world = try world(in: folder, ratings: 50)
      #expect(world.run("rate").status == 0)
      #expect(!hasSnapshot(folder))
    }
  }
}
