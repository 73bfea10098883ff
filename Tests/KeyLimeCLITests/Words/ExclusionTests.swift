import Testing

@testable import KeyLimeCLI

/// `--not` means the same in all finding verbs, and the same as the word.
@Suite struct ExclusionTests {
  private func names(_ words: String...) throws -> [String] {
    let result = try Town.run(words + ["--template", "{{name}}", "--limit", "0"])
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["discover", "nearby"]) func anOptionExcludesLikeAWord(verb: String) throws {
    let all = try names(verb)
    for text in ["mexican", "mexican,indian", "Taco Luna", "cafe"] {
      let left = try names(verb, "--not", text)
      #expect(left.count < all.count && left == all.filter(left.contains))
      #expect(try names(verb, "not", text) == left)
    }
    let both = try names(verb, "--not", "mexican", "--not", "indian")
    #expect(try names(verb, "--not", "mexican,indian") == both)
  }

  /// Who asks for a cuisine is shown what is called so, too, so who does not want it is not.
  @Test func whatIsCalledLikeACuisineIsExcluded() throws {
    let table = """
      name,latitude,longitude,cuisines
      Bari-Uma Ramen,52.5201,13.4000,
      Pho Ever,52.5202,13.4000,asian_ramen
      Men,52.5203,13.4000,ramen
      Luna,52.5204,13.4000,german
      Luna Cafe,52.5205,13.4000,german
      """
    try OwnersWorld.with(places: table) { world in
      let left = ["Luna", "Luna Cafe"]
      for verb in ["nearby", "discover", "iwant-pick"] {
        #expect(world.names(verb, "not ramen", "-n9").sorted() == left)
        #expect(world.names(verb, "--not", "ramens", "-n9").sorted() == left)
        #expect(world.names(verb, "--not", "Luna", "-n9").count == 4, "a name is a whole one")
      }
      #expect(world.run("contact", "add", "Ana", "--avoid", "ramen").status == 0)
      for verb in ["discover", "iwant-pick"] {
        #expect(world.names(verb, "--with", "ana", "-n9").sorted() == left)
      }
      #expect(world.run("avoid", "--cuisine", "ramen").status == 0)
      #expect(world.names("discover", "-n9").sorted() == left)
    }
  }

  @Test func aSearchExcludes() throws {
    #expect(try names("search", "bao or taco") == ["Bao House", "Taco Luna"])
    #expect(try names("search", "bao or taco", "--not", "mexican") == ["Bao House"])
  }

  @Test(arguments: ["discover", "nearby", "search bao", "iwant-pick", "swipe --next"])
  func anUnknownNameIsNotFound(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let result = try Town.run(words + ["--not", "xyzzy"])
    #expect(result.status == 1)
    #expect(result.errors.contains("cannot exclude 'xyzzy'"), "\(result.errors)")
  }
}
