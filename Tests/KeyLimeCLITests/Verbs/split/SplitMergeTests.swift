import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Bills of two people who turn out to be one.
@Suite struct SplitMergeTests {
  private func last(_ world: SplitWorld) throws -> JSON {
    try #require(world.run("split", "show", "last", "--json").json)
  }

  @Test func aReceiptOfBothKeepsItsItems() throws {
    try SplitWorld.with { world in
      world.run("contact", "add", "Zed")
      world.run("split", "--item", "P=9:eli,zed", "--item", "Q=3:ana", "--tip", "10%")
      let before = world.balances
      let merged = world.run("contact", "merge", "eli", "zed")
      #expect(merged.status == 0 && !merged.errors.contains("exact"), "\(merged.errors)")
      let bill = try last(world)
      #expect(bill["way"] == "items" && bill["tip"]?.minor == 120)
      let eaters = bill["items"]?.elements?.map { $0["people"]?.elements?.map { $0["name"] } }
      #expect(eaters == [["eli"], ["ana"]])
      #expect(world.balances == ["eli USD": 990, "ana USD": 330])
      #expect(before.values.reduce(0, +) == 1320)
    }
  }

  /// Of an item for three, two had more than one of two.
  @Test func aReceiptWhoseSharesWouldChangeIsTold() throws {
    try SplitWorld.with { world in
      world.run("contact", "add", "Zed")
      world.run("split", "--item", "P=9:eli,zed,ana", "--tip", "10%")
      let merged = world.run("contact", "merge", "eli", "zed")
      let hint = "hint: 1 bill becomes exact amounts, so that nobody's share changes"
      #expect(merged.errors.contains(hint), "\(merged.errors)")
      let found = try last(world)["way"]
      #expect(found == "exactly")
      #expect(world.balances == ["eli USD": 660, "ana USD": 330])
    }
  }

  @Test(
    arguments: [
      (["eli", "zed", "30"], "shares"), (["ana", "30", "--shares", "eli=1,zed=1,ana=2"], "shares"),
      (["ana", "30", "--percent", "eli=30,zed=20,ana=50"], "percentages"),
    ])
  func partsOfBothAreAddedUp(words: [String], way: String) throws {
    try SplitWorld.with { world in
      world.run("contact", "add", "Zed")
      world.run(["split"] + words)
      let before = world.balances.values.reduce(0, +)
      world.run("contact", "merge", "eli", "zed")
      let found = try last(world)["way"]?.text
      #expect(found == way)
      #expect(world.balances.values.reduce(0, +) == before)
      #expect(world.run("split", "edit", "last", "--amount", "60").status == 0)
      #expect(world.balances.values.reduce(0, +) == 2 * before)
    }
  }

  private static let table = """
    Date,Description,Category,Cost,Currency,Me,eli,Zed
    2026-11-20,Tri-tip,Dining out,30.00,USD,20.00,-10.00,-10.00
    2026-11-21,Back,Payment,4.00,USD,0.00,4.00,-4.00
    """
  private static let project = """
    [{"what":"Tri-tip","amount":30,"currency":"USD","date":"2026-11-20","payer_name":"Me",
    "payer_weight":1,"owers":["Me","eli","Zed"],"bill_type":"Expense"}]
    """

  @Test(arguments: [Self.table, Self.project])
  func whatIsImportedOfBothIsAddedUp(_ text: String) throws {
    try SplitWorld.with { world in
      world.run("contact", "add", "Zed")
      world.run("contact", "merge", "eli", "zed")
      let path = "\(world.folder)/bills"
      try UserFile.replace(path, with: Array(text.utf8))
      let result = world.run("split", "import", path, "--json")
      #expect(result.json?["imported"] == 1, "\(result.errors)")
      #expect(world.balances == ["eli USD": 2000])
      #expect(!result.errors.contains("contact:"), "\(result.errors)")
      let isTable = text == Self.table
      #expect(result.errors.contains("line 3 was skipped: nobody's balance changes") == isTable)
    }
  }

  @Test(arguments: ["splitwise", "spliit", "ihatemoney"])
  func whatWasExportedBeforeComesBack(format: String) throws {
    try SplitWorld.with { world in
      world.run("contact", "add", "Zed")
      world.run("split", "eli", "zed", "10", "--title", "Tea")
      world.run("split", "ana", "--item", "P=9:eli,zed", "--item", "Q=3:ana")
      let text = world.run("split", "export", "--format", format).output
      let path = "\(world.folder)/bills"
      try UserFile.replace(path, with: Array(text.utf8))
      world.run("contact", "merge", "eli", "zed")
      let merged = world.balances
      for _ in 0..<2 { world.run("split", "remove", "last") }
      #expect(world.balances == [:])
      let result = world.run("split", "import", path, "--json")
      #expect(result.json?["imported"] == 2, "\(result.errors)")
      #expect(world.balances == merged)
    }
  }
}
