import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What people met with who kept bills for a while.
@Suite struct SplitTrialTests {
  private func bill(_ world: OwnersWorld) throws -> JSON { try world.json("split", "show", "last") }

  private func run(_ world: OwnersWorld, _ words: String...) {
    let result = world.run(words)
    #expect(result.status == 0, "\(words): \(result.errors)")
  }

  /// A dry run tells who bears it.
  @Test func theOddCentGoesAround() throws {
    try SplitWorld.with { world in
      var lucky: [String] = []
      for _ in 1...3 {
        let words = ["split", "eli", "ana", "10", "--currency", "USD"]
        let dry = try #require(world.run(words + ["--dry-run"]).output.split(separator: "\n").first)
        let made = try #require(world.run(words).errors.split(separator: "\n").first)
        #expect(dry == made + " (dry run, nothing was written)")
        let shares = world.run("split", "show", "last", "--json").json?["shares"]?.elements ?? []
        lucky += shares.filter { $0["amount"]?.minor == 334 }.compactMap { $0["name"]?.text }
      }
      #expect(Set(lucky).count == 3 && lucky.count == 3, "\(lucky)")
    }
  }

  @Test(arguments: [["--equally", "eli,me"], ["--half"], ["--paid-by", "eli"]])
  func anAmountThatIsNotTypedIsNotReadAgain(_ options: [String]) throws {
    try OwnersWorld.with { world in
      run(world, "config", "set", "decimalMark", ",")
      run(world, "split", "eli", "1,234", "--currency", "KWD", "--new")
      #expect(world.run(["split", "edit", "last"] + options).status == 0)
      let found1 = try bill(world)["amount"]?["decimal"]
      #expect(found1 == "1.234")
    }
  }

  @Test(arguments: [
    (["eli", "-40", "--discount", "5"], "-35.00"), (["eli", "-40", "--discount", "50%"], "-20.00"),
    (["eli", "-40", "--tip", "5"], "-45.00"),
    (["eli", "--item", "Back=-40", "--discount", "5", "--tip", "10%"], "-38.50"),
  ]) func extrasOfARefundGoItsWay(_ words: [String], _ amount: String) throws {
    try OwnersWorld.with { world in
      run(world, "contact", "add", "eli")
      let result = world.run(["split"] + words + ["--currency", "USD"])
      #expect(result.status == 0, "\(result.errors)")
      let found2 = try bill(world)["amount"]?["decimal"]?.text
      #expect(found2 == amount)
      let large = world.run("split", "eli", "-40", "--discount", "50")
      #expect(large.status == 2)
    }
  }

  @Test func billsThatLeaveAllEvenComeBack() throws {
    try OwnersWorld.with { world in
      run(world, "split", "eli", "20", "--paid", "me=10,eli=10", "--currency", "EUR", "--new")
      run(world, "split", "eli", "1000", "--currency", "JPY")
      let before = world.run("split", "history", "--json=id,amount,shares").output
      let export = world.run("split", "export", "--format", "splitwise").output
      try world.write("s.csv", export.replacing(",1000,JPY", with: ",1000.00,JPY"))
      world.storePath = "\(world.folder)/other"
      let come = world.run("split", "import", "\(world.folder)/s.csv", "--me", "me", "--new")
      #expect(come.status == 0 && !come.errors.contains("skipped"), "\(come.errors)")
      let after = try JSON(
        parsing: Array(world.run("split", "history", "--json=id,amount").output.utf8))
      let was = try JSON(parsing: Array(before.utf8))
      #expect(after.elements?.map { $0["id"] } == was.elements?.map { $0["id"] })
    }
  }

  @Test func yenMayHaveZerosBehindThePoint() throws {
    let table = try SplitwiseCSV(
      reading: "Date,Description,Category,Cost,Currency,Ann,Eli\n"
        + "2026-11-20,Ramen,Food,1000.00,JPY,500.00,-500.00\n2026-11-20,x,y,10.5,JPY,5,-5\n")
    #expect(table.rows.map(\.balances) == [[500, -500]])
    #expect(table.refused.map(\.line) == [3])
  }

  @Test func aReceiptKeepsWhatIsOnTop() throws {
    try OwnersWorld.with { world in
      run(
        world, "split", "eli", "--item", "Pizza=12.50:eli,me", "--item", "Wine=20", "--tip", "15%",
        "--tax", "2", "--discount", "10%", "--currency", "USD", "--new")
      let first = try bill(world)
      #expect(first["tax"]?["decimal"] == "2.00" && first["discount"]?["decimal"] == "3.25")
      run(world, "split", "edit", "last", "--item", "Pizza=14:eli,me", "--item", "Wine=20")
      let edited = try bill(world)
      for name in ["tax", "tip", "discount"] { #expect(edited[name] == first[name], "\(name)") }
      run(world, "split", "edit", "last", "--tip", "0", "--tax", "1")
      let other = try bill(world)
      #expect(other["tip"] == nil && other["tax"]?["decimal"] == "1.00")
      #expect(other["amount"]?["decimal"] == "31.75")
      world.isTerminal = true
      let page = world.run("split", "show", "last", "--color=never").output
      #expect(page.contains("Pizza $14.00: eli, you") && page.contains("discount $3.25"), "\(page)")
    }
  }

  @Test func whatCannotBeChangedAloneIsSaidPlainly() throws {
    try OwnersWorld.with { world in
      run(world, "split", "eli", "--exact", "eli=5,me=7", "--currency", "USD", "--new")
      let refused = world.run("split", "edit", "last", "--amount", "20")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("its parts add up to $12.00"), "\(refused.errors)")
      #expect(!refused.errors.contains("omit the amount"))
      let tip = world.run("split", "edit", "last", "--tip", "2")
      #expect(tip.status == 2 && tip.errors.contains("give --amount too"))
      let other = world.run("split", "edit", "last", "--currency", "EUR", "--half")
      #expect(other.status == 2 && other.errors.contains("the currency changes with the amount"))
    }
  }

  @Test func aTitleThatSomebodyGaveStays() throws {
    try OwnersWorld.with { world in
      run(world, "split", "eli", "30", "--currency", "USD", "--new", "--title", "Birthday")
      run(world, "checkin", "--name", "Bar Y", "--with", "eli", "--at", "2026-11-18T20:00")
      run(world, "split", "edit", "last", "--checkin", "last")
      let found3 = try bill(world)["title"]
      #expect(found3 == "Birthday")
      run(world, "split", "edit", "last", "--restaurant", "bao-house", "--title", "")
      run(world, "split", "eli", "10", "--currency", "USD", "--restaurant", "bao-house")
      run(world, "split", "edit", "last", "--restaurant", "taco-luna")
      let found4 = try bill(world)["title"]
      #expect(found4 == "Taco Luna", "that of the place went with the place")
    }
  }

  @Test func aCheckInTakesItsOwnRestaurantAlong() throws {
    try OwnersWorld.with { (world) throws in
      run(world, "split", "eli", "30", "--currency", "USD", "--new", "--restaurant", "taco-luna")
      for (words, place) in [(["--name", "Bar Y"], nil), (["bao-house"], "bao-house")] {
        #expect(world.run(["checkin"] + words).status == 0)
        run(world, "split", "edit", "last", "--checkin", "last")
        #expect(try bill(world)["restaurant"]?.text == place)
      }
      #expect(try bill(world)["title"] == "Bao House", "so did its name")
      let both = ["split", "edit", "last", "--checkin", "last", "--restaurant"]
      #expect(world.run(both + ["taco-luna"]).status == 2, "the check-in is elsewhere")
    }
  }

  @Test func anEmptyOptionClearsWhereABillWas() throws {
    try OwnersWorld.with { (world) throws in
      run(world, "checkin", "bao-house")
      run(world, "split", "eli", "30", "--currency", "USD", "--new", "--checkin", "last")
      run(world, "split", "edit", "last", "--checkin", "")
      #expect(try bill(world)["checkin"] == nil)
      #expect(try bill(world)["restaurant"] == "bao-house")
      run(world, "split", "edit", "last", "--restaurant", "")
      #expect(try bill(world)["restaurant"] == nil)
      #expect(try bill(world)["title"]?.text ?? "" == "", "that of the place went with it")
    }
  }

  @Test func aPlainNumberIsOfACurrencyThatIsOpen() throws {
    try OwnersWorld.with { world in
      run(world, "split", "eli", "20", "--currency", "EUR", "--new")
      run(world, "split", "eli", "1000", "--currency", "JPY")
      for options in [[], ["--paid-by", "them"]] {
        let refused = world.run(["split", "settle", "eli", "5"] + options)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("it may be EUR or JPY"), "\(refused.errors)")
      }
      let none = world.run("split", "settle", "eli", "5", "--currency", "CHF")
      #expect(none.status == 1 && none.errors.contains("nothing is open in CHF"))
      run(world, "split", "settle", "eli", "5", "--currency", "EUR")
    }
  }

  /// Ana owes me, I owe Eli, Eli owes Ana: nobody owes anybody.
  @Test func aPipeIsToldOfDebtsInACircle() throws {
    try OwnersWorld.with { world in
      run(world, "split", "ana", "20", "--they-owe", "--currency", "EUR", "--new")
      run(world, "split", "eli", "20", "--i-owe", "--currency", "EUR", "--new")
      run(
        world, "split", "eli", "ana", "20", "--paid-by", "ana", "--exact", "eli=20,ana=0",
        "--currency", "EUR")
      let history = world.run("split", "history", "eli")
      #expect(history.errors.contains("you and eli are even"), "\(history.errors)")
    }
  }

  @Test func aPaymentIsNobodysDebt() throws {
    try OwnersWorld.with { world in
      run(world, "split", "eli", "20", "--currency", "USD", "--new")
      run(world, "split", "settle", "eli", "5", "--currency", "USD")
      let edited = world.run("split", "edit", "last", "--amount", "6")
      #expect(edited.errors.contains("eli paid you $6.00"), "\(edited.errors)")
      #expect(!edited.errors.contains("owe"))
      world.isTerminal = true
      let page = world.run("split", "show", "last", "--color=never").output
      #expect(page.contains("eli paid you $6.00") && !page.contains("owe"), "\(page)")
    }
  }

  @Test func aNoteCanGoAndAllRowsCanBeAskedFor() throws {
    try OwnersWorld.with { world in
      run(world, "split", "eli", "20", "--currency", "USD", "--new", "--note", "x")
      run(world, "split", "edit", "last", "--note", "")
      let left = try bill(world)
      #expect(left["note"] == nil)
      run(world, "split", "eli", "30", "--currency", "USD")
      let rows = world.run("split", "history", "--limit", "0").output
      #expect(rows.split(separator: "\n").count == 2)
    }
  }

  /// There is an option `-0`.
  @Test func aRefundOfCentsIsAnAmount() throws {
    try OwnersWorld.with { world in
      run(world, "split", "eli", "-0.50", "--currency", "USD", "--new")
      let amount = try bill(world)["amount"]?["decimal"]
      #expect(amount == "-0.50")
    }
  }

  @Test func aCurrencyInTheConfigIsOfAnyCase() throws {
    try OwnersWorld.with { world in
      try world.write("config.json", #"{"currency":"eur"}"#)
      let first = world.run("split", "eli", "20", "--new")
      #expect(!first.errors.contains("ignored"), "\(first.errors)")
      let used = try bill(world)["amount"]?["currency"]
      #expect(used == "EUR")
      let third = world.run("config", "set", "currency", "chf")
      #expect(third.status == 0 && third.errors.contains("CHF"), "\(third.errors)")
      let kept = world.run("config", "get", "currency").output
      #expect(kept == "CHF\n")
    }
  }

  @Test func whoWasRemovedIsNamedAsTheyAreShown() throws {
    try OwnersWorld.with { world in
      run(world, "split", "Eli Berg", "20", "--currency", "USD", "--new")
      run(world, "contact", "remove", "Eli Berg", "--yes")
      run(world, "split", "history", "Eli Berg (removed)")
      let journal = world.run("split", "export").output
      #expect(journal.contains("Receivable:Eli Berg ") && !journal.contains("removed"))
      run(world, "split", "settle", "Eli Berg (removed)", "10")
    }
  }

  @Test(arguments: [["history", "zed"], ["turn", "zed"], ["settle", "zed", "5"]])
  func hintsNameOnlyOptionsThatThereAre(_ words: [String]) throws {
    try OwnersWorld.with { world in
      run(world, "split", "eli", "20", "--currency", "USD", "--new")
      let refused = world.run(["split"] + words)
      #expect(refused.status == 1 && !refused.errors.contains("--new"), "\(refused.errors)")
      #expect(!refused.errors.contains("split with"), "\(refused.errors)")
    }
  }

  @Test func halfAmongSeveralIsToldWhatToWrite() throws {
    try OwnersWorld.with { world in
      let refused = world.run("split", "eli", "ana", "20", "--half", "--new")
      #expect(refused.status == 2 && refused.errors.contains("omit --half"), "\(refused.errors)")
      let alone = world.run("split", "me", "20", "--i-owe")
      #expect(alone.status == 2 && !alone.errors.contains("only the one"), "\(alone.errors)")
    }
  }
}
