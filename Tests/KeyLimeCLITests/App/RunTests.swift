import Testing

@testable import KeyLimeCLI

/// Whole command lines, in this process.
@Suite struct RunTests {
  @Test(arguments: [["version"], ["--version"], ["version", "-q"], ["-v", "version"]])
  func theVersionIsPrinted(words: [String]) {
    let (output, errors) = (OutputStream(), OutputStream())
    let status = Run(FakeWorld().host(output, errors)).status(for: ["keylime"] + words)
    #expect(status == 0)
    #expect(output.text == "keylime \(Program.version)\n")
    #expect(errors.text.isEmpty)
  }

  @Test func theVersionForPrograms() {
    let json = FakeWorld().run("version", "--json").output
    #expect(json.hasPrefix("{\"version\":\"0.1.0\",\"credits\":[\"Time zone boundaries:"))
    #expect(FakeWorld().run("--version", "--json").output == json)
    #expect(FakeWorld().run("version", "--json=version").output == "{\"version\":\"0.1.0\"}\n")
  }

  @Test(arguments: ["version", "exit-codes", "environment", "formatting", "config", "help"])
  func helpExplains(subject: String) {
    let result = FakeWorld().run("help", subject)
    #expect(result.status == 0)
    #expect(result.output.count > 100)
    #expect(result.errors.isEmpty)
  }

  @Test func helpOfAVerbIsItsLongHelp() {
    #expect(
      FakeWorld().run("help", "version").output == FakeWorld().run("version", "--help").output)
  }

  @Test func helpWinsOverFaults() {
    #expect(FakeWorld().run("version", "--bogus", "-h").status == 0)
  }

  @Test func helpOfNothingSuggests() {
    let result = FakeWorld().run("help", "verison")
    #expect(result.status == 2)
    #expect(result.errors.contains("version"))
  }

  @Test func theOverviewListsEveryVerbAndTheUsersOwn() throws {
    try TemporaryFolder.with([
      "config.json": #"{"alias":{"tonight":"version -q"}}"#, "keylime-hello": "#!/bin/sh\n",
      "keylime-not": "no program",
    ]) { folder in
      var world = FakeWorld()
      world.variables["KEYLIME_CONFIG"] = folder + "/config.json"
      world.variables["PATH"] = folder
      let overview = world.run("help").output
      for name in RegistryTests.names { #expect(overview.contains("  \(name) ")) }
      #expect(overview.contains("  tonight  Alias for 'version -q'\n"))
      #expect(overview.contains("  hello    From keylime-hello\n"))
      #expect(overview.contains("\n\nYour own\n") && !overview.contains("\n\n\n"))
      #expect(overview.contains("keylime-hello\n\n'keylime help <command>'"))
      let full = world.run("--help").output
      #expect(full.contains("keylime-hello\n\n'keylime help <command>'"))
      #expect(!overview.contains("  not "))
      #expect(overview.contains("'keylime --help' lists all options.\n"))
      #expect(world.run("help", "tonight").output == "'tonight' is an alias for 'version -q'.\n")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionScriptsCallBack(shell: String) {
    let result = FakeWorld().run("completion", shell)
    #expect(result.status == 0)
    #expect(result.output.contains(Commands.completionCallback))
  }

  @Test func completionAsksProviders() {
    let result = FakeWorld().run("__complete", "1", "fish", "2", "--", "keylime", "help", "exit")
    #expect(result.output.contains("exit-codes"))
    #expect(result.status == 0)
  }

  @Test func completionIsSilentWhenItIsNotUnderstood() {
    let result = FakeWorld().run("__complete", "9", "tcsh")
    #expect((result.status, result.output, result.errors) == (0, "", ""))
  }

  @Test func theOverviewFitsAScreenOf48Lines() {
    let lines = FakeWorld().run("help").output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 48)
  }
}
