import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What people are told in a copy of a store that came from another machine without `private/`.
@Suite struct CopiedStoreTests {
  /// The copy of a store in which somebody rated the Bao House.
  private func copied<Result>(
    claiming: Bool = false, _ body: (OwnersWorld, AccountID) throws -> Result
  ) throws -> Result {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      if claiming { try world.claimBaoHouse() }
      let account = try #require(try Store(at: world.storePath).session())
      let copy = "\(world.folder)/copy"
      #expect(
        Platform.runShell("cp -r '\(world.storePath)' '\(copy)'; rm -r '\(copy)/private'") == 0)
      world.storePath = copy
      return try body(world, account)
    }
  }

  @Test func theFirstWriteSaysThatAnotherAccountBegins() throws {
    try copied { world, account in
      let first = world.run("split", "Eli", "10", "--new")
      #expect(first.status == 0)
      #expect(first.errors.contains("warning: nobody was logged in"), "\(first.errors)")
      #expect(first.errors.contains("beside the one that is here, \(account.text)"))
      #expect(first.errors.contains("'account login ID'"))
      #expect(!world.run("rate", "Taco Luna", "4").errors.contains("warning"))
    }
  }

  @Test func aScriptReadsTheWarningAsJSON() throws {
    try copied { world, _ in
      let first = world.run("rate", "Taco Luna", "4", "--json")
      #expect(first.status == 0)
      #expect(first.errors.contains(#""code":"account-begun""#), "\(first.errors)")
      let answer = try JSON(parsing: Array(first.output.utf8))
      #expect(answer["limes"]?.number?.integer == 4)
    }
    try copied { world, _ in
      #expect(!world.run("rate", "Taco Luna", "4", "--quiet").errors.contains("warning"))
    }
  }

  @Test func whoeverIsAloneIsNotWarned() throws {
    try OwnersWorld.with { world in
      #expect(!world.run("rate", "Bao House", "5").errors.contains("warning"))
    }
  }

  @Test func anEmptyLogSaysThatNobodyIsLoggedIn() throws {
    try copied { world, _ in
      let log = world.run("log")
      #expect(log.status == 1 && log.errors.contains("nobody is logged in"), "\(log.errors)")
      #expect(world.run("log", "--all").status == 0)
    }
  }

  @Test func aNewPasscodeTakesNoAdminsAwayUnasked() throws {
    try copied(claiming: true) { world, account in
      try world.become(account.text)
      for flags in [[], ["--replace"]] {
        let refused = world.run(
          ["admin", "passcode", "--passcode-fd", "0"] + flags, typed: "limes4ever\n")
        #expect(refused.status == 4, "\(refused.errors)")
        #expect(refused.errors.contains("the admins of 'bao-house'"))
        #expect(refused.errors.contains("copy 'private/'"))
        #expect(refused.errors.contains("--reset"))
      }
      let store = try Store(at: world.storePath)
      #expect(!store.hasClaimKey)
      let reset = world.run(
        "admin", "passcode", "--reset", "--passcode-fd", "0", typed: "limes4ever\n")
      #expect(reset.status == 0, "\(reset.errors)")
    }
  }

  @Test func aFolderThatLostItsPermissionsIsOneWarning() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      #expect(Platform.runShell("chmod -R go+rX '\(world.storePath)/private'") == 0)
      let write = world.run("rate", "Bao House", "4")
      #expect(write.status == 0)
      #expect(write.errors.split(separator: "\n").count { $0.contains("warning") } == 1)
      #expect(write.errors.contains("more were open to other users"), "\(write.errors)")
    }
  }
}
