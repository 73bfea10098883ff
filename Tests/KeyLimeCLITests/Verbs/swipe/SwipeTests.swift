import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct SwipeTests {
  private func next(_ diary: Diary) throws -> String? {
    try diary.json("swipe", "--next")["id"]?.text
  }

  @Test func everyCardIsShownOnceTheNearestFirst() throws {
    try Diary.with { (diary) throws in
      var dealt: [String] = []
      while let id = try next(diary) {
        #expect(try next(diary) == id, "looking decides nothing")
        dealt.append(id)
        diary.run("swipe", dealt.count.isMultiple(of: 2) ? "--like" : "--pass", id)
      }
      let near = try diary.column("id", "nearby", "--limit", "100", "--within", "10km")
      #expect(dealt == near)
      #expect(Set(dealt).count == dealt.count)
      #expect(diary.run("swipe", "--next").status == 1)
      #expect(try diary.column("restaurant", "likes").count == dealt.count / 2)
    }
  }

  @Test func filtersNarrowTheDeck() throws {
    try Diary.with { (diary) throws in
      let card = try diary.json("swipe", "--next", "--cuisine", "mexican", "--max-price", "1")
      #expect(card["name"]?.text == "Taco Luna")
    }
  }

  @Test func whatIsExcludedHasNoCard() throws {
    try Diary.with { (diary) throws in
      let first = try #require(try next(diary))
      #expect(try diary.json("swipe", "--next", "--not", first)["id"]?.text != first)
      #expect(diary.run("swipe", "--start-over", "--not", first).status == 2)
    }
  }

  @Test func removingALikeKeepsItSeen() throws {
    try Diary.with { (diary) throws in
      let first = try #require(try next(diary))
      diary.run("swipe", "--like", first)
      #expect(try diary.column("restaurant", "likes") == [first])
      diary.run("likes", "--remove", first)
      #expect(diary.run("likes").status == 1)
      #expect(try next(diary) != first)
    }
  }

  @Test func forgettingStartsOverAndKeepsLikes() throws {
    try Diary.with { (diary) throws in
      let first = try #require(try next(diary))
      diary.run("swipe", "--like", first)
      diary.run("swipe", "--start-over")
      #expect(try next(diary) == first)
      #expect(try diary.column("restaurant", "likes") == [first])
    }
  }

  @Test func severalAreDecidedAtOnce() throws {
    try Diary.with { (diary) throws in
      let answer = try diary.json(
        "swipe", "--like", "Bao House", "--like", "Taco Luna", "--pass", "Green Fork")
      #expect(answer["liked"]?.elements == ["bao-house", "taco-luna"])
      #expect(answer["passed"]?.elements == ["green-fork"])
      #expect(diary.run("swipe", "--like", "Bao House", "--pass", "Bao House").status == 2)
    }
  }

  @Test func withoutATerminalItNamesTheWay() throws {
    try Diary.with { (diary) throws in
      let result = diary.run("swipe")
      #expect(result.status == 2)
      #expect(result.errors.contains("'--next', '--like' or '--pass'"))
    }
  }

  @Test func keysDecideAndUndo() throws {
    try Diary.with { (diary) throws in
      diary.world.isTerminal = true
      // Like, pass, take the pass back, like it instead, leave.
      diary.world.typed = "y\u{1B}[Du\u{1B}[Cq"
      let result = diary.run("swipe", "--json")
      let answer = try JSON(parsing: Array(result.output.utf8))
      #expect(answer["liked"]?.elements == ["falafel-friends", "bao-house"])
      #expect(answer["passed"]?.elements == [])
      #expect(result.errors.contains("Falafel Friends"))
      #expect(result.errors.hasSuffix("\u{1B}[J"), "the last card is wiped away")
    }
  }

  @Test func aDryRunOfCardsWritesNothing() throws {
    try Diary.with { (diary) throws in
      diary.world.isTerminal = true
      diary.world.typed = "ynuyq"
      let result = diary.run("swipe", "--dry-run", "--json")
      let answer = try JSON(parsing: Array(result.output.utf8))
      #expect(answer["dryRun"] == true)
      let liked = try #require(answer["events"]?.elements).map { $0["restaurant"]?.text }
      #expect(liked == ["falafel-friends", "bao-house"])
      diary.world.typed = "yq"
      let words = diary.run("swipe", "--dry-run").output
      #expect(words.hasPrefix("liked 1, passed 0") && words.contains("nothing was written"))
      diary.world.isTerminal = false
      #expect(try next(diary) == "falafel-friends")
      #expect(diary.run("likes").status == 1)
      #expect(diary.run("log").status == 1)
    }
  }

  @Test func aDryRunHasAllCards() throws {
    try Diary.with { (diary) throws in
      let all = try diary.column("id", "nearby", "--limit", "100", "--within", "10km").count
      #expect(all > Deck.batchSize)
      diary.world.isTerminal = true
      diary.world.typed = String(repeating: "n", count: all) + "q"
      let result = diary.run("swipe", "--dry-run", "--json")
      let answer = try JSON(parsing: Array(result.output.utf8))
      #expect(answer["events"]?.elements?.count == all)
    }
  }

  @Test func aKeyOfCardsIsRefused() throws {
    try Diary.with { (diary) throws in
      diary.world.isTerminal = true
      diary.world.typed = "yq"
      let result = diary.run("swipe", "--key", "k")
      #expect(result.status == 2)
      #expect(result.errors.contains("each card is a decision of its own"))
      #expect(diary.run("likes").status == 1)
    }
  }

  static let keys: [String: [SwipeKey]] = [
    "y": [.like], "N": [.pass], "u": [.undo], "q": [.quit], "": [.quit], "\u{1B}": [.quit],
    "\u{4}": [.quit], "\u{1B}[C": [.like], "\u{1B}OC": [.like], "\u{1B}[D": [.pass],
    "\u{1B}[A": [], "\u{1B}[1;5C": [.like], "\u{1B}[3~": [], "xyz": [.like],
    "yn\u{1B}[Cq": [.like, .pass, .like, .quit],
  ]

  @Test(arguments: keys.keys.sorted()) func understandsKeys(_ text: String) {
    #expect(SwipeKey.keys(in: Array(text.utf8)) == Self.keys[text])
  }

  @Test(arguments: [20, 33, 60, 200]) func noCardIsWiderThanTheTerminal(_ width: Int) throws {
    try Diary.with { (diary) throws in
      diary.world.variables["KEYLIME_FORCE_TTY"] = String(width)
      diary.world.variables["NO_COLOR"] = "1"
      let lines = diary.run("swipe", "--next").output.split(separator: "\n")
      #expect(lines.count >= 4)
      #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= width })
    }
  }
}
