import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A command that changed nothing keeps its `--key` too: its retry writes nothing later.
@Suite struct KeyOfUnchangedTests {
  /// Something done, the command that finds it done, and a later change.
  struct Case: Sendable, CustomTestStringConvertible {
    let before, keyed, later: [String]

    init(_ before: [String], _ keyed: [String], _ later: [String]) {
      (self.before, self.keyed, self.later) = (before, keyed, later)
    }

    var testDescription: String { keyed.joined(separator: " ") }
  }

  static let cases = [
    Case(["fav", "taco-luna"], ["fav", "taco-luna"], ["fav", "taco-luna", "--remove"]),
    Case(["fav", "bao-house"], ["fav", "taco-luna", "--remove"], ["fav", "taco-luna"]),
    Case(["avoid", "taco-luna"], ["avoid", "taco-luna"], ["avoid", "taco-luna", "--remove"]),
    Case(["note", "taco-luna", "x"], ["note", "taco-luna", "x"], ["note", "taco-luna", "newer"]),
    Case(
      ["note", "bao-house", "x"], ["note", "taco-luna", "--remove"], ["note", "taco-luna", "y"]),
    Case(
      ["contact", "add", "ana"], ["contact", "edit", "ana", "--note", ""],
      ["contact", "edit", "ana", "--note", "vegan"]),
    Case(
      ["account", "edit", "--first-name", "Bo"], ["account", "edit", "--first-name", "Bo"],
      ["account", "edit", "--first-name", "Al"]),
    Case(
      ["checkin", "bao-house", "--note", "x"], ["timeline", "edit", "last", "--note", "x"],
      ["timeline", "edit", "last", "--note", "y"]),
    Case(
      ["split", "eli", "10", "--title", "T", "--new"], ["split", "edit", "last", "--title", "T"],
      ["split", "edit", "last", "--title", "U"]),
    Case(
      ["rate", "bao-house", "4"], ["rate", "taco-luna", "--remove"], ["rate", "taco-luna", "2"]),
    Case(
      ["fav", "bao-house"], ["likes", "taco-luna", "--remove"], ["swipe", "--like", "taco-luna"]),
    Case(
      ["admin", "edit", "bao-house", "--price", "4"],
      ["admin", "edit", "bao-house", "--price", "4"],
      ["admin", "edit", "bao-house", "--price", "2"]),
  ]

  @Test(arguments: cases) func aRetryChangesNothing(_ example: Case) throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      #expect(world.run(example.before).status == 0)
      let first = try world.json(example.keyed + ["--key", "k"])
      #expect(first["event"] != nil && first["repeated"] == nil, "\(first.compactText)")
      #expect(world.run(example.later).status == 0)
      let log = world.run("log", "--json", "--limit", "0").output
      let again = try world.json(example.keyed + ["--key", "k"])
      #expect(again["repeated"] == true)
      #expect(world.run("log", "--json", "--limit", "0").output == log)
      for member in first.object?.members ?? [] {
        #expect(again[member.name] == member.value, "\(member.name): \(again.compactText)")
      }
      let other = world.run(["fav", "bao-house", "taco-luna", "--key", "k"])
      #expect(other.status == 2 && other.errors.contains("different command"))
    }
  }

  /// Also where nobody has done anything yet.
  @Test func theFirstCommandOfAStoreKeepsItsKey() throws {
    try OwnersWorld.with { world in
      let words = ["fav", "taco-luna", "--remove", "--key", "k"]
      #expect(world.run(words).status == 0)
      #expect(world.run("fav", "taco-luna").status == 0)
      let again = try world.json(words)
      #expect(again["repeated"] == true)
      #expect(world.run("fav").status == 0)
    }
  }

  /// Undo and redo pass over such a command, as they do where nothing is written.
  @Test func thereIsNothingToUndo() throws {
    try OwnersWorld.with { world in
      for words in [["fav", "taco-luna"], ["fav", "taco-luna", "--key", "k"]] {
        #expect(world.run(words).status == 0)
      }
      #expect(world.run("log", "--do", "unchanged").output.contains("which changed nothing"))
      let undone = try world.json("undo")
      #expect(undone["do"] == "favourite")
      #expect(world.run("avoid", "bao-house", "--remove", "--key", "j").status == 0)
      let redone = try world.json("redo")
      #expect(redone["do"] == "favourite")
    }
  }

  /// A refused command may be tried again with its key.
  @Test func aRefusedCommandKeepsNoKey() throws {
    try OwnersWorld.with { world in
      let words = ["admin", "edit", "bao-house", "--price", "3", "--key", "k"]
      #expect(world.run(words).status == 5)
      try world.claimBaoHouse()
      let done = try world.json(words)
      #expect(done["repeated"] == nil)
    }
  }

  @Test(arguments: ["fav", "avoid", "rate"]) func anotherListIsAnotherCommand(_ verb: String) throws
  {
    try OwnersWorld.with { world in
      let words = [verb, "-", "--key", "k"]
      let first = try world.json(words, typed: "taco-luna\t4\n")
      let again = try world.json(words, typed: "taco-luna\t4\n")
      #expect(again["repeated"] == true && again["changed"] == first["changed"])
      let other = world.run(words, typed: "bao-house\t4\n")
      #expect(other.status == 2 && other.errors.contains("different command"))
    }
  }

  /// What a verb does not read of a line is no part of the list: distances change.
  @Test func whatIsNotReadIsNoPartOfTheList() throws {
    try OwnersWorld.with { world in
      let words = ["fav", "-", "--key", "k"]
      _ = try world.json(words, typed: "taco-luna\t120 m\n")
      let again = try world.json(words, typed: "taco-luna\t90 m\n")
      #expect(again["repeated"] == true)
    }
  }
}
