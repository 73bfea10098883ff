import Testing

@testable import KeyLimeCLI

/// A command in a hint can be copied, whatever the name has in it.
@Suite struct QuotedHintTests {
  @Test func anApostropheIsQuoted() throws {
    try OwnersWorld.with { world in
      let unknown = world.run("split", "Rory O'Brien", "20")
      let command = "contact add 'Rory O'\\''Brien'"
      #expect(unknown.errors.contains("keylime \(command) adds one"), "\(unknown.errors)")
      let shell = Platform.runShell("test \(command.dropFirst(12)) = \"Rory O'Brien\"")
      #expect(shell == 0)
    }
  }

  /// An id from a file may hold what a shell would run.
  @Test func idsOfFilesAreQuoted() throws {
    try OwnersWorld.with { world in
      let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:a b;$(x)\r\nFN:Eli Berg\r\nEND:VCARD\r\n"
      #expect(world.run("contact", "import", "-", typed: card).status == 0)
      #expect(world.run("split", "Eli Berg", "10").status == 0)
      let removed = world.run("contact", "remove", "Eli Berg").errors
      #expect(removed.contains("keylime split settle 'contact:a b;$(x)'\n"), "\(removed)")
      let table = "id,name,lat,lon\nb;$(x),Zoo Bar,10,10\n"
      #expect(world.run("import", "-", "--source", "i", typed: table).status == 0)
      let denied = world.run("admin", "edit", "Zoo Bar", "--price", "2").errors
      #expect(denied.contains("keylime admin claim 'i:b;$(x)' makes you"), "\(denied)")
      let refused = world.run("rate", "Zoo Bar", "--", "-").errors
      #expect(refused.contains("keylime rate 'i:b;$(x)' --remove\n"), "\(refused)")
    }
  }

  @Test func idsAreNotQuotedTogether() throws {
    try OwnersWorld.with { world in
      for (verb, kind) in [("undo", "<event>"), ("split show", "<bill>")] {
        let words = verb.split(separator: " ").map(String.init)
        let refused = world.run(words + ["A.25", "A.26"])
        #expect(refused.errors.contains("hint: 'keylime \(verb)' takes one \(kind)\n"))
      }
      let places = world.run("show", "Taco Luna", "Green Fork")
      #expect(places.errors.contains("hint: 'keylime show' takes one <restaurant>\n"))
      let files = world.run("import", "a.csv", "b.csv")
      #expect(files.errors.contains("hint: 'keylime import' takes one <file>\n"))
      let name = world.run("show", "Bao", "House")
      #expect(name.errors.contains("write: keylime show 'Bao House'\n"))
    }
  }
}
