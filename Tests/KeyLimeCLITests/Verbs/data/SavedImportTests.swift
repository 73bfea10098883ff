import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Lists and histories from elsewhere become favourites, ratings, check-ins and likes.
@Suite struct SavedImportTests {
  private static let town = """
    {"id":"a","name":"Bao House","latitude":55.95,"longitude":-3.19}
    {"id":"b","name":"Bao House","latitude":55.951,"longitude":-3.19}
    {"id":"c","name":"The Taco Luna Restaurant","latitude":55.96,"longitude":-3.2}
    {"id":"d","name":"Green Fork","latitude":48.1,"longitude":11.5}
    {"id":"e","name":"Café Bleu","latitude":55.97,"longitude":-3.2}

    """

  /// A store with a small catalogue, and somebody in Edinburgh.
  private static func with(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { world in
      #expect(world.run("import", "-", "--source", "town", typed: town).status == 0)
      #expect(world.run("config", "set", "home", "55.95,-3.19").status == 0)
      try body(world)
    }
  }

  /// The results of the rows, with the ids of their places.
  private static func results(
    _ world: OwnersWorld, _ kind: String, _ text: String, _ more: String...
  ) throws -> [String] {
    let result = world.run(["import", "-", "--as", kind, "--json"] + more, typed: text)
    let rows = try JSON(parsing: Array(result.output.utf8)).elements ?? []
    return rows.map { row in
      [row["result"]?.text, row["restaurant"]?.text].compactMap(\.self).joined(separator: " ")
    }
  }

  private static func lines(_ world: OwnersWorld, _ words: String...) -> [String] {
    world.run(words).output.split(separator: "\n").map(String.init)
  }

  @Test func theNearestNamesakeWins() throws {
    try Self.with { (world) throws in
      let list = """
        name,lat,lon
        Bao House,55.9508,-3.19
        bao house,55.9501,-3.19
        Taco Luna,55.9601,-3.2
        Bao House,55.97,-3.19
        Cafe Bleu,55.97,-3.2001
        """
      let expected = ["added b", "added a", "added c", "notFound", "added e"]
      #expect(try Self.results(world, "favs", list) == expected)
      #expect(Self.lines(world, "fav").count == 4)
    }
  }

  /// Of several places of a name the row means the one whose street or town it names.
  @Test func anAddressTellsNamesakesApart() throws {
    let town = #"""
      {"id":"a","name":"Howies","latitude":55.9,"longitude":-3.1,"address":{
      "street":"10-14 Victoria Street","city":"Edinburgh","postcode":"EH1 2HG"}}
      {"id":"b","name":"Howies","latitude":55.9,"longitude":-3.2,"address":{
      "street":"29 Waterloo Place","city":"Edinburgh","postcode":"EH1 3BQ"}}
      {"id":"c","name":"Howies","latitude":56.5,"longitude":-2.9,"address":{"city":"Dundee"}}
      """#.replacing("{\n", with: "{") + "\n"
    let list = """
      Restaurant,Address,City
      Howies,"14 Victoria Street, Edinburgh",
      Howies,"Waterloo Place",Edinburgh
      Howies,EH1 3BQ,
      Howies,,Dundee
      Howies,,Edinburgh
      Howies,,
      """
    try OwnersWorld.with { (world) throws in
      #expect(world.run("import", "-", "--source", "town", typed: town).status == 0)
      let found = try Self.results(world, "favs", list, "--dry-run")
      #expect(
        found == ["added a", "added b", "present b", "added c", "ambiguous", "ambiguous"])
      let again = world.run("import", "-", "--as", "favs", typed: "name,address\nHowies,High St\n")
      #expect(again.output.contains("its address does not tell which"))
      #expect(again.errors.contains("or a column with the address or the position does"))
      let bare = world.run("import", "-", "--as", "favs", typed: "name,x\nHowies,y\n")
      #expect(bare.output.contains("the row has neither position nor address"))
    }
  }

  @Test func theNotesOfFavouritesAreKept() throws {
    try Self.with { (world) throws in
      #expect(world.run("note", "c", "mine").status == 0)
      let list = """
        name,lat,lon,note,date
        Cafe Bleu,55.97,-3.2001,best croissants,2026-01-02
        Taco Luna,55.9601,-3.2,other words,
        Bao House,55.9501,-3.19,,
        """
      let dry = world.run("import", "-", "--as", "favs", "--dry-run", typed: list)
      let counts = "3 added, 1 with its note; notes and dates in the file are not kept"
      #expect(dry.errors.contains(counts), "\(dry.errors)")
      #expect(try Self.results(world, "favs", list) == ["added e", "added c", "added a"])
      #expect(world.run("note", "e").output.contains("best croissants"))
      #expect(world.run("note", "c").output.contains("mine"))
      #expect(world.run("undo").status == 0)
      #expect(Self.lines(world, "fav").isEmpty && world.run("note", "e").status == 1)
      let likes = world.run("import", "-", "--as", "likes", typed: list)
      #expect(likes.errors.contains("notes and dates in the file are not kept"))
    }
  }

  @Test func withoutAPositionTheNameMustBeUnambiguousNearMe() throws {
    try Self.with { (world) throws in
      let list = "name\nBao House\nGreen Fork\nThe Taco Luna Restaurant\n\"\"\n"
      #expect(
        try Self.results(world, "likes", list) == ["ambiguous", "notFound", "added c"])
      let far = world.run("import", "-", "--as", "likes", "--json=reason", typed: list)
      #expect(far.output.contains("the only one of this name is 1"), "\(far.output)")
      #expect(
        try Self.results(world, "likes", "name\nGreen Fork\n", "--near", "48.1,11.5")
          == ["added d"])
    }
  }

  @Test func aSecondRunChangesNothing() throws {
    try Self.with { (world) throws in
      let list = "name,stars,date,note\nCafé Bleu,4,2024-05-01,so blue\n"
      for kind in ["favs", "ratings", "checkins", "likes"] {
        #expect(try Self.results(world, kind, list, "--dry-run") == ["added e"])
        #expect(try Self.results(world, kind, list) == ["added e"])
        #expect(try Self.results(world, kind, list) == ["present e"], "\(kind)")
      }
      // One for each, the note of the favourite, and the beginning of the account.
      #expect(Self.lines(world, "log").count == 6)
      let rating = try world.json("rate")
      #expect(rating["words"] == "so blue")
      // What was removed by hand stays removed.
      #expect(world.run("fav", "--remove", "e").status == 0)
      #expect(try Self.results(world, "favs", list) == ["present e"])
      #expect(world.run("fav").status == 1)
    }
  }

  @Test func undoTakesAllOfItBackAndThenItCanBeDoneAgain() throws {
    try Self.with { (world) throws in
      let list = "name,date\nCafé Bleu,2024-05-01\nThe Taco Luna Restaurant,2024-05-02\n"
      for kind in ["favs", "checkins"] {
        #expect(try Self.results(world, kind, list) == ["added e", "added c"])
        #expect(world.run("undo").status == 0)
        #expect(world.run(kind == "favs" ? "fav" : "timeline").status == 1)
        #expect(try Self.results(world, kind, list) == ["added e", "added c"])
      }
    }
  }

  @Test func aCheckInKeepsItsTimeAndWords() throws {
    try Self.with { (world) throws in
      let list = """
        {"name":"Café Bleu","at":"2024-07-01 19:30","note":"sun"}
        {"name":"Nowhere","lat":48.1,"lng":11.5,"at":"2024-07-02T17:00:00Z","note":"rain"}
        {"name":"Café Bleu","at":"2036-07-01 19:30"}
        {"name":"Café Bleu"}
        """
      let kept = ["added e", "added", "refused e", "refused e"]
      #expect(
        try Self.results(world, "checkins", list) == [
          "added e", "notFound", "refused e", "refused e",
        ])
      let second = ["present e", "added", "refused e", "refused e"]
      #expect(kept.count == second.count)
      #expect(try Self.results(world, "checkins", list, "--unmatched") == second)
      let visits = Self.lines(world, "timeline", "--ndjson=name,at,note")
      #expect(
        visits == [
          #"{"name":"Nowhere","at":"2024-07-02T19:00:00+02:00","note":"rain"}"#,
          #"{"name":"Café Bleu","at":"2024-07-01T19:30:00+01:00","note":"sun"}"#,
        ])
      // What a timeline says of itself comes back in as what is there.
      let own = world.run("timeline", "--ndjson").output
      #expect(own.split(separator: "\n").count == 2)
    }
  }

  @Test func theLatestRatingOfAFileCountsAndMineIsKept() throws {
    try Self.with { (world) throws in
      let list = """
        name,stars,date
        Café Bleu,5,2025-01-01
        Café Bleu,2,2024-01-01
        The Taco Luna Restaurant,7,
        The Taco Luna Restaurant,,
        """
      #expect(
        try Self.results(world, "ratings", list) == [
          "added e", "present e", "refused c", "refused c",
        ])
      #expect(try world.json("rate")["limes"] == 5)
      #expect(try world.json("rate")["rated"] == "2025-01-01T12:00:00Z")
      let score = try world.json("show", "e")["keylimeScore"]
      #expect(score?.number?.double == 0, "what was said long ago is no trend")
      #expect(world.run("rate", "c", "1").status == 0)
      let mine = "name,stars\nThe Taco Luna Restaurant,4\n"
      #expect(try Self.results(world, "ratings", mine) == ["present c"])
      #expect(try world.json("rate", "c")["limes"] == 1)
    }
  }

  @Test func nothingFoundIsExitCodeOne() throws {
    try Self.with { (world) throws in
      let none = world.run("import", "-", "--as", "favs", typed: "name\nNo Such Place\n")
      #expect(none.status == 1)
      #expect(none.errors.contains("1 row: 1 not found"), "\(none.errors)")
      for text in ["hello\n", "<!DOCTYPE a><gpx/>", "[", ""] {
        #expect(world.run("import", "-", "--as", "favs", typed: text).status == 2)
      }
      #expect(world.run("log").status == 1)
    }
  }

  @Test func aTrackHasNoPlaces() throws {
    try Self.with { (world) throws in
      let track = #"<gpx><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>"#
      try world.write("walk.GPX", track)
      let result = world.run("import", "\(world.folder)/walk.GPX", "--as", "checkins")
      #expect(result.status == 2)
      #expect(
        result.errors.contains("it has no waypoints") && result.errors.contains("--track"),
        "\(result.errors)")
    }
  }

  @Test(arguments: ["json", "geojson"]) func companionsOfATimelineComeBack(form: String) throws {
    try Self.with { (world) throws in
      for name in ["Eli Berg", "Zoë"] {
        #expect(world.run("contact", "add", name).status == 0)
      }
      #expect(world.run("checkin", "a", "--with", "Eli Berg,Zoë").status == 0)
      let timeline = world.run("timeline", "--\(form)").output
      try Self.with { (other) throws in
        let before = other.run("import", "-", "--as", "checkins", "--dry-run", typed: timeline)
        #expect(before.errors.contains("not among your contacts: 'Eli Berg', 'Zoë'"))
        for name in ["Eli Berg", "Zoë"] {
          #expect(other.run("contact", "add", name).status == 0)
        }
        let result = other.run("import", "-", "--as", "checkins", typed: timeline)
        #expect(!result.errors.contains("contacts"), "\(result.errors)")
        #expect(other.run("timeline").output.contains("Eli Berg, Zoë"))
      }
    }
  }
}
