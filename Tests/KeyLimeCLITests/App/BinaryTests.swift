import Testing

@testable import KeyLimeCLI

/// What only a process of its own can show.
@Suite(.enabled(if: RunBinary.path != nil)) struct BinaryTests {
  private func shell(_ line: String) throws -> RunBinary.Result {
    try #require(RunBinary.shell(line))
  }

  @Test func aVanishedReaderEndsItSilently() throws {
    let result = try shell(
      #"{ sleep 0.2; exec "$KEYLIME_BIN" help formatting; } 2>&1 | true; echo ${PIPESTATUS[0]}"#)
    #expect(result.output == "141\n")
  }

  @Test func aVanishedReaderEndsItEvenWhenTheParentIgnoresTheSignal() throws {
    let result = try shell(
      #"trap '' PIPE; { sleep 0.2; exec "$KEYLIME_BIN" help; } 2>&1 | true; echo ${PIPESTATUS[0]}"#)
    #expect(result.output == "141\n")
  }

  @Test func aFullDiskIsToldAndFails() throws {
    let result = try shell(#""$KEYLIME_BIN" help 2>&1 >/dev/full"#)
    #expect(result.output == "keylime: cannot write output: No space left on device\n")
    #expect(result.status == 74)
  }

  @Test func aClosedOutputIsToldAndFails() throws {
    let result = try shell(#""$KEYLIME_BIN" version 2>&1 >&-"#)
    #expect(result.status == 74)
  }

  @Test func wordsThatAreNotUTF8AreRefused() throws {
    let result = try shell(#""$KEYLIME_BIN" search $'\xff' 2>&1"#)
    #expect(result.output == "keylime: word 2 of the command line is not UTF-8\n")
    #expect(result.status == 2)
  }

  @Test func pluginsRunAndTheirExitCodeIsOurs() throws {
    let plugin = "#!/bin/sh\necho \"$1 $(\"$KEYLIME\" version) $KEYLIME_STORE\"\nexit 9\n"
    try TemporaryFolder.with(["keylime-hello": plugin]) { folder in
      let result = try shell(
        #"PATH="\#(folder):$PATH" "$KEYLIME_BIN" --store /s hello "a b" --json"#)
      #expect(result.output == "a b keylime \(Program.version) /s\n")
      #expect(result.status == 9)
      let help = try shell(#"PATH="\#(folder):$PATH" "$KEYLIME_BIN" help hello"#)
      #expect(help.output.hasPrefix("--help "))
      let guess = try shell(#"PATH="\#(folder):$PATH" "$KEYLIME_BIN" helo 2>&1"#)
      #expect(guess.output.contains("'hello'"))
    }
  }

  @Test func shellAliasesRun() throws {
    try TemporaryFolder.with(["config.json": #"{"alias":{"say":"!echo said"}}"#]) { folder in
      let result = try shell(
        #"KEYLIME_CONFIG="\#(folder)/config.json" "$KEYLIME_BIN" say "a b"; exit $?"#)
      #expect(result.output == "said a b\n")
    }
  }
}
