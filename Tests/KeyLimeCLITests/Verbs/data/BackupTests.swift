import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct BackupTests {
  @Test(arguments: ["none", "none.tar.gz"]) func whatIsNotThereIsNamed(_ name: String) throws {
    try OwnersWorld.lived { world in
      let refused = world.run("restore", "\(world.folder)/\(name)")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("\(name)': there is no such file or folder"))
      #expect(!refused.errors.contains("tar:"))
    }
  }

  @Test(arguments: ["session.lock", "journal.lock"])
  func waitsForWhoeverWrites(_ name: String) throws {
    try OwnersWorld.lived { world in
      let copy = "\(world.folder)/copy"
      #expect(world.run("backup", copy).status == 0)
      let lock = try File("\(world.storePath)/private/\(name)", .update)
      #expect(try lock.tryLock())
      let store = try Store(at: world.storePath, waiting: LockWaiting(limit: 0.05))
      #expect(throws: BackupFault.self) { try store.restore(Backup(at: copy), now: 0) }
      #expect(throws: BackupFault.self) {
        try store.backUp(
          to: "\(world.folder)/other", withPrivate: false, replica: nil,
          time: "2026-11-20T18:30:00Z")
      }
      try lock.sync()
    }
  }

  /// What somebody sees of a store.
  private func answers(_ world: OwnersWorld) -> [String] {
    [["log", "--all", "--limit", "0"], ["timeline"], ["nearby", "--near", "1,2"], ["rate"]]
      .map { words in
        let result = world.run(words)
        #expect(!result.errors.contains("warning"), "\(words): \(result.errors)")
        return result.output
      }
  }

  @Test(arguments: ["copy", "copy.tar.gz"]) func aRestoredStoreAnswersAlike(_ name: String) throws {
    try OwnersWorld.lived { world in
      let copy = "\(world.folder)/\(name)"
      #expect(world.run("backup", copy).status == 0)
      let before = answers(world)
      world.storePath = "\(world.folder)/new"
      #expect(world.run("restore", copy, "--dry-run").status == 0)
      #expect(!UserFile.exists("\(world.storePath)/journal"))
      let restored = world.run("restore", copy)
      #expect(restored.status == 0, "\(restored.errors)")
      #expect(restored.errors.contains("restored 1 journal, 1 picture, 1 place"))
      #expect(answers(world) == before)
      #expect(world.run("restore", copy).errors.contains("nothing: all of it is here"))
      let names = try UserFile.names(inFolder: world.folder)
      #expect(names.allSatisfy { !$0.hasSuffix(".tmp") })
    }
  }

  @Test func theNextBackupRemovesWhatAKilledOneLeft() throws {
    try OwnersWorld.lived { world in
      let copy = "\(world.folder)/copy.tar.gz"
      let (dead, alive) = ("\(copy).2147483646-5.tmp", "\(copy).\(System.processIdentifier)-5.tmp")
      let others = "\(world.folder)/other.tar.gz.2147483646-5.tmp"
      for folder in [dead, alive, others] { try UserFile.makePrivateFolder(folder) }
      try world.write("copy.tar.gz.2147483646-5.tmp/credentials", "secret")
      #expect(world.run("backup", copy).status == 0)
      #expect(!UserFile.exists(dead))
      #expect(UserFile.exists(alive) && UserFile.exists(others))
    }
  }

  @Test func aRestoredStoreWritesAsANewReplicaUnlessItMoved() throws {
    try OwnersWorld.lived { world in
      let copy = "\(world.folder)/copy"
      let old = try UserFile.names(inFolder: "\(world.storePath)/journal")
      #expect(world.run("backup", copy).status == 0)
      world.storePath = "\(world.folder)/new"
      #expect(world.run("restore", copy).status == 0)
      #expect(world.run("rate", "a", "4").status == 0)
      let names = try UserFile.names(inFolder: "\(world.storePath)/journal")
      #expect(names.count == 2)
      #expect(try world.json("rate")["limes"]?.number?.integer == 4)
      #expect(world.run("undo").status == 0)
      world.storePath = "\(world.folder)/moved"
      #expect(world.run("restore", copy, "--move").status == 0)
      #expect(world.run("rate", "a", "4").status == 0)
      let left = try UserFile.names(inFolder: "\(world.storePath)/journal")
      #expect(left == old)
    }
  }

  @Test func mergingNeverShortensAJournal() throws {
    try OwnersWorld.lived { world in
      let (early, late) = ("\(world.folder)/early", "\(world.folder)/late")
      #expect(world.run("backup", early).status == 0)
      #expect(world.run("fav", "a").status == 0)
      #expect(world.run("backup", late).status == 0)
      let whole = answers(world)
      #expect(world.run("restore", early).status == 0)
      #expect(answers(world) == whole)
      world.storePath = "\(world.folder)/new"
      #expect(world.run("restore", early).status == 0)
      #expect(world.run("restore", late).status == 0)
      #expect(answers(world) == whole)
    }
  }

  @Test func historiesThatPartAreRefused() throws {
    try OwnersWorld.lived { world in
      let copy = "\(world.folder)/copy"
      #expect(world.run("fav", "a").status == 0)
      #expect(world.run("backup", copy).status == 0)
      #expect(
        Platform.runShell("sed -i '$d' '\(world.storePath)'/journal/*/000001.jsonl") == 0)
      #expect(world.run("avoid", "a").status == 0)
      let before = answers(world)
      let result = world.run("restore", copy)
      #expect(result.status == 4)
      #expect(result.errors.contains("both have events that the other lacks"))
      #expect(answers(world) == before)
    }
  }

  @Test func aBackupOfAnotherStoreIsNotMerged() throws {
    try OwnersWorld.lived { world in
      let (copy, mine) = ("\(world.folder)/copy", world.storePath)
      world.storePath = "\(world.folder)/other"
      #expect(world.run("rate", "Bao House", "1").status == 0)
      #expect(world.run("backup", copy).status == 0)
      world.storePath = mine
      let before = answers(world)
      let result = world.run("restore", copy)
      #expect(result.status == 4)
      #expect(result.errors.contains("it is of another store"))
      #expect(answers(world) == before)
    }
  }

  @Test func withoutPrivateFilesNothingPrivateIsInIt() throws {
    try OwnersWorld.lived { world in
      let copy = "\(world.folder)/copy"
      #expect(world.run("backup", copy, "--without-private").status == 0)
      #expect(!UserFile.exists("\(copy)/private"))
      world.storePath = "\(world.folder)/new"
      let restored = world.run("restore", copy)
      #expect(restored.status == 0)
      #expect(restored.errors.contains("account passwd --reset ID"), "\(restored.errors)")
      #expect(world.run("log", "--all").output.contains("checked in"))
      let unknown = world.run("account")
      #expect(unknown.errors.contains("nobody is logged in"))
      let account = try #require(try world.json("account", "list")["id"]?.text)
      let secret = ["--password-fd", "0"]
      let reset = world.run(
        ["account", "passwd", "--reset", account] + secret, typed: "correct horse\n")
      #expect(reset.status == 0, "\(reset.errors)")
      let login = world.run(["account", "login", account] + secret, typed: "correct horse\n")
      #expect(login.status == 0, "\(login.errors)")
      let limes = try world.json("rate")["limes"]?.number?.integer
      #expect(limes == 5)
    }
  }

  @Test func whatIsThereIsNotWrittenOver() throws {
    try OwnersWorld.lived { world in
      try world.write("there.tar.gz", "x")
      for place in ["\(world.folder)/there.tar.gz", world.folder] {
        #expect(world.run("backup", place).status == 4)
      }
      let bytes = try UserFile.read("\(world.folder)/there.tar.gz")
      #expect(bytes == [0x78])
    }
  }

  @Test(arguments: [
    "rm backup.json", "echo x >> format.json", "rm journal/*/*",
    #"sed -i 's/"path":"format.json"/"path":"..\/format.json"/' backup.json"#,
    "rm format.json; ln -s ../store/format.json format.json", "sed -i s/limes/limas/ journal/*/*",
  ]) func aDamagedBackupIsRefusedWhole(_ damage: String) throws {
    try OwnersWorld.lived { world in
      let copy = "\(world.folder)/copy"
      #expect(world.run("backup", copy).status == 0)
      #expect(Platform.runShell("cd '\(copy)' && \(damage)") == 0)
      world.storePath = "\(world.folder)/new"
      #expect(world.run("restore", copy).status > 1, "\(damage)")
      #expect(!UserFile.exists(world.storePath), "\(damage)")
    }
  }
}
