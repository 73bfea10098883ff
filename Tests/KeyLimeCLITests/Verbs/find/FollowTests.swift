import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// `nearby --follow` goes on for hours, and what it says is of now.
@Suite struct FollowTests {
  @Test(arguments: ["--json=name", "--ndjson=name", "--geojson", "--template={{name}}"])
  func formatsThatItDoesNotHaveAreRefused(format: String) throws {
    try OwnersWorld.with { world in
      let fix = #"{"class":"TPV","mode":3,"lat":35.28,"lon":-120.66}"#
      let result = world.run("nearby", "--follow", "--track", "-", format, typed: fix + "\n")
      #expect(result.status == 2 && result.output.isEmpty, "\(result)")
      let whole = world.run("nearby", "--follow", "--track", "-", "--ndjson", typed: fix + "\n")
      #expect(whole.status == 0 && whole.output.contains("\"places\""))
    }
  }

  @Test func eachListIsOfItsOwnTime() throws {
    try OwnersWorld.with { world in
      // Noon of a Friday in San Luis Obispo, and then the next time somebody looks it is night.
      var noon = Instant(seconds: 1_795_204_800)
      world.now = ""
      world.clock = {
        defer { noon = Instant(seconds: noon.seconds + 5 * 3600) }
        return noon
      }
      let track = [35.2803, 35.2903, 35.2803].map {
        #"{"class":"TPV","mode":3,"lat":\#($0),"lon":-120.6617}"#
      }
      let result = world.run(
        "nearby", "--open-now", "--follow", "--track", "-", "--within", "5km",
        typed: track.joined(separator: "\n") + "\n")
      let lists = try result.output.split(separator: "\n").map { line in
        try JSON(parsing: Array(line.utf8))["places"]?.elements?.compactMap { $0["id"]?.text } ?? []
      }
      #expect(lists.count == 3, "\(result.errors)")
      #expect(Set(lists.map { Set($0) }).count == 3, "\(lists)")
      #expect(lists.first?.contains("taco-luna") == true)
    }
  }

  /// A file of GPX, by a name that fits into a line of the log.
  struct Track: CustomTestStringConvertible {
    let testDescription: String
    let text: String
  }

  @Test(arguments: [
    Track(
      testDescription: "line feeds in a tag",
      text: "<gpx><trkpt\n  lat=\"35.28\"\n  lon=\"-120.66\"/>\n</gpx>"),
    Track(
      testDescription: "a line of a megabyte",
      text: "<gpx><desc>\(String(repeating: "a long walk ", count: 100_000))</desc>"
        + "<trkpt lat=\"35.28\" lon=\"-120.66\"/></gpx>"),
    Track(
      testDescription: "a byte order mark",
      text: "\u{FEFF}<gpx><wpt lat=\"1\" lon=\"2\"/>\n"
        + "<trkpt lat=\"35.28\" lon=\"-120.66\"/>\n</gpx>"),
  ])
  func aFileOfGPXMayHaveAnyLines(track: Track) throws {
    try OwnersWorld.with { world in
      try world.write("walk.gpx", track.text)
      let result = world.run("nearby", "--follow", "--track", "\(world.folder)/walk.gpx", "-n1")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasPrefix(#"{"latitude":35.28,"longitude":-120.66,"#), "\(result)")
      #expect(result.output.split(separator: "\n").count == 1)
    }
  }

  @Test func aFileOfAnotherFormatGetsAHint() throws {
    try OwnersWorld.with { world in
      try world.write("walk.kml", "<kml><coordinates>-120.66,35.28</coordinates></kml>")
      let result = world.run("nearby", "--follow", "--track", "\(world.folder)/walk.kml")
      #expect(result.status == 1 && result.errors.contains("gpsbabel"), "\(result.errors)")
    }
  }
}
