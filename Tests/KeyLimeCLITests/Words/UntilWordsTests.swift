import Testing

@testable import KeyLimeCLI

/// Who wants a place open until a time may leave when it closes.
@Suite struct UntilWordsTests {
  private static let places = """
    name,latitude,longitude,cuisines,hours
    Luna,52.5201,13.4000,pizza,Mo-Su 10:00-23:00
    Sol,52.5220,13.4000,pizza,Mo-Su 10:00-22:00
    """

  @Test(arguments: ["discover", "nearby", "iwant-pick"])
  func aPlaceThatClosesThenFits(_ verb: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      for words in ["pizza until 11pm", "pizza tomorrow 1pm until 11pm", "tonight until 11pm"] {
        #expect(world.names(verb, words, "-n9") == ["Luna"], "\(words)")
      }
      #expect(world.names(verb, "pizza until 10pm", "-n9").sorted() == ["Luna", "Sol"])
      #expect(world.names(verb, "pizza until midnight", "-n9").isEmpty)
    }
  }

  @Test(arguments: [
    ("between 7pm and 9pm", "open 19:00 until 21:00"), ("from 7 to 9pm", "open 19:00 until 21:00"),
    ("fri 7-9pm", "open Fri 19:00 until 21:00"), ("sun wah", "search 'sun wah'"),
    ("friday 7-9pm", "open Fri 19:00 until 21:00"), ("7pm-9pm", "open 19:00 until 21:00"),
    ("between 11 and 1pm", "open 11:00 until 13:00"), ("10 to 2am", "open 22:00 until 02:00"),
    ("open from 18 to 20", "open 18:00 until 20:00"), ("7pm to midnight", "open 19:00 until 24:00"),
    ("19:00-21:30 tomorrow", "open tomorrow 19:00 until 21:30"),
    ("from 7pm to 9", "open 19:00 until 21:00"), ("before 7pm", "open 18:59"),
    ("about 7pm", "open 19:00"), ("18-20 high street", "search '18-20 high street'"),
    ("7-11", "search '7-11'"), ("between friends", "search 'between friends'"),
  ])
  func bothEndsAreRead(_ words: String, _ expected: String) throws {
    #expect(WishWords(wish: try Self.grammar.wish(WordGrammar.words([words]))).line == expected)
  }

  @Test func anHourOfTwoIsRefusedInASpan() throws {
    let failure = try #require(throws: Failure.self) {
      try Self.grammar.wish(WordGrammar.words(["between 7 and 9"]))
    }
    #expect(failure.message.hasPrefix("cannot read 'between 7' as a time"), "\(failure.message)")
  }

  private static var grammar: WordGrammar {
    WordGrammar(
      filtersByServing: true, cuisine: { _ in nil }, isPlace: { _ in false },
      isName: { _ in false })
  }

  @Test(arguments: ["discover", "nearby", "iwant-pick"])
  func aPlaceIsOpenAllThatTime(_ verb: String) throws {
    let places = """
      name,latitude,longitude,cuisines,hours
      Luna,52.5201,13.4000,pizza,"Mo-Su 12:00-15:00,17:00-23:00"
      Sol,52.5220,13.4000,pizza,Mo-Su 14:00-22:00
      Nox,52.5230,13.4000,pizza,
      """
    try OwnersWorld.with(places: places) { world in
      let unknown = verb == "iwant-pick" ? ["Nox"] : []
      for (words, names) in [
        ("tomorrow 1pm until 3pm", ["Luna"]), ("between 2pm and 4pm", ["Sol"]),
        ("from 1pm to 6pm", []), ("tomorrow from 6 to 9pm", ["Luna", "Sol"]),
      ] {
        let found = world.names(verb, "pizza \(words)", "-n9").sorted()
        #expect(found == (names + unknown).sorted(), "\(words)")
      }
    }
  }

  /// It is a quarter to nine there.
  @Test(arguments: [("8pm until 10pm", ""), ("5pm until 8pm", "Sat 21 Nov 17:00 until 20:00")])
  func whatHasBegunIsToday(_ words: String, _ next: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      world.now = "2026-11-20T19:45:00Z"
      let errors = world.run("nearby", "pizza", words, "--near", "52.52,13.40").errors
      #expect(errors.contains(next.isEmpty ? "open 20:00 until 22:00" : next), "\(errors)")
    }
  }

  /// Unknown hours count for half an hour, in words as by the option.
  @Test func hoursThatAreAskedForAreNotAssumed() throws {
    let places =
      "name,latitude,longitude,cuisines,hours\nLuna,52.5201,13.4,pizza,Mo-Su 12:00-23:00\n"
      + "Nox,52.5202,13.4,pizza,\n"
    try OwnersWorld.with(places: places) { world in
      let said = world.names("iwant-pick", "pizza tomorrow 6pm for 2 hours", "-n9")
      let given = world.names("iwant-pick", "pizza tomorrow 6pm", "--open-for", "2h", "-n9")
      #expect(said == ["Luna"] && given == said)
      let short = world.names("iwant-pick", "pizza tomorrow 6pm for 20 minutes", "-n9")
      #expect(short.count == 2)
    }
  }

  @Test func howLongOneStaysCanBeSaid() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.names("iwant-pick", "pizza until 11pm", "--open-for", "30m").isEmpty)
      #expect(world.names("iwant-pick", "pizza at 10:45pm").isEmpty)
    }
  }
}
