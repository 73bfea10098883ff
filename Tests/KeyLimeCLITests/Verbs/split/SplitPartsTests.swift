import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Whose parts a bill has, and what becomes of them when the bill changes.
@Suite struct SplitPartsTests {
  private func world(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { world in
      for name in ["Eli", "Ana"] { run(world, ["contact", "add", name]) }
      run(world, ["config", "set", "currency", "USD"])
      try body(world)
    }
  }

  private func run(_ world: OwnersWorld, _ words: [String]) {
    let result = world.run(words)
    #expect(result.status == 0, "\(words): \(result.errors)")
  }

  /// What others owe because of the last bill, by name.
  private func debts(_ world: OwnersWorld) throws -> [String: String] {
    let debts = try world.json("split", "show", "last")["debts"]?.elements ?? []
    return debts.reduce(into: [:]) {
      $0[$1["debtor"]?["name"]?.text ?? ""] = $1["amount"]?["decimal"]?.text
    }
  }

  @Test(
    "who had one thing has a part of what everybody had",
    arguments: [
      (["--item", "Pizza=12.50:eli,me", "--item", "Wine=20"], ["Eli": "16.25"]),
      (["eli", "--item", "Pizza=12.50:eli,me", "--item", "Wine=20"], ["Eli": "16.25"]),
      (
        ["eli", "--item", "Wine=30", "--item", "Pizza=12.50:ana"], ["Eli": "10.00", "Ana": "22.50"]
      ),
    ] as [([String], [String: String])])
  func everybody(_ words: [String], _ owed: [String: String]) throws {
    try world { world in
      run(world, ["split"] + words)
      let found = try debts(world)
      #expect(found == owed)
    }
  }

  @Test(
    "a check-in says who was along, however the bill is split",
    arguments: [["--half", "9"], ["--they-owe", "9"], ["--item", "Soup=9"], ["9"]])
  func companions(_ words: [String]) throws {
    try world { world in
      run(world, ["checkin", "--with", "eli", "Taco Luna"])
      run(world, ["split", "--checkin", "last"] + words)
      let found = try debts(world)
      #expect(found == ["Eli": words.contains("--they-owe") ? "9.00" : "4.50"])
    }
  }

  @Test func iOweWhoWasAlong() throws {
    try world { world in
      run(world, ["checkin", "--with", "eli", "Taco Luna"])
      run(world, ["split", "--checkin", "last", "--i-owe", "9"])
      let found = try debts(world)
      #expect(found == ["you": "9.00"])
    }
  }

  @Test(
    "parts keep their numbers in another currency",
    arguments: [
      (["--item", "Ramen=900:eli"], "900 JPY", ["Eli": "900"]),
      (["--exact", "eli=12,me=8"], "20 JPY", ["Eli": "12"]),
      (["--exact", "eli=12.50,me=7.50"], "20 KWD", ["Eli": "12.500"]),
      (["40", "--paid", "me=10,eli=30"], "40 JPY", ["you": "10"]),
    ] as [([String], String, [String: String])])
  func currency(_ words: [String], _ amount: String, _ owed: [String: String]) throws {
    try world { world in
      run(world, ["split", "eli"] + words)
      run(world, ["split", "edit", "last", "--amount", amount])
      let found = try debts(world)
      #expect(found == owed)
    }
  }

  @Test(arguments: ["20 JPY", "2000 JPY"]) func partsThatAreNotWholeAreRefused(_ amount: String)
    throws
  {
    try world { world in
      run(world, ["split", "--exact", "eli=12.50,me=7.50"])
      let result = world.run("split", "edit", "last", "--amount", amount)
      #expect(result.status == 2)
      #expect(result.errors.contains("its parts are no whole amounts of JPY"), "\(result.errors)")
    }
  }

  @Test func newPartsSayWhichAmountFits() throws {
    try world { world in
      run(world, ["split", "eli", "38"])
      let result = world.run("split", "edit", "last", "--exact", "eli=10,ana=5")
      #expect(result.status == 2 && result.errors.contains("hint: --amount 15.00 changes both"))
      run(world, ["split", "edit", "last", "--exact", "eli=10,ana=5", "--amount", "15.00"])
    }
  }

  @Test func aRetryTellsWhoWasAddedAndWhatWasImported() throws {
    try OwnersWorld.with { world in
      let words = ["split", "Zoe", "9", "--new", "--key", "c", "--json=added"]
      let first = world.run(words).output
      #expect(first.contains("Zoe") && world.run(words).output == first)
      try world.write(
        "sw.csv",
        "Date,Description,Category,Cost,Currency,Me,Eli\n\n"
          + "2026-01-05,Lunch,Dining out,30.00,USD,20.00,-20.00\n")
      let fields = "--json=format,imported,present,refused,added"
      let file = ["split", "import", "\(world.folder)/sw.csv", "--new", "--key", "a", fields]
      let imported = world.run(file).output
      #expect(imported.contains("\"imported\":1"), "\(imported)")
      #expect(world.run(file).output == imported)
    }
  }
}
