import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Files that other programs packed.
///
/// Tests draw the same numbers, and so the same names for folders: they run one by one.
@Suite(.serialized) struct UnpackingTests {
  private static let line = #"{"id":"a","name":"A","latitude":1,"longitude":2}"# + "\n"
  private static let canZip = Platform.runShell("command -v zip unzip >/dev/null") == 0
  private static let hasTar = Platform.runShell("command -v bsdtar >/dev/null") == 0
  private static let hasOsmium = Platform.runShell("command -v osmium >/dev/null") == 0

  private func zip(_ world: OwnersWorld, _ files: [String: String]) throws -> String {
    for (name, text) in files { try world.write(name, text) }
    let names = files.keys.sorted().map { "'\($0)'" }.joined(separator: " ")
    let command = "cd '\(world.folder)' && zip -q city.zip \(names) && rm \(names)"
    #expect(Platform.runShell(command) == 0)
    return "\(world.folder)/city.zip"
  }

  @Test(.enabled(if: canZip)) func aZipOfOneFileIsRead() throws {
    try OwnersWorld.with { world in
      let path = try zip(world, ["li[s]t*.jsonl": Self.line, "icon-1.PNG": "a sign of its map"])
      let report = try world.json("import", path)
      #expect(report["sources"] == ["city"] && report["accepted"] == 1)
      let piped = try #require(
        RunBinary.shell(
          "cat '\(path)' | KEYLIME_STORE='\(world.folder)/s' $KEYLIME_BIN import - 2>&1"))
      #expect(piped.status == 0, "\(piped.output)")
    }
  }

  @Test(arguments: [("gzip", "gz"), ("bzip2", "bz2"), ("xz", "xz"), ("zstd", "zst")])
  func aCompressedFileIsRead(program: String, ending: String) throws {
    guard Platform.runShell("command -v \(program) >/dev/null") == 0 else { return }
    try OwnersWorld.with { world in
      try world.write("city.jsonl", Self.line)
      let path = "\(world.folder)/city.jsonl.\(ending)"
      let compress = "cd '\(world.folder)' && \(program) -c city.jsonl > '\(path)'"
      #expect(Platform.runShell(compress) == 0)
      let report = try world.json("import", path)
      #expect(report["sources"] == ["city"] && report["accepted"] == 1)
      #expect(Platform.runShell("truncate -s 20 '\(path)'") == 0)
      let cut = world.run("import", path)
      #expect(cut.status == 2, "\(cut.errors)")
      #expect(cut.errors.contains("cannot decompress '\(path)': "), "\(cut.errors)")
      #expect(try world.json("show", "a")["name"] == "A")
    }
  }

  @Test(.enabled(if: canZip && hasTar)) func bsdtarServesWhereThereIsNoUnzip() throws {
    try OwnersWorld.with { world in
      let path = try zip(world, ["list.jsonl": Self.line])
      let folder = world.folder
      let run = try #require(
        RunBinary.shell(
          """
          mkdir '\(folder)/bin' && ln -s "$(command -v bsdtar)" '\(folder)/bin/bsdtar'
          PATH='\(folder)/bin' KEYLIME_STORE='\(folder)/s' $KEYLIME_BIN import '\(path)' 2>&1
          rm '\(folder)/bin/bsdtar'
          PATH='\(folder)/bin' KEYLIME_STORE='\(folder)/s' $KEYLIME_BIN import '\(path)' 2>&1
          """))
      #expect(run.output.contains("imported 1 of 1 records"), "\(run.output)")
      #expect(run.status == 2 && run.output.contains("cannot run 'bsdtar'"), "\(run.output)")
      #expect(run.output.contains("hint: install unzip or bsdtar"), "\(run.output)")
    }
  }

  @Test(
    .enabled(if: Platform.runShell("command -v iconv >/dev/null") == 0),
    arguments: [
      "name\tlat\tlon\nCafé 寿司\t55.95\t-3.19\n",
      #"[{"name":"Café 寿司","lat":55.95,"lon":-3.19}]"#,
    ]
  ) func utf16WithAMarkIsRead(_ text: String) throws {
    try OwnersWorld.with { world in
      let units = Array("\u{FEFF}\(text)".utf16)
      let path = "\(world.folder)/wide.txt"
      try UserFile.replace(path, with: units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
      #expect(try world.json("import", path)["accepted"] == 1)
      #expect(world.run("import", path, "--as", "favs").status == 0)
      try UserFile.replace(path, with: units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
      #expect(try world.json("import", path)["unchanged"] == 1)
      try UserFile.replace(path, with: [0xFF, 0xFE, 0x41])
      let errors = world.run("import", path).errors
      #expect(errors.contains("it begins as UTF-16 and is something else further on"))
    }
  }

  @Test(.enabled(if: canZip)) func aZipOfSeveralFilesSaysWhatIsInside() throws {
    try OwnersWorld.with { world in
      let path = try zip(world, ["a.jsonl": Self.line, "b.csv": "name,lat,lon\n"])
      let result = world.run("import", path)
      #expect(result.status == 2)
      #expect(result.errors.contains("it is a zip archive of 2 files: a.jsonl, b.csv"))
      #expect(!UserFile.exists(world.storePath))
    }
  }

  @Test(.enabled(if: canZip)) func aSpreadsheetIsToBeSavedAsCSV() throws {
    try OwnersWorld.with { world in
      let path = try zip(world, ["content.xml": "<x/>", "META-INF/manifest.xml": "<x/>"])
      let result = world.run("import", path)
      #expect(result.status == 2 && result.errors.contains("it is a spreadsheet\n"))
      #expect(result.errors.contains("save its sheet as CSV"))
    }
  }

  @Test(.enabled(if: canZip)) func aCutZipIsRefused() throws {
    try OwnersWorld.with { world in
      let path = try zip(world, ["list.jsonl": Self.line])
      #expect(Platform.runShell("truncate -s 60 '\(path)'") == 0)
      #expect(world.run("import", path).status == 2)
    }
  }

  /// Packs 4 MB of zeros and writes them a hundred times: a file may have several packed parts.
  private static func bomb(at path: String) -> String {
    "head -c 4000000 /dev/zero | gzip -1 > '\(path).part'; "
      + "for i in $(seq 100); do cat '\(path).part'; done > '\(path)'"
  }

  @Test func aBombIsRefused() throws {
    try OwnersWorld.with { world in
      let path = "\(world.folder)/bomb.json.gz"
      #expect(Platform.runShell(Self.bomb(at: path)) == 0)
      let result = world.run("import", path)
      #expect(result.status == 2)
      #expect(result.errors.contains("it unpacks to more than"), "\(result.errors)")
    }
  }

  private static let osm = """
    <?xml version="1.0" encoding="UTF-8"?>
    <osm version="0.6">
    <node id="1" lat="55.9" lon="-3.2" version="1"><tag k="amenity" v="cafe"/>\
    <tag k="name" v="Zoë"/></node>
    <node id="2" lat="55.9" lon="-3.1" version="1"/>
    <node id="3" lat="55.91" lon="-3.1" version="1"/>
    <node id="4" lat="55.91" lon="-3.11" version="1"/>
    <way id="5" version="1"><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="2"/>\
    <tag k="amenity" v="restaurant"/><tag k="name" v="Way"/></way>
    </osm>
    """

  @Test(.enabled(if: hasOsmium)) func openStreetMapsOwnFormatsAreRead() throws {
    try OwnersWorld.with { world in
      try world.write("city.osm", Self.osm)
      let convert = "cd '\(world.folder)' && osmium cat city.osm -o city.pbf && gzip -k city.osm"
      #expect(Platform.runShell(convert) == 0)
      for file in ["city.osm", "city.pbf", "city.osm.gz"] {
        let report = try world.json("import", "\(world.folder)/\(file)", "--source", file)
        #expect(report["accepted"] == 2, "\(file)")
      }
      let typed = try world.json("import", "-", typed: Self.osm)
      #expect(typed["accepted"] == 2)
      let way = try world.json("show", "w5")
      #expect(way["source"]?["record"] == "way/5")
      #expect(way["source"]?["attribution"] == .string("© OpenStreetMap contributors, ODbL 1.0"))
      let none = world.run("import", "-", typed: #"<?xml version="1.0"?><osm version="0.6"/>"#)
      #expect(none.status == 1, "\(none.errors)")
    }
  }

  @Test(.enabled(if: hasOsmium)) func aKindInAListAndACraftAreConverted() throws {
    try OwnersWorld.with { world in
      let listed = Self.osm.replacing("\"cafe\"", with: "\"bar;cafe\"")
        .replacing("\"amenity\" v=\"restaurant\"", with: "\"craft\" v=\"pastry\"")
      try world.write("city.osm", listed)
      let report = try world.json("import", "\(world.folder)/city.osm")
      #expect(report["accepted"] == 2)
    }
  }

  @Test(.enabled(if: hasOsmium)) func placesWithoutAWholeOutlineAreCounted() throws {
    try OwnersWorld.with { world in
      try world.write("cut.osm", Self.osm.replacing("<nd ref=\"4\"/>", with: "<nd ref=\"9\"/>"))
      let run = world.run("import", "\(world.folder)/cut.osm")
      #expect(run.status == 0)
      #expect(
        run.errors.contains("1 place is left out: '\(world.folder)/cut.osm' lacks points"),
        "\(run.errors)")
    }
  }

  @Test(.enabled(if: hasOsmium)) func aPlaceDrawnAsALineIsOne() throws {
    try OwnersWorld.with { world in
      try world.write(
        "line.osm", Self.osm.replacing("<nd ref=\"2\"/><nd ref=\"3\"/>", with: "<nd ref=\"3\"/>"))
      let report = try world.json("import", "\(world.folder)/line.osm")
      #expect(report["accepted"] == 2)
      #expect(world.run("show", "w5").status == 0)
    }
  }

  @Test(.enabled(if: hasOsmium)) func outlinesThatCrossThemselvesAreCounted() throws {
    try OwnersWorld.with { world in
      let crossed = Self.osm.replacing("<nd ref=\"4\"/>", with: "<nd ref=\"4\"/><nd ref=\"6\"/>")
        .replacing(
          "<way", with: "<node id=\"6\" lat=\"55.905\" lon=\"-3.09\" version=\"1\"/>\n<way")
      try world.write("crossed.osm", crossed)
      let run = world.run("import", "\(world.folder)/crossed.osm")
      #expect(run.status == 0)
      #expect(
        run.errors.contains("1 place is left out: outlines in '\(world.folder)/crossed.osm' cross"),
        "\(run.errors)")
    }
  }

  @Test(.enabled(if: hasOsmium)) func whatIsDeletedInJOSMIsNoPlace() throws {
    try OwnersWorld.with { world in
      let gone = Self.osm.replacing("<node id=\"1\"", with: "<node id=\"1\" action=\"delete\"")
      try world.write("josm.osm", gone)
      let report = try world.json("import", "\(world.folder)/josm.osm")
      #expect(report["accepted"] == 1)
      #expect(world.run("show", "w5").status == 0 && world.run("show", "n1").status == 1)
    }
  }

  @Test func changesOfTheMapAreNoMap() throws {
    try OwnersWorld.with { world in
      let text = """
        <?xml version="1.0"?><osmChange version="0.6"><delete><node id="1" lat="1" lon="2">\
        <tag k="amenity" v="cafe"/><tag k="name" v="A"/></node></delete></osmChange>
        """
      let run = world.run("import", "-", typed: text)
      #expect(run.status == 2)
      #expect(run.errors.contains("it is OsmChange"), "\(run.errors)")
      #expect(run.errors.contains("osmium apply-changes"), "\(run.errors)")
    }
  }

  @Test(.enabled(if: hasOsmium)) func objectsOutOfOrderAreToBeSorted() throws {
    try OwnersWorld.with { world in
      let text = """
        <osm version="0.6"><node id="3" lat="1" lon="2" version="1"><tag k="amenity" v="bar"/></node>\
        <node id="2" lat="1" lon="2" version="1"><tag k="amenity" v="bar"/></node></osm>
        """
      try world.write("city.osm", text)
      let run = world.run("import", "\(world.folder)/city.osm")
      #expect(run.status == 2)
      let reason = "osmium cannot read it: Node IDs out of order: 2"
      #expect(run.errors.contains(reason), "\(run.errors)")
      #expect(run.errors.contains("osmium sort '\(world.folder)/city.osm' -o sorted.osm"))
    }
  }

  @Test func theXMLOfAnOverpassServerNeedsNoProgram() throws {
    try OwnersWorld.with { world in
      let text = """
        <osm version="0.6" generator="Overpass API 0.7"><way id="5"><center lat="1" lon="2"/>\
        <tag k="amenity" v="bar"/><tag k="name" v="Way"/></way></osm>
        """
      try world.write("city.xml", text)
      let run = try #require(
        RunBinary.shell(
          "PATH=/nowhere KEYLIME_STORE='\(world.folder)/s' $KEYLIME_BIN import '\(world.folder)/city.xml' 2>&1"
        ))
      #expect(run.status == 0 && run.output.contains("imported 1 of 1 records"), "\(run.output)")
      let typed = try world.json("import", "-", typed: text)
      #expect(typed["format"] == "overpass")
    }
  }

  @Test func osmiumIsNamedWhereItIsMissing() throws {
    try OwnersWorld.with { world in
      try world.write("city.osm", Self.osm)
      let run = try #require(
        RunBinary.shell(
          "PATH=/nowhere KEYLIME_STORE='\(world.folder)/s' $KEYLIME_BIN import '\(world.folder)/city.osm' 2>&1"
        ))
      #expect(run.status == 2)
      #expect(run.output.contains("cannot run 'osmium'"), "\(run.output)")
      #expect(run.output.contains("install osmium-tool"), "\(run.output)")
    }
  }
}
