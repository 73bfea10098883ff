import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What `doctor` says of a store that a synchroniser copies between machines.
@Suite struct DoctorOfCopiesTests {
  private func lived<Result>(_ body: (OwnersWorld) throws -> Result) throws -> Result {
    try OwnersWorld.with { world in
      try world.write("one.jsonl", #"{"id":"a","name":"A","latitude":1,"longitude":2}"# + "\n")
      #expect(world.run("import", "\(world.folder)/one.jsonl").status == 0)
      #expect(world.run("rate", "a", "5").status == 0)
      #expect(world.run("fav", "a").status == 0)
      return try body(world)
    }
  }

  private func shell(_ world: OwnersWorld, _ script: String) {
    #expect(Platform.runShell("cd '\(world.storePath)' && \(script)") == 0, "\(script)")
  }

  /// The rows about the store that are not in order.
  private func rows(_ world: OwnersWorld, _ words: String...) throws -> [JSON] {
    let result = world.run(["doctor", "--json"] + words)
    return (try JSON(parsing: Array(result.output.utf8)).elements ?? []).filter {
      $0["path"]?.text != nil
    }
  }

  @Test(arguments: [
    (
      "cp 000001.jsonl '000001.sync-conflict-20261125-120000-ABCDEFG.jsonl'",
      "the journal has all of its events; remove it"
    ),
    (
      "mv 000001.jsonl '000001 (conflicted copy).jsonl'; "
        + "head -2 '000001 (conflicted copy).jsonl' > 000001.jsonl; chmod 600 000001.jsonl",
      "it has 1 event that the journal lacks; put it in the place of 'journal/"
    ),
    (
      "cp -r . \"../$(basename $PWD) (Ana's conflicted copy 2026-11-25)\"",
      "the journal has all of its events; remove it"
    ),
  ]) func aConflictCopySaysWhatItHas(_ script: String, _ words: String) throws {
    try lived { world in
      shell(world, "cd journal/* && \(script)")
      let row = try #require(try rows(world).first { $0["kind"]?.text == "conflict-copy" })
      #expect(row["level"]?.text == "problem")
      #expect(row["message"]?.text?.contains(words) == true, "\(row)")
    }
  }

  @Test func aConflictCopyOfAnotherFileIsOneToo() throws {
    try lived { world in
      shell(world, "cp format.json format.sync-conflict-20261125-120000-ABCDEFG.json; touch my.txt")
      let kinds = try rows(world).compactMap { $0["kind"]?.text }
      #expect(kinds == ["conflict-copy", "unknown-file"])
      let bundle = world.run("doctor", "--bundle").output
      #expect(!bundle.contains("ABCDEFG.json\""), "\(bundle)")
      let backup = world.run("backup", "\(world.folder)/backup")
      #expect(backup.status == 0)
      #expect(backup.errors.contains("left out 'format.sync-conflict-"), "\(backup.errors)")
      #expect(backup.errors.contains("and 1 more: keylime did not put them there"))
    }
  }

  /// Git has thousands of files there.
  @Test func theFolderOfAnotherProgramIsNamedOnce() throws {
    try lived { world in
      shell(world, "mkdir -p .git/objects; touch .git/HEAD .git/objects/one; chmod -R go-w .git")
      let paths = try rows(world).compactMap { $0["path"]?.text }
      #expect(paths == [".git"])
      let backup = world.run("backup", "\(world.folder)/backup")
      #expect(backup.status == 0)
      #expect(backup.errors.contains("left out '.git': keylime did not put it there"))
    }
  }

  @Test func namesOfConflictCopies() {
    let names = [
      ("journal/r (conflicted copy)/000001.jsonl", "journal/r/000001.jsonl"),
      ("catalogue/current.sync-conflict-20261125-120000-A", "catalogue/current"),
      ("format (Ana (PC)'s conflicted copy).json", "format.json"),
    ]
    for (copy, original) in names { #expect(ConflictCopy(copy)?.original == original) }
    #expect(ConflictCopy("format.json") == nil)
    #expect(ConflictCopy("notes (2026).txt") == nil)
  }

  @Test func newerPlacesThanThoseInUseAreLeftAlone() throws {
    try lived { world in
      shell(world, "cp -r catalogue/1 catalogue/2")
      let row = try #require(try rows(world, "--repair").first { $0["kind"]?.text == "arriving" })
      #expect(row["level"]?.text == "note" && row["path"]?.text == "catalogue/2")
      shell(world, "test -f catalogue/2/restaurants.jsonl")
    }
  }

  @Test func theEmptyFolderOfAStoppedImportIsNothingWrong() throws {
    try lived { world in
      shell(world, "mkdir catalogue/2")
      #expect(world.run("doctor").status == 0)
      let row = try #require(try rows(world).first { $0["path"]?.text == "catalogue/2" })
      #expect(row["level"]?.text == "note")
      #expect(row["message"]?.text?.hasSuffix("the next import removes it") == true, "\(row)")
    }
  }

  @Test func anotherReplicasUnfinishedJournalMayStillBeArriving() throws {
    try lived { world in
      shell(world, "for f in journal/*/*; do truncate -s -20 $f; done")
      func words() throws -> String {
        try rows(world).first { $0["kind"]?.text == "torn-command" }?["message"]?.text ?? ""
      }
      let own = try words()
      #expect(own.contains("the next command sets it aside"))
      shell(world, "rm private/replica")
      let other = try words()
      #expect(other.contains("counts once the rest has arrived") && !other.contains("never"))
    }
  }

  @Test func aReplicaFileWithConflictMarkersIsSetAside() throws {
    try lived { world in
      shell(world, "sed -i '1i <<<<<<< HEAD' private/replica")
      let refused = world.run("rate", "a", "4")
      #expect(refused.status == 3 && refused.errors.contains("doctor --repair"))
      let found = try rows(world)
      #expect(found.contains { $0["mendable"] == .bool(true) })
      #expect(world.run("doctor", "--repair").status == 0)
      shell(world, "ls lost+found/*/private/replica")
      #expect(world.run("rate", "a", "4").status == 0)
      #expect(world.run("doctor").status == 0)
      #expect(world.run("fav").output.contains("A"))
    }
  }

  @Test func noRepairIsPromisedWhereItDoesNothing() throws {
    try lived { world in
      try world.write(
        "more.jsonl",
        #"{"id":"b","name":"B","latitude":1,"longitude":2}"# + "\n"
          + #"{"id":"c","name":"C","latitude":1,"longitude":2}"# + "\n")
      #expect(world.run("import", "\(world.folder)/more.jsonl").status == 0)
      shell(world, "sed -i '$d' catalogue/2/restaurants.jsonl")
      let asked = world.run("nearby", "--near", "1,2")
      #expect(asked.errors.contains("keylime doctor says what is damaged"), "\(asked.errors)")
      #expect(!asked.errors.contains("sets it aside"), "\(asked.errors)")
      shell(world, "rm -r journal")
      let listed = world.run("fav")
      #expect(listed.errors.contains("is not here: all of its events are missing, or not copied"))
      #expect(!listed.errors.contains("sets it aside"), "\(listed.errors)")
    }
  }

  /// As root in namespaces of its own, a test can mount the store read-only.
  @Test(.enabled(if: RunBinary.path != nil && Platform.runShell("unshare -rm true") == 0))
  func aStoreOnAReadOnlyDiskIsBackedUp() throws {
    try lived { world in
      let script = """
        export S='\(world.storePath)' KEYLIME_CONFIG=/nowhere/c
        unshare -rm sh -c 'mount --bind "$S" "$S" && mount -o remount,bind,ro "$S" \
          && "$KEYLIME_BIN" backup --store "$S" "\(world.folder)/backup"' 2>&1; echo "exit $?"
        """
      let output = try #require(RunBinary.shell(script)).output
      #expect(output.hasSuffix("exit 0\n"), "\(output)")
    }
  }
}
