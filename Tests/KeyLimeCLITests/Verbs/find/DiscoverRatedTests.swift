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
    "": ["Green Fork", "Ocean & Oak", "Gelato Riva"],
    "--sort trending": ["Green Fork", "Ocean & Oak", "Gelato Riva"],
    "--sort recent": ["Green Fork", "Ocean & Oak", "Gelato Riva"],
    "--sort rating": ["Ocean & Oak", "Gelato Riva", "Sakura Counter 寿司"],
    "--sort distance": ["Falafel Friends", "Sakura Counter 寿司", "Night Owl Ramen"],
    "--avoided --sort distance": ["Falafel Friends", "Bao House", "Sakura Counter 寿司"],
    "--favorites --sort distance": ["Falafel Friends", "Taco Luna", "Sakura Counter 寿司"],
    "--favourites --sort distance": ["Falafel Friends", "Taco Luna", "Sakura Counter 寿司"],
  ]

  @Test(arguments: rankings.keys.sorted()) func orders(_ options: String) throws {
    try withRatings { (diary) throws in
      let words =
        ["discover", "--limit", "3", "--json"] + options.split(separator: " ").map(String.init)
      let rows = try JSON(parsing: Array(diary.run(words).output.utf8)).elements ?? []
      #expect(rows.compactMap { $0["name"]?.text } == Self.rankings[options])
    }
  }

  @Test func ratingsMoveTheNumber() throws {
    try withRatings { (diary) throws in
      let page = try diary.json("show", "Bao House")
      #expect(page["rating"]?.number?.double == 4.4, "the source's stays")
      #expect(page["mean"]?.number?.double == 4.1)
      #expect(page["keylimeScore"]?.number?.double == -1.4)
      diary.world.variables["KEYLIME_FORCE_TTY"] = "100"
      let shown = diary.run("show", "Bao House").output
      #expect(shown.contains("4.1 ●●●●○ (213 ratings), would return; 4.4 at its source"))
    }
  }

  @Test func howManyRatedStandsBesideTheNumber() throws {
    try withRatings { (diary) throws in
      diary.world.variables["KEYLIME_FORCE_TTY"] = "160"
      let list = diary.run("discover", "--avoided", "--limit", "20").output
      #expect(list.contains("(143) you 5") && list.contains("(66) "), "\(list)")
    }
  }

  @Test func thePriceStaysBesideTheCount() throws {
    try Diary.with { (diary) throws in
      diary.world.variables["KEYLIME_NOW"] = "2026-11-25T20:00:00Z"
      diary.world.variables["KEYLIME_FORCE_TTY"] = "80"
      let list = diary.world.run("discover", "--limit", "5", "--color=never").output
      #expect(list.contains("$$$$   4.8 (66)    320 m"), "\(list)")
      #expect(list.contains("opens Thu 17:30"), "the widest hours")
    }
  }

  @Test func thousandsAreGrouped() {
    #expect([0, 999, 1204, -1_234_567].map(\.grouped) == ["0", "999", "1,204", "-1,234,567"])
  }

  @Test func peopleDecideWhatAFilterByRatingLists() throws {
    try Diary.with { (diary) throws in
      let filter = ["nearby", "--min-rating", "4.4", "--json=name", "--limit", "50"]
      #expect(diary.run(filter).output.contains("Bao House"))
      diary.run("rate", "Bao House", "1")
      #expect(!diary.run(filter).output.contains("Bao House"))
      #expect(!diary.run(["search", "bao", "--min-rating", "4.4"]).output.contains("Bao House"))
    }
  }

  @Test func afterTwoPlacesThatIKnowComesOneThatIDoNot() throws {
    try Diary.with { (diary) throws in
      for name in ["Harbor Chips", "Station Brew", "Corner Noodle Bar"] {
        diary.run("rate", name, "5")
      }
      let known = ["Corner Noodle Bar", "Station Brew", "Harbor Chips"]
      let discover = ["discover", "-n", "4", "--json=name"]
      func names(_ more: [String]) throws -> [String] {
        try JSON(parsing: Array(diary.run(discover + more).output.utf8)).elements?
          .compactMap { $0["name"]?.text } ?? []
      }
      let pure = try names(["--sort", "trending"])
      #expect(Set(pure.prefix(3)) == Set(known))
      let mixed = try names([])
      #expect(Array(mixed.prefix(2)) == Array(pure.prefix(2)))
      #expect(!known.contains(mixed[2]) && mixed[3] == pure[2])
    }
  }

  @Test func theTermsAreExplained() throws {
    try withRatings { (diary) throws in
      let first = try diary.json("discover", "--explain", "--limit", "1").elements?.first
      let terms = first?["explain"]
      #expect(terms?["score"]?.number?.double == 1.4)
      #expect(terms?["orderNumber"]?.number?.double == 4.5977)
      #expect(terms?["halfLifeDays"]?.number?.integer == 14)
      #expect(terms?["source"]?["reviews"]?.number?.integer == 142)
      let day = terms?["days"]?.elements?.first
      #expect(day?["day"]?.text == "2026-11-21")
      #expect(day?["net"]?.number?.integer == 2)
      #expect(day?["root"]?.number?.double == 1.414)
      diary.world.variables["KEYLIME_FORCE_TTY"] = "100"
      #expect(diary.run("discover", "--explain").output.contains("√2 × 1.00 today"))
      #expect(diary.run("nearby", "--explain").output.contains("-√2 × 1.00 today"))
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

  /// A heart is a five only until its owner rates the place.
  @Test func aFavouriteThatIRatedLowNeedsBothOptions() throws {
    try withRatings { (diary) throws in
      diary.world.variables["KEYLIME_ADVICE"] = nil
      let words = ["discover", "--cuisine", "tacos", "--max-price", "1"]
      #expect(!diary.run(words).errors.contains("--avoided"))
      #expect(diary.run("rate", "Taco Luna", "1").status == 0)
      #expect(
        diary.run(words).errors.contains(
          "--favorites includes your favourites, with --avoided also those that you avoid"))
      #expect(diary.run(words + ["--favorites"]).status == 1)
      #expect(!diary.run(words + ["--avoided"]).errors.contains("with --avoided"))
      #expect(diary.run(words + ["--favorites", "--avoided"]).status == 0)
    }
  }
}
