import Testing

@testable import KeyLimeCLI

@Suite struct TrustedClockTests {
  @Test func aClockThatLeapsAYearIsNotTrustedByItself() throws {
    try TemporaryFolder.with([:]) { folder in
      let run = { (line: String) in
        RunBinary.shell("export KEYLIME_STORE='\(folder)/store'; \(line) 2>&1")
      }
      let first = run("KEYLIME_NOW=2020-01-01T00:00:00Z $KEYLIME_BIN rate 'Bao House' 5")
      #expect(first?.status == 0)
      let second = try #require(run("$KEYLIME_BIN fav 'Taco Luna'"))
      #expect(second.status == 4)
      #expect(second.output.contains("your last entry is of 2020-01-01. Nothing was written"))
      #expect(run("KEYLIME_NOW=2026-01-01T00:00:00Z $KEYLIME_BIN fav 'Taco Luna'")?.status == 0)
      #expect(run("$KEYLIME_BIN log")?.output.split(separator: "\n").count == 3)
    }
  }

  @Test func yesTrustsTheClock() throws {
    try TemporaryFolder.with([:]) { folder in
      let run = { (line: String) in
        RunBinary.shell("export KEYLIME_STORE='\(folder)/store'; \(line) 2>&1")
      }
      #expect(run("KEYLIME_NOW=2020-01-01T00:00:00Z $KEYLIME_BIN rate 'Bao House' 5")?.status == 0)
      #expect(run("$KEYLIME_BIN fav 'Taco Luna' --yes")?.status == 0)
    }
  }

  /// A full disk, as far as the journal goes: a passcode is smaller than what the limit allows.
  @Test func aFailedReplacementLeavesTheOldPasscode() throws {
    try TemporaryFolder.with(["old": "limes4ever\n", "new": "lemons4ever\n"]) { folder in
      let run = { (line: String) in
        RunBinary.shell(
          "export KEYLIME_STORE='\(folder)/store' KEYLIME_NOW=2026-11-20T18:30:00Z; "
            + "cd '\(folder)'; \(line) 2>&1")
      }
      #expect(run("for i in 1 2 3 4 5 4 3; do $KEYLIME_BIN rate 'Bao House' $i; done")?.status == 0)
      #expect(run("$KEYLIME_BIN admin passcode --passcode-fd 3 3<old")?.status == 0)
      let replace = "$KEYLIME_BIN admin passcode --replace --passcode-fd 3 3<new"
      let failed = run("trap '' XFSZ; ulimit -f 1; \(replace)")
      #expect(failed?.status == 3, "\(failed?.output ?? "")")
      let claim = "$KEYLIME_BIN admin claim 'Bao House' --passcode-fd 3"
      #expect(run("\(claim) 3<new")?.status == 5)
      #expect(run("\(claim) 3<old")?.status == 0)
      #expect(run("ls -a store/private")?.output.contains(".tmp") == false)
      #expect(run("\(replace)")?.status == 0)
    }
  }
}
