import Testing
import Thoroughness

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// `undo` and `redo` are about a whole command.
@Suite struct UndoVerbTests {
  @Test func aCommandIsUndoneWithAllItsEvents() throws {
    try Diary.with { (diary) throws in
      diary.run("fav", "Bao House", "Taco Luna", "Green Fork")
      let undone = try diary.json("undo")
      #expect(undone["count"]?.number?.integer == 3)
      #expect(undone["text"]?.text == "added Bao House to the favourites, and 2 more")
      #expect(diary.run("fav").status == 1)
      #expect(diary.run("undo").status == 1)
      #expect(try diary.json("redo")["count"]?.number?.integer == 3)
      #expect(try diary.column("name", "fav").count == 3)
    }
  }

  @Test func anEventStandsForItsCommand() throws {
    try Diary.with { (diary) throws in
      diary.run("fav", "Bao House", "Taco Luna")
      diary.run("rate", "Bao House", "5")
      let events = try diary.column("event", "log", "--do", "favourite")
      #expect(try diary.json("undo", events[0])["undone"]?.text == events[1])
      #expect(diary.run("fav").status == 1)
      #expect(try diary.json("show", "Bao House")["limes"]?.number?.integer == 5)
      #expect(diary.run("redo", events[1]).status == 0)
      #expect(try diary.column("name", "fav").count == 2)
      #expect(Set(try diary.column("command", "log", "--do", "favourite")) == [events[1]])
    }
  }

  @Test func whatALaterChangeReplacedIsNoLongerWhatCounts() throws {
    try Diary.with { (diary) throws in
      for limes in ["1", "4"] { diary.run("rate", "Bao House", limes) }
      diary.run("fav", "Taco Luna")
      diary.run("fav", "Taco Luna", "--remove")
      let ratings = try diary.column("event", "log", "--do", "rate")
      let (later, first) = (ratings[0], ratings[1])
      let replaced = "; a later change has replaced it, so nothing else changes\n"
      for verb in ["undo", "redo", "undo"] {
        let done = diary.run(verb, first)
        #expect(done.status == 0 && done.errors.contains("1 of 5 limes\(replaced)"))
        #expect(try diary.json("show", "Bao House")["limes"]?.number?.integer == 4)
      }
      let favourite = try diary.column("event", "log", "--do", "favourite")[0]
      #expect(diary.run("undo", favourite).errors.contains(replaced))
      let last = diary.run("undo", later)
      #expect(last.status == 0 && !last.errors.contains("replaced"), "\(last.errors)")
      #expect(diary.run("rate", "Bao House").status == 1)
    }
  }

  @Test func anImportOfManyContactsIsOneCommand() throws {
    // More than a segment holds, or as few as do for a short run.
    let count = Thoroughness.isWhole ? 510 : 60
    let cards = (1...count).map {
      "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:u\($0)\r\nFN:Person \($0)\r\nEND:VCARD\r\n"
    }
    try Household.with(["friends.vcf": cards.joined()]) { (home) throws in
      home.run("contact", "add", "Eli")
      #expect(home.run("contact", "import", "\(home.folder)/friends.vcf").status == 0)
      let undone = "added Person 1 to the contacts, and \(count - 1) more"
      #expect(home.run("undo").errors.contains(undone))
      #expect(try home.json("contact", "list").elements?.count == 1)
      #expect(home.run("undo", "--dry-run").errors.isEmpty)
      #expect(home.run("redo").status == 0)
      #expect(try home.json("contact", "list").elements?.count == count + 1)
      for _ in 1...2 { #expect(home.run("undo").status == 0) }
      #expect(home.run("contact", "list").status == 1)
      #expect(home.run("undo").status == 1)
    }
  }

  @Test func eventsOf010AreJoinedByMore() throws {
    try Diary.with { (diary) throws in
      diary.run("fav", "Bao House", "Taco Luna", "Green Fork")
      let store = try #require(diary.world.variables["KEYLIME_STORE"])
      try forgetCommands(in: store)
      #expect(try diary.json("undo")["count"]?.number?.integer == 3)
      #expect(diary.run("fav").status == 1)
    }
  }

  /// Rewrites the store's only journal as 0.1.0 wrote it: no event names its command.
  private func forgetCommands(in store: String) throws {
    let replica = try #require(try UserFile.names(inFolder: "\(store)/journal").first)
    let path = "\(store)/journal/\(replica)/000001.jsonl"
    var bytes: [UInt8] = []
    for line in try UserFile.read(path).split(separator: 0x0A) {
      var members = try #require(try JSON(parsing: Array(line)).object).members
      members.removeAll { ["command", "crc"].contains($0.name) }
      let text = JSON.object(JSONObject(members)).compactText.utf8.dropLast()
      bytes += text
      bytes += ",\"crc\":\"".utf8
      bytes += CRC32C.text(Array(text).withBytes { CRC32C.checksum($0) })
      bytes += "\"}\n".utf8
    }
    try UserFile.replace(path, with: bytes)
    _ = Platform.runShell("rm -rf '\(store)/private/snapshot'")
  }

  @Test func whatCannotBeUndoneIsNeverSkipped() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      #expect(world.run("rate", "Taco Luna", "4").status == 0)
      #expect(world.run("admin", "release", "Bao House").status == 0)
      for _ in 1...2 {
        let refused = world.run("undo")
        #expect(refused.status == 4)
        #expect(
          refused.errors.contains(
            "you stopped being an admin of Bao House, and that cannot be undone"))
        #expect(refused.errors.contains("undoes what you did before it: rated Taco Luna 4 of 5"))
      }
      let rating = try #require(
        try world.json("log", "--do", "rate")["event"]?.text)
      #expect(world.run("undo", rating).status == 0)
    }
  }

  @Test func aTerminalIsToldTheWayBack() throws {
    try Household.with { (home) throws in
      #expect(!home.run("rate", "Bao House", "4").errors.contains("undo"))
      home.isTerminal = true
      let way = "\nhint: keylime undo takes it back\n"
      #expect(home.run("rate", "Bao House", "5").errors.hasSuffix(way))
      #expect(home.run("split", "Eli", "40", "--new").errors.hasSuffix(way))
      #expect(home.run("undo").errors.hasSuffix("\nhint: keylime redo brings it back\n"))
      #expect(!home.run("fav", "Bao House", "--dry-run").errors.contains("takes it back"))
    }
  }

  @Test func theLogIsMineUnlessAllIsAsked() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Taco Luna", "4").status == 0)
      try world.become("ben")
      #expect(world.run("log").status == 1)
      #expect(world.run("rate", "Bao House", "2").status == 0)
      let mine = world.run("log", "--json=text").output
      #expect(mine.contains("Bao House") && !mine.contains("Taco Luna"))
      let all = world.run("log", "--all", "--json=text").output
      #expect(all.contains("Bao House") && all.contains("Taco Luna"))
      #expect(world.run("log", "--all", "--by", "me").status == 2)
    }
  }
}

/// What somebody did to a restaurant is theirs to undo only while the restaurant is.
@Suite struct ReversalAuthorityTests {
  @Test func afterTheReleaseNothingIsUndone() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let deal = try world.json("admin", "deal", "add", "bao-house", "--title", "Lunch")
      let event = try #require(deal["event"]?.text)
      let edit = try world.json("admin", "edit", "bao-house", "--price", "3")
      let edited = try #require(edit["event"]?.text)
      #expect(world.run("undo", edited).status == 0)
      #expect(world.run("admin", "release", "bao-house").status == 0)
      for words in [["undo", event], ["redo", edited]] {
        let result = world.run(words + ["--json"])
        #expect(result.status == 5, "\(words)")
        #expect(result.errors.contains(#""not-an-admin""#), "\(result.errors)")
      }
      #expect(world.run("deals", "show", "Lunch").status == 0)
      let claim = world.run(
        "admin", "claim", "Bao House", "--passcode-fd", "0", typed: "limes4ever\n")
      #expect(claim.status == 0)
      #expect(world.run("undo", event).status == 0)
      #expect(world.run("redo", edited).status == 0)
    }
  }

  @Test func aPlaceThatSomebodyElseLooksAfterStays() throws {
    try OwnersWorld.with { world in
      let added = try world.json(
        "add", "--name", "Sol", "--address", "1 Elm", "--cuisine", "thai", "--price", "1",
        "--phone", "1", "--photo", world.photo, "--position", "35.28,-120.66")
      let event = try #require(added["event"]?.text)
      #expect(world.run("undo", event).status == 0)
      #expect(world.run("redo", event).status == 0)
      #expect(
        world.run("admin", "passcode", "--passcode-fd", "0", typed: "limes4ever\n").status == 0)
      let account = try Store(at: world.storePath).session()
      try world.become("ben")
      #expect(
        world.run("admin", "claim", "Sol", "--passcode-fd", "0", typed: "limes4ever\n").status == 0)
      try world.become(try #require(account).text)
      #expect(world.run("undo", event).status == 5)
      #expect(world.run("show", "Sol").status == 0)
    }
  }
}

/// What an undo suggests can be done.
@Suite struct UndoHintTests {
  @Test func whatOneMayNoLongerUndoIsNotSuggested() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      _ = try world.offer("Soup")
      #expect(world.run("admin", "release", "Bao House").status == 0)
      let result = world.run("undo")
      #expect(result.status == 4 && !result.errors.contains("keylime undo"), "\(result.errors)")
    }
  }

  @Test func anExportSaysWhetherThereIsAnything() throws {
    try OwnersWorld.with { world in
      #expect(world.run("timeline", "export").errors.contains("not checked in anywhere"))
      #expect(world.run("checkin", "Taco Luna").status == 0)
      let result = world.run("timeline", "export", "--day", "2020-01-01")
      #expect(result.status == 1 && result.errors.contains("no check-in matches"))
    }
  }
}

/// An import is no event: undo says that it stays, when it came after what is undone.
@Suite struct UndoImportTests {
  private static let town = #"{"id":"e","name":"Café Bleu","latitude":55.97,"longitude":-3.2}"#

  @Test func anImportSinceThenIsNamed() throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      world.now = "2026-11-20T18:31:00Z"
      #expect(world.run("import", "-", "--source", "old town", typed: Self.town).status == 0)
      let undone = world.run("undo")
      #expect(undone.status == 0)
      #expect(undone.errors.contains("the import of 'old town' is not undone"), "\(undone.errors)")
      let none = world.run("undo")
      #expect(none.status == 1)
      #expect(none.errors.contains("keylime import 'old town' --remove"), "\(none.errors)")
    }
  }
}
