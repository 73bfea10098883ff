import Arguments
import Testing

@testable import KeyLimeCLI

@Suite struct ResolverTests {
  /// Resolves words with a config of this text.
  private func resolve(_ words: [String], config: String) throws -> Resolution {
    try TemporaryFolder.with(["config.json": config]) { folder in
      let environment = Environment([
        "KEYLIME_CONFIG": folder + "/config.json", "PATH": "\(folder):relative:",
      ])
      return try Resolver(environment, ConfigurationSource(environment)).resolve(words)
    }
  }

  @Test(arguments: [
    (#"{"alias":{"v":"version"}}"#, ["v", "--json"]),
    (#"{"alias":{"v":"version --json"}}"#, ["v"]),
    (#"{"alias":{"v":"w --json","w":"--color=never version"}}"#, ["-q", "v"]),
    (#"{"alias":{"v":"'version' \"--json=version\""}}"#, ["v"]),
  ])
  func aliasesStandForVerbs(config: String, words: [String]) throws {
    guard case .verb(let verb, let arguments) = try resolve(words, config: config) else {
      Issue.record("no verb")
      return
    }
    #expect(verb is Version.Type)
    #expect(arguments[GlobalOptions.json] != nil)
  }

  @Test func aliasesThatLeadBackAreRefused() {
    let failure = #expect(throws: Failure.self) {
      try resolve(["a"], config: #"{"alias":{"a":"b -q","b":"a"}}"#)
    }
    #expect(failure?.code == "alias-loop")
    #expect(failure?.message == "cannot expand the alias 'a': it leads back to 'a'")
  }

  @Test func anAliasCannotHideAVerb() throws {
    let resolution = try resolve(["version"], config: #"{"alias":{"version":"!rm"}}"#)
    guard case .verb = resolution else {
      Issue.record("the verb was hidden")
      return
    }
    #expect(throws: Failure.self) { try ConfigKey(named: "alias.version") }
  }

  @Test func shellAliasesGetTheWordsBehindThem() throws {
    let resolution = try resolve(["hi", "a b"], config: #"{"alias":{"hi":"!echo hi"}}"#)
    guard case .other(let program) = resolution else {
      Issue.record("no shell")
      return
    }
    #expect(program.path == "/bin/sh")
    #expect(program.words == ["-c", #"echo hi "$@""#, "sh", "a b"])
  }

  @Test(arguments: ["--json", "--template=x", "-0"])
  func noFormatIsAskedOfAnotherProgram(format: String) {
    let config = #"{"alias":{"hi":"!echo hi"}}"#
    let failure = #expect(throws: Failure.self) {
      try resolve([format, "hi", "there"], config: config)
    }
    #expect(failure?.code == "not-passed-on")
    #expect(failure?.message.hasPrefix("cannot print 'hi' with --") == true)
    #expect(throws: Never.self) { try resolve(["--color=never", "hi", "--json"], config: config) }
  }

  @Test func unknownVerbsSuggestVerbsAndAliases() {
    for (word, wanted) in [("verison", "version"), ("tonigth", "tonight")] {
      let failure = #expect(throws: Failure.self) {
        try resolve([word], config: #"{"alias":{"tonight":"version"}}"#)
      }
      #expect(failure?.kind == .usage)
      #expect(failure?.hints.contains { $0.contains(wanted) } == true, "\(word)")
    }
  }

  @Test func damagedConfigsAreNamedWithTheByte() {
    let failure = #expect(throws: Failure.self) {
      try resolve(["tonight"], config: "{\"alias\":,}")
    }
    #expect(failure?.kind == .config)
    #expect(failure?.message.hasSuffix("unexpected ',' at byte 9") == true)
  }

  @Test func noVerbIsLostForADamagedConfig() throws {
    guard case .verb = try resolve(["version"], config: "{") else {
      Issue.record("no verb")
      return
    }
  }
}
