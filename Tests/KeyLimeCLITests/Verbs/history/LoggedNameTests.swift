import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// The log calls people as they were called then, whatever became of them.
@Suite struct LoggedNameTests {
  @Test func aRenamedContactHasTheNewName() throws {
    try OwnersWorld.with { world in
      for words in [["add", "aaa"], ["edit", "aaa", "--name", "bbb"], ["remove", "bbb"]] {
        #expect(world.run(["contact"] + words).status == 0)
      }
      #expect(world.run("log", "--limit", "1").output.contains("removed bbb"))
      #expect(world.run("undo", "--json").output.contains("removed bbb"))
    }
  }

  @Test func whoTookAnothersDetailsInKeepsTheirName() throws {
    try OwnersWorld.with { world in
      for words in [["add", "Sam"], ["add", "Sam Lee"], ["merge", "Sam", "Sam Lee"]] {
        let result = world.run(["contact"] + words)
        #expect(result.status == 0, "\(result.errors)")
      }
      let left = world.run("contact", "list", "--template", "{{name}}").output
        .split(separator: "\n").map(String.init)
      #expect(left.count == 1)
      #expect(world.run("contact", "remove", left[0], "--yes").status == 0)
      let log = world.run("log", "--limit", "1").output
      #expect(log.contains("removed \(left[0]) from"), "\(log)")
    }
  }

  @Test func whoIsImportedIsAddedAndWhoIsMergedIsNot() throws {
    try OwnersWorld.with { world in
      try world.write(
        "ana.vcf", "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:a\r\nFN:Ana Oak\r\nEND:VCARD\r\n")
      let log = { try world.json("log")["text"]?.text }
      for _ in 1...2 {
        #expect(world.run("contact", "import", "\(world.folder)/ana.vcf").status == 0)
        #expect(try log() == "added Ana Oak to the contacts")
        #expect(world.run("contact", "remove", "Ana Oak", "--yes").status == 0)
      }
      for words in [["add", "Sam"], ["add", "Sam Lee"], ["merge", "Sam", "Sam Lee"]] {
        #expect(world.run(["contact"] + words).status == 0)
      }
      let both = world.run("log", "-n", "2").output
      #expect(both.contains("added details of Sam"))
      #expect(both.contains("joined Sam Lee with Sam\t"), "\(both)")
    }
  }

  @Test func whoWasAddedByAnUndoneCommandKeepsTheirName() throws {
    try OwnersWorld.with { world in
      let first = try world.json("split", "eli", "10", "--new")
      let event = try #require(first["event"]?.text)
      #expect(world.run("split", "eli", "20").status == 0)
      #expect(world.run("undo", event).status == 0)
      #expect(world.run("log", "--limit", "2").output.contains("eli"))
      #expect(try world.json("split")["name"]?.text == "eli (removed)")
      #expect(world.run("split", "settle", "eli", "10").status == 0)
    }
  }

  @Test func ofTwoPeopleOfOneNameIsSaidWhoIsWho() throws {
    try OwnersWorld.with { world in
      for mail in ["a@x.org", "b@x.org"] {
        #expect(world.run("contact", "add", "Eli", "--email", mail).status == 0)
      }
      let merged = world.run("contact", "merge", "a@x.org", "b@x.org")
      #expect(merged.errors.contains("Eli (b@x.org) is now Eli (a@x.org)"), "\(merged.errors)")
    }
  }
}
