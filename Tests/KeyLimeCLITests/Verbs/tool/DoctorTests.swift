import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What `doctor` finds in a store that was damaged in one way, and what is left after a repair.
@Suite struct DoctorTests {
  private func lived<Result>(_ body: (OwnersWorld) throws -> Result) throws -> Result {
    try OwnersWorld.lived { world in
      #expect(world.run("fav", "a").status == 0)
      return try body(world)
    }
  }

  /// The kinds of what is wrong.
  private func problems(_ world: OwnersWorld, _ words: String...) throws -> [String] {
    let result = world.run(["doctor", "--json"] + words)
    let rows = try JSON(parsing: Array(result.output.utf8)).elements ?? []
    let problems = rows.filter { $0["level"]?.text == "problem" }.compactMap { $0["kind"]?.text }
    #expect(result.status == (problems.isEmpty ? 0 : 1), "\(result.errors)")
    if words == ["--repair"] {
      #expect(!"\(result)".contains("a repair") && !result.errors.contains("--repair"))
    }
    return problems
  }

  /// A store with seventy contacts, so that a snapshot was made.
  private func peopled(_ world: OwnersWorld) throws {
    let cards = (1...70).map {
      "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:u\($0)\r\nFN:P \($0)\r\nEND:VCARD\r\n"
    }
    try world.write("people.vcf", cards.joined())
    #expect(world.run("contact", "import", "\(world.folder)/people.vcf").status == 0)
  }

  /// Leaves the first lines of each journal.
  private func shorten(_ world: OwnersWorld, to count: Int) throws {
    for replica in try UserFile.names(inFolder: "\(world.storePath)/journal") {
      let path = "\(world.storePath)/journal/\(replica)/000001.jsonl"
      let lines = try UserFile.read(path).split(separator: 0x0A)
      try UserFile.replace(path, with: lines.prefix(count).flatMap { $0 + [0x0A] })
    }
  }

  /// Nothing in the journal tells of it, but the snapshot remembers.
  @Test func aBundleHasTheFieldsThatAreListed() throws {
    try TemporaryFolder.with { folder in
      let world = Town.world(folder)
      #expect(world.run("fav", "Bao House").status == 0)
      let bundle = try JSON(parsing: world.run("doctor", "--bundle", "--json").output)
      let listed = world.run("doctor", "--json=help").output
      for name in try #require(bundle.object).members.map(\.name) {
        #expect(listed.contains("\(name)\t") || listed.contains("\(name) "), "\(name)")
      }
      #expect(world.run("doctor", "--bundle", "--json=places").output == "{\"places\":0}\n")
    }
  }

  @Test(arguments: [3, 0]) func aJournalThatLostItsEndIsNoticed(_ count: Int) throws {
    try lived { world in
      try peopled(world)
      #expect(try problems(world) == [])
      let (copy, whole) = ("\(world.folder)/copy", world.run("contact", "--limit", "0").output)
      #expect(world.run("backup", copy).status == 0)
      try shorten(world, to: count)
      #expect(try problems(world).contains("short-journal"))
      let listed = world.run("contact")
      #expect(listed.errors.contains("its last events, \(count + 1) to "), "\(listed.errors)")
      let refused = world.run("rate", "a", "1")
      #expect(refused.status == 3, "what is written next would get used numbers")
      #expect(try problems(world).contains("short-journal"), "asking forgets nothing")
      #expect(world.run("doctor", "--repair").status == 0)
      world.now = "2026-11-20T18:40:00Z"
      #expect(world.run("rate", "a", "1").status == 0)
      #expect(try UserFile.names(inFolder: "\(world.storePath)/journal").count == 2)
      let restored = world.run("restore", copy)
      #expect(restored.status == 0, "\(restored.errors)")
      #expect(world.run("contact", "--limit", "0").output == whole)
      let limes = try world.json("rate")["limes"]?.number?.integer
      #expect(limes == 1)
      #expect(try problems(world) == [])
    }
  }

  /// An older copy of the store went on under the same numbers, and its journal came here.
  @Test func aJournalWithOtherEventsThanWereReadIsNoticed() throws {
    try lived { world in
      let shell = { (script: String) in Platform.runShell("cd '\(world.folder)' && \(script)") == 0
      }
      #expect(shell("cp -a store old"))
      try peopled(world)
      #expect(shell("mv store now && mv old store"))
      for limes in 1...5 { #expect(world.run("rate", "a", "\(limes)").status == 0) }
      try peopled(world)
      #expect(shell("rm -r now/journal && mv store/journal now/ && rm -r store && mv now store"))
      #expect(try problems(world) == ["forked-journal"])
      #expect(world.run("contact").errors.contains("two copies of the store wrote to it"))
      #expect(world.run("rate", "a", "1").status == 3)
      #expect(try problems(world) == ["forked-journal"], "asking forgets nothing")
      #expect(try problems(world, "--repair") == [])
      #expect(try problems(world) == [])
      #expect(world.run("rate", "a", "1").status == 0)
    }
  }

  @Test func nothingIsWrongWithAStoreInUse() throws {
    try lived { world in
      // A process of another machine may be writing it.
      try world.write("store/catalogue/current.999999-1.tmp", "")
      let found = try problems(world)
      #expect(found == [])
      #expect(world.run("doctor").output.contains("4 events of 1 replica, 1 imported place, "))
    }
  }

  @Test func manyBrokenLinesOfAFileAreOneRow() throws {
    try lived { world in
      let damage = "sed -i '2s/limes/limas/;3s/replica/replika/' journal/*/*"
      #expect(Platform.runShell("cd '\(world.storePath)' && \(damage)") == 0)
      #expect(try problems(world) == ["damaged-journal"])
      let message = try world.journalDamage()
      #expect(message.hasPrefix("at byte "))
      #expect(message.contains(", and 1 more place cannot be read"))
      #expect(message.hasSuffix("; what they said is lost unless a backup has it"))
    }
  }

  @Test func whatIsWrongIsSaidInFull() throws {
    try lived { world in
      #expect(Platform.runShell("sed -i '2s/limes/limas/' '\(world.storePath)'/journal/*/*") == 0)
      world.isTerminal = true
      for width in [80, 300] {
        world.width = width
        let page = world.run("doctor", "--no-pager", "--color=never").output
        let words = page.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
        #expect(words.contains("what it said is lost unless a backup has it"), "\(page)")
        #expect(words.contains("/000001.jsonl"), "\(page)")
      }
      let trial = world.run("doctor", "--repair", "--dry-run", "--no-pager").output
      #expect(trial.contains("; --repair mends it"), "\(trial)")
    }
  }

  @Test func noRepairIsPromisedThatCannotBe() throws {
    try lived { world in
      #expect(Platform.runShell("rm '\(world.storePath)'/catalogue/1/restaurants.jsonl") == 0)
      let refused = world.run("nearby", "--near", "1,2")
      #expect(refused.status == 3)
      #expect(refused.errors.contains("doctor says whether a repair can go on"))
      let repaired = world.run("doctor", "--repair")
      #expect(repaired.status == 1 && !repaired.errors.contains("--repair"), "\(repaired.errors)")
    }
  }

  @Test(arguments: [
    ("chmod 777 private", "loose-mode"),
    ("chmod 644 private/session", "loose-mode"),
    ("chmod 666 journal/*/000001.jsonl", "loose-mode"),
    ("touch -d 1999-01-01 catalogue/current.999999-1.tmp", "left-over"),
    ("for file in journal/*/*; do echo x > $file.torn-1; done", "left-over"),
    ("mkdir catalogue/9", "left-over"),
    (#"sed -i '2s/limes/limas/' journal/*/000001.jsonl"#, "damaged-journal"),
    ("sed -i 2d journal/*/000001.jsonl", "damaged-journal"),
    ("mkdir journal/zzzzzzzzzzz2; echo x > journal/zzzzzzzzzzz2/000001.jsonl", "damaged-journal"),
    ("rm catalogue/current", "damaged-catalogue"),
    ("echo x > catalogue/current", "damaged-catalogue"),
    ("echo x > catalogue/1/index", "derived"),
    ("umask 077; mkdir private/snapshot; echo x > private/snapshot/current", "derived"),
    ("for file in photos/*; do echo x >> $file; done", "damaged-photo"),
  ]) func whatIsFoundIsMended(_ damage: String, _ kind: String) throws {
    try lived { world in
      #expect(Platform.runShell("cd '\(world.storePath)' && \(damage)") == 0)
      let found = try problems(world)
      #expect(found == [kind], "\(damage)")
      #expect(try problems(world, "--repair", "--dry-run") == found, "\(damage)")
      // A picture that was damaged is missing now.
      let left = try problems(world, "--repair")
      #expect(left == [], "\(damage)")
      #expect(try problems(world) == (kind == "damaged-photo" ? ["missing-photo"] : []))
      let write = world.run("rate", "a", "4")
      #expect(write.status == 0 && !write.errors.contains("warning"), "\(write.errors)")
    }
  }

  @Test(arguments: [
    ("ln -s /tmp photos/link", "misplaced"),
    ("rm photos/*; mkfifo private/x", "misplaced,missing-photo"),
    ("echo x > private/session", "damaged-private"),
    ("rm photos/*", "missing-photo"),
    (
      "sed -i s/name/nom/ catalogue/1/restaurants.jsonl; touch -d 1999-01-01 catalogue/1/*",
      "damaged-catalogue,derived"
    ),
    (": > catalogue/1/restaurants.jsonl", "damaged-catalogue,derived"),
    ("echo '{\"format\":9}' > format.json", "unusable"),
  ]) func whatCannotBeMendedIsNamed(_ damage: String, _ kinds: String) throws {
    try lived { world in
      #expect(Platform.runShell("cd '\(world.storePath)' && \(damage)") == 0)
      let found = try problems(world)
      #expect(Set(found) == Set(kinds.split(separator: ",").map(String.init)), "\(damage)")
    }
  }

  @Test(arguments: ["s/name/nom/", "s/\"name\":\"/\"name\":x/", "s/^./{{/"])
  func placesThatCannotBeReadAreLeftOut(_ damage: String) throws {
    try lived { world in
      let more =
        #"{"id":"b","name":"B","latitude":1,"longitude":2}"# + "\n"
        + #"{"id":"c","name":"C","latitude":1,"longitude":2}"# + "\n"
      try world.write("more.jsonl", more)
      #expect(world.run("import", "\(world.folder)/more.jsonl").status == 0)
      let lines = "\(world.storePath)/catalogue/2/restaurants.jsonl"
      #expect(Platform.runShell("sed -i '/\"id\":\"b\"/\(damage)' \(lines)") == 0)
      #expect(try problems(world).contains("damaged-catalogue"))
      #expect(try problems(world, "--repair") == [])
      #expect(try problems(world) == [])
      let names = world.run("nearby", "--near", "1,2", "--template", "{{name}}").output
      #expect(Set(names.split(separator: "\n")) == ["A", "C"])
      #expect(world.run("fav").output.contains("A"))
      let kept = Platform.runShell("grep -rq '\"id\":\"b\"' \(world.storePath)/lost+found")
      #expect(kept == 0)
      #expect(world.run("import", "\(world.folder)/more.jsonl").status == 0)
      #expect(world.run("show", "b").status == 0)
    }
  }

  /// Those of commands that this version has, no more and no fewer.
  @Test func thePrograms() throws {
    try lived { world in
      let rows = try JSON(parsing: Array(world.run("doctor", "--json").output.utf8)).elements ?? []
      let named = rows.filter { $0["kind"]?.text == "program" }
        .compactMap { $0["message"]?.text?.prefix { $0.isLetter } }
      #expect(
        named == ["curl", "chafa", "man", "iconv", "gpspipe", "gzip", "unzip", "osmium", "tar"])
    }
  }

  @Test func theBundleNamesNobody() throws {
    try lived { world in
      _ = Platform.runShell("cd '\(world.storePath)' && touch diary-of-ana.txt && rm photos/*")
      let result = world.run("doctor", "--bundle")
      #expect(result.status == 0)
      let json = try JSON(parsing: Array(result.output.utf8))
      #expect(json["events"]?.number?.integer == 4)
      #expect(json["findings"]?.elements?.count == 2)
      #expect(!result.output.contains("ana") && !result.output.contains(world.folder))
    }
  }
}

extension OwnersWorld {
  /// What `doctor` says of the first damaged journal.
  fileprivate func journalDamage() throws -> String {
    let rows = try JSON(parsing: Array(run("doctor", "--json").output.utf8)).elements ?? []
    return rows.first { $0["kind"] == "damaged-journal" }?["message"]?.text ?? ""
  }
}
