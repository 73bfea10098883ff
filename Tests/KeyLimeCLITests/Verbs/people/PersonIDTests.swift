import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Bills write `contact:` before an id; whoever copies it may use it everywhere.
@Suite struct PersonIDTests {
  @Test(arguments: [
    ["contact", "show", "ID"], ["contact", "edit", "ID", "--note", "vegan"],
    ["checkin", "Bao House", "--with", "ID"], ["discover", "--with", "ID"],
    ["iwant-pick", "--with", "ID"], ["split", "ID", "8"], ["split", "history", "ID"],
  ])
  func namesAContact(words: [String]) throws {
    try Household.with { home in
      home.run("contact", "add", "Sam")
      home.run("split", "Sam", "7")
      let id = try #require(try home.json("split").elements?.first?["id"]?.text)
      #expect(id.hasPrefix("contact:"))
      let result = home.run(words.map { $0 == "ID" ? id : $0 }, "")
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test func namesACompanion() throws {
    try Household.with { home in
      home.run("contact", "add", "Sam")
      home.run("checkin", "Bao House", "--with", "Sam")
      let id = try #require(try home.json("contact", "show", "Sam")["id"]?.text)
      for form in [id, "contact:\(id)"] {
        #expect(try home.json("timeline", "--with", form).elements?.count == 1)
      }
    }
  }

  @Test func namesAnAccount() throws {
    try Household.with { home in
      home.run("rate", "Bao House", "4")
      let id = try #require(try home.json("account")["id"]?.text)
      for form in [id, "account:\(id)"] {
        #expect(home.run("log", "--by", form).output.contains("Bao House"))
      }
      let linked = home.run("contact", "add", "Ana", "--account", "account:\(id)")
      #expect(linked.errors.contains("that is your own account"), "\(linked.errors)")
    }
  }

  @Test func anUnknownIdIsNotOfferedAsAName() throws {
    try Household.with { home in
      let result = home.run("contact", "show", "contact:7k2jycex3yt6")
      #expect(result.status == 1)
      #expect(!result.errors.contains("contact add"), "\(result.errors)")
    }
  }
}
