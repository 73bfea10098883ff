import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// `@N` is a row of the list last shown, or people are told that it is not.
@Suite struct LastListTests {
  @Test func aListThatCannotBeRememberedIsNoted() throws {
    try TemporaryFolder.with([:]) { folder in
      // Files cannot grow from here on, for any user.
      let result = try #require(
        RunBinary.shell(
          """
          export KEYLIME_STORE='\(folder)/store'
          $KEYLIME_BIN search bao > /dev/null 2>&1
          trap '' XFSZ; ulimit -f 0
          $KEYLIME_BIN search taco 2>&1 > /dev/null || echo "status $?"
          echo --
          $KEYLIME_BIN search bao 2>&1 > /dev/null || echo "status $?"
          """))
      let parts = result.output.split(separator: "--\n", omittingEmptySubsequences: false)
      let words = "warning: cannot save this list, because the store is not writable"
      #expect(parts.first?.contains(words) == true, "\(result.output)")
      #expect(!result.output.contains("status"))
      // The same list again is what @N means.
      #expect(parts.last?.contains("warning") == false, "\(result.output)")
    }
  }

  @Test func withoutAnOlderListNothingCanBeMistaken() throws {
    try OwnersWorld.with { world in
      #expect(Platform.runShell("mkdir -p '\(world.storePath)/private/last-list'") == 0)
      #expect(!world.run("search", "taco").errors.contains("warning"))
      #expect(world.run("show", "@1").errors.contains("no list was shown yet"))
    }
  }

  @Test func aShorterListLeavesNothingOfALongerOne() throws {
    try OwnersWorld.with { world in
      #expect(world.run("nearby", "-n10").status == 0)
      #expect(world.run("nearby", "-n2").status == 0)
      #expect(world.run("show", "@2").status == 0)
      #expect(world.run("show", "@3").status == 2)
    }
  }

  @Test func aListThatWasLeftInPiecesNamesNothing() throws {
    try OwnersWorld.with { world in
      #expect(world.run("nearby", "-n10").status == 0)
      let path = "\(world.storePath)/private/last-list"
      #expect(Platform.runShell("truncate -s -3 '\(path)'") == 0)
      #expect(world.run("show", "@1").errors.contains("no list was shown yet"))
      #expect(world.run("nearby", "-n2").status == 0)
      #expect(world.run("show", "@1").status == 0)
    }
  }
}
