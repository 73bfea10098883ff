import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// `rate -`, `fav -` and `avoid -` read lists.
@Suite struct OperandLinesTests {
  private static func ids(_ json: JSON, _ field: String) -> [String] {
    (json[field]?.elements ?? []).compactMap(\.text)
  }

  @Test func eachLineIsDoneForItself() throws {
    try OwnersWorld.with { (world) throws in
      let list = "bao-house\tBao House\t\t140\r\n\n  Taco Luna \nNo Such Place\nbao-house\n"
      let result = world.run("fav", "-", typed: list)
      #expect(result.status == 1)
      #expect(
        result.errors.contains("line 4: cannot add 'No Such Place' to your favourites: no such"))
      #expect(result.errors.contains("keylime: 1 of 4 lines were not done"))
      #expect(world.run("fav").output.split(separator: "\n").count == 2)
      #expect(world.run("undo").status == 0)
      #expect(world.run("fav").status == 1, "one command")
    }
  }

  @Test(arguments: ["fav", "avoid"]) func aLineOfOneValueHasNoSeparator(_ verb: String) throws {
    try OwnersWorld.with { world in
      let result = world.run(verb, "-", typed: "Nowhere, 5 High St\n")
      #expect(result.status == 1)
      #expect(!result.errors.contains("separated by TABs"), "\(result.errors)")
    }
  }

  @Test func aListInAPipeIsAList() throws {
    try OwnersWorld.with { (world) throws in
      let list = world.run("nearby", "--limit", "12").output
      let json = try world.json("fav", "-", typed: list)
      #expect(Self.ids(json, "changed").count == 12)
      #expect(json["refused"] == nil)
      let again = world.run("fav", "-", typed: list)
      #expect(again.status == 0)
      #expect(again.errors.contains("12 places are already in your favourites"))
      #expect(world.run("fav", "-", "--remove", typed: list).status == 0)
      #expect(world.run("fav").status == 1)
    }
  }

  @Test func entriesMayEndInNUL() throws {
    try OwnersWorld.with { (world) throws in
      let json = try world.json("fav", "-", typed: "Bao House\0taco-luna\0")
      #expect(Self.ids(json, "changed") == ["bao-house", "taco-luna"])
      let list = world.run("fav", "-0").output
      #expect(list.split(separator: "\0").sorted() == ["bao-house", "taco-luna"])
      #expect(world.run("fav", "-", "-0", "--remove", typed: "bao-house").status == 0)
      #expect(world.run("fav", "-", "-0", "--remove", typed: "a\nb").errors.contains("line 1: "))
    }
  }

  @Test(arguments: ["likes", "note", "rate"])
  func whatIsAboutPlacesGivesTheirIDs(_ verb: String) throws {
    try OwnersWorld.with { (world) throws in
      for deed in [["swipe", "--like"], ["note", "bao-house"], ["rate", "bao-house"]] {
        let last = ["swipe": "bao-house", "note": "cash only", "rate": "5"][deed[0]]
        let done = world.run(deed + [last].compactMap(\.self))
        #expect(done.status == 0, "\(done.errors)")
      }
      let list = world.run(verb, "-0")
      #expect(list.output == "bao-house\0", "\(list.errors)")
    }
  }

  @Test func linesOfRatingsHaveLimesAndWords() throws {
    try OwnersWorld.with { (world) throws in
      let list = """
        bao-house\t5\tgreat patio
        Taco Luna\twould return
        gelato-riva
        green-fork\t9
        nowhere\t5

        """
      let result = world.run("rate", "-", "--json", typed: list)
      #expect(result.status == 2)
      let json = try JSON(parsing: Array(result.output.utf8))
      #expect(Self.ids(json, "changed") == ["bao-house", "taco-luna"])
      let refused = json["refused"]?.elements ?? []
      #expect(refused.map { $0["line"]?.number?.integer } == [3, 4, 5])
      #expect(
        refused.map { $0["code"]?.text } == ["bad-rating", "bad-rating", "no-such-restaurant"])
      #expect(try world.json("rate", "bao-house")["words"] == "great patio")
      #expect(try world.json("rate", "taco-luna")["limes"] == 4)
      let more = try world.json("rate", "-", "3", typed: "gelato-riva\nbao-house\t5\n")
      _ = try world.json("rate", "-", "3", "fine", typed: "gelato-riva\nbao-house\t5\tgreat\n")
      let (riva, bao) = (try world.json("rate", "gelato-riva"), try world.json("rate", "bao-house"))
      #expect(riva["words"] == "fine" && bao["words"] == "great")
      #expect(Self.ids(more, "changed") == ["gelato-riva"])
      #expect(Self.ids(more, "unchanged") == ["bao-house"])
      #expect(world.run("rate", "-", "--clear", typed: "bao-house\ntaco-luna\n").status == 0)
      #expect(world.run("rate").output.split(separator: "\n").count == 1)
    }
  }

  @Test func avoidReadsThemToo() throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("avoid", "-", typed: "bao-house\n").status == 0)
      #expect(world.run("avoid", "-", "--remove", typed: "Bao House\n").status == 0)
      #expect(world.run("avoid").status == 1)
    }
  }

  @Test(arguments: ["fav", "avoid"]) func noPlaceIsGivenBesideThem(_ verb: String) throws {
    try OwnersWorld.with { (world) throws in
      let refused = world.run(verb, "-", "bao-house", typed: "taco-luna\n")
      #expect(refused.status == 2 && refused.errors.contains("'-' stands for a list"))
      #expect(world.run("log").status == 1, "nothing was written")
    }
  }

  @Test(arguments: ["fav", "rate", "avoid"]) func noLineIsNothing(_ verb: String) throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run(verb, "-", typed: "\n").status == 1)
      #expect(world.run(verb, "-", typed: "x\n").status == 1)
      #expect(world.run("log").status == 1, "nothing was written")
    }
  }
}
