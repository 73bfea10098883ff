import Testing

@testable import KeyLimeCLI

/// `or` between words that search means either of them.
@Suite struct EitherWordsTests {
  private func names(_ words: String...) throws -> Set<String> {
    let result = try Town.run(words + ["--template", "{{name}}"])
    #expect(!result.errors.contains("left out"), "\(result.errors)")
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  @Test func aSearchFindsEither() throws {
    #expect(try names("search", "sushi or ramen") == ["Sakura Counter 寿司", "Night Owl Ramen"])
    #expect(try names("search", "bao house or taco") == ["Bao House", "Taco Luna"])
    #expect(try names("search", "bao or taco", "--max-price", "1") == ["Taco Luna"])
    #expect(try names("search", "bao or nowhere") == ["Bao House"])
    #expect(try names("discover", "thai or luna") == ["Thai Orchid Table", "Taco Luna"])
    let one = try Town.run(["search", "sushi or ramen", "-n1"])
    #expect(one.errors.contains("1 of at least 2"), "\(one.errors)")
  }

  @Test func aPickIsEither() throws {
    let both: Set = ["Thai Orchid Table", "Curry Corner"]
    for line in ["thai or indian", "indian or thai"] {
      #expect(try names("iwant-pick", line, "--limit", "5") == both)
    }
    #expect(try names("iwant-pick", "thai or indian", "--next").isSubset(of: both))
    let none = try Town.run(["iwant-pick", "nowhere or nothere"])
    #expect(none.status == 1)
  }
}
