import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct JSONOutputTests {
  private let two = Diner.listing(Array(Diner.three.prefix(2)))

  @Test func aListIsABareArrayWithAnElementALine() throws {
    let output = try FakeWorld().deliver(two, "--json=id,name").output
    #expect(
      output == """
        [
        {"id":"n1","name":"Firestone Grill"},
        {"id":"n2","name":"寿司屋"}
        ]\n
        """)
  }

  @Test func aFeatureHasTheIdOfItsPlace() {
    #expect(GeoJSON.feature(["id": "d1", "restaurant": "n1"], at: nil)["id"] == "d1")
    #expect(GeoJSON.feature(["restaurant": "n1"], at: nil)["id"] == "n1")
  }

  @Test func fieldsAreGivenInTheOrderAskedAndUnknownOnesAreNull() throws {
    let output = try FakeWorld().deliver(two, "--ndjson=phone,address.city,id").output
    let first = output.split(separator: "\n").first
    #expect(first == #"{"phone":null,"address":{"city":"San Luis Obispo"},"id":"n1"}"#)
  }

  @Test func pathsThroughListsPickFromEachElement() {
    let object: JSONObject = ["deals": [["title": "A", "n": 1], ["title": "B", "n": 2]]]
    let picked = FieldSelection.only([FieldPath("deals.title")]).picked(from: object)
    #expect(picked == ["deals": [["title": "A"], ["title": "B"]]])
  }

  @Test func slashesStayAsTheyAre() throws {
    #expect(try FakeWorld().deliver(two, "--json").output.contains("https://example.org/a"))
  }

  @Test func aTerminalGetsIndentedJSONWithoutHarmfulCharacters() throws {
    var world = FakeWorld()
    world.variables["KEYLIME_FORCE_TTY"] = "80"
    let output = try world.deliver(Diner.listing(), "--json=name").output
    #expect(output.hasPrefix("[\n  {\n    \"name\": \"Firestone Grill\"\n  },"))
    #expect(output.contains(#"\u202e"#))
    let names = try JSON(parsing: output).elements?.compactMap { $0["name"]?.text }
    #expect(names == Diner.three.map(\.name), "nothing may be lost")
  }

  @Test func rowsStandOnAMap() throws {
    let output = try FakeWorld().deliver(Diner.listing(), "--geojson").output
    let features = try #require(try JSON(parsing: output)["features"]?.elements)
    #expect(features.count == 3)
    #expect(features[0]["geometry"]?["coordinates"]?.compactText == "[-120.66,35.28]")
    #expect(features[0]["id"] == "n1")
    #expect(features[0]["properties"]?["name"] == "Firestone Grill")
    #expect(features[2]["geometry"] == .null)
  }

  @Test(arguments: [
    ("--geojson", "cannot print 'version' as GeoJSON: its results have no positions"),
    ("-0", "cannot print the ids of 'version': its results have none"),
    ("--template={{nmae}}", "'version' has no field 'nmae'"),
  ])
  func aFormatThatTheVerbDoesNotHaveIsRefused(option: String, message: String) {
    let result = FakeWorld().run("version", option)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("keylime: \(message)\n"))
  }

  @Test func anUnknownFieldIsRefusedWithTheListOfFields() throws {
    let result = FakeWorld().run("version", "--json=versoin")
    #expect(result.status == 2)
    let error = try #require(try JSON(parsing: result.errors)["error"])
    #expect(error["code"] == "unknown-field")
    #expect(error["exit"] == 2)
    #expect(error["hints"] == ["did you mean 'version'?", "its fields are version, credits"])
  }

  @Test(arguments: [
    ("--json=name,address.town", "address.town", "its fields there are address.street,"),
    ("--template={{address.cty}}", "address.cty", "did you mean 'address.city'?"),
    ("--ndjson=address.city.x", "address.city.x", "its fields there are address.street,"),
    ("--json=name.x", "name.x", "'name' has no fields of its own"),
    ("--json=diets.x", "diets.x", "'diets' has no fields of its own"),
  ])
  func anUnknownFieldInsideAFieldIsRefused(
    _ option: String, _ path: String, _ hint: String
  ) throws {
    let result = try Town.run(["nearby", "-n1", option])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("'nearby' has no field '\(path)'"), "\(result.errors)")
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  @Test func fieldsInsideAFieldArePrinted() throws {
    let result = try Town.run(["nearby", "-n1", "--ndjson=address.city,source.name,open.state"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(FieldPath("amount.minor").isKnown(among: [.money("amount", "")]))
    #expect(!FieldPath("amount.cents").isKnown(among: [.money("amount", "")]))
  }

  @Test func helpListsTheFields() {
    #expect(
      FakeWorld().run("version", "--json=help").output == """
        version\tstring\tThe version
        credits\tarray of strings\tWhose data is in the program

        """)
  }

  @Test func twoFormatsAreOneTooMany() {
    let result = FakeWorld().run("version", "--geojson", "--template=x")
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "keylime: '--geojson' and '--template' cannot be given together\n"))
  }
}

/// Whoever asks for JSON gets nothing but JSON, on standard error too.
@Suite struct JSONNoteTests {
  @Test(arguments: ["--json", "--ndjson"])
  func aNewStoreSaysNothing(format: String) throws {
    for words in [["nearby"], ["iwant-pick"], ["search", "taco"], ["swipe", "--next"]] {
      let result = try Town.run(words + [format])
      #expect(result.status == 0)
      #expect(result.errors.isEmpty, "\(words): \(result.errors)")
    }
    #expect(try Town.run(["nearby"]).errors.contains("invented sample places"))
  }

  @Test(arguments: ["discover", "iwant-pick"])
  func hiddenPlacesAreNotNoted(verb: String) throws {
    try Diary.with { diary in
      diary.run("avoid", "Taco Luna")
      #expect(diary.run(verb).errors.contains("avoided place is hidden"))
      #expect(diary.run(verb, "--json").errors.isEmpty)
    }
  }
}

@Suite struct FacetLineTests {
  @Test(arguments: ["--json=id", "--ndjson=id"])
  func isAnObjectBesideJSON(format: String) throws {
    let words = ["nearby", "--facets", "--limit", "2"]
    let result = try Town.run(words + [format])
    #expect(result.status == 0)
    let object = try JSON(parsing: result.errors.split(separator: "\n").last.map(String.init) ?? "")
    let facets = try #require(object["facets"]?.elements)
    let texts = facets.compactMap { facet in
      facet["count"]?.number.map { "\(facet["words"]?.text ?? "") \($0.literal)" }
    }
    #expect(!texts.isEmpty && texts.count == facets.count)
    let line = try Town.run(words).errors
    #expect(line.contains(texts.joined(separator: ", ")), "\(line)")
    #expect(try Town.run(words + [format, "--quiet"]).errors.isEmpty)
  }

  /// `xargs -0` runs its command once when it gets nothing.
  @Test func aListWithoutIDsPrintsNone() throws {
    try OwnersWorld.with { world in
      #expect(world.run("split", "eli", "10", "--new").status == 0)
      #expect(world.run("checkin", "Bao House", "--with", "eli").status == 0)
      #expect(world.run("avoid", "--cuisine", "thai").status == 0)
      for words in [
        ["split", "settle"], ["timeline", "--stats"], ["timeline", "--by", "person"], ["avoid"],
      ] {
        let result = world.run(words + ["-0"])
        #expect(result.status == 2 && result.output.isEmpty, "\(words)")
        #expect(result.errors.contains("its results have none"), "\(result.errors)")
      }
      #expect(world.run("avoid", "Bao House").status == 0)
      #expect(world.run("avoid", "-0").output == "bao-house\0")
      #expect(world.run("rate", "bao-house", "5", "--dry-run", "-0").status == 0)
    }
  }
}
