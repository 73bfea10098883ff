import Testing

@testable import KeyLimeCLI

/// Every way of dividing, by what the others owe me afterwards in cents.
@Suite struct SplitFormTests {
  struct Form: CustomTestStringConvertible {
    let line: [String]
    let owed: [String: Int]
    var testDescription: String { line.joined(separator: " ") }

    init(_ line: String..., owed: [String: Int]) {
      self.line = line
      self.owed = owed
    }
  }

  static let forms = [
    Form("eli", "40.01", owed: ["eli USD": 2000]),
    Form("eli", "40.01", "--half", owed: ["eli USD": 2000]),
    Form("eli", "12", "EUR", owed: ["eli EUR": 600]),
    Form("eli", "12", "euros", owed: ["eli EUR": 600]),
    Form("eli", "12", "--currency", "zloty", owed: ["eli PLN": 600]),
    Form("eli", "12,50", "€", owed: ["eli EUR": 625]),
    Form("eli", "€", "12", owed: ["eli EUR": 600]),
    Form("eli", "40.01", "--half", "--paid-by", "me", owed: ["eli USD": 2000]),
    Form("eli", "40.01", "--half", "--paid-by", "them", owed: ["eli USD": -2000]),
    Form("eli", "40.01", "--i-owe", owed: ["eli USD": -4001]),
    Form("eli", "40.01", "--they-owe", owed: ["eli USD": 4001]),
    Form("eli", "ana", "60", owed: ["eli USD": 2000, "ana USD": 2000]),
    Form("me", "eli", "60", owed: ["eli USD": 3000]),
    Form("eli", "ana", "60", "--they-owe", owed: ["eli USD": 3000, "ana USD": 3000]),
    Form("eli", "ana", "60", "--paid-by", "eli", owed: ["eli USD": -2000]),
    Form("eli", "90", "--shares", "eli=2,me=1", owed: ["eli USD": 6000]),
    Form("90", "--shares", "eli=2,ana=1", owed: ["eli USD": 6000, "ana USD": 3000]),
    Form("eli", "100", "--percent", "eli=66.67,me=33,33", owed: ["eli USD": 6667]),
    Form("eli", "20", "--exact", "eli=12.50,me=7.50", owed: ["eli USD": 1250]),
    Form("--exact", "eli=12,50,me=7,50", owed: ["eli USD": 1250]),
    Form("60", "--equally", "eli,ana", owed: ["eli USD": 3000, "ana USD": 3000]),
    Form("eli", "50", "--tip", "10", owed: ["eli USD": 3000]),
    Form("eli", "50", "--tip", "15%", "--tax", "5%", owed: ["eli USD": 3000]),
    Form("eli", "--item", "Pizza=12.50:eli,me", "--item", "Wine=20:eli", owed: ["eli USD": 2625]),
    Form(
      "eli", "--item", "Pizza=10:eli", "--item", "Soup=30:me", "--tip", "20%",
      owed: ["eli USD": 1200]),
    Form("eli", "--item", "Pizza=3*8.00", owed: ["eli USD": 1200]),
    Form("eli", "60", "--paid", "me=40,eli=20", owed: ["eli USD": 1000]),
    Form("eli", "--paid", "me=40,eli=20", owed: ["eli USD": 1000]),
    Form("eli", "ana", "90", "--paid", "me=60,ana=30", owed: ["eli USD": 3000]),
    Form("eli", "40 €", owed: ["eli EUR": 2000]),
    Form("eli", "1.234,50 EUR", "--they-owe", owed: ["eli EUR": 123450]),
    Form("eli", "1201", "--currency", "JPY", owed: ["eli JPY": 600]),
    Form("eli", "1.234", "--currency", "KWD", "--they-owe", owed: ["eli KWD": 1234]),
    Form("eli", "12.50+3*2.50", "--they-owe", owed: ["eli USD": 2000]),
  ]

  @Test("split", arguments: forms) func leavesWhatItShould(form: Form) throws {
    try SplitWorld.with { world in
      let result = world.run(["split"] + form.line + ["--json"])
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors == "")
      #expect(world.balances == form.owed)
    }
  }

  @Test func itTellsWhatItMeans() throws {
    try SplitWorld.with { world in
      let result = world.run("split", "eli", "40.01", "--currency", "USD")
      #expect(result.errors == "split $40.01 with eli: eli owes you $20.00\n")
      #expect(result.output == "")
    }
  }

  @Test func theListHasTotals() throws {
    try SplitWorld.with { world in
      _ = world.run("split", "eli", "40")
      _ = world.run("split", "ana", "10", "--i-owe")
      #expect(world.run("split", "--no-header").output.contains("ana\t10.00\t0.00\tUSD"))
      let totals = world.run("split", "--totals", "--json").rows
      #expect(totals.count == 1)
      #expect(totals.first?["youOwe"]?.minor == 1000)
      #expect(totals.first?["youAreOwed"]?.minor == 2000)
      world.isTerminal = true
      let table = world.run("split", "--no-pager", "--color=never").output
      #expect(table.contains("in total you owe $10.00 and are owed $20.00"))
    }
  }

  @Test func nobodyOwesAnythingAtFirst() throws {
    try SplitWorld.with { world in
      #expect(world.run("split").status == 1)
      #expect(world.run("split", "--json").output == "[]\n")
    }
  }

  @Test func aBillRemembersItsOccasion() throws {
    try SplitWorld.with { world in
      let made = world.run(
        "split", "eli", "12", "--title", "Pho", "--at", "2026-11-19 20:15", "--note", "warm",
        "--restaurant", "Bao House", "--json")
      let id = try #require(made.json?["id"]?.text)
      let shown = try #require(world.run("split", "show", id, "--json").json)
      #expect(shown["title"] == "Pho")
      #expect(shown["date"] == "2026-11-19T20:15:00-08:00", "by the clocks of the restaurant")
      #expect(shown["note"] == "warm")
      #expect(shown["restaurant"]?.text != nil)
    }
  }

  @Test func whoSharesABillStandsBeforeItsAmount() throws {
    try SplitWorld.with { world in
      let errors = world.run("split", "60", "--with", "Eli").errors
      #expect(errors.contains("hint: write 'keylime split <person> <amount>'"), "\(errors)")
    }
  }

  @Test(arguments: [
    ("monday", "2026-11-16"), ("nov 25", "2025-11-25"), ("next monday", "2026-11-23"),
    ("tomorrow", "2026-11-21"), ("good friday", "2026-04-03"), ("christmas day", "2025-12-25"),
  ])
  func aWeekdayOfABillIsTheLastOne(_ day: String, _ date: String) throws {
    try SplitWorld.with { world in
      let made = world.run("split", "eli", "12", "--at", day, "--json")
      #expect(made.json?["date"]?.text == date, "\(made.errors)")
      #expect(world.run("split", "eli", "12").status == 0)
      let edited = world.run("split", "edit", "last", "--at", day, "--json")
      #expect(edited.json?["date"]?.text == date, "\(edited.errors)")
    }
  }

  @Test func aCheckInBringsPlaceTimeAndCompany() throws {
    try SplitWorld.with { world in
      let visit = world.run(
        "checkin", "Bao House", "--at", "2026-11-18T12:30", "--with", "eli", "--json")
      let id = try #require(visit.json?["id"]?.text, "\(visit.errors)")
      let bill = world.run("split", "20", "--checkin", "last", "--json").json
      #expect(bill?["checkin"]?.text == id)
      #expect(bill?["title"] == "Bao House")
      #expect(bill?["date"] == visit.json?["at"])
      #expect(world.balances == ["eli USD": 1000])
    }
  }

  @Test func aNewBillNamesItsCurrencyAsABalanceDoes() throws {
    try SplitWorld.with { world in
      let bill = world.run("split", "eli", "12", "EUR", "--json=currency")
      #expect(bill.json?["currency"] == "EUR", "\(bill)")
      #expect(world.run("split", "--json=currency").rows.first?["currency"] == "EUR")
    }
  }

  @Test(
    "name and address",
    arguments: [
      ["--shares", "Bo, bo@example.org=2,me=1", "90"], ["--exact", "me=30,Bo, bo@example.org=60"],
      ["--item", "Pizza=60:Bo, bo@example.org", "--item", "Soup=30:me"],
    ])
  func aPersonIsNamedAlikeInEveryOption(line: [String]) throws {
    try SplitWorld.with { world in
      for address in ["bo@example.org", "bo@example.com"] {
        _ = world.run("contact", "add", "Bo", "--email", address)
      }
      let result = world.run(["split"] + line)
      #expect(result.status == 0, "\(result.errors)")
      #expect(world.balances == ["Bo USD": 6000])
    }
  }

  @Test func aNewNameHasNoComma() throws {
    try SplitWorld.with { world in
      let result = world.run("split", "90", "--shares", "sam,priya=2,me=1", "--new")
      #expect(result.status == 2, "\(result.errors)")
    }
  }
}
