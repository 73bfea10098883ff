import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// What other programs say of a bill besides who owes what: its category, and what was paid in
/// another currency.
@Suite struct BillOriginTests {
  private static let spliit = #"""
    {"id":"g","currencyCode":"EUR","participants":[{"id":"a","name":"Ann"},{"id":"m","name":"Moi"}],
    "expenses":[{"id":"e","expenseDate":"2026-03-04","title":"Taxi","amount":1800,
    "category":{"grouping":"Transportation","name":"Taxi"},"originalAmount":2000,
    "originalCurrency":"USD","conversionRate":"0.9","paidById":"m","notes":"late",
    "paidFor":[{"participantId":"a","shares":1}],"splitMode":"EVENLY"}]}
    """#

  private func imported(
    _ text: String, _ more: String..., in world: SplitWorld
  ) throws -> SplitWorld.Result {
    let path = "\(world.folder)/bills"
    try UserFile.replace(path, with: Array(text.utf8))
    return world.run(["split", "import", path, "--me", "Moi", "--new"] + more)
  }

  @Test func aBillOfSpliitKeepsThem() throws {
    try SplitWorld.with { world in
      let result = try imported(Self.spliit, in: world)
      #expect(result.status == 0, "\(result.errors)")
      let bill = world.run("split", "show", "last", "--json").json
      #expect(bill?["note"]?.text == "late")
      #expect(bill?["category"]?.text == "Taxi")
      #expect(bill?["categoryGroup"]?.text == "Transportation")
      #expect(bill?["original"]?["amount"]?["decimal"]?.text == "20.00")
      #expect(bill?["original"]?["amount"]?["currency"]?.text == "USD")
      #expect(bill?["original"]?["rate"]?.text == "0.9")
      world.isTerminal = true
      let page = world.run("split", "show", "last").output
      #expect(page.contains("$20.00 was paid, at a rate of 0.9"))
      #expect(page.contains("Transportation, Taxi"))
    }
  }

  @Test func spliitGetsThemBack() throws {
    try SplitWorld.with { world in
      #expect(try imported(Self.spliit, in: world).status == 0)
      let text = world.run("split", "export", "--format", "spliit").output
      var expense = try #require(try JSON(parsing: Array(text.utf8))["expenses"]?.elements?.first)
      #expect(expense["category"] == ["grouping": "Transportation", "name": "Taxi"])
      #expect(expense["originalAmount"] == 2000)
      #expect(expense["originalCurrency"] == "USD" && expense["conversionRate"] == "0.9")
      // Another amount is not what was converted.
      #expect(world.run("split", "edit", "last", "--amount", "30").status == 0)
      let edited = world.run("split", "export", "--format", "spliit").output
      expense = try #require(try JSON(parsing: Array(edited.utf8))["expenses"]?.elements?.first)
      #expect(expense["category"] != nil && expense["originalAmount"] == nil)
    }
  }

  /// They come back by keylime's own member, and by the program's as well.
  @Test(arguments: ["splitwise", "spliit", "ihatemoney"])
  func anotherStoreGetsThem(format: String) throws {
    try SplitWorld.with { world in
      #expect(try imported(Self.spliit, in: world).status == 0)
      let before = world.run("split", "show", "last", "--json").json
      let text = world.run("split", "export", "--format", format).output
      world.variables["KEYLIME_STORE"] = "\(world.folder)/other"
      let path = "\(world.folder)/again"
      try UserFile.replace(path, with: Array(text.utf8))
      let result = world.run("split", "import", path, "--me", "Me", "--new")
      #expect(result.status == 0, "\(result.errors)")
      let after = world.run("split", "show", "last", "--json").json
      for member in ["category", "categoryGroup", "original", "note"] {
        #expect(after?[member] == before?[member], "\(member)")
      }
    }
  }

  @Test func aCategoryOfSplitwiseIsKept() throws {
    try SplitWorld.with { world in
      let result = try imported(
        """
        Date,Description,Category,Cost,Currency,Moi,Ann

        2026-11-20,Bread,Groceries,20.01,USD,10.00,-10.00
        2026-11-21,Moi paid Ann,Payment,5.00,USD,5.00,-5.00

        """, in: world)
      #expect(result.status == 0, "\(result.errors)")
      let rows = world.run("split", "history", "--json").rows
      let categories = rows.map { row in
        world.run("split", "show", row["id"]?.text ?? "", "--json").json?["category"]?.text
      }
      #expect(Set(categories) == ["Groceries", nil])
      let table = world.run("split", "export", "--format", "splitwise").output
      #expect(table.contains("Bread,Groceries,20.01,USD"))
    }
  }

  private static let ihatemoney = #"""
    [{"what":"Wine","amount":30.0,"currency":"XXX","date":"2026-11-21","payer_name":"Ann",
    "payer_weight":1,"owers":["Ann","Moi"],"bill_type":"Expense"}]
    """#

  @Test func aCurrencyThatTheFileDoesNotNameIsSaid() throws {
    try SplitWorld.with { world in
      let result = try imported(Self.ihatemoney, in: world)
      let words = "; the file names no currency, so USD was taken (--currency says another)"
      #expect((result.output + result.errors).contains(words), "\(result.output)\(result.errors)")
    }
    try SplitWorld.with { world in
      let result = try imported(Self.ihatemoney, "--currency", "EUR", "--json", in: world)
      #expect(result.json?["assumedCurrency"] == "EUR")
      #expect(world.balances == ["Ann EUR": -1500])
    }
    try SplitWorld.with { world in
      let named = Self.ihatemoney.replacing("XXX", with: "EUR")
      let result = try imported(named, "--json", in: world)
      #expect(result.json?["imported"] == 1 && result.json?["assumedCurrency"] == nil)
    }
  }
}
