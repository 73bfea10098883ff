import Arguments
import Testing

@testable import KeyLimeCLI

/// The columns of a pipe are those that the help names, in their order.
@Suite struct ColumnTests {
  static let lists: [[String]] = [
    ["nearby"], ["search", "taco"], ["iwant-pick", "--limit", "2"], ["fav"], ["likes"], ["rate"],
    ["note"], ["timeline"], ["deals"], ["split"], ["split", "history"], ["split", "settle"],
    ["split", "turn"], ["contact", "list"], ["account", "list"], ["config", "list"], ["log"],
    ["doctor"], ["admin", "show"], ["admin", "deal", "list"],
    ["hours", "-"],
  ]

  @Test(arguments: lists) func areDocumented(words: [String]) throws {
    try OwnersWorld.with { world in
      try world.claimBaoHouse()
      for line in [
        "rate bao-house 5", "fav bao-house", "note bao-house cash", "swipe --like taco-luna",
        "contact add Sam", "split Sam 10", "checkin bao-house", "config set units metric",
        "admin deal add bao-house --title Tea", "account register --first-name Bo -y",
      ] {
        _ = world.run(line.split(separator: " ").map(String.init))
      }
      let result = world.run(words + ["--header"], typed: "Mo-Fr 10:00-18:00\n")
      let header = result.output.split(separator: "\n").first ?? ""
      let names = header.split(separator: "\t").map { $0 == "#" ? "ID" : String($0) }
      #expect(!names.isEmpty, "\(result.errors)")
      let known = try #require(spec(words)).columns.map(\.name)
      #expect(Array(known.prefix(names.count)) == names, "\(known)")
      let optional = ["NEEDS", "COMMAND"]
      #expect(known.dropFirst(names.count).allSatisfy(optional.contains), "\(known)")
    }
  }

  @Test func theNeedsOfOthersComeLast() throws {
    try Household.with { home in
      home.run("contact", "add", "Eli", "--diet", "halal")
      for words in [["discover"], ["iwant-pick", "--limit", "3"]] {
        let header = home.run(words + ["--with", "Eli", "--header"], "").output
          .split(separator: "\n").first
        #expect(header?.hasSuffix("\tNEEDS") == true, "\(header ?? "")")
        #expect(spec(words)?.columns.last?.name == "NEEDS")
      }
    }
  }

  private func spec(_ words: [String]) -> CommandSpec? {
    words.dropFirst().reduce(words.first.flatMap(Commands.named)?.spec) { spec, word in
      spec?.subcommand(word) ?? spec
    }
  }
}
