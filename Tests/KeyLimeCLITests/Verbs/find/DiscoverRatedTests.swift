import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// People's ratings in the lists of places.
@Suite struct DiscoverRatedTests {
  /// Green Fork is rated well, Bao House badly, Taco Luna is a favourite.
  private func withRatings(_ body: (Diary) throws -> Void) throws {
    try Diary.with { (diary) throws in
      diary.run("rate", "Green Fork", "5")
      diary.run("rate", "Bao House", "1")
      diary.run("fav", "Taco Luna")
      try body(diary)
    }
  }

  static let rankings: [String: [String]] = [
    "": ["Green Fork", "Bao House", "Gelato Riva"],
    "--sort trending": ["Green Fork", "Bao House", "Gelato Riva"],
    "--sort recent": ["Bao House", "Green Fork", "Gelato Riva"],
    "--sort distance": ["Falafel Friends", "Bao House", "Sakura Counter 寿司"],
    "--favorites --sort distance": ["Falafel Friends", "Bao House", "Taco Luna"],
    "--favourites --sort distance": ["Falafel Friends", "Bao House", "Taco Luna"],
  ]

  @Test(arguments: rankings.keys.sorted()) func orders(_ options: String) throws {
    try withRatings { (diary) throws in
      let words =
        ["discover", "--limit", "3", "--json"] + options.split(separator: " ").map(String.init)
      let rows = try JSON(parsing: Array(diary.run(words).output.utf8)).elements ?? []
      #expect(rows.compactMap { $0["name"]?.text } == Self.rankings[options])
    }
  }

  @Test func ratingsMoveTheMean() throws {
    try withRatings { (diary) throws in
      let before = 4.39
      let mean = try diary.json("show", "Bao House")["mean"]?.number?.double
      #expect(mean.map { $0 < before } ?? false)
    }
  }

  @Test func aFilterByRatingHearsPeople() throws {
    try Diary.with { (diary) throws in
      let filter = ["nearby", "--min-rating", "4.36", "--json=name", "--limit", "50"]
      #expect(diary.run(filter).output.contains("Bao House"))
      diary.run("rate", "Bao House", "1")
      #expect(!diary.run(filter).output.contains("Bao House"))
      #expect(!diary.run(["search", "bao", "--min-rating", "4.36"]).output.contains("Bao House"))
    }
  }

  @Test func theTermsAreExplained() throws {
    try withRatings { (diary) throws in
      let first = try diary.json("discover", "--explain", "--limit", "1").elements?.first
      let terms = first?["explain"]
      #expect(terms?["heat"]?.number?.integer == 1)
      #expect(terms?["halfLifeDays"]?.number?.integer == 14)
      #expect(terms?["days"]?.elements?.first?["day"]?.text == "2026-11-21")
      diary.run("config", "set", "trending.halfLifeDays", "3")
      let other = try diary.json("discover", "--explain", "--limit", "1").elements?.first
      #expect(other?["explain"]?["halfLifeDays"]?.number?.integer == 3)
      diary.world.variables["KEYLIME_FORCE_TTY"] = "100"
      #expect(diary.run("discover", "--explain").output.contains("1 × 1.00 today"))
    }
  }

  @Test func whatIsLeftOutIsSaid() throws {
    try withRatings { (diary) throws in
      diary.world.variables["KEYLIME_ADVICE"] = nil
      let result = diary.run("discover", "--cuisine", "tacos", "--max-price", "1")
      #expect(result.status == 1)
      #expect(result.errors.contains("1 as a favourite of yours"))
      #expect(result.errors.contains("--favorites includes your favourites"))
    }
  }
}
