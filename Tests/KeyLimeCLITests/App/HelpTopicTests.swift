import Testing

@testable import KeyLimeCLI

@Suite struct HelpTopicTests {
  @Test(arguments: [["help", "exit-codes"], ["--help"], ["help", "nearby"]])
  func everyExitCodeIsNamed(words: [String]) {
    let page = FakeWorld().run(words).output
    for code in ["74", "130", "141"] { #expect(page.contains("\n  \(code) ")) }
  }

  @Test(arguments: [["help", "words", "environment"], ["words", "environment"]])
  func theHintAtATopicCanBeFollowed(words: [String]) {
    let refused = FakeWorld().run(arguments: words)
    #expect(refused.status == 2)
    #expect(refused.errors.hasSuffix("hint: write 'keylime help words'\n"), "\(refused.errors)")
  }

  @Test(arguments: HelpTopics.all.map(\.name)) func aTopicFitsATerminal(_ name: String) {
    let page = FakeWorld().run("help", name)
    #expect(page.status == 0)
    let long = page.output.split(separator: "\n").filter { DisplayWidth.of(String($0)) > 79 }
    #expect(long.isEmpty)
  }
}
