import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A key belongs to one command: the same command again is a retry, another one is refused.
@Suite struct KeyTests {
  private static let place = [
    "add", "--name", "Sol", "--address", "1 Elm", "--cuisine", "thai", "--price", "1",
    "--phone", "1", "--position", "35.28,-120.66",
  ]

  static let others: [[String]] = [
    ["rate", "bao-house", "2"], ["contact", "add", "ben"], ["contact", "remove", "amy"],
    ["split", "amy", "33"], ["split", "settle", "amy", "--yes"], ["admin", "release", "bao-house"],
    ["admin", "edit", "bao-house", "--price", "3"], ["admin", "remove", "bao-house"],
    ["admin", "deal", "add", "bao-house", "--title", "Other"], ["undo"],
    ["admin", "staff", "add", "bao-house", "nobody"], ["account", "edit", "--last-name", "Oak"],
    ["admin", "redeem", "2BNY-1JC0-4HMAW"],
  ]

  @Test(arguments: ["", " "]) func isNotBlank(key: String) throws {
    try OwnersWorld.with { world in
      let result = world.run("contact", "add", "Sam", "--key", key)
      #expect(result.status == 2)
      #expect(result.errors.contains("invalid value '\(key)' for '--key'"), "\(result.errors)")
      #expect(world.run("contact", "list").status == 1)
    }
  }

  @Test(arguments: others)
  func isRefusedForAnotherCommand(_ words: [String]) throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      #expect(world.run("contact", "add", "amy", "--key", "k").status == 0)
      #expect(world.run("split", "amy", "10").status == 0)
      let before = world.run("log", "--all").output
      let result = world.run(words + ["--key", "k", "--json"])
      #expect(result.status == 2, "\(result.output)")
      #expect(result.errors.contains(#""key-taken""#), "\(result.errors)")
      #expect(world.run("log", "--all").output == before)
    }
  }

  @Test func placeIsAddedUnderItsOwnKey() throws {
    try OwnersWorld.with { world in
      let words = Self.place + ["--photo", world.photo, "--key", "k"]
      #expect(world.run(words).status == 0)
      #expect(world.run(words).status == 0)
      let other = words.map { $0 == "Sol" ? "Luna" : $0 }
      #expect(world.run(other).status == 2)
    }
  }

  /// How a command is run is no part of what it asks for.
  @Test func outputOptionsAreNoPartOfTheRequest() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "4", "--key", "k").status == 0)
      let again = try world.json("--quiet", "rate", "--yes", "bao-house", "4", "--key", "k")
      #expect(again["repeated"] == true)
    }
  }

  /// What is imported from standard input is a part of what is asked for.
  @Test func otherInputIsAnotherCommand() throws {
    try OwnersWorld.with { world in
      func card(_ name: String) -> String { "BEGIN:VCARD\nVERSION:4.0\nFN:\(name)\nEND:VCARD\n" }
      func table(_ title: String) -> String {
        "Date,Description,Category,Cost,Currency,Me,Amy\n2026-11-20,\(title),x,2,USD,1,-1\n"
      }
      for (key, words, texts) in [
        ("k", ["contact", "import", "-"], [card("Amy"), card("Ben")]),
        ("l", ["split", "import", "-", "--new"], [table("Tea"), table("Cake")]),
      ] {
        let first = world.run(words + ["--key", key], typed: texts[0])
        #expect(first.status == 0, "\(first.errors)")
        let again = world.run(words + ["--key", key, "--json"], typed: texts[0])
        #expect(again.output.contains(#""repeated""#), "\(again.output)")
        let other = world.run(words + ["--key", key, "--json"], typed: texts[1])
        #expect(other.status == 2 && other.errors.contains(#""key-taken""#), "\(other.errors)")
      }
    }
  }

  /// A code is redeemed by its own key alone, whatever the key was used for.
  @Test func keyRedeemsOneCode() throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      let deal = try world.offer("Tea")
      let other = try world.offer("Cake")
      let codes = try [deal, other].map { deal in
        let use = try world.json("deals", "use", deal, "--yes")
        return try #require(use["code"]?.text)
      }
      #expect(world.run("admin", "redeem", codes[0], "--key", "k").status == 0)
      let again = try world.json("admin", "redeem", codes[0], "--key", "k")
      #expect(again["repeated"] == true)
      #expect(world.run("admin", "redeem", codes[1], "--key", "k").status == 2)
      #expect(world.run("admin", "redeem", codes[1]).status == 0)
    }
  }

  @Test func passcodeIsSetOnce() throws {
    try OwnersWorld.with { world in
      let first = ["admin", "passcode", "--passcode-fd", "0", "--key", "a"]
      #expect(world.run(first, typed: "limes4ever\n").status == 0)
      let again = try world.json(first, typed: "limes4ever\n")
      #expect(again["repeated"] == true)
      let replace = ["admin", "passcode", "--replace", "--passcode-fd", "0", "--key", "b"]
      #expect(world.run(replace, typed: "second12\n").status == 0)
      let replaced = try world.json(replace, typed: "third123\n")
      #expect(replaced["repeated"] == true)
      let claim = ["admin", "claim", "bao-house", "--passcode-fd", "0"]
      #expect(world.run(claim, typed: "third123\n").status == 5)
      #expect(world.run(claim, typed: "second12\n").status == 0)
    }
  }

  @Test func paymentIsRecordedOnce() throws {
    try OwnersWorld.with { world in
      for amount in ["5", "12"] {
        #expect(world.run("split", "eli", "10", "--new").status == 0)
        let words = ["split", "settle", "eli", amount, "--key", amount]
        let first = try world.json(words + (amount == "12" ? ["--yes"] : []))
        let again = try world.json(words)
        #expect(again["event"] == first["event"] && again["repeated"] == true)
      }
    }
  }

  /// The form that 0.1.0 wrote: without what was asked.
  @Test func keyOfAnEarlierVersionIsTakenForTheSameCommand() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "4").status == 0)
      let account = try #require(try Store(at: world.storePath).session())
      let names = try Folder("\(world.storePath)/journal").names()
      let replica = try #require(names.compactMap { ReplicaID($0) }.first)
      let place = try #require(RestaurantID("n1"))
      let journal = FoldedJournal(Journal(store: world.storePath, replica: replica))
      _ = try journal.append(
        [.favourite(place)], by: account, key: CommandKey("k"), now: 1_790_000_000_000)
      let again = try world.json("rate", "bao-house", "2", "--key", "k")
      #expect(again["repeated"] == true)
    }
  }
}
