import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What owners are told of a change of theirs, and when they are owners no more.
@Suite struct FormerOwnerTests {
  @Test(arguments: ["--replace", "--reset"]) func onlyTheNewPasscodeIsGiven(_ flag: String) throws {
    try OwnersWorld.withBaoHouse { world in
      let words = ["admin", "passcode", flag, "--passcode-fd", "0"]
      let both = world.run(words, typed: "limes4ever\nsomething else\n")
      #expect(both.status == 2)
      #expect(both.errors.contains("there are more lines than one"), "\(both.errors)")
      #expect(world.run(words, typed: "something else\n\n").status == 0, "an empty line is none")
      let claim = ["admin", "claim", "Taco Luna", "--passcode-fd", "0"]
      #expect(world.run(claim, typed: "limes4ever\n").status == 5)
      #expect(world.run(claim, typed: "something else\n").status == 0)
    }
  }

  @Test func whoManagesNothingMayNotSeeReports() throws {
    try OwnersWorld.withBaoHouse { world in
      _ = try world.use(try world.offer("Tea"))
      #expect(world.run("admin", "report").status == 0)
      #expect(world.run("admin", "release", "bao-house").status == 0)
      for words in [["report"], ["deal", "list"], ["deal", "list", "bao-house"]] {
        let refused = world.run(["admin"] + words)
        #expect(refused.status == 5, "\(words)")
        #expect(refused.errors.contains("you are not an admin of"), "\(refused.errors)")
      }
    }
  }

  @Test func dealsOfAPlaceThatNobodyManagesSaySo() throws {
    try OwnersWorld.withBaoHouse { world in
      let id = try world.offer("Tea")
      #expect(try world.json("deals", "show", id)["redeemable"] == true)
      for option in ["--dry-run", "--json"] {
        let release = world.run("admin", "release", "bao-house", option)
        #expect(release.errors.contains("1 deal stays, and nobody can redeem the codes"))
      }
      #expect(try world.json("deals", "show", id)["redeemable"] == false)
      world.isTerminal = true
      let page = world.run("deals", "show", id, "--no-pager", "--color=never").output
      #expect(page.contains("by nobody: the place has no admin any more"), "\(page)")
      let use = world.run("deals", "use", id, typed: "n\n")
      #expect(use.status == 4)
      #expect(use.errors.contains("nobody can redeem its code"), "\(use.errors)")
      let given = world.run("deals", "use", id, "--yes")
      #expect(given.status == 0)
      #expect(given.errors.contains("nobody can redeem its code"), "\(given.errors)")
    }
  }

  @Test func whoIsNoAdminIsNotWarned() throws {
    try OwnersWorld.withBaoHouse { world in
      _ = try world.offer("Tea")
      try world.become("somebodyelse")
      let refused = world.run("admin", "release", "bao-house")
      #expect(refused.status == 5)
      #expect(!refused.errors.contains("stays"), "\(refused.errors)")
    }
  }

  @Test func aDryRunOfAClaimThatIsThereSaysSo() throws {
    try OwnersWorld.withBaoHouse { world in
      let claim = ["admin", "claim", "bao-house", "--passcode-fd", "0", "--dry-run"]
      let plain = try world.json(claim, typed: "limes4ever\n")
      #expect(plain["dryRun"] == true && plain["events"]?.elements?.isEmpty == true)
      let keyed = try world.json(claim + ["--key", "a3"], typed: "limes4ever\n")
      #expect(keyed["dryRun"] == true)
      #expect(keyed["events"]?.elements?.map { $0["do"] } == ["unchanged"])
    }
  }

  @Test func hoursOfTheOwnerAreCheckedToday() throws {
    try OwnersWorld.withBaoHouse { (world) throws in
      #expect(world.run("admin", "edit", "bao-house", "--hours", "Mo-Su 09:00-12:00").status == 0)
      #expect(try world.json("show", "bao-house")["hoursChecked"] == "2026-11-20")
      world.isTerminal = true
      let page = world.run("show", "bao-house", "--no-pager", "--color=never").output
      #expect(page.contains("hours checked today"), "\(page)")
    }
  }

  @Test func aPictureIsARegularFile() throws {
    try OwnersWorld.withBaoHouse { world in
      let pipe = "\(world.folder)/pipe.jpg"
      #expect(mkfifo(pipe, 0o600) == 0)
      let edit = world.run("admin", "edit", "bao-house", "--photo", pipe)
      #expect(edit.status == 2)
      #expect(edit.errors.contains("it is not a regular file"), "\(edit.errors)")
    }
  }
}
