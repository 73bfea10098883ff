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
