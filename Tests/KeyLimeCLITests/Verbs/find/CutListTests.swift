import Testing

@testable import KeyLimeCLI

/// A list of which only the first rows are shown says so.
@Suite struct CutListTests {
  @Test(
    "line",
    arguments: [
      ("nearby -n2", "keylime: 2 of 24; --limit 0 shows all\n"),
      ("nearby", "keylime: 20 of 24; --limit 0 shows all\n"),
      ("nearby -n2 --kind cafe", ""), ("nearby -n1 --kind cafe", "1 of 2;"),
      ("nearby -n1 --open-now", "1 of at least 2;"), ("discover -n3", "3 of 24;"),
      ("search -n1 bar", "1 of at least "), ("search -n9 bar", ""), ("nearby --limit 0", ""),
      ("nearby -n2 --json", ""), ("nearby -n2 -q", ""),
    ])
  func saysHowManyThereAre(line: String, words: String) throws {
    try Diary.with { diary in
      _ = diary.run("nearby", "-n1")
      let errors = diary.run(line.split(separator: " ").map(String.init)).errors
      #expect(words.isEmpty ? errors.isEmpty : errors.contains(words), "\(errors)")
    }
  }

  @Test(
    "a count that the index cannot give is not told as exact",
    arguments: [["--checked-within", "1y"], ["--diet", "vegan=only"]])
  func isNotTooMany(filter: [String]) throws {
    try OwnersWorld.with { world in
      let places = (1...30).map { number in
        let tags =
          number <= 3
          ? #""diet:vegan":"only","check_date":"2026-11-01""# : #""diet:vegan":"yes""#
        return #"{"type":"node","id":\#(number),"lat":35.28,"lon":-120.66,"tags":"#
          + #"{"amenity":"cafe","name":"C\#(number)",\#(tags)}}"#
      }
      try world.write("o.json", #"{"elements":[\#(places.joined(separator: ","))]}"#)
      #expect(world.run("import", "\(world.folder)/o.json").status == 0)
      let listed = world.run(["nearby", "-n1", "--near", "35.28,-120.66"] + filter)
      #expect(listed.errors.contains("1 of at least 2;"), "\(listed.errors)")
    }
  }

  @Test func whatIsNotedMayMoveTheCount() throws {
    try Diary.with { diary in
      let words = ["nearby", "-n1", "--kind", "cafe"]
      #expect(diary.run(words).errors.contains("1 of 2;"))
      diary.run("note", "taco-luna", "good")
      #expect(diary.run(words).errors.contains("1 of about 2;"), "\(diary.run(words).errors)")
      #expect(diary.run("nearby", "-n2").errors.contains("2 of 24;"))
    }
  }

  @Test(
    "what is avoided is counted below the last row, too",
    arguments: [
      (["avoid", "harbor-chips"], "at least 1 avoided place is hidden (you avoid it)"),
      (["rate", "harbor-chips", "1"], "at least 1 avoided place is hidden (you rated it 1)"),
      (["note", "harbor-chips", "--closed"], "at least 1 avoided place is hidden"),
    ])
  func hiddenBelowTheLastRow(deed: [String], words: String) throws {
    try Diary.with { diary in
      diary.run(deed)
      for limit in ["3", "20"] {
        let errors = diary.run("discover", "-n", limit).errors
        #expect(errors.contains(words) && errors.contains("\(limit) of about 23;"), "\(errors)")
      }
      for filter in [["--cuisine", "pizza", "-n1"], ["--within", "300m", "-n1"], ["--avoided"]] {
        let errors = diary.run(["discover"] + filter).errors
        #expect(!errors.contains("hidden"), "\(filter): \(errors)")
      }
    }
  }

  @Test func theLineOfHiddenPlacesStaysUnderAnExplanation() throws {
    try Diary.with { diary in
      diary.world.variables["KEYLIME_FORCE_TTY"] = "100"
      diary.run("avoid", "harbor-chips")
      let shown = diary.run("discover", "-n3", "--explain").output
      #expect(shown.contains(" more (--limit 0), 1 or more avoided"), "\(shown)")
      let near = diary.run("nearby", "-n3", "--explain").output
      #expect(near.contains("21 more (--limit 0)"), "\(near)")
    }
  }

  /// The cards after the first batch are not looked at yet.
  @Test func hiddenCardsAreCountedAsFarAsTheyWereLookedAt() throws {
    try Diary.with { diary in
      diary.run("avoid", "falafel-friends")
      let first = diary.run("swipe", "--next").errors
      #expect(first.contains("at least 1 avoided place is hidden"), "\(first)")
      let few = diary.run("swipe", "--next", "--within", "400m").errors
      #expect(few.contains("1 avoided place is hidden") && !few.contains("at least"), "\(few)")
    }
  }

  /// What a place is comes before what it costs.
  @Test func noPriceIsToBlameWhereNothingIsOfTheKind() throws {
    try OwnersWorld.with { world in
      let text = "name,lat,lon,cuisine,price\nA,1,1,thai,\nB,1,1,thai,4\nC,1,1,greek,\n"
      #expect(world.run("import", "-", "--source", "few", typed: text).status == 0)
      let line = ["nearby", "--near", "1,1", "--cuisine", "indian", "--max-price", "2"]
      let errors = world.run(line).errors
      #expect(errors.contains("all 3 places were excluded by --cuisine\n"), "\(errors)")
    }
  }

  @Test func whatConditionsExcludedIsCounted() throws {
    try OwnersWorld.with { world in
      let rows = (1...30).map { "Thai \($0),35.28,-120.66" }
      try world.write("t.csv", "name,lat,lon\n" + rows.joined(separator: "\n"))
      #expect(world.run("import", "\(world.folder)/t.csv").status == 0)
      for limit in ["1", "20"] {
        let result = world.run(
          "search", "thai", "--max-price", "1", "-n", limit, "--near", "35.28,-120.66")
        let words =
          "all 30 places were excluded by price; for 30 the value is unknown: add --unknown"
        #expect(result.errors.contains(words), "\(result.errors)")
      }
    }
  }

  @Test func noLimitListsAll() throws {
    try Diary.with { diary in
      let all = try diary.column("id", "nearby", "--limit", "0")
      #expect(all.count == 24)
      let found = try diary.column("id", "search", "s", "-n", "0")
      #expect(found.count > 5)
    }
  }

  @Test func whatOneDidIsCutLikewise() throws {
    try Diary.with { diary in
      for place in ["taco-luna", "bao-house", "green-fork"] {
        diary.run("rate", place, "4")
      }
      for (line, words) in [
        ("rate --limit 1", "1 of 3;"), ("rate --limit 1 --sort name", "1 of 3;"),
        ("log --limit 2", "2 of 4;"), ("log --limit 0", ""),
      ] {
        let errors = diary.run(line.split(separator: " ").map(String.init)).errors
        #expect(words.isEmpty ? errors.isEmpty : errors.contains(words), "\(line): \(errors)")
      }
      // Which of the favourites are among the rest nobody has counted.
      diary.run("fav", "taco-luna")
      #expect(diary.run("discover", "-n3").errors.contains("3 of about 24;"))
    }
  }
}
