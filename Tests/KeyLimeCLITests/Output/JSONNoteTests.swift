import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Whoever asks for JSON gets nothing but JSON, on standard error too.
@Suite struct JSONNoteTests {
  @Test(arguments: ["--json", "--ndjson"])
  func aNewStoreSaysNothing(format: String) throws {
    for words in [["nearby"], ["iwant-pick"], ["search", "taco"], ["swipe", "--next"]] {
      let result = try Town.run(words + [format])
      #expect(result.status == 0)
      #expect(result.errors.isEmpty, "\(words): \(result.errors)")
    }
    #expect(try Town.run(["nearby"]).errors.contains("invented sample places"))
  }

  @Test(arguments: ["discover", "iwant-pick"])
  func hiddenPlacesAreNotNoted(verb: String) throws {
    try Diary.with { diary in
      diary.run("avoid", "Taco Luna")
      #expect(diary.run(verb).errors.contains("avoided place is hidden"))
      #expect(diary.run(verb, "--json").errors.isEmpty)
    }
  }
}
