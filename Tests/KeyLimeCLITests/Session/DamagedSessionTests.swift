import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What becomes of a store whose `private/session` does not name an account.
@Suite struct DamagedSessionTests {
  private func damaged<Result>(
    _ bytes: String, _ body: (OwnersWorld, String) throws -> Result
  ) throws -> Result {
    try OwnersWorld.with { (world) throws in
      let registered = world.run(
        [
          "account", "register", "--first-name", "Ana", "--email", "ana@example.org",
          "--password-fd", "0",
        ], typed: "correct horse\n")
      #expect(registered.status == 0, "\(registered.errors)")
      #expect(world.run("rate", "Bao House", "5").status == 0)
      let path = "\(world.storePath)/private/session"
      try UserFile.replace(path, with: Array(bytes.utf8))
      #expect(Platform.runShell("chmod 600 '\(path)'") == 0)
      return try body(world, path)
    }
  }

  private func accounts(_ world: OwnersWorld) throws -> Int {
    let store = try Store(at: world.storePath)
    let known = try store.journal.read { (state) throws(SnapshotFault) in try state.accounts() }
    return known.count
  }

  @Test(arguments: ["zz", ""]) func whatWritesNamesAWayOut(_ bytes: String) throws {
    try damaged(bytes) { (world, path) throws in
      let refused = world.run("rate", "Taco Luna", "3")
      #expect(refused.status == 3)
      #expect(refused.errors.contains("keylime account login ID"), "\(refused.errors)")
      #expect(refused.errors.contains("keylime doctor --repair"), "\(refused.errors)")
      #expect(try UserFile.read(path) == Array(bytes.utf8))
      #expect(try accounts(world) == 1)
    }
  }

  @Test(arguments: [["nearby", "--near", "1,2"], ["account", "list"]])
  func whatOnlyAsksTakesNobodyToBeLoggedIn(_ words: [String]) throws {
    try damaged("zz") { (world, _) throws in
      let answer = world.run(words)
      #expect(answer.status < 2, "\(answer.errors)")
      #expect(answer.errors.contains("private/session' in the store is damaged"))
      #expect(answer.errors.contains("nobody is logged in"))
    }
  }

  @Test(arguments: ["zz", ""]) func aLoginTakesItsPlace(_ bytes: String) throws {
    try damaged(bytes) { (world, _) throws in
      let login = world.run(
        ["account", "login", "ana@example.org", "--password-fd", "0"], typed: "correct horse\n")
      #expect(login.status == 0, "\(login.errors)")
      #expect(world.run("rate", "Taco Luna", "3").status == 0)
      #expect(try accounts(world) == 1)
    }
  }

  @Test func aLogoutRemovesIt() throws {
    try damaged("zz") { (world, path) throws in
      let logout = world.run("account", "logout")
      #expect(logout.status == 0, "\(logout.errors)")
      #expect((try? UserFile.read(path)) == nil)
    }
  }

  @Test(arguments: ["zz", ""]) func aRepairSetsItAside(_ bytes: String) throws {
    try damaged(bytes) { (world, path) throws in
      #expect(world.run("doctor").output.contains("damaged-private\tprivate/session\t"))
      let repaired = world.run("doctor", "--repair")
      #expect(repaired.status == 0, "\(repaired)")
      #expect((try? UserFile.read(path)) == nil)
      let kept = "'\(world.storePath)'/lost+found/*/private/session"
      #expect(Platform.runShell("ls \(kept) >/dev/null") == 0)
      #expect(world.run("doctor").status == 0)
    }
  }
}
