import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A retry with the same `--key` gives the fields of the first answer, so that a script that lost
/// the answer gets it.
@Suite struct RetryAnswerTests {
  static let commands: [[String]] = [
    ["contact", "add", "eli", "--email", "e@x.org"], ["contact", "edit", "ana", "--name", "anna"],
    ["contact", "remove", "ana"], ["contact", "merge", "ana", "zed"],
    ["account", "edit", "--first-name", "Jo"], ["rate", "bao-house", "4"],
    ["fav", "bao-house", "taco-luna"], ["fav", "taco-luna", "--remove"],
    ["avoid", "bao-house", "--cuisine", "sushi"], ["note", "bao-house", "hello"],
    ["checkin", "bao-house", "--note", "x"], ["timeline", "edit", "last", "--note", "y"],
    ["timeline", "remove", "last"], ["split", "ana", "30", "--title", "Lunch"],
    ["split", "edit", "last", "--title", "Dinner"], ["split", "settle", "ana", "5", "--yes"],
    ["split", "settle", "--suggest", "--record"], ["split", "remove", "last"], ["undo"],
  ]

  @Test(arguments: commands)
  func hasTheFieldsOfTheFirst(_ words: [String]) throws {
    try OwnersWorld.with { world in
      for setUp in [
        ["contact", "add", "ana"], ["contact", "add", "zed"], ["fav", "taco-luna"],
        ["checkin", "bao-house"], ["split", "ana", "zed", "12"],
      ] {
        let result = world.run(setUp)
        #expect(result.status == 0, "\(setUp): \(result.errors)")
      }
      let first = try world.json(words + ["--key", "k"])
      let again = try world.json(words + ["--key", "k"])
      #expect(first["repeated"] == nil && again["repeated"] == true)
      for member in first.object?.members ?? [] {
        let (name, value) = (member.name, again[member.name])
        #expect(value == member.value, "\(name): \(again.compactText)")
      }
    }
  }

  static let changes: [(words: [String], later: [String])] = [
    (["split", "ana", "30"], ["split", "edit", "last", "--amount", "14"]),
    (["split", "ana", "31"], ["split", "remove", "last"]),
    (["split", "bo", "32", "--new"], ["split", "edit", "last", "--amount", "14"]),
    (["split", "edit", "last", "--amount", "15"], ["split", "edit", "last", "--amount", "16"]),
    (["account", "edit", "--gender", "a"], ["account", "edit", "--gender", "b"]),
    (["note", "bao-house", "--price", "2"], ["note", "bao-house", "other", "--tag", "x"]),
    (["note", "bao-house", "--remove"], ["note", "bao-house", "other"]),
    (["note", "bao-house", ""], ["note", "bao-house", "other"]),
  ]

  @Test(arguments: changes)
  func isTheFirstWhateverChangedSince(_ words: [String], _ later: [String]) throws {
    try OwnersWorld.with { world in
      for setUp in [
        ["split", "ana", "12", "--new"], ["account", "edit", "--first-name", "Jo"],
        ["note", "bao-house", "hello"],
      ] {
        #expect(world.run(setUp).status == 0)
      }
      let first = try world.json(words + ["--key", "k"])
      #expect(world.run(later).status == 0)
      let again = try world.json(words + ["--key", "k"])
      for member in first.object?.members ?? [] {
        #expect(again[member.name] == member.value, "\(member.name): \(again.compactText)")
      }
    }
  }

  static let sentences: [(words: [String], sentence: String)] = [
    (["split", "eli", "10", "--new"], "added eli to the contacts, split 10.00 USD with eli"),
    (["split", "settle", "ana", "5", "--yes"], "got 5.00 USD from ana"),
    (["split", "remove", "last"], "removed the bill of 12.00 USD with ana"),
    (["checkin", "bao-house"], "checked in at Bao House"),
    (["timeline", "remove", "last"], "removed the check-in at Taco Luna"),
  ]

  @Test(arguments: sentences)
  func saysWhatTheFirstDid(_ words: [String], _ sentence: String) throws {
    try OwnersWorld.with { world in
      #expect(world.run("split", "ana", "12", "--new").status == 0)
      #expect(world.run("checkin", "taco-luna").status == 0)
      #expect(world.run(words + ["--key", "k"]).status == 0)
      let again = world.run(words + ["--key", "k"])
      #expect(again.status == 0)
      #expect(again.errors == "\(sentence) (already done with this key)\n")
    }
  }

  @Test func howManyContactsCameIsToldAgain() throws {
    try OwnersWorld.with { world in
      let file = "\(world.folder)/people.vcf"
      func card(_ uid: String, _ name: String) -> String {
        "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:\(uid)\r\nFN:\(name)\r\nEND:VCARD\r\n"
      }
      try world.write("people.vcf", card("a", "Ana"))
      #expect(world.run("contact", "import", file).status == 0)
      try world.write("people.vcf", card("a", "Anna") + card("b", "Ben") + card("c", "Cid"))
      _ = try world.json("contact", "import", file, "--key", "k")
      let again = try world.json("contact", "import", file, "--key", "k")
      #expect(again["added"]?.number?.integer == 2, "\(again.compactText)")
      #expect(again["updated"]?.number?.integer == 1)
    }
  }
}
