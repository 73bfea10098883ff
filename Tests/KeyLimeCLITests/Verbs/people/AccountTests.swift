import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

@Suite struct AccountTests {
  private func register(_ home: Household, _ name: String = "Ana") -> FakeWorld.Result {
    home.run(
      "account", "register", "--first-name", name, "--email", "\(name)@example.org",
      "--password-fd", "0", typed: "correct horse\n")
  }

  @Test func nobodyIsThereAtFirst() throws {
    try Household.with { home in
      let result = home.run("account")
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("keylime: there is no account yet\n"))
    }
  }

  @Test func aResetWhereNobodyIsLoggedInSaysWhatToDo() throws {
    try Household.with { home in
      let reset = { home.run("account", "passwd", "--reset", typed: "") }
      let early = reset()
      #expect(early.status == 4)
      #expect(
        early.errors.hasPrefix("keylime: cannot reset the password: there is no account yet\n"))
      #expect(early.errors.contains("keylime account register"))
      #expect(register(home).status == 0)
      #expect(home.run("account", "logout").status == 0)
      let late = reset()
      #expect(late.errors.hasPrefix("keylime: cannot reset the password: nobody is logged in\n"))
      #expect(late.errors.contains("'account login ID' goes on as one of them"))
      let coded = home.run("account", "passwd", "--reset", "--json")
      #expect(coded.errors.contains(#""code":"not-logged-in""#), "\(coded.errors)")
    }
  }

  @Test(arguments: [
    ["contact"], ["contact", "export"], ["split"], ["split", "--totals"], ["split", "history"],
    ["timeline"], ["checkin"], ["fav"], ["rate"], ["avoid"], ["note"], ["likes"], ["redo"],
    ["deals", "used"], ["split", "turn"], ["split", "settle"],
  ]) func anEmptyListSaysThatNobodyIsLoggedIn(words: [String]) throws {
    try Household.with { home in
      let hint = "hint: nobody is logged in: 'keylime account list' names the accounts"
      let first = home.run(words, "")
      #expect(first.status == 1 && !first.errors.contains(hint))
      #expect(register(home).status == 0)
      #expect(!home.run(words, "").errors.contains(hint))
      #expect(home.run("account", "logout").status == 0)
      let result = home.run(words, "")
      #expect(result.status == 1)
      #expect(result.errors.contains(hint), "\(result.errors)")
    }
  }

  @Test func anUndoSaysThatNobodyIsLoggedIn() throws {
    try Household.with { home in
      #expect(register(home).status == 0)
      #expect(home.run("account", "logout").status == 0)
      let undo = home.run("undo")
      #expect(undo.status == 1)
      #expect(undo.errors.contains("hint: nobody is logged in"), "\(undo.errors)")
    }
  }

  @Test func registeringLosesNothing() throws {
    try Household.with { home in
      home.run("rate", "Bao House", "4")
      home.run("checkin", "Bao House")
      home.run("account", "edit", "--birth-date", "1998-03-22")
      let before = try home.json("account")
      #expect(before["registered"] == false)
      #expect(register(home).status == 0)
      let after = try home.json("account")
      #expect(after["id"] == before["id"])
      #expect(after["registered"] == true)
      #expect(after["firstName"]?.text == "Ana")
      #expect(after["birthDate"]?.text == "1998-03-22")
      #expect(try home.json("timeline").elements?.count == 1)
    }
  }

  @Test func aChangeAnswersWithTheWholeAccount() throws {
    try Household.with { home in
      for words in [
        ["account", "edit", "--gender", "x"], ["account", "edit", "--gender", "x"],
        [
          "account", "register", "--first-name", "Ana", "--email", "ana@example.org",
          "--password-fd", "0",
        ],
      ] {
        let result = home.run(words + ["--json"], "correct horse\n")
        var changed = try JSON(parsing: Array(result.output.utf8)).object ?? JSONObject()
        changed["event"] = nil
        #expect(try .object(changed) == home.json("account"))
      }
    }
  }

  @Test func aDryRunChecksThePasswordThatItIsGiven() throws {
    try Household.with { home in
      let words = [
        "account", "register", "--first-name", "Ana", "--email", "a@b.c", "--dry-run",
      ]
      let refused = home.run(words + ["--password-fd", "0"], "short\n")
      #expect(refused.status == 4)
      #expect(refused.errors.contains("needs at least 8 characters"))
      #expect(home.run(words + ["--password-fd", "0"], "long enough\n").status == 0)
      #expect(home.run(words, "").status == 0)
      #expect(home.run("account").status == 1)
    }
  }

  @Test func aPersonIsAskedAndTypesThePasswordTwice() throws {
    try Household.with { home in
      home.isTerminal = true
      let result = home.run(
        "account", "register", typed: "Ana\nRuiz\n\nana@example.org\nlong enough\nlong enough\n")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors.hasPrefix("First name: Last name: Gender (may be empty): Email: "))
      let account = try home.json("account")
      #expect(account["lastName"]?.text == "Ruiz")
      #expect(account["gender"] == nil)
    }
  }

  @Test(arguments: [
    ("Ana\n\n\na@b.c\nlong enough\nlong enuff\n", "the two passwords differ"),
    ("Ana\n\n\na@b.c\nshort\nshort\n", "needs at least 8 characters"),
    ("Ana\n\n\nno address\n", "is not a mail address"), ("\n", "this is required"),
  ]) func whatIsTypedWrongChangesNothing(typed: String, reason: String) throws {
    try Household.with { home in
      home.isTerminal = true
      let result = home.run("account", "register", typed: typed)
      #expect(result.status == 4)
      #expect(result.errors.contains(reason))
      home.isTerminal = false
      #expect(home.run("account").status == 1)
    }
  }

  @Test func scriptsMustNameADescriptor() throws {
    try Household.with { home in
      let result = home.run("account", "register", "--first-name", "A", "--email", "a@b.c")
      #expect(result.status == 2)
      #expect(result.errors.contains("'--password-fd' is required"))
    }
  }

  @Test func afterLoggingOutSomebodyNewBegins() throws {
    try Household.with { home in
      #expect(register(home).status == 0)
      let ana = try home.json("account")["id"]
      #expect(home.run("account", "logout").status == 0)
      #expect(home.run("account").status == 1)
      home.run("rate", "Taco Luna", "2")
      #expect(try home.json("account")["id"] != ana)
      #expect(try home.json("account", "list").elements?.count == 2)
    }
  }

  @Test func onlyTheRightPasswordOpens() throws {
    try Household.with { home in
      #expect(register(home).status == 0)
      let id = try #require(home.json("account")["id"]?.text)
      home.run("account", "logout")
      for (who, password) in [
        ("ana@example.org", "wrong horse"), ("bo@example.org", "correct horse"),
        ("ana@example.org", ""), (id, "correct horse "),
      ] {
        let result = home.run(
          "account", "login", who, "--password-fd", "0", typed: "\(password)\n")
        #expect(result.status == 5)
        #expect(result.errors == "keylime: wrong account or password\n", "the same for all")
      }
      #expect(home.run("account").status == 1, "nobody came in")
      for who in ["ANA@example.org", id] {
        #expect(
          home.run("account", "login", who, "--password-fd", "0", typed: "correct horse\n").status
            == 0)
        #expect(try home.json("account")["id"]?.text == id)
      }
    }
  }

  @Test func anAnonymousAccountIsNotLeftUnasked() throws {
    try Household.with { home in
      home.run("rate", "Bao House", "4")
      #expect(home.run("account", "logout").status == 2)
      home.isTerminal = true
      #expect(home.run("account", "logout", typed: "n\n").status == 4)
      #expect(home.run("account", "logout", "--yes").status == 0)
    }
  }

  @Test func anAddressBelongsToOneAccount() throws {
    try Household.with { home in
      #expect(register(home).status == 0)
      #expect(register(home).status == 4, "registered already")
      home.run("account", "logout")
      let result = register(home, "ana")
      #expect(result.status == 4)
      #expect(result.errors.contains("another account has this address"))
    }
  }

  @Test func thePasswordChanges() throws {
    try Household.with { home in
      #expect(register(home).status == 0)
      let passwd = { home.run("account", "passwd", "--password-fd", "0", typed: $0) }
      #expect(passwd("wrong horse\nanother horse\n").status == 5)
      #expect(passwd("correct horse\nshort\n").status == 4)
      #expect(passwd("correct horse\n").status == 2, "the new one is missing")
      #expect(passwd("correct horse\nanother horse\n").status == 0)
      let login = {
        home.run("account", "login", "ana@example.org", "--password-fd", "0", typed: $0)
      }
      #expect(login("correct horse\n").status == 5)
      #expect(login("another horse\n").status == 0)
    }
  }

  @Test func anAnonymousAccountGetsAPassword() throws {
    try Household.with { home in
      let passwd = { (typed: String, options: [String]) in
        home.run(["account", "passwd", "--password-fd", "0"] + options, typed)
      }
      #expect(passwd("correct horse\n", ["--reset"]).status == 4, "nobody is there yet")
      #expect(home.run("contact", "add", "Eli Berg").status == 0)
      let without = passwd("correct horse\nanother horse\n", [])
      #expect(without.status == 4 && without.errors.contains("--reset sets one"))
      #expect(passwd("correct horse\n", ["--reset"]).status == 0)
      #expect(passwd("wrong horse\nanother horse\n", []).status == 5)
      #expect(passwd("correct horse\nanother horse\n", []).status == 0)
      #expect(passwd("another horse\ncorrect horse\n", []).status == 0)
    }
  }

  @Test func onlyTheOwnerReadsTheHashes() throws {
    try Household.with { home in
      #expect(register(home).status == 0)
      let folder = "\(home.folder)/store/private"
      #expect(try permissions(folder) == "700")
      #expect(try permissions("\(folder)/credentials") == "600")
      let text = try String(decoding: UserFile.read("\(folder)/credentials"), as: UTF8.self)
      #expect(text.contains(#""hash":"$y$"#))
      #expect(!text.contains("correct horse"))
    }
  }

  private func permissions(_ path: String) throws -> String {
    let result = try Platform.run(["ls", "-ld", path])
    let letters = String(decoding: result.output.dropFirst().prefix(9), as: UTF8.self)
    return stride(from: 0, to: 9, by: 3).map { start in
      let part = letters.dropFirst(start).prefix(3)
      return "\(zip(part, [4, 2, 1]).reduce(0) { $0 + ($1.0 == "-" ? 0 : $1.1) })"
    }.joined()
  }

  @Test func aRepeatedWishHappensOnce() throws {
    try Household.with { home in
      let words = {
        home.run(
          "account", "register", "--first-name", "Ana", "--email", "a@b.c", "--password-fd", "0",
          "--key", "K", "--json", typed: "correct horse\n")
      }
      #expect(words().status == 0)
      let again = words()
      #expect(again.status == 0)
      #expect(again.output.contains(#""repeated":true"#))
    }
  }

  @Test func aDryRunWritesNothing() throws {
    try Household.with { home in
      let result = home.run(
        "account", "register", "--first-name", "Ana", "--email", "a@b.c", "--dry-run")
      #expect(result.status == 0)
      #expect(result.output.contains("registerAccount"))
      #expect(home.run("account").status == 1)
    }
  }
}
