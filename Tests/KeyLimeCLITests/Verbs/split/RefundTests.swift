import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Amounts below zero, and what comes off or on top of a bill.
@Suite struct RefundTests {
  private func balance(_ words: String...) throws -> Int? {
    var found: Int?
    try SplitWorld.with { world in
      let made = world.run(["split", "eli"] + words)
      #expect(made.status == 0, "\(words): \(made.errors)")
      found = world.balances["eli USD"]
    }
    return found
  }

  @Test func aRefundIsSharedTheOtherWayRound() throws {
    #expect(try balance("-12") == -600)
    #expect(try balance("-12", "--paid-by", "eli") == 600)
    #expect(try balance("-12", "--they-owe") == -1200)
    #expect(try balance("-9", "--shares", "eli=2,me=1") == -600)
    #expect(try balance("-9", "--exact", "eli=-4,me=-5") == -400)
    #expect(try balance("--paid", "me=-3,eli=-6") == -150 + 300)
  }

  @Test func aBillAndItsRefundCancelToTheCent() throws {
    try SplitWorld.with { world in
      for amount in ["10.01", "-10.01"] {
        #expect(world.run("split", "eli", "ana", amount).status == 0)
      }
      #expect(world.run("split", "settle", "--suggest", "--record").status < 2)
      #expect(world.balances.values.allSatisfy { abs($0) <= 1 })
      let shown = world.run("split", "show", "last", "--json").json
      #expect(shown?["shares"]?.elements?.count ?? 2 >= 2)
    }
  }

  @Test func discountsAreOnTheWholeOrOnAnItem() throws {
    #expect(try balance("20", "--discount", "10%") == 900)
    #expect(try balance("20", "--discount", "5") == 750)
    #expect(try balance("20", "--discount", "10%", "--tip", "15%") == 1035)
    #expect(try balance("--item", "Pizza=12:eli", "--item", "Soup=8:me", "--discount", "5") == 900)
    #expect(
      try balance("--item", "Pizza=12:eli", "--item", "Soup=8:me", "--item", "Discount=-5") == 950)
    #expect(
      try balance("--item", "Pizza=12:eli", "--item", "Soup=8:me", "--item", "Off=-5:eli") == 700)
  }

  @Test func aRefundWithAPartAboveZeroSaysSo() throws {
    try SplitWorld.with { world in
      let wrong = world.run("split", "eli", "--exact", "eli=4,me=6", "-10")
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("what falls on 'eli' is above zero, unlike the bill"))
    }
  }

  @Test func whatMakesNoSenseIsRefused() throws {
    try SplitWorld.with { world in
      for words in [
        ["20", "--exact", "eli=25,me=-5"], ["-20", "--exact", "eli=-25,me=5"],
        ["20", "--paid", "me=25,eli=-5"], ["20", "--discount", "20"], ["20", "--discount", "-1"],
        ["--item", "Pizza=2:eli", "--item", "Soup=8:me", "--item", "Off=-5:eli"],
      ] {
        let result = world.run(["split", "eli"] + words)
        #expect(result.status == 2, "\(words)")
      }
      #expect(world.balances == [:])
      world.run("split", "eli", "20")
      #expect(world.run("split", "settle", "eli", "-5").status == 2)
    }
  }

  @Test func aRefundIsShownInWords() throws {
    try SplitWorld.with { world in
      let made = world.run("split", "eli", "-12", "--title", "Deposit")
      #expect(made.errors.contains("shared the refund of $12.00 with eli: you owe eli $6.00"))
      world.isTerminal = true
      let page = world.run("split", "show", "last", "--color=never").output
      #expect(page.contains("you got $12.00 back\nyour share is $6.00\neli's share is $6.00\n"))
    }
  }

  @Test func theLastBillIsNamedLast() throws {
    try SplitWorld.with { world in
      #expect(world.run("split", "show", "last").status == 1)
      world.run("split", "eli", "20", "--title", "Lunch")
      world.run("split", "ana", "10", "--title", "Tea", "--at", "2026-11-01")
      #expect(world.run("split", "show", "last", "--json").json?["title"] == "Tea")
      #expect(world.run("split", "edit", "last", "--amount", "12").status == 0)
      #expect(world.balances["ana USD"] == 600)
      #expect(world.run("split", "remove", "last").status == 0)
      #expect(world.run("split", "show", "last", "--json").json?["title"] == "Lunch")
    }
  }

  @Test func historyIsCutByDayAndByCount() throws {
    try SplitWorld.with { world in
      for day in 1...4 { world.run("split", "eli", "\(day)0", "--at", "2026-11-0\(day)") }
      func rows(_ words: String...) -> [JSON] {
        world.run(["split", "history", "--json"] + words).rows
      }
      #expect(rows("--limit", "2").map { $0["amount"]?.minor } == [4000, 3000])
      #expect(rows("--limit", "2").first?["balance"]?.minor == 5000, "of all bills")
      #expect(rows("--since", "2026-11-03").count == 2)
      #expect(rows("--since", "monday").isEmpty && rows("--since", "christmas").count == 4)
      #expect(world.run("split", "history", "--since", "2026-11-05").status == 1)
      let line = world.run("split", "history", "--limit", "1").output
      #expect(line.hasPrefix("2026-11-04\texpense\tyou\teli\t40.00 USD\t20.00 USD\t50.00 USD\t"))
    }
  }

  @Test func aNarrowTableKeepsTheTitle() throws {
    try SplitWorld.with { world in
      world.run("split", "eli", "ana", "1240.50", "--title", "Weekend")
      world.variables["COLUMNS"] = "60"
      world.isTerminal = true
      let heading = world.run("split", "history", "--no-pager", "--color=never").output
        .prefix { $0 != "\n" }
      #expect(heading.contains("TITLE") && heading.contains("PAID BY"))
      #expect(heading.hasSuffix("BALANCE"), "the id goes first")
    }
  }

  @Test func theGuessedCurrencyIsSaidOnce() throws {
    try SplitWorld.with { world in
      // The bill that the world begins with has said it.
      for _ in 0..<2 {
        #expect(!world.run("split", "eli", "20").errors.contains("amounts are in USD"))
      }
      world.variables["KEYLIME_STORE"] = "\(world.folder)/other"
      #expect(world.run("split", "kim", "20", "--new").errors.contains("amounts are in USD"))
    }
  }
}
