import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct FavTests {
  @Test func severalAreKeptAtOnce() throws {
    try Diary.with { (diary) throws in
      diary.run("fav", "Bao House", "Taco Luna", "Bao House")
      #expect(try diary.column("name", "fav") == ["Bao House", "Taco Luna"])
      #expect(try diary.json("log", "--do", "favourite").elements?.count == 2)
    }
  }

  @Test func keepingTwiceIsKeepingOnce() throws {
    try Diary.with { (diary) throws in
      diary.run("fav", "Bao House")
      let answer = try diary.json("fav", "Bao House", "Taco Luna")
      #expect(answer["changed"]?.elements == ["taco-luna"])
      #expect(answer["unchanged"]?.elements == ["bao-house"])
      #expect(try diary.json("log", "--do", "favourite").elements?.count == 2)
    }
  }

  @Test func aPlaceWithoutDealsHasNone() throws {
    try Diary.with { diary in
      diary.run("fav", "Bao House")
      #expect(diary.run("fav").output.split(separator: "\t")[2] == "0")
    }
  }

  @Test(arguments: ["fav", "likes", "avoid"]) func aRemovalSaysWhatChanged(verb: String) throws {
    try Diary.with { (diary) throws in
      diary.run("fav", "Bao House")
      diary.run("swipe", "--like", "Bao House")
      diary.run("avoid", "Bao House")
      let answer = try diary.json(verb, "Bao House", "Bao House", "Taco Luna", "--remove")
      #expect(answer["changed"]?.elements == ["bao-house"])
      #expect(answer["unchanged"]?.elements == ["taco-luna"])
      if verb == "likes" { #expect(answer["removed"] == answer["changed"]) }
    }
  }

  @Test(arguments: ["fav", "likes", "rate"]) func myPlacesStandOnTheMap(_ verb: String) throws {
    try Diary.with { (diary) throws in
      diary.run("fav", "Bao House")
      diary.run("swipe", "--like", "Bao House")
      diary.run("rate", "Bao House", "5")
      let result = diary.run(verb, "--geojson")
      let features = try JSON(parsing: Array(result.output.utf8))["features"]?.elements
      #expect(features?.count == 1)
      let place = features?.first
      #expect(
        place?["geometry"]?["coordinates"]?.compactText == "[-120.6611,35.2806]")
      #expect(place?["properties"]?["latitude"]?.number?.literal == "35.2806")
    }
  }

  @Test func allOrNone() throws {
    try Diary.with { (diary) throws in
      #expect(diary.run("fav", "Bao House", "No Such Place At All").status == 1)
      #expect(diary.run("fav").status == 1)
    }
  }

  @Test func droppingGivesItBackToDiscover() throws {
    try Diary.with { (diary) throws in
      let everything = try diary.column("id", "discover")
      diary.run("fav", "Gelato Riva")
      let without = try diary.column("id", "discover")
      #expect(!without.contains("gelato-riva"))
      #expect(diary.run("fav", "Gelato Riva", "--remove").status == 0)
      #expect(try diary.column("id", "discover") == everything)
      #expect(diary.run("fav").status == 1)
    }
  }

  @Test(arguments: [
    "distance": ["Bao House", "Green Fork"], "recent": ["Green Fork", "Bao House"],
    "name": ["Bao House", "Green Fork"],
  ])
  func sorts(_ order: String, _ names: [String]) throws {
    try Diary.with { (diary) throws in
      diary.run("fav", "Bao House")
      diary.run("fav", "Green Fork")
      #expect(try diary.column("name", "fav", "--sort", order) == names)
      #expect(try diary.column("deals", "fav") == ["0", "0"])
    }
  }

  @Test func removingNeedsAPlace() throws {
    try Diary.with { (diary) throws in #expect(diary.run("fav", "--remove").status == 2) }
  }
}
