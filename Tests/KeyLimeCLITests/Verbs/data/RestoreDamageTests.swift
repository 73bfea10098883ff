import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What a backup brings back of a store that was damaged.
@Suite struct RestoreDamageTests {
  /// A store with three ratings and its backup.
  private func rated<Result>(_ body: (OwnersWorld, String) throws -> Result) throws -> Result {
    try OwnersWorld.with { world in
      for place in ["Bao House", "Taco Luna", "bao-house"] {
        let limes = place == "bao-house" ? "2" : "4"
        #expect(world.run("rate", place, limes).status == 0)
      }
      let copy = "\(world.folder)/copy"
      #expect(world.run("backup", copy).status == 0)
      return try body(world, copy)
    }
  }

  private func change(_ world: OwnersWorld, _ script: String) {
    let files = "'\(world.storePath)'/journal/*/000001.jsonl"
    #expect(Platform.runShell("sed -i '\(script)' \(files)") == 0)
  }

  private func ratings(_ world: OwnersWorld) -> String {
    world.run("log", "--do", "rate", "--json").output
  }

  @Test(arguments: ["damaged", "repaired"]) func aLostLineComesBack(_ state: String) throws {
    try rated { world, copy in
      let before = ratings(world)
      change(world, "/\"n\":3,/s/\"limes\":4/\"limes\":5/")
      if state == "repaired" {
        #expect(world.run("doctor", "--repair").status == 0)
        // What is done afterwards stays as well.
        #expect(world.run("fav", "Bao House").status == 0)
      }
      #expect(ratings(world) != before)
      let restored = world.run("restore", copy)
      #expect(restored.status == 0, "\(restored.errors)")
      #expect(ratings(world) == before)
      #expect(world.run("doctor").output.contains("damaged-journal") == false)
      if state == "damaged" {
        let kept = try UserFile.names(inFolder: "\(world.storePath)/lost+found")
        #expect(kept.count == 1)
      } else {
        #expect(world.run("fav").output.contains("Bao House"))
      }
      #expect(world.run("restore", copy).errors.contains("nothing: all of it is here"))
    }
  }

  /// A damaged line is as long as the right one, so that the snapshot still seems to fit.
  @Test func theSnapshotSeesWhatCameBack() throws {
    try rated { world, copy in
      let before = ratings(world)
      change(world, "/\"n\":3,/s/\"limes\":4/\"limes\":5/")
      _ = world.run("rate")
      let store = try Store(at: world.storePath)
      _ = try store.journal.read { (state) throws(SnapshotFault) in try state.owner() }
      // None is made of what is damaged: it would hide the loss.
      #expect(!store.refreshSnapshot(evenIfNotDue: true))
      #expect(world.run("restore", copy).status == 0)
      #expect(ratings(world) == before)
      #expect(world.run("rate").output.split(separator: "\n").count == 2)
    }
  }

  @Test func twoDamagedCopiesMakeAWholeOne() throws {
    try rated { world, copy in
      let before = ratings(world)
      change(world, "/\"n\":3,/s/\"limes\":4/\"limes\":5/")
      let damaged = "\(world.folder)/damaged"
      #expect(world.run("backup", damaged).status == 0)
      world.storePath = "\(world.folder)/new"
      #expect(world.run("restore", copy).status == 0)
      change(world, "/\"n\":2,/s/\"limes\":4/\"limes\":5/")
      #expect(ratings(world) != before)
      let restored = world.run("restore", damaged)
      #expect(restored.status == 0, "\(restored.errors)")
      #expect(ratings(world) == before)
    }
  }

  @Test func aDifferentEventUnderTheSameNumberIsRefused() throws {
    try rated { world, copy in
      let path = try #require(
        try UserFile.names(inFolder: "\(world.storePath)/journal").first
          .map { "\(world.storePath)/journal/\($0)/000001.jsonl" })
      let lines = try UserFile.read(path).split(separator: 0x0A)
      try UserFile.replace(path, with: lines.prefix(2).flatMap { $0 + [0x0A] })
      #expect(world.run("avoid", "Bao House").status == 0)
      #expect(world.run("restore", copy).status == 4)
    }
  }
}

/// What two copies of one store keep in `private/`, each its own.
@Suite struct RestorePrivateTests {
  private func lines(_ texts: String...) -> [UInt8] { texts.flatMap { Array("\($0)\n".utf8) } }

  @Test func codesThatWereShownElsewhereCanBeShownAgain() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      let (mine, copy) = (world.storePath, "\(world.folder)/copy")
      let one = #"{"hash":"aa","code":"1111"}"#
      let two = #"{"hash":"bb","code":"2222"}"#
      let codes = "\(mine)/private/codes"
      try UserFile.replace(codes, with: lines(one, two))
      #expect(world.run("backup", copy).status == 0)
      try UserFile.replace(codes, with: lines(#"{"hash":"aa","code":"3333"}"#))
      let restored = world.run("restore", copy, "--json")
      #expect(restored.output.contains(#""private":["codes"]"#))
      let merged = try UserFile.read(codes)
      #expect(merged == lines(#"{"hash":"aa","code":"3333"}"#, two))
      #expect(world.run("restore", copy).errors.contains("nothing: all of it is here"))
    }
  }

  @Test func whoRegisteredElsewhereLogsInHere() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      let (mine, copy) = (world.storePath, "\(world.folder)/copy")
      func register(_ name: String) {
        let result = world.run(
          [
            "account", "register", "--first-name", name, "--email", "\(name)@example.org",
            "--password-fd", "0",
          ], typed: "correct horse\n")
        #expect(result.status == 0, "\(result.errors)")
      }
      #expect(world.run("backup", copy).status == 0)
      register("Ana")
      world.storePath = "\(world.folder)/other"
      #expect(world.run("restore", copy).status == 0)
      #expect(world.run("account", "logout", "--yes").status == 0)
      register("Ben")
      let theirs = "\(world.folder)/theirs"
      #expect(world.run("backup", theirs).status == 0)
      world.storePath = mine
      #expect(world.run("restore", theirs).status == 0)
      #expect(world.run("account", "logout", "--yes").status == 0)
      for name in ["Ben", "Ana"] {
        let login = world.run(
          ["account", "login", "\(name)@example.org", "--password-fd", "0"],
          typed: "correct horse\n")
        #expect(login.status == 0, "\(name): \(login.errors)")
      }
    }
  }

  /// Each copy set a passcode of its own, and each has claimed a place.
  @Test func theClaimsOfBothCopiesCount() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      let (mine, copy) = (world.storePath, "\(world.folder)/copy")
      #expect(world.run("backup", copy).status == 0)
      try world.claimBaoHouse()
      world.storePath = "\(world.folder)/other"
      #expect(world.run("restore", copy).status == 0)
      let passcode = world.run("admin", "passcode", "--passcode-fd", "0", typed: "other one\n")
      #expect(passcode.status == 0, "\(passcode.errors)")
      let claimed = world.run(
        "admin", "claim", "Taco Luna", "--passcode-fd", "0", typed: "other one\n")
      #expect(claimed.status == 0, "\(claimed.errors)")
      let theirs = "\(world.folder)/theirs"
      #expect(world.run("backup", theirs).status == 0)
      world.storePath = mine
      let restored = world.run("restore", theirs)
      #expect(restored.status == 0, "\(restored.errors)")
      let log = world.run("log", "--ineffective", "--do", "claimRestaurant")
      #expect(log.status == 1, "\(log.output)")
      for place in ["Bao House", "Taco Luna"] {
        let edited = world.run("admin", "edit", place, "--phone", "+44 20 7946 0000")
        #expect(edited.status == 0, "\(place): \(edited.errors)")
      }
    }
  }

  @Test func secretsOfManyCopiesStandOnceEach() {
    let (one, two, three) = (
      [UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 32),
      [UInt8](repeating: 3, count: 32)
    )
    #expect(StoreSecret.merged(one, with: two + one + three) == one + two + three)
    #expect(StoreSecret.merged(one + two, with: two) == one + two)
    #expect(StoreSecret.merged([], with: one) == one)
    #expect(StoreSecret.merged(one, with: [7, 7]) == one)
  }
}
