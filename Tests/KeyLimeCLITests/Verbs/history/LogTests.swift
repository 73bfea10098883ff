import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct LogTests {
  private func withPast(_ body: (Diary) throws -> Void) throws {
    try Diary.with { (diary) throws in
      diary.run("rate", "Bao House", "2")
      diary.run("rate", "Bao House", "5")
      diary.run("fav", "Taco Luna")
      diary.run("swipe", "--pass", "Green Fork")
      try body(diary)
    }
  }

  static let listings: [String: [String]] = [
    "log": ["pass", "favourite", "rate", "rate", "createAccount"],
    "log --limit 2": ["pass", "favourite"], "log --do rate": ["rate", "rate"],
    "log --do rate --do pass": ["pass", "rate", "rate"],
    "log --restaurant taco-luna": ["favourite"], "log --by me --limit 1": ["pass"],
    "log --since 2026-11-21T02:03:00Z": ["pass", "favourite"], "log --since 2027-01-01": [],
    "log --until 2026-11-21T02:03:00Z": ["rate", "rate", "createAccount"],
    "log --until yesterday": [],
    "log --since monday --limit 1": ["pass"], "log --since thursday --until sunday -n1": ["pass"],
    "log --until monday": [],
    // As in the timeline, the day is one of them.
    "log --until today": ["pass", "favourite", "rate", "rate", "createAccount"],
  ]

  @Test func kindsAreListedWithCommas() throws {
    try OwnersWorld.with { world in
      for words in [
        ["rate", "bao-house", "5"], ["fav", "bao-house"], ["note", "bao-house", "x"],
      ] {
        #expect(world.run(words).status == 0)
      }
      let log = world.run("log", "--do", "rate,favourite", "--json=do").output
      #expect(log.contains("rate") && log.contains("favourite") && !log.contains("ote\""))
    }
  }

  @Test(arguments: listings.keys.sorted()) func lists(_ line: String) throws {
    try withPast { (diary) throws in
      let words = line.split(separator: " ").map(String.init) + ["--json=do"]
      let rows = try JSON(parsing: Array(diary.run(words).output.utf8)).elements ?? []
      #expect(rows.compactMap { $0["do"]?.text } == Self.listings[line])
    }
  }

  @Test func tellsEverything() throws {
    try withPast { (diary) throws in
      let row = try diary.json("log", "--do", "rate", "--limit", "1").elements?.first
      #expect(row?["text"]?.text == "rated Bao House 5 of 5 limes")
      #expect(row?["person"]?.text == "you")
      #expect(row?["name"]?.text == "Bao House")
      #expect(row?["effect"]?.bool == true)
      #expect(row?["members"]?["limes"]?.number?.integer == 5)
    }
  }

  @Test func undoGoesBackStepByStepAndRedoForward() throws {
    try withPast { (diary) throws in
      let steps = ["passed Green Fork", "added Taco Luna to the favourites"]
      for step in steps { #expect(try diary.json("undo")["text"]?.text == step) }
      #expect(diary.run("fav").status == 1)
      #expect(try diary.json("undo")["text"]?.text == "rated Bao House 5 of 5 limes")
      #expect(try diary.json("show", "Bao House")["limes"]?.number?.integer == 2)
      #expect(try diary.json("redo")["text"]?.text == "rated Bao House 5 of 5 limes")
      #expect(try diary.json("show", "Bao House")["limes"]?.number?.integer == 5)
      for step in steps.reversed() { #expect(try diary.json("redo")["text"]?.text == step) }
      #expect(diary.run("redo").status == 1)
      #expect(try diary.column("name", "fav") == ["Taco Luna"])
    }
  }

  @Test func aRedoWithoutANameReplacesNothingThatIsNewer() throws {
    try Diary.with { (diary) throws in
      diary.run("rate", "Bao House", "5")
      let first = try #require(try diary.json("undo")["undone"]?.text)
      diary.run("rate", "Bao House", "3")
      let refused = diary.run("redo")
      #expect(refused.status == 4)
      let words = "you rated Bao House 3 of 5 limes since you undid it"
      #expect(refused.errors.contains("cannot redo '\(first)': \(words)"))
      #expect(try diary.json("show", "Bao House")["limes"]?.number?.integer == 3)
      #expect(diary.run("redo", first).status == 0)
    }
  }

  @Test func aRetriedUndoOrRedoIsAboutTheSameEvent() throws {
    try withPast { (diary) throws in
      for verb in ["undo", "redo"] {
        var first = try #require(try diary.json(verb, "--key", verb).object)
        first["repeated"] = true
        #expect(try diary.json(verb, "--key", verb).object == first)
      }
      #expect(diary.run("redo", "--key", "undo").status == 2, "the key of another wish")
    }
  }

  @Test func anEventIsUndoneByName() throws {
    try withPast { (diary) throws in
      let event = try #require(try diary.column("event", "log", "--do", "favourite").first)
      #expect(try diary.json("undo", event)["undone"]?.text == event)
      #expect(diary.run("fav").status == 1)
      #expect(diary.run("undo", event).status == 4, "it is undone already")
      let row = try diary.json("log", "--do", "favourite").elements?.first
      #expect(row?["effect"]?.bool == false)
      #expect(row?["reason"]?.text == "undone")
      #expect(diary.run("redo", event).status == 0)
      #expect(diary.run("redo", event).status == 4, "it was not undone")
    }
  }

  @Test func whatCannotBeUndoneRefuses() throws {
    try withPast { (diary) throws in
      let event = try #require(try diary.column("event", "log", "--do", "createAccount").first)
      let result = diary.run("undo", event)
      #expect(result.status == 4)
      #expect(result.errors.contains("cannot be undone"))
    }
  }

  @Test(arguments: [("nonsense", 2), ("000000000000.1", 1)])
  func badNamesAreTold(_ name: String, _ status: Int32) throws {
    try withPast { (diary) throws in #expect(diary.run("undo", name).status == status) }
  }

  @Test func othersThingsAreTheirs() throws {
    try withPast { (diary) throws in
      let event = try #require(try diary.column("event", "log", "--do", "favourite").first)
      let folder = try #require(diary.world.variables["KEYLIME_STORE"])
      try UserFile.replace(
        "\(folder)/private/session", with: Array(#"{"account":"0000000other"}"#.utf8))
      #expect(diary.run("undo", event).status == 5)
      #expect(diary.run("undo").status == 1)
      #expect(diary.run("log", "--by", "me").status == 1)
    }
  }

  @Test func peopleAreNamedInAnyCase() throws {
    try Household.with { (home) throws in
      for name in ["Ann", "Bo"] {
        let made = home.run(
          "account", "register", "--first-name", name, "--last-name", "Lee", "--email",
          "\(name)@x.org", "--password-fd", "0", typed: "limes4ever\n")
        #expect(made.status == 0, "\(made.errors)")
        home.run("account", "logout")
      }
      for name in ["ann", "ANN LEE", "ann@X.org"] {
        #expect(home.run("log", "--by", name).status == 0, "\(name)")
      }
      let several = home.run("log", "--by", "lee")
      #expect(several.status == 2 && several.errors.contains("several have this name"))
      #expect(home.run("log", "--by", "cy").status == 1)
    }
  }

  @Test func anEmptyStoreHasNoPast() throws {
    try Diary.with { (diary) throws in
      for verb in ["log", "undo", "redo", "fav", "rate", "likes"] {
        #expect(diary.run(verb).status == 1, "\(verb)")
      }
    }
  }

  /// A deal that was used stays used, and undo does not quietly take something else back.
  @Test func aUsedDealStopsUndo() throws {
    try withPast { (diary) throws in
      let folder = try #require(diary.world.variables["KEYLIME_STORE"])
      let by = try diary.column("by", "log", "--limit", "1").first
      let account = try #require(AccountID(by ?? ""))
      let place = try #require(RestaurantID("bao-house"))
      let deal = try #require(DealID("d1"))
      let other = ReplicaID(random: 99)
      // Another machine of the same store.
      try Store(at: folder).register(other)
      let journal = FoldedJournal(Journal(store: folder, replica: other))
      _ = try journal.append(
        [
          .restaurant(place, .claim()), .restaurant(place, .addDeal(deal, Deal(title: "Tea"))),
          .deal(place, deal, .use(.nonce("n1"))),
        ], by: account, now: 1_795_250_000_000)
      let result = diary.run("undo")
      #expect(result.status == 4)
      #expect(result.errors.contains("used a deal at Bao House"))
    }
  }

  @Test func billsAreToldWithPeopleAndAmounts() throws {
    try SplitWorld.with { (world) throws in
      world.run("split", "eli", "40.01", "--title", "Pizza")
      world.run("split", "ana", "1200", "--currency", "JPY", "--i-owe")
      world.run("split", "settle", "eli", "5")
      world.run("split", "settle", "ana")
      let id = try #require(world.run("split", "history", "--json").rows.last?["id"]?.text)
      world.run("split", "edit", id, "--amount", "42")
      world.run("split", "remove", id)
      let rows = world.run("log", "-n", "6", "--json").rows
      #expect(
        rows.compactMap { $0["text"]?.text } == [
          "removed the bill of 42.00 USD with eli for Pizza",
          "changed the bill: 42.00 USD with eli for Pizza", "paid ana 1200 JPY",
          "got 5.00 USD from eli", "split 1200 JPY with ana", "split 40.01 USD with eli for Pizza",
        ])
      #expect(rows.allSatisfy { $0["bill"]?.text != nil })
      #expect(rows.map { $0["amount"]?.minor } == [4200, 4200, 1200, 500, 1200, 4001])
      #expect(rows.last?["with"]?.elements?.map { $0["name"]?.text } == ["eli"])
    }
  }

  /// Another machine changes the title of a bill and does not know of the new amount.
  @Test func aChangedBillIsToldAsTheChangeLeftIt() throws {
    try SplitWorld.with { (world) throws in
      world.run("split", "eli", "40", "--title", "Pizza")
      let folder = try #require(world.variables["KEYLIME_STORE"])
      let other = ReplicaID(random: 99)
      try Store(at: folder).register(other)
      let journal = FoldedJournal(Journal(store: folder, replica: other))
      let account = try #require(try Store(at: folder).session())
      let states = try journal.read { (state) throws(SnapshotFault) in
        try state.bills(of: account)
      }
      let old = try Bill(try #require(states.first).entry.fields)
      let new = try Bill(
        id: old.id, date: old.date, title: "Pasta", amount: old.amount, payers: old.payers,
        split: old.split)
      #expect(world.run("split", "edit", old.id.text, "--amount", "50").status == 0)
      let edit = BillEdit(from: old, to: new)
      _ = try journal.append([.bill(old.id, .edit(edit))], by: account, now: 1_795_250_000_000)
      #expect(world.run("split", "remove", old.id.text).status == 0)
      let rows = world.run("log", "-n", "3", "--json").rows
      #expect(
        rows.compactMap { $0["text"]?.text } == [
          "removed the bill of 50.00 USD with eli for Pasta",
          "changed the bill: 50.00 USD with eli for Pasta",
          "changed the bill: 50.00 USD with eli for Pizza",
        ])
    }
  }

  @Test func whatIsAvoidedIsCalledSo() throws {
    try Diary.with { (diary) throws in
      diary.run("avoid", "Bao House", "--cuisine", "sushi")
      diary.run("avoid", "Bao House", "--cuisine", "sushi", "--remove")
      #expect(
        try diary.column("text", "log", "-n", "4").sorted() == [
          "avoided Bao House", "avoided the cuisine sushi", "stopped avoiding Bao House",
          "stopped avoiding the cuisine sushi",
        ])
    }
  }

  @Test func whatWasRemovedStillHasItsName() throws {
    try SplitWorld.with { (world) throws in
      world.run("split", "eli", "10")
      world.run("split", "settle", "eli")
      world.run("checkin", "Bao House")
      world.run("timeline", "remove", "last")
      world.run("contact", "remove", "eli")
      let texts = world.run("log", "-n", "5", "--json").rows.compactMap { $0["text"]?.text }
      #expect(
        texts == [
          "removed eli from the contacts", "removed the check-in at Bao House",
          "checked in at Bao House", "got 5.00 USD from eli", "split 10.00 USD with eli",
        ])
    }
  }

  @Test func anUndoIsTakenBackByRedo() throws {
    try withPast { (diary) throws in
      let undo = try #require(try diary.json("undo")["event"]?.text)
      let passed = try #require(try diary.column("event", "log", "--do", "pass").first)
      let refused = diary.run("undo", undo)
      #expect(refused.status == 4)
      #expect(refused.errors.contains("that is an undo itself"))
      diary.world.variables["KEYLIME_ADVICE"] = nil
      #expect(diary.run("undo", undo).errors.contains("hint: keylime redo \(passed) reverts it"))
    }
  }
}
