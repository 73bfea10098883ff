import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What a file says is taken for what it means, or refused with a word about it.
@Suite struct ImportMeaningTests {
  private func imported(_ name: String, _ text: String, _ fields: String) throws -> [String] {
    try OwnersWorld.with { world in
      try world.write(name, text)
      let result = world.run("import", "\(world.folder)/\(name)")
      #expect(result.status == 0, "\(result.errors)")
      let export = world.run("export", "--ndjson=\(fields)")
      return export.output.split(separator: "\n").map(String.init).sorted()
    }
  }

  @Test func hemispheresDecideTheSigns() throws {
    let csv = "name,position\nWest,\"55.95 N, 3.19 W\"\nSyd,S33.86 E151.20\nDeg,55°57'N 3°11'W\n"
    let rows = try imported("p.csv", csv, "name,latitude,longitude")
    #expect(rows.contains(#"{"name":"West","latitude":55.95,"longitude":-3.19}"#), "\(rows)")
    #expect(rows.contains(#"{"name":"Syd","latitude":-33.86,"longitude":151.2}"#))
    #expect(rows.contains { $0.hasPrefix(#"{"name":"Deg","latitude":55.95,"longitude":-3.18"#) })
    let json = #"[{"name":"West","position":"55.95 N, 3.19 W"}]"#
    let row = try imported("p.json", json, "latitude,longitude")
    #expect(row == [#"{"latitude":55.95,"longitude":-3.19}"#])
  }

  @Test(arguments: [
    ("q.csv", "name,latitude,longitude\nWest,55.95 N,3.19 W\n"),
    ("q.csv", "name,lat,lon\nWest,55°57'N,W 3.19\n"),
    ("q.json", #"[{"name":"West","latitude":"55.95N","longitude":"3.19W"}]"#),
  ]) func latitudeAndLongitudeMayNameTheirHemispheres(_ name: String, _ text: String) throws {
    let rows = try imported(name, text, "latitude,longitude")
    #expect(rows == [#"{"latitude":55.95,"longitude":-3.19}"#])
  }

  @Test func everySpanOfADayCounts() throws {
    let json = """
      [{"name":"Two","lat":55.95,"lng":-3.19,
        "hours":{"monday":["11:00-14:00","17:00-22:00"],"tuesday":"11:00-22:00"}},
       {"name":"Obj","lat":55.951,"lng":-3.19,
        "hours":{"monday":{"open":"11:00","close":"22:00"},
                 "friday":[{"opens":"11:00","closes":"14:00"},{"opens":"18:00","closes":"23:00"}]}}]
      """
    let rows = try imported("b.json", json, "openingHours")
    #expect(
      rows == [
        #"{"openingHours":"Mo 11:00-14:00,17:00-22:00; Tu 11:00-22:00"}"#,
        #"{"openingHours":"Mo 11:00-22:00; Fr 11:00-14:00,18:00-23:00"}"#,
      ])
  }

  @Test(arguments: ["a.csv", "a.json"]) func everyFieldThatCanBeNamedIsRead(_ name: String) throws {
    try OwnersWorld.with { world in
      let values = ["X", "55.95", "-3.19", "Mo-Fr 12:00-20:00", "vegan", "halal", "2026-01-02"]
      let names = ["name", "lat", "lon", "k", "o", "n", "c"]
      let members = zip(names, values).map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",")
      let csv = "\(names.joined(separator: ","))\n\(values.joined(separator: ","))\n"
      try world.write(name, name == "a.csv" ? csv : "[{\(members)}]")
      let result = world.run(
        "import", "\(world.folder)/\(name)", "-m", "kitchenHours=k", "-m", "onlyDiets=o", "-m",
        "noDiets=n", "-m", "hoursChecked=c", "-m", "checked=c")
      #expect(result.status == 0, "\(result.errors)")
      let row = world.run(
        "export", "--ndjson=kitchenHours,onlyDiets,noDiets,hoursChecked,checked")
      let expected = """
        {"kitchenHours":"Mo-Fr 12:00-20:00","onlyDiets":["vegan"],"noDiets":["halal"],\
        "hoursChecked":"2026-01-02","checked":"2026-01-02"}

        """
      #expect(row.output == expected)
    }
  }

  @Test func anExportWithAColumnMoreIsStillOurs() throws {
    try OwnersWorld.with { world in
      let record = """
        {"id":"n1","name":"A","latitude":1,"longitude":2,"onlyDiets":["vegan"],\
        "kitchenHours":"Mo 12:00-14:00","source":{"name":"o","record":"node/1"}}

        """
      try world.write("o.jsonl", record)
      #expect(world.run("import", "\(world.folder)/o.jsonl").status == 0)
      let before = world.run("export", "--ndjson").output
      let table = world.run("export", "--format", "csv").output
      let more = table.split(separator: "\n").map { "\($0),mine\n" }.joined()
      try world.write("x.csv", more)
      let again = world.run("import", "\(world.folder)/x.csv")
      #expect(again.errors.contains("1 unchanged"), "\(again.errors)")
      #expect(world.run("export", "--ndjson").output == before)
    }
  }

  @Test func aPreviewCountsWhatAnImportTakes() throws {
    try OwnersWorld.with { world in
      let rows = "id,name,lat,lon\n1,A,55.1,-3.1\n1,A,55.1,-3.1\n2,B,55.2,-3.2\n2,Bee,55.2,-3.2\n"
      try world.write("d.csv", rows)
      let file = "\(world.folder)/d.csv"
      let preview = try world.json("import", file, "--dry-run")
      #expect(preview["accepted"] == 2)
      #expect(preview["first"]?.elements?.map { $0["name"] } == ["A", "B"])
      #expect(preview["skipped"] == (try world.json("import", file)["skipped"]))
    }
  }
}

/// The same for what was saved elsewhere: `import --as`.
@Suite struct SavedMeaningTests {
  private static let places = """
    id,name,lat,lon,country
    1,Alpha House,55.95,-3.19,GB
    3,Gamma Diner,55.97,-3.21,GB
    4,Delta Noodles,-33.86,151.20,AU

    """

  private func with<Result>(_ body: (OwnersWorld) throws -> Result) throws -> Result {
    try OwnersWorld.with { world in
      try world.write("c.csv", Self.places)
      #expect(world.run("import", "\(world.folder)/c.csv").status == 0)
      return try body(world)
    }
  }

  private func take(_ name: String, as kind: String, in world: OwnersWorld) throws -> JSON {
    try world.json("import", "\(world.folder)/\(name)", "--as", kind)
  }

  @Test(arguments: ["csv", "gpx", "geojson"])
  func checkInsOfOnesOwnExportAreThere(_ format: String) throws {
    try with { world in
      for (place, time) in [("c:3", "18:00"), ("c:4", "12:00")] {
        #expect(world.run("checkin", place, "--at", "2026-05-01 \(time)").status == 0)
      }
      let before = world.run("timeline").output
      let export = world.run("timeline", "export", "--format", format).output
      try world.write("t.\(format)", export)
      let again = world.run("import", "\(world.folder)/t.\(format)", "--as", "checkins")
      #expect(again.status == 0, "\(again.errors)")
      #expect(world.run("timeline").output == before, "\(again.output)")
    }
  }

  @Test func aDateThatCannotBeReadIsNotToday() throws {
    try with { world in
      try world.write(
        "r.csv",
        "name,lat,lng,time,rating\nGamma Diner,55.97,-3.21,06/05/2024,4\n"
          + "Alpha House,55.95,-3.19,\"the 5th of June\",5\nAlpha House,55.95,-3.19,2020-01-01,1\n")
      let result = world.run("import", "\(world.folder)/r.csv", "--as", "ratings", "--json")
      #expect(result.output.contains("its time '06/05/2024' cannot be read"), "\(result.output)")
      let rated = world.run("rate", "--ndjson=name,limes").output
      #expect(rated == "{\"name\":\"Alpha House\",\"limes\":1}\n")
    }
  }

  @Test func aMapsCameraIsNotThePlace() throws {
    try with { world in
      let look = "<LookAt><longitude>-3.5</longitude><latitude>55.5</latitude></LookAt>"
      let point = "<Point><coordinates>-3.21,55.97,0</coordinates></Point>"
      try world.write(
        "l.kml",
        "<kml><Document><Placemark><name>Gamma Diner</name>\(look)\(point)</Placemark></Document></kml>"
      )
      let result = world.run("import", "\(world.folder)/l.kml", "--as", "favs")
      #expect(result.status == 0, "\(result.errors)")
      #expect(world.run("fav").output.contains("Gamma Diner"))
    }
  }

  @Test func linksAndAddressesAreNoNotes() throws {
    try with { world in
      let time = "<time>2026-05-01T18:00:00Z</time>"
      try world.write(
        "g.gpx",
        """
        <gpx><wpt lat="55.97" lon="-3.21">\(time)<name>Gamma Diner</name>\
        <link href="http://x"><text>Home page</text></link></wpt></gpx>
        """)
      try world.write(
        "own.gpx",
        """
        <gpx creator="keylime"><wpt lat="-33.86" lon="151.2">\(time)<name>Delta Noodles</name>\
        <cmt>AU</cmt></wpt></gpx>
        """)
      for name in ["g.gpx", "own.gpx"] { _ = try take(name, as: "checkins", in: world) }
      let notes = world.run("timeline", "--ndjson=name,note").output
      #expect(notes.split(separator: "\n").count == 2)
      #expect(!notes.contains("Home page") && !notes.contains("AU"), "\(notes)")
    }
  }
}
