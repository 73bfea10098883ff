import Testing

@testable import KeyLimeCLI

/// A row of the last list is no word to search for, but a place to look near.
@Suite struct RowWordTests {
  @Test(arguments: [
    ["search", "@1"], ["discover", "@2"], ["nearby", "@1"], ["iwant-pick", "@1"],
    ["search", "taco", "@1"],
  ])
  func aRowIsNoWord(line: [String]) throws {
    try OwnersWorld.with { (world) throws in
      let row = try #require(line.last)
      #expect(world.run("nearby", "-n3").status == 0)
      let result = world.run(line)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(result.errors.contains("cannot search for '\(row)'"), "\(result.errors)")
      #expect(result.errors.contains("keylime show \(row)"), "\(result.errors)")
    }
  }

  @Test func nearARowWorks() throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("nearby", "-n3").status == 0)
      for words in ["near @1", "within 500m of @1", "10 min walk from @1"] {
        let result = world.run("nearby", words, "-n3")
        #expect(result.status == 0, "\(result.errors)")
      }
    }
  }

  @Test(arguments: ["nearby", "iwant-pick", "search"])
  func aRowThatTheListLacksIsNamed(verb: String) throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("nearby", "-n1").status == 0)
      let result = world.run(verb, "thai", "near", "@2", "cheap")
      #expect(result.status == 2)
      #expect(result.errors.contains("'@2': the last list has 1 row\n"), "\(result.errors)")
    }
  }

  @Test func onlyDigitsBehindTheSignAreARow() {
    #expect(WordGrammar.loneRow(in: ["thai", "@12"]) == "@12")
    #expect(WordGrammar.loneRow(in: ["Near", "@12"]) == nil)
    #expect(WordGrammar.loneRow(in: ["500", "m", "from", "@12"]) == nil)
    #expect(WordGrammar.loneRow(in: ["pizza", "from", "@12"]) == "@12")
    #expect(WordGrammar.loneRow(in: ["@home", "@", "1"]) == nil)
  }
}
