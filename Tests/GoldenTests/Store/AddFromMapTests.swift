import Testing

/// A place that OpenStreetMap knows is added without typing its values.
@Suite(.enabled(if: WebServer.isPossible)) struct AddFromMapTests {
  @Test func theFormIsFilled() throws {
    try Bench.with { bench in
      try WebServer.with(bench) { server in
        let nothing = try bench.keylime("search", "Lime Tree")
        #expect(nothing.status == 1 && nothing.errorText.contains("add --osm node/123"))
        let added = try bench.shell(
          "keylime add --osm https://www.openstreetmap.org/node/7#map=19/1/2 --price 2 --json",
          variables: ["KEYLIME_OVERPASS": "\(server.address)/api"])
        #expect(added.status == 0, "\(added.errorText)")
        #expect(added.outputText.contains(#""record":"node/7""#))
        let fields = "--json=name,cuisines,price,phone,openingHours,diets,source"
        let shown = try bench.shell("keylime show 'Lime Tree' \(fields)").outputText
        for value in [
          #""cuisines":["thai"]"#, #""price":2"#, "+1 555 0100", "Mo-Su 11:00-22:00", "vegan",
          "OpenStreetMap contributors",
        ] {
          #expect(shown.contains(value), "\(shown)")
        }
        let again = try bench.shell("keylime add --osm n7 --server \(server.address)/api")
        #expect(again.status == 4 && again.errorText.contains("already exists"))
      }
    }
  }

  @Test func whatIsNoPlaceToEatIsRefused() throws {
    try Bench.with { bench in
      try WebServer.with(bench) { server in
        _ = try bench.keylime("config", "set", "overpass", "\(server.address)/api")
        let bank = try bench.keylime("add", "--osm", "way/8")
        #expect(bank.status == 1)
        #expect(bank.errorText.contains("OpenStreetMap has it not as a place to eat or drink"))
        let missing = try bench.keylime("add", "--osm", "node/9")
        #expect(missing.status == 1 && missing.errorText.contains("has no such object"))
        let page = try bench.keylime("add", "--osm", "node/7", "--server", "\(server.address)/html")
        #expect(page.status == 2 && page.errorText.contains("with an HTML page"), "\(page)")
        let busy = try bench.keylime("add", "--osm", "node/7", "--server", "\(server.address)/busy")
        #expect(busy.status == 2 && busy.errorText.contains("it answered 429"))
        let wrong = try bench.keylime("add", "--osm", "https://example.org/a/node/7")
        #expect(wrong.status == 2 && wrong.errorText.contains("such as node/123"))
        #expect(try bench.keylime("log", "--json").outputText == "[]\n")
      }
    }
  }

  @Test func meIsWhereTheReceiverIs() throws {
    try Bench.with { bench in
      // As gpsd writes them, with a carriage return before each line feed.
      let reports = #"""
        #!/bin/sh
        printf '{"class":"VERSION"}\r\n'
        printf '{"class":"TPV","mode":3,"lat":35.2800,"lon":-120.6600}\r\n'

        """#
      try writeFile("\(bench.home)/bin/gpspipe", Array(reports.utf8))
      _ = try bench.shell("chmod +x bin/gpspipe")
      let found = try bench.shell("keylime nearby --near me -n1 --json=name,distance")
      #expect(found.status == 0 && found.outputText.contains("distance"), "\(found)")
      _ = try bench.shell("printf '#!/bin/sh\\n' > bin/gpspipe")
      let silent = try bench.keylime("nearby", "--near", "me")
      #expect(silent.status == 2 && silent.errorText.contains("gpsd does not answer"))
      let version = #"echo '{"class":"VERSION"}'"#
      try writeFile("\(bench.home)/bin/gpspipe", Array("#!/bin/sh\n\(version)\n".utf8))
      let lost = try bench.keylime("nearby", "--near", "me")
      #expect(lost.status == 2 && lost.errorText.contains("gpsd had no position"))
      let none = try bench.keylime(
        "nearby", "--near", "me", variables: ["PATH": "\(bench.home)/no"])
      #expect(none.status == 2 && none.errorText.contains("there is no program 'gpspipe'"))
    }
  }

  /// `near me` is where the receiver is, which is asked once; without one it is the usual location.
  @Test func meAmongWordsIsWhereTheReceiverIs() throws {
    try Bench.with { bench in
      let reports = """
        #!/bin/sh
        echo asked >> '\(bench.home)/asked'
        echo '{"class":"VERSION"}'
        echo '{"class":"TPV","mode":3,"lat":35.2900,"lon":-120.6600}'

        """
      try writeFile("\(bench.home)/bin/gpspipe", Array(reports.utf8))
      _ = try bench.shell("chmod +x bin/gpspipe")
      let query = "-n1 --json=name,distance"
      let usual = try bench.shell("keylime nearby \(query)").outputText
      let option = try bench.shell("keylime nearby \(query) --near me").outputText
      #expect(option != usual)
      _ = try bench.shell("rm asked")
      for words in ["near me", "close to me", "2km from here"] {
        let result = try bench.shell("keylime nearby \(query) '\(words)'")
        #expect(result.outputText == option, "\(words): \(result)")
      }
      #expect(try bench.shell("cat asked").outputText == "asked\nasked\nasked\n")
      _ = try bench.shell("printf '#!/bin/sh\\n' > bin/gpspipe")
      let lost = try bench.shell("keylime nearby -n1 --template '{{name}}' near me")
      #expect(lost.status == 0 && lost.errorText.contains("your usual location counts"))
      let away = try bench.keylime(
        "nearby", "-n1", "--json=name,distance", "near me",
        variables: ["PATH": "\(bench.home)/no"])
      #expect(away.status == 0 && away.outputText == usual, "\(away)")
    }
  }

  @Test func whatNeedsNoPositionGoesOnWithoutAReceiver() throws {
    try Bench.with { bench in
      let away = ["PATH": "\(bench.home)/no", "KEYLIME_NEAR": "me"]
      for words in ["rate taco-luna 4", "fav taco-luna", "rate", "fav"] {
        let result = try bench.shell("'\(Keylime.binary)' \(words)", variables: away)
        #expect(result.status == 0, "\(words): \(result)")
        #expect(result.errorText.contains("your location is unknown: cannot find 'me'"))
      }
      let near = try bench.keylime("nearby", variables: away)
      #expect(near.status == 2 && near.errorText.contains("there is no program 'gpspipe'"))
    }
  }
}
