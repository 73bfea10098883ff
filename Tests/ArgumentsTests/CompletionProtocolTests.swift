import Testing

@testable import Arguments

@Suite struct CompletionProtocolTests {
  static let engine = CompletionEngine(
    Kettle.program,
    dynamic: { _ in [Candidate("Eli's $1", "a\tb"), Candidate("two\nlines"), Candidate("a:b")] })

  @Test(arguments: [
    ("zsh", "e", "Eli's $1\ta b\n:none\n"), ("fish", "'e", "Eli's $1\ta b\n:none\n"),
    ("bash", "e", "Eli\\'s\\ \\$1\n:none\n"), ("bash", "\"E", "\"Eli's \\$1\n:none\n"),
    ("bash", "'E", "'Eli'\\''s $1\n:none\n"), ("bash", "a:", "a:b\n:none\n"),
  ])
  func answers(_ shell: String, _ current: String, _ lines: String) {
    #expect(Self.engine.answer(["1", shell, "2", "--", "kettle", "boil", current]) == lines)
  }

  @Test func bashAndFishMayLeaveOutTheEmptyWord() {
    #expect(Self.engine.answer(["1", "bash", "1", "--", "kettle"]).hasPrefix("shelf\n"))
  }

  @Test func quotedWordsOfBashAreRead() {
    let request = ["1", "bash", "3", "--", "kettle", "'boil'", "\"--sort\"", "g"]
    #expect(Self.engine.answer(request) == "green\n:none\n")
  }

  @Test(arguments: [
    [], ["2", "zsh", "1", "--", "kettle", ""], ["1", "tcsh", "1", "--", "kettle", ""],
    ["1", "zsh", "x", "--", "kettle", ""], ["1", "zsh", "0", "--", "kettle"],
    ["1", "zsh", "9", "--", "kettle"], ["1", "zsh", "1", "kettle", "b"],
  ])
  func whatIsNotUnderstoodIsAnsweredWithNothing(_ request: [String]) {
    #expect(Self.engine.answer(request) == "")
  }
}
