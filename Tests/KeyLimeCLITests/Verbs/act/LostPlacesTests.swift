import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Places that left the catalogue can still be taken out of every list, by the names they had.
@Suite struct LostPlacesTests {
  private static let rest = #"{"id":"b","name":"Other","latitude":55.95,"longitude":-3.19}"# + "\n"
  private static let town =
    #"{"id":"a","name":"Bao House","latitude":55.95,"longitude":-3.19}"#
    + "\n" + rest

  @Test(arguments: [
    (["rate", "Bao House", "5"], ["rate", "bao house", "--clear"], ["rate"]),
    (["fav", "Bao House"], ["fav", "--remove", "bao house"], ["fav"]),
    (["import", "-", "--as", "likes"], ["likes", "--remove", "bao house"], ["likes"]),
    (["avoid", "Bao House"], ["avoid", "--remove", "bao house"], ["avoid"]),
    (["note", "Bao House", "cash only"], ["note", "--remove", "bao house"], ["note"]),
  ]) func isNamedAsItWas(_ act: [String], _ back: [String], _ list: [String]) throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("import", "-", "--source", "town", typed: Self.town).status == 0)
      #expect(world.run(act, typed: "name\nBao House\n").status == 0)
      #expect(world.run("import", "-", "--source", "town", typed: Self.rest).status == 0)
      #expect(world.run(list).output.contains("Bao House"))
      let result = world.run(back)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.contains("Bao House"))
      #expect(world.run(list).status == 1)
      #expect(world.run("undo").status == 0)
      #expect(world.run(list).status == 0)
    }
  }

  @Test(arguments: [("rate", "5"), ("note", "cash only")])
  func isShownByName(_ verb: String, _ value: String) throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("import", "-", "--source", "town", typed: Self.town).status == 0)
      #expect(world.run(verb, "Bao House", value).status == 0)
      #expect(world.run("import", "-", "--source", "town", typed: Self.rest).status == 0)
      for name in ["bao house", "a"] {
        #expect(world.run(verb, name).output.contains(value))
        #expect(try world.json(verb, name)["restaurant"] == "a")
      }
      #expect(world.run(verb, "a", value).status == 1, "it cannot be said of it any more")
    }
  }

  @Test(arguments: [
    ["show", "a"], ["rate", "bao house", "4"], ["checkin", "a"], ["fav", "Bao House"],
  ]) func isSaidToBeGone(_ words: [String]) throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("import", "-", "--source", "town", typed: Self.town).status == 0)
      #expect(world.run("rate", "a", "5").status == 0)
      #expect(world.run("import", "-", "--source", "town", typed: Self.rest).status == 0)
      let result = world.run(words)
      #expect(result.status == 1)
      #expect(result.errors.contains("'Bao House' is no longer in the catalogue"))
      #expect(result.errors.contains("--remove"), "\(result.errors)")
      for name in ["a", "bao house"] {
        #expect(world.run("log", "--restaurant", name).output.contains("rated Bao House 5"))
      }
      let other = world.run("show", "nowhere").errors
      #expect(other.contains("no such restaurant"), "\(other)")
    }
  }

  @Test(arguments: ["fav", "rate", "likes"]) func isMarked(_ list: String) throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("import", "-", "--source", "town", typed: Self.town).status == 0)
      #expect(world.run("fav", "a", "b").status == 0)
      #expect(world.run("rate", "a", "5").status == 0)
      #expect(world.run("import", "-", "--as", "likes", typed: "name\nBao House\n").status == 0)
      #expect(try world.json(list)["gone"] == nil)
      #expect(world.run("import", "-", "--source", "town", typed: Self.rest).status == 0)
      let rows = try JSON(parsing: Array(world.run(list, "--json").output.utf8)).elements ?? []
      #expect(rows.first { $0["restaurant"] == "a" }?["gone"] == true)
      world.isTerminal = true
      #expect(world.run(list, "--color=never").output.contains("Bao House (gone)"))
    }
  }
}
