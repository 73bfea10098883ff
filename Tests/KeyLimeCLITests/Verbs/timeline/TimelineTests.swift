import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct TimelineTests {
  /// Four visits on three days, two of them in a row.
  private func withVisits(_ body: (Household) throws -> Void) throws {
    try Household.with { home in
      home.run("contact", "add", "Eli Berg")
      home.run("checkin", "Bao House", "--at", "2026-11-01T12:00", "--with", "eli")
      home.run("checkin", "Taco Luna", "--at", "2026-11-19T09:00")
      home.run("checkin", "Bao House", "--at", "2026-11-19T19:00", "--note", "x, \"y\"")
      home.run("checkin", "--name", "Nowhere", "--at", "2026-11-20T08:00")
      try body(home)
    }
  }

  private func names(_ home: Household, limit: Int = 50) throws -> [String] {
    let json = try home.json("timeline", "-n", "\(limit)")
    return json.elements?.compactMap { $0["name"]?.text } ?? []
  }

  @Test func theLatestComesFirst() throws {
    try withVisits { (home) throws in
      #expect(
        try names(home) == ["Nowhere", "Bao House", "Taco Luna", "Bao House"])
      #expect(try names(home, limit: 1) == ["Nowhere"])
      #expect(home.run("timeline", "-n", "1").errors == "keylime: 1 of 4; --limit 0 shows all\n")
      #expect(home.run("timeline", "--by", "place", "-n", "1").errors.contains("1 of 3;"))
      #expect(home.run("timeline", "-n", "0").errors == "")
    }
  }

  @Test(arguments: [
    (["--day", "yesterday"], 2), (["--day", "2026-11-20"], 1), (["--since", "2026-11-02"], 3),
    (["--until", "2026-11-19"], 3), (["--place", "bao"], 2), (["--place", "taco-luna"], 1),
    (["--with", "eli"], 1), (["--with", "eli", "--since", "2026-11-02"], 0),
    (["--day", "thursday"], 2), (["--day", "friday"], 1), (["--since", "thursday"], 3),
    (["--since", "christmas day"], 4), (["--until", "wednesday"], 1),
    (["--since", "nov 2", "--until", "nov 30"], 3),
    (["--since", "friday", "--until", "monday"], 1),
  ]) func choices(options: [String], count: Int) throws {
    try withVisits { home in
      let result = home.run(
        "timeline", options[0], options[1], options.count > 2 ? options[2] : "-q",
        options.count > 2 ? options[3] : "-q")
      #expect(result.output.split(separator: "\n").count == count)
      #expect(result.status == (count == 0 ? 1 : 0))
    }
  }

  @Test func aScreenReaderGetsNoChartsAndNoMaps() throws {
    try SplitWorld.with { world in
      for day in ["18", "19"] { world.run("checkin", "Taco Luna", "--at", "2026-11-\(day)T09:00") }
      world.variables["KEYLIME_FORCE_TTY"] = "100"
      func isDrawn(_ words: String...) -> Bool {
        world.run(["timeline"] + words).output.unicodeScalars.contains {
          (0x2580...0x259F).contains($0.value) || (0x2801...0x28FF).contains($0.value)
        }
      }
      #expect(isDrawn("show", "last") && isDrawn("--year", "2026"))
      world.variables["ACCESSIBLE"] = "1"
      #expect(!isDrawn("show", "last") && !isDrawn("--year", "2026"))
      let year = world.run("timeline", "--year", "2026").output
      #expect(year.contains("November: 2 check-ins on 2 days"), "\(year)")
      let month = world.run("timeline", "--month", "2026-11").output
      #expect(month.contains("Wednesday 18: 1 check-in\n") && !month.contains("•"), "\(month)")
    }
  }

  @Test func withoutVisitsNoHeadingStandsOverNothing() throws {
    try TemporaryFolder.with { folder in
      var world = FakeWorld()
      world.variables["KEYLIME_STORE"] = "\(folder)/store"
      let page = world.run("timeline", "--stats").output
      #expect(page.hasPrefix("0 check-ins"))
      #expect(!page.contains("visited") && !page.contains("first visits"))
    }
  }

  @Test func aMonthIsACalendar() throws {
    try withVisits { home in
      #expect(
        home.run("timeline", "--month", "2026-11").output == """
          November 2026  4 check-ins on 3 days
          Mo    Tu    We    Th    Fr    Sa    Su    
                                               1•1  
           2     3     4     5     6     7     8    
           9    10    11    12    13    14    15    
          16    17    18    19•2  20•1  21    22    
          23    24    25    26    27    28    29    
          30                                        

          """)
      let json = try home.json("timeline", "--month", "2026-11")
      #expect(json["count"] == 4)
      #expect(json["days"]?.elements?.last == ["day": "2026-11-20", "count": 1])
      #expect(try home.json("timeline", "--month", "2026-10")["count"] == 0)
      #expect(home.run("timeline", "--month", "2026-13").status == 2)
    }
  }

  @Test(arguments: [2024, 2026, 2028, 2001]) func aYearHasAllItsDays(year: Int) throws {
    try Household.with { home in
      let rows = home.run("timeline", "--year", "\(year)").output.split(separator: "\n")
      #expect(rows.count == 10)
      let days = rows[2...8].map { $0.filter { $0 == "·" }.count }.reduce(0, +)
      #expect(days == (year % 4 == 0 ? 366 : 365))
      #expect(rows.allSatisfy { $0.count <= 79 })
    }
  }

  @Test func statistics() throws {
    try withVisits { home in
      let json = try home.json("timeline", "--stats")
      #expect(json["checkIns"] == 4)
      #expect(json["days"] == 3)
      #expect(json["currentStreak"] == ["days": 2, "first": "2026-11-19", "last": "2026-11-20"])
      #expect(json["mostVisited"]?.elements?.first?["count"] == 2)
      #expect(json["firstVisits"]?.elements?.first?["name"] == "Nowhere")
      #expect(json["photos"] == 0)
      let fields = home.run("timeline", "--json=help").output.split(separator: "\n")
      #expect(fields.first { $0.hasPrefix("photos\t") }?.hasPrefix("photos\tany\t") == true)
    }
  }

  @Test func statisticsSayThatThereAreMorePlaces() throws {
    try Household.with { home in
      for place in 1...5 { home.run("checkin", "--name", "Place \(place)") }
      #expect(!home.run("timeline", "--stats").output.contains("5 of 5"))
      home.run("checkin", "--name", "Place 6")
      let page = home.run("timeline", "--stats").output
      #expect(page.contains("5 of 6; --json=mostVisited shows all"))
      #expect(page.contains("5 of 6; --json=firstVisits shows all"))
    }
  }

  @Test func aVisitIsNamedByIdBeginningOrLast() throws {
    try withVisits { home in
      let id = try #require(home.json("timeline").elements?[1]["id"]?.text)
      #expect(try home.json("timeline", "show", id)["note"]?.text == "x, \"y\"")
      #expect(try home.json("timeline", "show", String(id.prefix(6)))["id"]?.text == id)
      #expect(home.run("timeline", "show", "").status == 1)
      #expect(home.run("timeline", "show", "nothing").status == 1)
    }
  }

  @Test func visitsChange() throws {
    try withVisits { home in
      let after = try home.json(
        "timeline", "edit", "last", "--note", "late", "--with", "eli", "--name", "Somewhere",
        "--at", "2026-11-18T22:00")
      #expect(after["at"]?.text == "2026-11-18T22:00:00-08:00")
      #expect(after["name"]?.text == "Somewhere")
      let id = try #require(after["id"]?.text)
      #expect(try home.json("timeline", "show", id)["note"]?.text == "late")
      home.run("timeline", "edit", id, "--alone", "--note", "")
      let last = try home.json("timeline", "show", id)
      #expect(last["with"]?.elements?.isEmpty == true)
      #expect(last["note"] == nil)
      let same = try home.json("timeline", "edit", id, "--alone")
      #expect(same["id"]?.text == id && same["event"] == nil, "it is so already")
      #expect(home.run("timeline", "edit", id, "--at", "tomorrow").status == 2)
    }
  }

  @Test(arguments: [
    ("11:30", "2025-12-24T11:30:00-08:00"), ("2024-02-29", "2024-02-29T19:15:00-08:00"),
  ])
  func aTimeAloneIsOneOfTheDayOfTheVisit(_ time: String, _ expected: String) throws {
    try Household.with { home in
      home.run("checkin", "Bao House", "--at", "2025-12-24T19:15")
      let result = home.run("timeline", "edit", "last", "--at", time)
      #expect(result.errors.contains(" to "), "\(result.errors)")
      let at = try home.json("timeline", "show", "last")["at"]?.text
      #expect(at == expected)
    }
  }

  @Test func aCommaInANameDividesNobody() throws {
    try Household.with { home in
      home.run("contact", "add", "Smith, John")
      home.run("checkin", "Bao House", "--with", "Smith, John")
      #expect(home.run("timeline", "--with", "Smith, John").output.contains("Bao House"))
    }
  }

  @Test func anotherTimeIsByTheClocksOfTheSpot() throws {
    try Household.with { home in
      home.run("checkin", "--name", "Deli", "--near", "40.71,-74.01")
      let after = try home.json("timeline", "edit", "last", "--at", "2026-07-01T12:00")
      #expect(after["at"]?.text == "2026-07-01T12:00:00-04:00")
    }
  }

  /// Three check-ins, the latest last; the local day of the first is after that of the second.
  private static let aroundTheEarth = [
    ["--name", "Tok", "--near", "35.68,139.76", "--at", "2026-11-21T01:00"],
    ["--name", "Hon", "--near", "21.3,-157.85", "--at", "2026-11-20T08:00"],
    ["--name", "Tok", "--near", "35.68,139.76", "--at", "2026-11-21T03:30"],
  ]

  @Test func eachRowOnATerminalStandsUnderItsDay() throws {
    try OwnersWorld.with { world in
      for words in Self.aroundTheEarth { #expect(world.run(["checkin"] + words).status == 0) }
      world.isTerminal = true
      let rows = world.run("timeline", "--no-pager").output.split(separator: "\n").dropFirst()
      let days = ["Sat 2026-11-21", "Fri 2026-11-20", "Sat 2026-11-21"]
      #expect(rows.count == days.count)
      for (row, day) in zip(rows, days) { #expect(row.contains(day)) }
    }
  }

  @Test func aDayThatComesAgainCountsOnce() throws {
    try Household.with { home in
      for words in Self.aroundTheEarth { home.run(["checkin"] + words, "") }
      let all = try home.json("timeline", "--by", "person").elements?.first
      #expect(all?["count"] == 3)
      #expect(all?["days"] == 2)
      #expect(all?["first"] == "2026-11-20")
      #expect(all?["last"] == "2026-11-21")
    }
  }

  @Test func ofOneTimeTheOneRecordedLaterIsTheLatest() throws {
    try withVisits { (home) throws in
      let places = (1...6).map { "Stall \($0)" }
      for place in places { home.run("checkin", "--name", place, "--at", "2026-11-20T09:00") }
      #expect(try names(home, limit: 6) == places.reversed())
      #expect(try home.json("timeline", "show", "last")["name"]?.text == "Stall 6")
    }
  }

  @Test func aRemovalIsRepeatable() throws {
    try withVisits { (home) throws in
      #expect(home.run("timeline", "remove", "last", "--key", "R").status == 0)
      #expect(home.run("timeline", "remove", "last", "--key", "R").status == 0)
      #expect(try names(home).count == 3)
    }
  }

  @Test func picturesComeAndGo() throws {
    try withVisits { home in
      let path = "\(home.folder)/lunch.jpg"
      try UserFile.replace(path, with: TinyPhoto().bytes)
      #expect(home.run("timeline", "photo", "add", "last", path).status == 0)
      #expect(home.run("timeline", "photo", "add", "last", path).status == 0, "there already")
      let name = try #require(
        home.json("timeline", "show", "last")["photos"]?.elements?.first?.text)
      #expect(home.run("timeline", "photo", "remove", "last", "2").status == 1)
      #expect(home.run("timeline", "photo", "remove", "last", "1").status == 0)
      #expect(try home.json("timeline", "show", "last")["photos"]?.elements?.isEmpty == true)
      #expect(try UserFile.read("\(home.folder)/store/photos/\(name)").count > 0)
    }
  }

  @Test func visitsGoToOtherPrograms() throws {
    try withVisits { home in
      let text = try home.json("timeline", "export")["text"]?.text
      let calendar = home.run("timeline", "export").output
      #expect(text == calendar)
      #expect(calendar.split(separator: "\r\n").filter { $0 == "BEGIN:VEVENT" }.count == 4)
      let map = home.run("timeline", "export", "--format", "geojson").output
      let features = try JSON(parsing: Array(map.utf8))["features"]?.elements
      #expect(features?.count == 4)
      #expect(
        features?.last?["geometry"]?["coordinates"]?.elements?.first?.number?.double == -120.6611)
      #expect(features?.first?["geometry"] == .null)
      let points = home.run("timeline", "export", "--format", "gpx")
      #expect(points.output.split(separator: "\n").filter { $0.hasPrefix("<wpt") }.count == 3)
      #expect(points.errors.contains("left out 1 check-in without a position"))
      let table = home.run("timeline", "export", "--format", "csv", "--place", "bao").output
      #expect(table.contains(#""x, ""y""""#))
      #expect(table.split(separator: "\r\n").count == 3)
    }
  }

  @Test(arguments: [
    ("day", ["2026-11-20 1 1", "2026-11-19 2 1", "2026-11-01 1 1"]), ("month", ["2026-11 4 3"]),
    ("year", ["2026 4 3"]), ("place", ["Bao House 2 2", "Nowhere 1 1", "Taco Luna 1 1"]),
    ("person", [" 3 2", "Eli Berg 1 1"]),
  ]) func checkInsAreCounted(by: String, rows: [String]) throws {
    try withVisits { (home) throws in
      let lines = home.run("timeline", "--by", by).output.split(separator: "\n")
      let cells = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
      #expect(cells.map { $0.prefix(3).joined(separator: " ") } == rows)
      let json = try home.json("timeline", "--by", by, "-n", "1").elements?.first
      #expect(json?["by"]?.text == by)
      #expect(json?["count"]?.number?.literal == "\(cells[0][1])")
      #expect(json?["last"]?.text == "\(cells[0][4])")
    }
  }

  @Test func aCheckInKnowsItsBills() throws {
    try withVisits { (home) throws in
      home.run("split", "eli", "40.01", "--checkin", "last")
      home.run("split", "eli", "12", "--checkin", "last", "--title", "Taxi", "--i-owe")
      home.run("split", "eli", "99")
      let bills = try #require(try home.json("timeline", "show", "last")["bills"]?.elements)
      #expect(bills.map { $0["title"]?.text } == ["Nowhere", "Taxi"])
      #expect(bills.map { $0["amount"]?["decimal"]?.text } == ["40.01", "12.00"])
      #expect(bills.map { $0["change"]?["decimal"]?.text } == ["20.00", "-12.00"])
      #expect(bills.first?["with"]?.elements?.first?["name"]?.text == "Eli Berg")
    }
  }

  @Test func aChangedCheckInStandsOnTheMap() throws {
    try Household.with { home in
      for words in [
        ["checkin", "Bao House"], ["timeline", "edit", "last", "--note", "x"],
        ["timeline", "remove", "last"],
      ] {
        let result = home.run(words + ["--geojson"], "")
        let feature = try JSON(parsing: Array(result.output.utf8))["features"]?.elements?.first
        #expect(
          feature?["geometry"]?["coordinates"]?.compactText == "[-120.6611,35.2806]",
          "\(words)")
      }
      let nowhere = home.run("checkin", "--name", "Nowhere", "--geojson")
      #expect(nowhere.output.contains(#""geometry":null"#))
    }
  }
}
