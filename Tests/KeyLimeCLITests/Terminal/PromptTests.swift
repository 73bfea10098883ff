import Testing

@testable import KeyLimeCLI

@Suite struct PromptTests {
  private func world(_ typed: String) -> FakeWorld {
    var world = FakeWorld()
    world.isTerminal = true
    world.typed = typed
    return world
  }

  @Test(arguments: ["y\n", "YES\n", " y \n"]) func yesGoesOn(typed: String) throws {
    try world(typed).context().confirm("Use it?", isConfirmed: false)
  }

  @Test(arguments: ["\n", "n\n", "yess\n", ""]) func anythingElseCancels(typed: String) throws {
    let context = try world(typed).context()
    let failure = #expect(throws: Failure.self) {
      try context.confirm("Use it?", isConfirmed: false)
    }
    #expect(failure?.kind == .cancelled)
  }

  @Test func theFlagAnswersInAdvance() throws {
    let errors = OutputStream()
    try FakeWorld().context(errors: errors).confirm("Use it?", isConfirmed: true)
    #expect(errors.text.isEmpty)
  }

  @Test(arguments: [false, true]) func withoutAPersonTheFlagIsNamed(isTerminal: Bool) throws {
    var world = FakeWorld()
    world.isTerminal = isTerminal
    world.variables["KEYLIME_NO_INPUT"] = "1"
    let context = try world.context()
    let failure = #expect(throws: Failure.self) {
      try context.confirm("Use it?", isConfirmed: false)
    }
    #expect(failure?.kind == .usage)
    #expect(failure?.message == "'--yes' is required when not running interactively")
  }

  @Test func questionsGoToStandardErrorAndAnswersAreTrimmed() throws {
    let errors = OutputStream()
    let context = try world("  Zoë  \nnext\n").context(errors: errors)
    #expect(try context.ask("Your name?", flag: "--name") == "Zoë")
    #expect(try context.ask("And?", flag: "--name") == "next")
    #expect(errors.text == "Your name? And? ")
  }

  @Test func secretsKeepTheirBlanks() throws {
    #expect(try world(" a b \n").context().askHidden("Passcode:", flag: "--passcode") == " a b ")
  }
}
