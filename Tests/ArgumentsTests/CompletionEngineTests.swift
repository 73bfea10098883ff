import Testing

@testable import Arguments

@Suite struct CompletionEngineTests {
  static let engine = CompletionEngine(
    Kettle.program, customVerbs: { [Candidate("froth", "alias of 'boil milk'")] },
    dynamic: { request in
      switch request.kind {
      case "pot":
        [Candidate("big red", "3 l"), Candidate("Blue"), Candidate("black \(request.operands)")]
      case "alarm": [Candidate("noon \(request.text(of: "note") ?? "-")")]
      default: []
      }
    })

  /// The values offered at the end of a line, `~` for blanks, parted by bars; then the directive.
  static func offered(_ line: String) -> String {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
      .map { String($0.map { $0 == "~" ? " " : $0 }) }
    let found = engine.complete(["kettle"] + words, cursor: words.count)
    let values = found.candidates.map(\.value).joined(separator: "|")
    return found.directive == .none ? values : values + " " + found.directive.line
  }

  @Test(arguments: [
    ParseCase("verbs, own and other", "", "shelf|service|boil|pour|froth"),
    ParseCase("verbs that begin so", "s", "shelf|service"),
    ParseCase("verbs after a global option", "-q --kitchen /k p", "pour"),
    ParseCase("nothing after an unknown verb", "fly ", ""),
    ParseCase("sub-verbs beside operands", "shelf ", "add"),
    ParseCase("sub-verbs", "service ", "parts|send"),
    ParseCase("sub-verbs below", "service parts o", "order"),
    ParseCase("no sub-verb after an operand", "shelf top a", ""),
    ParseCase("no sub-verb after the end of options", "shelf -- a", ""),
  ])
  func verbs(_ row: ParseCase) { #expect(Self.offered(row.line) == row.means) }

  @Test(arguments: [
    ParseCase(
      "all of a verb", "boil --",
      "--amount|--note|--sort|--tag|--whistle|--lid|--timer|--alarm|--sound|--water|--quiet|--verbose|"
        + "--kitchen|--color|--color=|--json|--json=|--help"),
    ParseCase("global ones before the verb", "--ver", "--verbose|--version"),
    ParseCase("that begin so", "boil --wh", "--whistle"),
    ParseCase("negations when asked for", "boil --no", "--note|--no-whistle"),
    ParseCase("not one that was given", "boil --note x --no", "--no-whistle"),
    ParseCase("not one that was given by its letter", "boil -w --wh", ""),
    ParseCase("repeatable ones again", "boil --tag x --ta", "--tag"),
    ParseCase("not one that is at odds with one given", "boil --timer 5 --al", ""),
    ParseCase("a dash alone", "shelf add -q -v -C x --color --json -", "--grams|--spoons|--help"),
    ParseCase("of the sub-verb", "shelf add --s", "--spoons"),
    ParseCase("a letter", "boil -w", "-w"),
    ParseCase("none after the end of options", "boil -- --", ""),
  ])
  func options(_ row: ParseCase) { #expect(Self.offered(row.line) == row.means) }

  @Test(arguments: [
    ParseCase("of a closed list", "boil --sort ", "green|black|herbal"),
    ParseCase("stuck on", "boil --sort=b", "--sort=black"),
    ParseCase("stuck on a letter", "boil -wsb", "-wsblack"),
    ParseCase("after a letter", "boil -ws h", "herbal"),
    ParseCase("optional value", "boil --color=a", "--color=auto|--color=always"),
    ParseCase("optional value is never the next word", "boil --color a", ""),
    ParseCase("JSON fields", "boil --json=", "--json=id|--json=name|--json=celsius :nospace"),
    ParseCase("JSON fields after a comma", "boil --json=id,na", "--json=id,name :nospace"),
    ParseCase(
      "JSON fields once each", "boil --json=id,", "--json=id,name|--json=id,celsius :nospace"),
    ParseCase("files", "boil --sound ", " :file wav ogg"),
    ParseCase("files stuck on", "boil --sound=a", " :file wav ogg"),
    ParseCase("directories", "--kitchen ", " :directory"),
    ParseCase("files as operands", "service send a.log ", " :file"),
    ParseCase("dynamic ones, any case", "boil b", "big red|Blue|black []"),
    ParseCase("dynamic ones with a blank", "boil big~r", "big red"),
    ParseCase("dynamic ones know the line", "boil --note x --alarm ", "noon x"),
    ParseCase("any text", "boil --note ", ""),
    ParseCase("a flag has none", "boil --lid=", ""),
    ParseCase("no more operands", "boil blue ", ""),
  ])
  func values(_ row: ParseCase) { #expect(Self.offered(row.line) == row.means) }

  @Test func candidatesCarrySummaries() {
    let verbs = Self.engine.complete(["kettle", "bo"], cursor: 1)
    #expect(verbs.candidates == [Candidate("boil", "Boil water in a pot")])
    let sorts = Self.engine.complete(["kettle", "boil", "--sort", "g"], cursor: 3)
    #expect(sorts.candidates == [Candidate("green", "not too hot")])
    let negation = Self.engine.complete(["kettle", "boil", "--no-w"], cursor: 2)
    #expect(negation.candidates == [Candidate("--no-whistle", "Turn off --whistle")])
  }

  @Test func wordsBehindTheCursorDoNotCount() {
    let found = Self.engine.complete(["kettle", "bo", "--note"], cursor: 1)
    #expect(found.candidates.map(\.value) == ["boil"])
  }

  @Test(arguments: [
    ("s", "shelf|service|steam"), ("service p", "parts"), ("service parts ", "order"),
    ("fly ", ""), ("boil ", ""),
  ])
  func commandsAsOperands(_ line: String, _ offered: String) {
    let names = ListOperand(
      "COMMAND", value: .text.completed(by: .commands), summary: "What to explain")
    let help = CommandSpec(name: "help", summary: "Explain", operands: [names.declaration])
    let program = ProgramSpec(
      name: "kettle", summary: "Boils water", verbs: Kettle.program.verbs + [Verb("help", help)],
      topics: Kettle.program.topics)
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let found = CompletionEngine(program).complete(
      ["kettle", "help"] + words, cursor: 1 + words.count)
    #expect(found.candidates.map(\.value).joined(separator: "|") == offered)
  }
}

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
