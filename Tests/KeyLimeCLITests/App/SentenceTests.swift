import Testing

@testable import KeyLimeCLI

/// What people type as a sentence is answered by the command that says the same.
@Suite struct SentenceTests {
  private static let places = """
    name,latitude,longitude
    Mammas,52.5200,13.4000
    Pizza Hut,52.5201,13.4000
    Pizza Hut,55.9201,13.4000
    """

  @Test(arguments: [
    ("checkin Mammas last night", "keylime checkin Mammas --at 'last night'"),
    ("checkin 2 days ago at Mammas", "keylime checkin Mammas --at '2 days ago'"),
    ("checkin Pizza Hut with Eli", "keylime checkin 'Pizza Hut' --with Eli"),
    (
      "checkin Mammas yesterday 8pm with Eli, Ana and Bo",
      "keylime checkin Mammas --at 'yesterday 8pm' --with Eli,Ana,Bo"
    ),
    ("checkin Pizza Hut", "keylime checkin 'Pizza Hut'"),
    ("split 40 Eli", "keylime split Eli 40"),
    ("split 40 with Eli and Ana", "keylime split Eli Ana 40"),
    ("split dinner 40 with Eli", "keylime split Eli 40 --title dinner"),
    ("split Eli 40 for pizza", "keylime split Eli 40 --title pizza"),
    ("split 40 for Eli", "keylime split Eli 40"),
    ("split Eli and Ana 40", "keylime split Eli Ana 40"),
    ("split Eli owes me 20", "keylime split --they-owe Eli 20"),
    ("split I owe Eli 20", "keylime split --i-owe Eli 20"),
    ("split Eli paid 20", "keylime split --paid-by them Eli 20"),
    ("split 40 3 ways", "keylime split eli ana 40.01"),
    ("split 40 between 3", "keylime split eli ana 40.01"),
    ("split 30 EUR Eli Ana", "keylime split Eli Ana '30 EUR'"),
    ("split 30 yesterday Eli", "keylime split Eli 30 --at yesterday"),
    ("split 40 with Eli last night", "keylime split Eli 40 --at 'last night'"),
    ("split 60 Eli paid for Ana and me", "keylime split --paid-by Eli Eli Ana 60"),
    ("split Eli paid 60 for everybody", "keylime split --paid-by them Eli 60"),
    ("split 86.40 --tip 10% Eli Ana", "the amount comes last: keylime split Eli Ana 86.40"),
    ("split 30 Eli 20 Ana 10", "--exact eli=12.50,me=7.50"),
    ("split who owes me", "write 'keylime split'"),
    ("paid Eli 20", "keylime split settle Eli 20"),
    ("contact Eli", "keylime contact show Eli"),
    ("contact Eli +4915112345678", "keylime contact edit Eli --phone +4915112345678"),
    ("contact add Zoe Li zoe@example.org", "keylime contact add 'Zoe Li' --email zoe@example.org"),
    ("contact rename Eli Elias", "keylime contact edit Eli --name Elias"),
    ("config home Leith", "keylime config set home Leith"),
    ("config home", "keylime config get home"),
    ("config set home=Leith", "keylime config set home Leith"),
    ("timeline yesterday", "keylime timeline --day yesterday"),
    ("timeline november", "keylime timeline --month november"),
    ("timeline november 2025", "keylime timeline --month 'november 2025'"),
    ("timeline this week", "keylime timeline --since monday"),
    ("timeline last week", "keylime timeline --since 1w"),
    ("timeline with Eli and Ana", "keylime timeline --with Eli,Ana"),
    ("timeline at Pizza Hut", "keylime timeline --place 'Pizza Hut'"),
    ("timeline 2026", "keylime timeline --year 2026"),
    ("hours mammas", "keylime show tells the hours of a place"),
    ("import https://example.org/a.osm", "curl -fLO https://example.org/a.osm"),
    ("rate 4 Mammas", "keylime rate Mammas 4"), ("unfav Mammas", "keylime fav --remove Mammas"),
  ]) func theCommandIsToldThatWasMeant(_ line: String, _ command: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      for person in ["Eli", "Ana"] { _ = world.run("contact", "add", person) }
      let result = world.run(line.split(separator: " ").map(String.init))
      let errors = result.errors
      #expect(result.status != 0 && errors.contains(command), "\(errors)")
      #expect(errors.split(separator: "\n").count == 2, "\(errors)")
    }
  }

  @Test(arguments: [
    ("split Eli Zoe 30", "no such contact"), ("split Eli paid Ana 30", "no such contact"),
    ("config lst", "did you mean 'list'"),
    ("config speed fast", "valid commands"), ("config speed=fast", "valid commands"),
    ("contact Eli Ana Bo Zoe", "valid commands"), ("split Eli owes", "is not a number"),
    ("checkin Mammas --at never with", "never"),
  ]) func whatIsNoSentenceFailsAsBefore(_ line: String, _ message: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      _ = world.run("contact", "add", "Eli")
      let errors = world.run(line.split(separator: " ").map(String.init)).errors
      #expect(errors.contains(message), "\(errors)")
    }
  }

  @Test(arguments: [["zoe", "owes", "me", "20"], ["zoe", "and", "bo", "20"]])
  func aVerbIsNotOfferedAsAContact(_ words: [String]) throws {
    try OwnersWorld.with(places: Self.places) { world in
      world.isTerminal = true
      let result = world.run(["split"] + words, typed: "y\ny\ny\n")
      #expect(result.status == 1 && result.errors.contains("write 'keylime split"), "\(result)")
      #expect(!(result.output + result.errors).contains("Add them?"), "\(result)")
    }
  }

  @Test(arguments: ["fav", "avoid", "rate"])
  func wordsThatAreOneNameTogetherAreOnePlace(_ verb: String) throws {
    try OwnersWorld.with(places: Self.places) { world in
      let words = [verb, "Pizza", "Hut"] + (verb == "rate" ? ["4"] : [])
      let result = world.run(words)
      #expect(result.errors.contains("2 restaurants have this name"), "\(result.errors)")
      let all = "all of them: keylime avoid "
      #expect(result.errors.contains(all) == (verb == "avoid"), "\(result.errors)")
      let near = world.run(words + ["--near", "52.52,13.4"])
      #expect(near.status == 0, "\(near)")
    }
  }

  @Test func aNumberMayBeARowOfTheLastList() throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(!world.run("show", "1").errors.contains("@1"))
      world.isTerminal = true
      #expect(world.run("nearby", "--near", "52.52,13.4").status == 0)
      #expect(world.run("show", "2").errors.contains("write '@2' for row 2"))
      #expect(!world.run("show", "9").errors.contains("@9"))
    }
  }
}
