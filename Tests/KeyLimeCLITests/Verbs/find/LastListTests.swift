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
          export KEYLIME_STORE='\(folder)/store' KEYLIME_LIST='\(folder)/list'
          $KEYLIME_BIN search bao > /dev/null 2>&1
          trap '' XFSZ; ulimit -f 0
          $KEYLIME_BIN search taco 2>&1 > /dev/null || echo "status $?"
          echo --
          $KEYLIME_BIN search bao 2>&1 > /dev/null || echo "status $?"
          """))
      let parts = result.output.split(separator: "--\n", omittingEmptySubsequences: false)
      let words = "warning: cannot save this list; @N does not name its rows"
      #expect(parts.first?.contains(words) == true, "\(result.output)")
      #expect(!result.output.contains("status"))
      // The same list again is what @N means.
      #expect(parts.last?.contains("warning") == false, "\(result.output)")
    }
  }

  @Test func aFirstListThatCannotBeRememberedIsNotedToo() throws {
    try OwnersWorld.with { world in
      #expect(Platform.runShell("mkdir -p '\(world.folder)/list'") == 0)
      #expect(world.run("search", "taco").errors.contains("warning: cannot save this list"))
      #expect(world.run("show", "@1").errors.contains("no list is remembered yet"))
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
      #expect(Platform.runShell("truncate -s -3 '\(world.folder)/list'") == 0)
      #expect(world.run("show", "@1").errors.contains("no list is remembered yet"))
      #expect(world.run("nearby", "-n2").status == 0)
      #expect(world.run("show", "@1").status == 0)
    }
  }

  @Test func aMistakeChangesNothingThatIsRemembered() throws {
    try OwnersWorld.with { world in
      let names = world.run("nearby", "-n3", "--template", "{{name}}").output.split(separator: "\n")
      #expect(world.run("show", "Falafel X").status == 1)
      #expect(world.run("show", "Bao").status == 1)
      #expect(world.run("show", "@2", "--template", "{{name}}").output == "\(names[1])\n")
      let rated = world.run("rate", "@2", "5")
      #expect(rated.errors.contains("rated \(names[1]) 5 of 5 limes"), "\(rated.errors)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func aDeviceIsNoList() {
    #expect(ShownList(readingFrom: "/dev/zero") == nil)
  }

  @Test func aRowMayCarryADealAndAListItsOrigin() throws {
    try TemporaryFolder.with { folder in
      let place = try #require(RestaurantID("n1"))
      let deal = DealID(random: 7)
      let origin = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
      let list = ShownList(
        [.init(place), .init(place, deal: deal)], from: origin, session: "boot/1/2")
      try list.write(to: "\(folder)/state/lists/7")
      #expect(ShownList(readingFrom: "\(folder)/state/lists/7") == list)
    }
  }
}
