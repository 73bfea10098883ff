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
}
