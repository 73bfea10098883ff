import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Who names a cuisine that they avoid wants it; who asks for a wider one has not named it.
@Suite struct NamedCuisineTests {
  @Test(arguments: [
    (["discover", "japanese"], false), (["iwant-pick", "-c", "japanese", "--at", "19:00"], false),
    (["discover", "asian"], false), (["discover", "sushi"], true),
  ]) func aWiderCuisineIsNotItsName(words: [String], shows: Bool) throws {
    try OwnersWorld.with { world in
      let near = ["--near", "35.28,-120.66", "--json=cuisines", "-n", "50"]
      #expect(world.run(words + near).output.contains("\"sushi\"") || !shows)
      #expect(world.run("avoid", "--cuisine", "sushi").status == 0)
      let listed = world.run(words + near)
      #expect(listed.output.contains("\"sushi\"") == shows, "\(listed)")
    }
  }

  /// As a variable that a script forgot to set is.
  @Test(arguments: [["--cuisine", ""], ["--cuisine", "thai, "], ["--tag", " "]])
  func anEmptyFilterIsRefused(words: [String]) throws {
    try OwnersWorld.with { world in
      let result = world.run(["discover"] + words)
      #expect(result.status == 2)
      #expect(result.errors.contains("for '\(words[0])': expected some text"), "\(result.errors)")
    }
  }
}
