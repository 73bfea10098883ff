import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Bills after they were written: changed, removed, repeated, settled.
@Suite struct SplitChangeTests {
  private func bill(_ world: SplitWorld, _ words: String...) throws -> String {
    let made = world.run(["split"] + words + ["--json"])
    return try #require(made.json?["id"]?.text, "\(made.errors)")
  }

  @Test func anEditChangesWhatItNames() throws {
    try SplitWorld.with { world in
      let id = try bill(world, "eli", "ana", "60", "--title", "Pizza")
      #expect(world.run("split", "edit", id, "--amount", "90").status == 0)
      #expect(world.balances == ["eli USD": 3000, "ana USD": 3000])
      #expect(world.run("split", "edit", id, "--paid-by", "eli").status == 0)
      #expect(world.balances == ["eli USD": -3000])
      #expect(world.run("split", "edit", id, "--shares", "eli=1,me=2").status == 0)
      #expect(world.balances == ["eli USD": -6000])
      let shown = world.run("split", "show", id, "--json").json
      #expect(shown?["title"] == "Pizza")
      #expect(shown?["amount"]?.minor == 9000)
    }
  }

  /// So that two machines can change different parts of one bill.
  @Test(arguments: [
    (["--note", "with beer"], ["note"]),
    (["--title", "Pasta"], ["title"]),
    (["--amount", "90"], ["amount", "currency", "kind", "original", "payers", "split"]),
  ])
  func anEditSaysWhichPartsItChanges(_ option: [String], _ parts: [String]) throws {
    try SplitWorld.with { world in
      let id = try bill(world, "eli", "60", "--title", "Pizza")
      #expect(world.run(["split", "edit", id] + option).status == 0)
      let event = world.run("log", "--limit", "1", "--json").json?.elements?.first
      let changed = event?["members"]?["changed"]?.elements?.compactMap(\.text)
      #expect(changed == parts)
    }
  }

  @Test(arguments: [["--restaurant", "Bao House"], ["--checkin", "last"]])
  func aTitleOfThePlaceGoesWithThePlace(_ place: [String]) throws {
    try SplitWorld.with { world in
      #expect(world.run("checkin", "Bao House").status == 0)
      let made = world.run(["split", "eli", "11", "--json"] + place)
      #expect(made.json?["title"] == "Bao House", "\(made.errors)")
      let title = { world.run("split", "show", "last", "--json").json?["title"]?.text ?? "" }
      #expect(world.run("split", "edit", "last", "--at", "yesterday").status == 0)
      #expect(title() == "Bao House")
      let none = place[0] == "--checkin" ? ["--checkin", ""] : []
      let removed = world.run(["split", "edit", "last", "--restaurant", ""] + none)
      #expect(removed.status == 0, "\(removed.errors)")
      #expect(title() == "")
      #expect(world.run("split", "edit", "last", "--restaurant", "Taco Luna").status == 0)
      #expect(title() == "Taco Luna")
      #expect(world.run("split", "edit", "last", "--title", "Lunch").status == 0)
      #expect(world.run("split", "edit", "last", "--restaurant", "").status == 0)
      #expect(title() == "Lunch")
    }
  }

  @Test func anEditThatMakesNoBillIsRefused() throws {
    try SplitWorld.with { world in
      let id = try bill(world, "eli", "20", "--exact", "eli=12,me=8")
      #expect(world.run("split", "edit", id, "--amount", "30").status == 2)
      #expect(world.run("split", "edit", id, "--tip", "3").status == 2)
      #expect(world.balances == ["eli USD": 1200])
    }
  }

  @Test(arguments: [["--paid", "me=20,eli=25"], ["--exact", "eli=10,me=10"]])
  func partsDoNotChangeTheAmountOfABill(_ parts: [String]) throws {
    try SplitWorld.with { world in
      let id = try bill(world, "eli", "90")
      let refused = world.run(["split", "edit", id] + parts)
      #expect(refused.status == 2, "\(refused.errors)")
      #expect(world.balances == ["eli USD": 4500])
      let sum = parts[0] == "--paid" ? "45" : "20"
      #expect(world.run(["split", "edit", id, "--amount", sum] + parts).status == 0)
      let shown = world.run("split", "show", id, "--json").json
      #expect(shown?["amount"]?["decimal"]?.text == "\(sum).00")
    }
  }

  @Test(arguments: [
    ["60", "--equally", "eli", "--equally", "ana"],
    ["60", "--shares", "eli=1", "--shares", "ana=1"],
    ["60", "--percent", "eli=50", "--percent", "ana=50"],
    ["60", "--exact", "eli=30", "--exact", "ana=30"],
  ])
  func aListMayComeInSeveralOptions(_ words: [String]) throws {
    try SplitWorld.with { world in
      #expect(world.run(["split"] + words).status == 0)
      #expect(world.balances == ["eli USD": 3000, "ana USD": 3000])
      #expect(world.run("split", "eli", "--paid", "me=10", "--paid", "eli=2").status == 0)
      #expect(world.balances == ["eli USD": 3400, "ana USD": 3000])
    }
  }

  @Test func aNameWithADigitIsNoAmount() throws {
    try SplitWorld.with { world in
      #expect(world.run("contact", "add", "Bob2", "--email", "bob2@x.org").status == 0)
      for name in ["Bob2", "bob2@x.org"] {
        let result = world.run("split", name, "--item", "A=10:\(name)")
        #expect(result.status == 0, "\(result.errors)")
      }
      #expect(world.run("split", "eli", "12.50", "--item", "A=12.50").status == 0)
      #expect(world.run("split", "eli", "USD12", "--item", "A=11").status == 2)
      #expect(world.balances == ["Bob2 USD": 2000, "eli USD": 625])
    }
  }

  @Test func aBillIsNamedByHowItsIdBegins() throws {
    try SplitWorld.with { world in
      let id = try bill(world, "eli", "20")
      #expect(world.run("split", "show", String(id.prefix(6))).status == 0)
      _ = try bill(world, "eli", "30")
      #expect(world.run("split", "show", "").status == 1)
    }
  }

  @Test func whatIsRemovedOwesNothing() throws {
    try SplitWorld.with { world in
      let id = try bill(world, "eli", "20")
      #expect(world.run("split", "remove", id, "--dry-run").status == 0)
      #expect(world.balances == ["eli USD": 1000])
      #expect(world.run("split", "remove", id).status == 0)
      #expect(world.balances == [:])
      #expect(world.run("split", "remove", id).status == 1)
    }
  }

  @Test func undoTakesTheBillWithThePersonItAdded() throws {
    try SplitWorld.with { world in
      _ = try bill(world, "zoe", "20", "--new")
      #expect(world.run("undo").status == 0)
      #expect(world.balances == [:])
      #expect(world.run("split", "zoe", "8").status == 1)
      #expect(world.run("split", "zoe", "8", "--new").status == 0)
      #expect(world.balances == ["zoe USD": 400])
      let id = try #require(world.run("split", "history", "--json").rows.first?["id"]?.text)
      #expect(world.run("split", "edit", id, "--amount", "10").status == 0)
      #expect(world.run("undo").status == 0)
      #expect(world.balances == ["zoe USD": 400])
      #expect(world.run("split", "remove", id).status == 0)
      #expect(world.run("undo").status == 0)
      #expect(world.balances == ["zoe USD": 400])
    }
  }

  @Test func aRetriedBillHappensOnce() throws {
    try SplitWorld.with { world in
      let first = world.run("split", "eli", "20", "--key", "k1", "--json").json
      let second = world.run("split", "eli", "20", "--key", "k1", "--json").json
      #expect(first?["id"]?.text != nil)
      #expect(second?["id"] == first?["id"])
      #expect(second?["event"] == first?["event"])
      #expect(second?["repeated"] == true)
      #expect(world.balances == ["eli USD": 1000])
    }
  }

  @Test func aRetriedBillWithSomebodyNewIsRecognised() throws {
    try SplitWorld.with { world in
      let words = ["split", "zoe", "20", "--new", "--key", "k2", "--json"]
      let first = world.run(words).json
      #expect(first?["added"]?.elements?.count == 1)
      let second = world.run(words).json
      #expect(second?["id"] == first?["id"])
      #expect(second?["repeated"] == true)
      #expect(world.balances == ["zoe USD": 1000])
    }
  }

  @Test func settlingBringsZeroInEveryCurrency() throws {
    try SplitWorld.with { world in
      _ = try bill(world, "eli", "20")
      _ = try bill(world, "eli", "30 €", "--i-owe")
      #expect(world.run("split", "settle", "--json").rows.count == 2)
      let settled = world.run("split", "settle", "eli", "--json")
      #expect(settled.json?["payments"]?.elements?.count == 2)
      #expect(world.balances == [:])
      #expect(world.run("split", "settle").status == 1)
    }
  }

  @Test func aPartIsPaidInTheCurrencyThatIsOpen() throws {
    try SplitWorld.with { world in
      _ = try bill(world, "eli", "20€", "--they-owe")
      #expect(world.run("split", "settle", "eli", "5").status == 0)
      #expect(world.balances == ["eli EUR": 1500])
      #expect(world.run("split", "settle", "eli", "5", "--paid-by", "me").status == 0)
      #expect(world.balances == ["eli EUR": 2000])
      #expect(world.run("split", "settle", "eli", "$5").status == 1)
    }
  }

  @Test func theFewestPaymentsSettleEverybody() throws {
    try SplitWorld.with { world in
      _ = try bill(world, "eli", "10", "--they-owe")
      _ = try bill(world, "ana", "10", "--i-owe")
      let payments = world.run("split", "settle", "--suggest", "--json").rows
      #expect(payments.count == 1)
      #expect(payments.first?["debtor"]?["name"] == "eli")
      #expect(payments.first?["creditor"]?["name"] == "ana")
      #expect(payments.first?["amount"]?.minor == 1000)
    }
  }

  @Test func historyHasARunningBalance() throws {
    try SplitWorld.with { world in
      _ = try bill(world, "eli", "20", "--at", "2026-11-02")
      _ = try bill(world, "eli", "ana", "30", "--at", "2026-11-01")
      let rows = world.run("split", "history", "eli", "--json").rows
      #expect(rows.map { $0["date"]?.text } == ["2026-11-02", "2026-11-01"])
      #expect(rows.map { $0["balance"]?.minor } == [2000, 1000])
      #expect(world.run("split", "history", "ana", "--json").rows.count == 1)
    }
  }
}
