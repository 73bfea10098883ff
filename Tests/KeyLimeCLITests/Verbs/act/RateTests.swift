import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct RateTests {
  @Test(arguments: [
    "5", "tell everyone", "Tell", "five", "5/5", "5 stars", "Five limes", "★★★★★", "⭐⭐⭐⭐⭐",
  ])
  func aNumberAndAPhraseMeanTheSame(_ rating: String) throws {
    try Diary.with { (diary) throws in
      let answer = try diary.json("rate", "Bao House", rating)
      #expect(answer["limes"]?.number?.integer == 5)
      #expect(answer["phrase"]?.text == "tell everyone")
      #expect(answer["event"]?.text != nil)
      #expect(try diary.json("show", "Bao House")["limes"]?.number?.integer == 5)
    }
  }

  @Test(arguments: ["6", "0", "6/5", "4.5", "★★★★★★", "★☆", "six", "/5"])
  func whatIsNoRatingIsRefused(_ rating: String) throws {
    try Diary.with { (diary) throws in
      let result = diary.run("rate", "Bao House", rating)
      #expect(result.status == 2 && result.errors.contains("is not a rating"), "\(result)")
    }
  }

  @Test func theUnitOfARatingIsNoRemark() throws {
    try Diary.with { (diary) throws in
      #expect(try diary.json("rate", "Bao House", "4", "stars")["words"] == nil)
      #expect(try diary.json("rate", "Bao House", "4", "stars for the bao")["words"] != nil)
    }
  }

  @Test func theLatestCountsAndRecallsTheOneBefore() throws {
    try Diary.with { (diary) throws in
      diary.run("rate", "Bao House", "2")
      #expect(try diary.json("rate", "Bao House", "4")["before"]?.number?.integer == 2)
      let people = try diary.json("show", "Bao House")["people"]
      #expect(people?["count"]?.number?.integer == 1)
      #expect(people?["mean"]?.number?.integer == 4)
    }
  }

  @Test func clearingIsAsIfNeverRated() throws {
    try Diary.with { (diary) throws in
      func page() -> [Substring] {
        let lines = diary.run("show", "Bao House").output.split(separator: "\n")
        return lines.filter { !$0.hasPrefix("localTime") }
      }
      let before = page()
      diary.run("rate", "Bao House", "1")
      #expect(page() != before)
      diary.run("rate", "Bao House", "--clear")
      #expect(page() == before)
      #expect(diary.run("rate", "Bao House").status == 1)
    }
  }

  @Test func clearingWhatIsNotThereWritesNothing() throws {
    try Diary.with { (diary) throws in
      diary.run("fav", "Taco Luna")
      let count = try diary.json("log").elements?.count
      #expect(diary.run("rate", "Bao House", "--clear").status == 0)
      #expect(try diary.json("log").elements?.count == count)
    }
  }

  static let listings: [String: [String]] = [
    "rate": ["Taco Luna", "Green Fork", "Bao House"],
    "rate --min 4": ["Green Fork", "Bao House"],
    "rate --sort limes": ["Bao House", "Green Fork", "Taco Luna"],
    "rate --sort name": ["Bao House", "Green Fork", "Taco Luna"],
    "rate --sort distance": ["Bao House", "Taco Luna", "Green Fork"],
    "rate --cuisine mexican": ["Taco Luna"], "rate --limit 1": ["Taco Luna"],
  ]

  @Test(arguments: listings.keys.sorted()) func lists(_ line: String) throws {
    try Diary.with { (diary) throws in
      diary.run("rate", "Bao House", "5")
      diary.run("rate", "Green Fork", "4")
      diary.run("rate", "Taco Luna", "1")
      let words = line.split(separator: " ").map(String.init) + ["--json=name"]
      let rows = try JSON(parsing: Array(diary.run(words).output.utf8)).elements ?? []
      #expect(rows.compactMap { $0["name"]?.text } == Self.listings[line])
    }
  }

  @Test func rowsOfTheListCanBeNamed() throws {
    try Diary.with { (diary) throws in
      diary.run("rate", "Bao House", "5")
      diary.run("rate")
      #expect(try diary.json("rate", "@1", "3")["name"]?.text == "Bao House")
    }
  }

  @Test(arguments: ["0", "6", "delicious", ""]) func aBadRatingIsRefused(_ rating: String) throws {
    try Diary.with { (diary) throws in
      let result = diary.run("rate", "Bao House", rating)
      #expect(result.status == 2)
      #expect(result.errors.contains("is not a rating"))
      #expect(diary.run("rate").status == 1)
    }
  }

  @Test func ownPhrasesComeFromTheConfig() throws {
    try Diary.with { (diary) throws in
      #expect(diary.run("config", "set", "limes.5", "to die for").status == 0)
      #expect(try diary.json("rate", "Bao House", "to die")["phrase"]?.text == "to die for")
    }
  }

  @Test func aKeyMakesItHappenOnce() throws {
    try Diary.with { (diary) throws in
      let first = try diary.json("rate", "Bao House", "5", "--key", "a")
      let second = try diary.json("rate", "Bao House", "5", "--key", "a")
      #expect(first["event"] == second["event"])
      #expect(second["repeated"]?.bool == true)
    }
  }

  @Test func aDryRunWritesNothing() throws {
    try Diary.with { (diary) throws in
      let shown = try diary.json("rate", "Bao House", "5", "--dry-run")
      #expect(shown["events"]?.elements?.first?["do"]?.text == "rate")
      #expect(diary.run("log").status == 1)
    }
  }
}
