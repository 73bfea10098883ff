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
