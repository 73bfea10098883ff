import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// An import says which columns and values of a table it could not use.
@Suite struct UnreadColumnTests {
  private func imported(_ table: String, _ options: String...) throws -> FakeWorld.Result {
    try OwnersWorld.with { world in
      try world.write("t.csv", table)
      return world.run(["import", "\(world.folder)/t.csv"] + options)
    }
  }

  private static let table = """
    name,lat,lon,Type of food,rating,price
    A,55.95,-3.19,Thai,4.4/5,10-20
    B,55.951,-3.19,Thai,88 pts,$$
    C,55.952,-3.19,Thai,n/a,-

    """

  @Test func valuesThatSaySomethingAreTold() throws {
    let result = try imported(Self.table)
    #expect(result.status == 0)
    #expect(result.errors.contains("cannot read 1 value of 'rating', such as '88 pts'"))
    #expect(result.errors.contains("cannot read 1 value of 'price', such as '10-20'"))
    #expect(!result.errors.contains("Type of food"))
  }

  @Test func columnsThatAreNotUsedAreTold() throws {
    let result = try imported(Self.table, "--verbose")
    #expect(result.errors.contains("read nothing from 'Type of food'; --fields says"))
    let chosen = try imported(Self.table, "--verbose", "--fields", "cuisines=Type of food")
    #expect(!chosen.errors.contains("read nothing from"))
  }

  @Test(arguments: [
    "", #"{"type":"node","id":3,"lat":1,"lon":2,"tags":{"amenity":"pub","name":"B"}},"#,
  ])
  func howToAskForPositionsIsTold(others: String) throws {
    let way = #"{"type":"way","id":2,"nodes":[1],"tags":{"amenity":"pub","name":"A"}}"#
    let result = try imported(#"{"elements":[\#(others)\#(way)]}"#)
    #expect(
      result.errors.contains("1 place lacks a position: ask the Overpass server with 'out center'"))
  }

  @Test func whatIsUnderstoodIsNotMentioned() throws {
    let result = try imported(
      "name,lat,lon,rating,price,Monday,location\nA,55.95,-3.19,4.4,$$,10-18,\"Leith, Scotland\"\n",
      "--verbose")
    #expect(result.status == 0)
    #expect(!result.errors.contains("cannot read") && !result.errors.contains("read nothing"))
  }
}

/// Which columns of a list of one's own are read, and what is said of the others.
@Suite struct SavedColumnTests {
  @Test(arguments: ["ratings", "checkins"]) func noTimeIsInTheFuture(_ kind: String) throws {
    try OwnersWorld.with { world in
      let text = "name,rating,date\nBao House,4,2099-01-01\n"
      let result = world.run("import", "-", "--as", kind, typed: text)
      #expect(result.output.contains("its time is in the future"), "\(result)")
    }
  }

  private static func rated(_ text: String) throws -> (result: FakeWorld.Result, rating: JSON) {
    try OwnersWorld.with { (world) throws in
      let town = #"{"id":"e","name":"Café Bleu","latitude":55.97,"longitude":-3.2}"#
      #expect(world.run("import", "-", "--source", "town", typed: town).status == 0)
      #expect(world.run("config", "set", "home", "55.97,-3.2").status == 0)
      let result = world.run("import", "-", "--as", "ratings", typed: text)
      return (result, try world.json("rate"))
    }
  }

  @Test(arguments: [
    "Date visited", "Visit date", "Visited on", "Visited", "Date rated", "Rated on", "Review date",
    "Last visited", "date_visited",
  ]) func theDayOfAVisitIsKnown(_ column: String) throws {
    let (result, rating) = try Self.rated("Name,Rating,\(column)\nCafé Bleu,4,2024-05-01\n")
    let time = rating["rated"]?.text
    #expect(time?.hasPrefix("2024-05-01") == true, "\(rating)")
    #expect(!result.errors.contains("read nothing"), "\(result.errors)")
  }

  @Test func columnsThatAreNotReadAreNamed() throws {
    let list = "Name,Rating,Day out,Tags,Note,Comment\nCafé Bleu,4,2024-05-01,,so blue,\n"
    let (result, _) = try Self.rated(list)
    #expect(result.errors.contains("warning: read nothing from 'Day out'\n"), "\(result.errors)")
  }

  @Test(arguments: [
    "Titel,Notiz,URL,Tags,Kommentar", "Titre,Note,URL,Tags,Commentaire",
    "Título,Nota,URL,Etiquetas,Comentario", "Titolo,Nota,URL,Tag,Commento",
    "Título,Nota,URL,Tags,Comentário", "Titel,Notitie,URL,Tags,Reactie",
  ]) func theListsOfGoogleAreReadInOtherLanguages(_ header: String) throws {
    for row in ["Bao House,so good,,,", "Bao House,,,,so good"] {
      let file = try SavedFile(reading: Array("\(header)\n\(row)\n".utf8))
      #expect(file.rows.map(\.name) == ["Bao House"] && file.rows.map(\.words) == ["so good"])
      #expect(file.unreadColumns == [])
    }
  }

  @Test func otherCharacterSetsAreExplained() throws {
    try OwnersWorld.with { (world) throws in
      let path = "\(world.folder)/list"
      func errors(_ bytes: [UInt8]) throws -> String {
        try UserFile.replace(path, with: bytes)
        let result = world.run("import", path, "--as", "favs")
        #expect(result.status == 2)
        return result.errors
      }
      for (start, end) in [("name\nCaf", "\n"), ("[{\"name\":\"", "\"}]"), ("<kml><name>", "")] {
        let old = try errors(Array(start.utf8) + [0xE9] + Array(end.utf8))
        let line = "iconv -f windows-1252 -t UTF-8 FILE | keylime import --as favs -"
        #expect(old.contains(line), "\(old)")
      }
      for text in ["name\nBao House\n", "[{}]"] {
        let wide = try errors(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        #expect(wide.contains("it is text in UTF-16\n"), "\(wide)")
        #expect(wide.contains("iconv -f UTF-16 -t UTF-8 FILE | keylime import --as favs -"))
      }
    }
  }
}
