import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What verbs answer days later, when the clock, the names and the people are others.
@Suite struct LaterDaysTests {
  private static let near = ["--near", "35.28,-120.66"]
  private static let later = "2026-11-22T17:00:00Z"

  private func add(_ name: String, at position: String, in world: OwnersWorld) throws {
    let added = world.run(
      "add", "--name", name, "--address", "5 High Street,X,,US", "--cuisine", "thai", "--price",
      "1",
      "--phone", "1", "--photo", world.photo, "--position", position)
    #expect(added.status == 0, "\(added.errors)")
  }

  @Test func aRetryTellsOfTheDayOfTheFirst() throws {
    try OwnersWorld.with { world in
      let first = try world.json("checkin", "bao-house", "--key", "k")
      world.now = Self.later
      let again = try world.json("checkin", "bao-house", "--key", "k")
      #expect(again["at"] == first["at"] && again["day"] == first["day"])
      #expect(!world.run("checkin", "bao-house", "--key", "k").errors.contains("22"))
    }
  }

  @Test func aRetryTellsWhatWasBefore() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "3").status == 0)
      for words in [
        ["rate", "bao-house", "5", "--key", "a"], ["rate", "bao-house", "--remove", "--key", "b"],
      ] {
        let first = try world.json(words)
        #expect(try world.json(words)["before"] == first["before"])
      }
      #expect(world.run("swipe", "--like", "bao-house").status == 0)
      let words = ["likes", "bao-house", "--remove", "--key", "l"]
      let first = try world.json(words)
      #expect(try world.json(words)["removed"] == first["removed"])
    }
  }

  @Test func theSameRatingKeepsItsWords() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "4", "great buns").status == 0)
      let (same, other) = (
        try world.json("rate", "bao-house", "4"), try world.json("rate", "bao-house", "5")
      )
      #expect(same["words"] == "great buns" && other["words"] == nil)
    }
  }

  @Test func cardsTellOfTheTimeThatIsAskedFor() throws {
    try OwnersWorld.with { world in
      let words = ["--next", "--at", "20:00", "--cuisine", "sushi", "--json=open"]
      let card = try world.json(["swipe"] + words + Self.near)
      #expect(card["open"]?["state"] == "open", "\(card.compactText)")
    }
  }

  @Test func anAreaWithoutPlacesHasNoSeenCards() throws {
    try OwnersWorld.with { world in
      let none = world.run("swipe", "--next", "--near", "0,0")
      #expect(none.status == 1)
      #expect(!none.errors.contains("seen all cards"), "\(none.errors)")
    }
  }

  @Test func ofNamesakesTheNearOneIsMeant() throws {
    try OwnersWorld.with { world in
      try add("Twin", at: "35.2801,-120.6601", in: world)
      try add("Twin", at: "55.95,-3.19", in: world)
      for words in [
        ["checkin", "Twin"], ["swipe", "--like", "Twin"], ["likes", "Twin", "--remove"],
      ] {
        let result = world.run(words + ["--near", "55.95,-3.19"])
        #expect(result.status == 0, "\(words): \(result.errors)")
      }
    }
  }

  @Test func aRenamedPlaceKeepsItsVisits() throws {
    try OwnersWorld.with { world in
      try add("Mia Diner", at: "35.2801,-120.6601", in: world)
      #expect(world.run("checkin", "Mia Diner", "--at", "yesterday 19:00").status == 0)
      #expect(world.run("admin", "edit", "Mia Diner", "--name", "Zorro").status == 0)
      #expect(try world.json("timeline", "--place", "Zorro", "--stats")["checkIns"] == 1)
      #expect(world.run("checkin", "Zorro").status == 0)
      for name in ["Zorro", "Mia"] {
        #expect(try world.json("timeline", "--place", name, "--stats")["checkIns"] == 2, "\(name)")
      }
      #expect(world.run("admin", "remove", "Zorro", "--yes").status == 0)
      #expect(world.run("log", "--limit", "1").output.contains("removed Zorro"))
    }
  }

  @Test func visitsAreFoundByAllWhoCameAlong() throws {
    try OwnersWorld.with { world in
      for name in ["Sam", "Priya"] { #expect(world.run("contact", "add", name).status == 0) }
      for (place, with) in [
        ("bao-house", "Sam"), ("taco-luna", "Priya"), ("green-fork", "Sam,Priya"),
      ] {
        #expect(world.run("checkin", place, "--with", with).status == 0)
      }
      func names(_ words: String...) -> [String] {
        world.run(["timeline", "--template", "{{name}}"] + words).output
          .split(separator: "\n").map(String.init)
      }
      #expect(names("--with", "Sam").count == 2)
      #expect(names("--with", "Sam", "--with", "Priya") == ["Green Fork"])
      #expect(names("--with", "Sam,Priya") == ["Green Fork"])
      let person = try #require(
        world.run("timeline", "--by", "person", "--template", "{{person}}").output
          .split(separator: "\n").first)
      #expect(world.run("contact", "remove", "Sam").status == 0)
      #expect(world.run("contact", "remove", "Priya").status == 0)
      for who in ["Sam", "Sam (removed)", String(person)] {
        #expect(names("--with", who).count == 2)
      }
      let nobody = world.run("timeline", "--with", "Nobody")
      #expect(nobody.status == 1 && !nobody.errors.contains("contact add"))
    }
  }

  @Test(arguments: [
    ["swipe", "--start-over", "--cuisine", "thai"], ["rate", "bao-house", "--min", "3"],
    ["fav", "bao-house", "--sort", "name"],
    ["likes", "bao-house", "--remove", "--cuisine", "thai"],
  ])
  func whatNarrowsAListDoesNotGoWithAChange(_ words: [String]) throws {
    try OwnersWorld.with { world in
      let result = world.run(words + ["--json"])
      #expect(result.status == 2)
      #expect(result.errors.contains("conflicting-options"), "\(result.errors)")
    }
  }

  @Test func aPickSaysWhatSpeaksAgainstIt() throws {
    try OwnersWorld.with { world in
      #expect(world.run("avoid", "taco-luna").status == 0)
      world.isTerminal = true
      let pick = world.run(["iwant-pick", "Taco Luna", "--avoided", "--color=never"] + Self.near)
      #expect(pick.status == 0, "\(pick.errors)")
      #expect(pick.output.contains("you avoid it"), "\(pick.output)")
    }
  }

  @Test(arguments: [["--month", "2026-11"], ["--year", "2026"], ["--stats"]])
  func whatHasNoRowsTakesNoLimit(_ view: [String]) throws {
    try OwnersWorld.with { world in
      #expect(world.run("checkin", "bao-house").status == 0)
      #expect(world.run(["timeline"] + view).status == 0)
      let refused = world.run(["timeline"] + view + ["--limit", "3"])
      #expect(refused.status == 2)
      #expect(refused.errors.contains("--limit"), "\(refused.errors)")
    }
  }
}
