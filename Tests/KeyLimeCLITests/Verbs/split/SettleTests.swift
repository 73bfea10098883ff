import Arguments
import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Payments between any two people, and lists of them that can be run.
@Suite struct SettleTests {
  private func tangle(_ world: SplitWorld) {
    world.run("split", "eli", "ana", "30", "--title", "Ramen")
    world.run("split", "eli", "ana", "21.66", "--paid-by", "eli")
    world.run("split", "ana", "12 EUR")
  }

  @Test func aPaymentGoesBetweenAnyTwo() throws {
    try SplitWorld.with { world in
      tangle(world)
      let paid = world.run("split", "settle", "ana", "eli", "7.22", "--json")
      #expect(paid.status == 0, "\(paid.errors)")
      #expect(paid.json?["debtor"]?["name"] == "ana")
      #expect(paid.json?["creditor"]?["name"] == "eli")
      #expect(world.balances == ["eli USD": 278, "ana USD": 1000, "ana EUR": 600])
      #expect(world.run("split", "settle", "ana", "eli").status == 1, "nothing is open now")
    }
  }

  @Test func withoutAnAmountTheDebtBetweenTheTwoIsPaid() throws {
    try SplitWorld.with { world in
      tangle(world)
      let wrong = world.run("split", "settle", "eli", "ana")
      #expect(wrong.status == 1)
      #expect(wrong.errors.contains("eli owes ana nothing"))
      #expect(wrong.errors.contains("ana owes eli $7.22"))
      #expect(world.run("split", "settle", "ana", "eli", "--json").json?["amount"]?.minor == 722)
      #expect(world.run("split", "settle", "eli", "eli", "3").status == 2)
      #expect(world.run("split", "settle", "eli", "ana", "me", "3").status == 2)
      #expect(world.run("split", "settle", "eli", "ana", "3", "--paid-by", "me").status == 2)
    }
  }

  @Test func theSuggestedCommandsSettleEverything() throws {
    try SplitWorld.with { world in
      tangle(world)
      let rows = world.run("split", "settle", "--suggest", "--json").rows
      #expect(rows.count == 3)
      for row in rows {
        #expect(row["kind"] == "simplified")
        let words = ShellLine.words(of: try #require(row["command"]?.text))
        let result = world.run(Array(words.dropFirst()))
        #expect(result.status == 0, "\(words): \(result.errors)")
      }
      #expect(world.balances == [:])
      #expect(world.run("split", "settle", "--suggest").status == 1)
    }
  }

  /// Eli pays ana for me: the circle that this closes does not open again with the next bill.
  @Test func whatWasSettledStaysSettled() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "12", "--they-owe")
      world.run("split", "ana", "12", "--i-owe")
      world.run("split", "settle", "eli", "ana", "12", "--yes")
      #expect(world.balances == [:])
      world.run("split", "eli", "30", "--they-owe")
      #expect(world.balances == ["eli USD": 3000])
      world.isTerminal = true
      let history = world.run("split", "history", "eli", "--no-pager", "--color=never").output
      #expect(history.contains("cancel each other: eli owes you $30.00"), "\(history)")
    }
  }

  @Test func recordRunsThem() throws {
    try SplitWorld.with { world in
      tangle(world)
      let dry = world.run("split", "settle", "--suggest", "--record", "--dry-run")
      #expect(dry.status == 0)
      #expect(world.balances.count == 3)
      let done = world.run("split", "settle", "--suggest", "--record", "--json")
      #expect(done.json?["payments"]?.elements?.count == 3)
      #expect(world.balances == [:])
      #expect(world.run("split", "settle", "--suggest", "--record").status == 1)
      #expect(world.run("split", "settle", "--record").status == 2, "it needs --suggest")
    }
  }

  @Test func bothKindsOfDebtsAreNamed() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "ana", "30")
      world.run("split", "eli", "ana", "21.66", "--paid-by", "eli")
      world.isTerminal = true
      let mine = world.run("split", "settle", "--no-pager", "--color=never").output
      #expect(mine.contains("pairwise debts, by your bills"))
      #expect(mine.contains("simplified, to settle all bills: ana pays you $12.78"))
      let fewest = world.run("split", "settle", "--suggest", "--no-pager", "--color=never").output
      #expect(fewest.contains("simplified, the fewest payments"))
      #expect(fewest.contains("pairwise debts, by the bills: "))
      #expect(fewest.replacing("\n", with: " ").contains("eli owes you $2.78"))
      #expect(fewest.contains("keylime split settle ana me 12.78"))
    }
  }

  @Test func commandsThatAreTooWideForTheTableComeBelowIt() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "30")
      world.run("contact", "add", "eli")
      world.isTerminal = true
      for columns in [50, 80, 120] {
        world.variables["COLUMNS"] = "\(columns)"
        let page = world.run("split", "settle", "--suggest", "--no-pager", "--color=never").output
        let words = page.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
        #expect(words.contains("keylime split settle contact:"), "\(page)")
        #expect(words.contains(" me 15.00"), "\(page)")
        #expect(page.contains("COMMAND") == (columns > 50))
      }
    }
  }

  @Test func overpayingAsks() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "162")
      let blind = world.run("split", "settle", "eli", "500")
      #expect(blind.status == 2)
      #expect(blind.errors.contains("eli owes you $81.00 only. Still record a payment of $500.00?"))
      world.isTerminal = true
      world.typed = "n\n"
      #expect(world.run("split", "settle", "eli", "500").status == 4)
      world.isTerminal = false
      #expect(world.balances == ["eli USD": 8100])
      #expect(world.run("split", "settle", "eli", "81").status == 0, "just what is owed")
      #expect(world.run("split", "settle", "eli", "ana", "5").status == 2, "nothing is owed")
      #expect(world.run("split", "settle", "eli", "ana", "5", "--yes").status == 0)
    }
  }

  @Test("a question names what 'split' says is owed; what --suggest lists needs none")
  func morePaidThanOwedAsks() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "ana", "90")
      world.run("split", "eli", "ana", "60", "--paid-by", "ana")
      #expect(world.balances["eli USD"] == 3000)
      for amount in ["45", "35"] {
        let asked = world.run("split", "settle", "eli", amount)
        #expect(asked.status == 2)
        #expect(asked.errors.contains("eli owes you $30.00 only"), "\(asked.errors)")
      }
      #expect(world.run("split", "settle", "eli", "40").status == 0)
    }
  }

  /// As when two people each wrote down that a debt was paid, before their machines exchanged that.
  @Test func aPaymentThatWasRecordedTwiceIsNamed() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "40")
      world.run("split", "settle", "eli", "--at", "2026-11-14")
      let second = world.run(
        "split", "settle", "eli", "20", "--paid-by", "eli", "--at", "2026-11-18", "--yes", "--json")
      let id = try #require(second.json?["id"]?.text)
      let told = world.run("split")
      #expect(world.balances == ["eli USD": -2000], "nothing is guessed")
      #expect(
        told.errors.contains("eli paid you $20.00 twice on 2026-11-14 and 2026-11-18"),
        "\(told.errors)")
      #expect(told.errors.contains("'keylime split remove \(id)'"))
      for list in [["split", "settle"], ["split", "settle", "--suggest"]] {
        #expect(world.run(list).errors.contains("eli paid you $20.00 twice"), "\(list)")
      }
      #expect(world.run("split", "remove", id).status == 0)
      #expect(world.balances == [:])
    }
  }

  @Test func whatWasSuggestedAndRecordedTwiceIsNamed() throws {
    try SplitWorld.with { world in
      world.run("split", "ana", "eli", "90")
      world.run("split", "ana", "eli", "30", "--paid-by", "ana")
      world.run("split", "settle", "--suggest", "--record")
      for (person, amount) in [("ana", "10"), ("eli", "40")] {
        world.run("split", "settle", person, amount, "--paid-by", person, "--yes")
      }
      let told = world.run("split").errors
      for sentence in ["ana paid you $10.00 twice", "eli paid you $40.00 twice"] {
        #expect(told.contains(sentence), "\(told)")
      }
    }
  }

  @Test func paymentsFarApartOrOfOtherAmountsAreNoDoubles() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "40")
      world.run("split", "settle", "eli", "--at", "2026-11-02")
      world.run("split", "settle", "eli", "20", "--at", "2026-11-10", "--paid-by", "eli", "--yes")
      #expect(world.run("split").errors == "", "a week and a day")
      world.run("split", "settle", "eli", "5", "--at", "2026-11-10", "--paid-by", "eli", "--yes")
      #expect(world.run("split").errors == "", "neither payment is what is open")
    }
  }

  @Test func whoOwesTheOthersMostPaysNext() throws {
    try SplitWorld.with { world in
      #expect(world.run("split", "turn", "eli").status == 1)
      world.run("split", "eli", "ana", "30", "--at", "2026-11-18")
      func turns(_ names: String...) -> [JSON?] {
        world.run(["split", "turn"] + names + ["--json"]).rows.map { $0["name"] }
      }
      #expect(turns("eli").first == "eli")
      world.run("split", "eli", "ana", "60", "--paid-by", "eli", "--at", "2026-11-19")
      #expect(turns("eli") == ["you", "eli"])
      #expect(turns("eli", "ana") == ["ana", "you", "eli"])
      #expect(turns() == turns("eli", "ana"))
      world.isTerminal = true
      #expect(
        world.run("split", "history", "eli", "--no-pager").output
          .contains("it is your turn to pay"))
      world.run("split", "eli", "9€", "--at", "2026-11-20")
      let lines = world.run("split", "history", "eli", "--no-pager").output
      #expect(lines.contains("in EUR it is eli's turn to pay"), "\(lines)")
    }
  }
}
