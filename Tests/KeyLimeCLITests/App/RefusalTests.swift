import Testing

@testable import KeyLimeCLI

/// What a refusal says where the line itself would be no help.
@Suite struct RefusalTests {
  @Test func aLongTextIsCut() throws {
    let text = String(repeating: "very ", count: 20_000)
    let result = try Town.run(["rate", "Bao House", text])
    #expect(result.status == 2)
    #expect(result.errors.contains("rate 'Bao House'"), "\(result.errors.prefix(200))")
    #expect(result.errors.count < 2000)
  }

  @Test func anAliasClosesItsQuotes() throws {
    let result = try Town.run(["config", "set", "alias.q", "discover 'a b"])
    #expect(result.status == 2)
    #expect(result.errors.contains("a quote is not closed"), "\(result.errors)")
    #expect(try Town.run(["config", "set", "alias.q", "discover 'a b'"]).status == 0)
  }

  @Test func theIdsOfEventsAreAField() throws {
    let result = try Town.run(["log", "-0"])
    #expect(result.errors.contains("--ndjson=event"), "\(result.errors)")
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      let listed = world.run("log", "--ndjson=event")
      #expect(listed.status == 0)
      #expect(listed.output.wholeMatch(of: /(\{"event":"[^"]+"\}\n)+/) != nil, "\(listed.output)")
    }
  }

  @Test func aTimeSpanNeedsADirection() throws {
    let result = try Town.run(["checkin", "Bao House", "--at", "2w"])
    #expect(result.errors.contains("expected '2w ago' or 'in 2w'"), "\(result.errors)")
    #expect(try Town.run(["checkin", "Bao House", "--at", "2w ago"]).status == 0)
    #expect(try Town.run(["discover", "--at", "in 2w"]).status == 0)
  }

  @Test func onePlaceIsNotSeveral() throws {
    let words = ["__complete", "1", "fish", "3", "--", "keylime", "discover", "--cuisine", ""]
    let lines = try Town.run(words).output
    #expect(lines.contains("\t1 place\n") && !lines.contains("\t1 places"), "\(lines)")
  }

  @Test func aListIsSeparatedByTabs() throws {
    try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      world.typed = "Bao House,4\n"
      let result = world.run("rate", "-")
      #expect(result.errors.contains("separated by TABs"), "\(result.errors)")
      world.typed = "Bao Haus\t4\n"
      #expect(!world.run("rate", "-").errors.contains("separated by TABs"))
    }
  }
}
