import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What an import says beside its counts.
@Suite struct ImportMannersTests {
  private static func line(_ id: String) -> String {
    #"{"id":"\#(id)","name":"Place \#(id)","latitude":1,"longitude":2}"# + "\n"
  }

  @Test(arguments: [
    ("st.andrews.json", "st.andrews"), ("city.GeoJSON.gz", "city"), ("a.osm.json", "a"),
    (".json", ".json"), ("v1.2", "v1.2"), ("plain", "plain"),
  ]) func onlyKnownEndingsAreCutOff(_ file: String, _ name: String) throws {
    try OwnersWorld.with { world in
      try world.write(file, Self.line("a"))
      let report = try world.json("import", "\(world.folder)/\(file)")
      #expect(report["sources"] == [.string(name)])
    }
  }

  @Test(arguments: ["[]", "{}", #"{"type":"FeatureCollection","features":[]}"#])
  func aFileWithoutPlacesHasNothingToImport(_ text: String) throws {
    try OwnersWorld.with { world in
      let result = world.run("import", "-", "--json", typed: text)
      #expect(result.status == 1)
      #expect(result.errors.contains(#""nothing-to-import""#), "\(result.errors)")
    }
  }

  @Test func anAnswerWithoutRecordsSaysSo() throws {
    try OwnersWorld.with { world in
      let result = world.run("import", "-", typed: #"{"osm3s":{},"elements":[]}"#)
      #expect(result.status == 1)
      #expect(result.errors.contains("it has no records"), "\(result.errors)")
    }
  }

  @Test func anotherPlaceUnderTheSameNameIsNoted() throws {
    try OwnersWorld.with { world in
      let first = world.run("import", "-", typed: Self.line("a") + Self.line("b"))
      #expect(!first.errors.contains("warning"))
      let same = world.run("import", "-", typed: Self.line("a") + Self.line("c"))
      #expect(!same.errors.contains("warning"))
      let other = world.run("import", "-", typed: Self.line("x"))
      let words =
        "warning: replaced source 'stdin': none of its 2 records is in the new file; --source NAME keeps both"
      #expect(other.errors.contains(words), "\(other.errors)")
    }
  }

  @Test func aSourceHasAName() throws {
    try OwnersWorld.with { world in
      #expect(world.run("import", "--source", "", "-", typed: Self.line("a")).status == 2)
      let nameless =
        #"{"id":"a","name":"A","latitude":1,"longitude":2,"source":{"name":"","record":"7"}}"#
      #expect(world.run("import", "--source", "town", "-", typed: nameless).status == 0)
      let source = try world.json("export")["source"]
      #expect(source?["name"] == "town")
      #expect(source?["record"] == "7")
    }
  }

  @Test func whatFollowsPackedDataIsIgnoredAndSaidSo() throws {
    try OwnersWorld.with { world in
      try world.write("a.jsonl", Self.line("a"))
      let pack = "cd '\(world.folder)' && gzip a.jsonl && echo garbage >> a.jsonl.gz"
      #expect(Platform.runShell(pack) == 0)
      let result = world.run("import", "\(world.folder)/a.jsonl.gz")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.contains("warning: ignored what follows the gzip data"))
    }
  }

  @Test(arguments: [
    "name,lat,lon\nA,1\nB", #"{"type":"FeatureCollection","features":[{"#, "[]", "name,lat\nA,1\n",
    "name,lat,lon\nA,x,y\n",
  ])
  func aRefusedImportIntoAnEmptyHomeLeavesNothing(text: String) throws {
    try OwnersWorld.with { world in
      #expect(world.run("import", "-", typed: text).status != 0)
      #expect(!UserFile.exists(world.storePath))
      #expect(world.run("import", "-", typed: Self.line("a")).status == 0)
      #expect(world.run("import", "-", typed: text).status != 0)
      let exported = try world.json("export")
      #expect(exported["name"] == "Place a")
    }
  }

  @Test func aCSVThatMayBeCutIsNamed() throws {
    try OwnersWorld.with { world in
      let cut = world.run("import", "-", typed: "name,lat,lon\nA,1,2\nB,1,2.5")
      #expect(cut.status == 0 && cut.errors.contains("warning: the last row has no line end"))
      let whole = world.run("import", "-", typed: "name,lat,lon\nA,1,2\nB,1,2.5\n")
      #expect(!whole.errors.contains("warning"))
    }
  }

  @Test func aFileOfAnotherKindIsCalledByItsName() throws {
    try OwnersWorld.with { world in
      let result = world.run("import", "-", typed: "<html><body>too busy</body></html>")
      #expect(result.status == 2)
      #expect(result.errors.contains("cannot import '-': it is an HTML page\n"))
    }
  }

  @Test func aWholeFileIsNeverPrintedAsItsHeader() throws {
    try OwnersWorld.with { world in
      let header = (0..<300).map { "column \($0) \(String(repeating: "x", count: 90))" }
      let result = world.run(
        "import", "-", "--format", "csv", typed: header.joined(separator: ",") + "\n")
      #expect(result.status == 2)
      #expect(result.errors.contains("… and 292 more"), "\(result.errors)")
      #expect(result.errors.utf8.count < 500)
    }
  }

  @Test func aServerThatGaveUpIsQuotedWithAdviceThatHelps() throws {
    try OwnersWorld.with { world in
      let result = world.run(
        "import", "-", typed: #"{"elements":[],"remark":"runtime error: Query timed out"}"#)
      #expect(result.status == 2)
      #expect(result.errors.contains("the server says: runtime error: Query timed out\n"))
      #expect(result.errors.contains("hint: nothing was changed; ask for a smaller area"))
    }
  }

  @Test func aSkippedRecordNamesItsField() throws {
    try OwnersWorld.with { world in
      let bad = #"{"id":"b","name":"B","latitude":1,"longitude":2,"price":7}"#
      let result = world.run("import", "-v", "-", typed: Self.line("a") + bad)
      #expect(
        result.errors.contains("skipped line 2: not in the format, see its 'price'"),
        "\(result.errors)")
    }
  }

  @Test func nothingImportedIsNotTheSameAsAllRemoved() throws {
    try OwnersWorld.with { world in
      #expect(world.run("import", "--list").errors.contains("nothing is imported yet"))
      #expect(world.run("import", "-", typed: Self.line("a")).status == 0)
      #expect(world.run("import", "--remove", "stdin", "--yes").status == 0)
      for verb in [["import", "--list"], ["export"]] {
        let result = world.run(verb)
        #expect(result.status == 1)
        #expect(result.errors.contains("all imported sources were removed"))
      }
    }
  }

  @Test func helpSaysWhatABrokenFileGives() throws {
    try OwnersWorld.with { world in
      let help = world.run("import", "--help").output
      #expect(help.contains("the file cannot be read"), "\(help.suffix(900))")
    }
  }

  @Test func aTryTellsWhatWouldBeReplaced() throws {
    try OwnersWorld.with { world in
      let both = Self.line("a") + Self.line("b")
      #expect(!world.run("import", "-", "--dry-run", typed: both).output.contains("in place of"))
      #expect(world.run("import", "-", typed: both).status == 0)
      let again = world.run("import", "-", "--dry-run", typed: Self.line("a"))
      #expect(again.output.contains("in place of the 2 that 'stdin' has now"), "\(again.output)")
      let report = try world.json("import", "-", "--dry-run", typed: both)
      #expect(report["replaced"] == 2)
    }
  }

  @Test(arguments: [
    #"<gpx><wpt lat="1" lon="2"><name>A</name></wpt></gpx>"#, "<?xml version=\"1.0\"?><kml/>",
    #"{"items":[{"type":"checkin","venue":{"name":"A"},"lat":1,"lng":2}]}"#,
    #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"date":"2022-05-01","google_maps_url":"http://maps.google.com/?cid=1"}}]}"#,
    "My list\n\nTitle,Note,URL,Comment\nA,,https://maps.google.com/?cid=1,\n",
  ]) func whoImportsPlacesOfTheirOwnIsToldHow(_ text: String) throws {
    try OwnersWorld.with { world in
      let result = world.run("import", "-", typed: text)
      #expect(result.status != 0 && result.errors.contains("--as favs"), "\(result.errors)")
    }
  }

  @Test func otherCharacterSetsAndMetresAreExplained() throws {
    try OwnersWorld.with { world in
      let path = "\(world.folder)/list.csv"
      try UserFile.replace(
        path, with: Array("name,lat,lon\nCaf".utf8) + [0xE9] + Array(",1,2\n".utf8))
      #expect(world.run("import", path).errors.contains("iconv -f windows-1252"))
      let metres = world.run("import", "-", typed: "name,lat,lon\nA,7545000,-355000\n")
      #expect(metres.status == 1 && metres.errors.contains("positions are in degrees"))
      let mercator = world.run(
        "import", "-",
        typed: """
          {"type":"FeatureCollection","features":[{"type":"Feature",
          "properties":{"amenity":"cafe","name":"A"},
          "geometry":{"type":"Point","coordinates":[-355109,7548816]}}]}
          """)
      #expect(mercator.status == 1 && mercator.errors.contains("ogr2ogr -t_srs EPSG:4326"))
    }
  }
}
