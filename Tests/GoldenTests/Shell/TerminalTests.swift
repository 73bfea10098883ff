import Testing

/// What happens at a terminal: lists that belong to it, and questions.
@Suite struct TerminalTests {
  private func name(_ row: String, _ shell: TerminalShell) throws -> String {
    try shell.run("keylime show \(row) --template '<{{name}}>'")
  }

  @Test func aListBelongsToTheTerminalThatShowedIt() throws {
    try Bench.with { bench in
      let (one, other) = (try TerminalShell(bench), try TerminalShell(bench))
      try one.run("keylime nearby -n3 -q")
      #expect(try other.run("keylime show @2").contains("no list is remembered yet"))
      try other.run("keylime search taco -q")
      try one.run("keylime search pizza -n2 --json=id > /dev/null")
      try one.run("keylime show 'Falafel X'")
      #expect(try name("@2", one).contains("<Bao House>"))
      #expect(try name("@1", other).contains("<Taco Luna>"))
      #expect(try one.run("keylime rate @2 5").contains("rated Bao House 5 of 5 limes"))
      let unseen = try bench.shell("keylime show @1", variables: ["KEYLIME_LIST": ""])
      #expect(unseen.status == 2)
      #expect(!isThere("\(bench.home)/store/private/last-list"))
    }
  }

  @Test func anotherLoginOnTheSameDeviceHasNoList() throws {
    try Bench.with { bench in
      let one = try TerminalShell(bench)
      try one.run("keylime nearby -n3 -q")
      // What an earlier session on this device has left.
      try one.run("echo $(sed -i 2s/./x/ .local/state/keylime/lists/*) done")
      #expect(try one.run("keylime show @1").contains("no list is remembered yet"))
    }
  }

  @Test func aSecretIsAskedAgainAndNeverShown() throws {
    try Bench.with { bench in
      let shell = try TerminalShell(bench)
      try shell.type("keylime account register --first-name Bo\n", until: "Last name:")
      try shell.type("Oak\n", until: "empty):")
      try shell.type("\n", until: "Email:")
      #expect(try shell.type("nobody\n", until: "Email:").contains("not a mail address"))
      var shown = try shell.type("bo@example.org\n", until: "Password:")
      shown += try shell.type("short1\n", until: "\nPassword:")
      #expect(shown.contains("needs at least 8 characters"))
      shown += try shell.type("limes4ever\n", until: "Again:")
      shown += try shell.type("limes4everr\n", until: "\nPassword:")
      #expect(shown.contains("the two passwords differ"))
      shown += try shell.type("limes4ever\n", until: "Again:")
      // The last line is typed ahead, and must not reach the shell.
      shown += try shell.type("limes4ever\necho reached\n", until: "ready> ")
      #expect(shown.contains("registered Bo Oak"))
      shown += try shell.run("echo -")
      for secret in ["short1", "limes4", "reached"] { #expect(!shown.contains(secret)) }
    }
  }

  @Test func aForgottenPasswordIsReset() throws {
    try Bench.with { bench in
      let shell = try TerminalShell(bench)
      try bench.register()
      try shell.run("keylime account logout")
      try shell.type("keylime account login bo@example.org\n", until: "Password:")
      for _ in 1...2 {
        #expect(
          try shell.type("wrong one\n", until: "\nPassword:").contains("wrong account or password"))
      }
      #expect(try shell.type("wrong one\n", until: "ready> ").contains("wrong account"))
      try shell.type("keylime account passwd --reset bo@example.org\n", until: "New password:")
      try shell.type("new limes 4 all\n", until: "Again:")
      let reset = try shell.type("new limes 4 all\n", until: "ready> ")
      #expect(reset.contains("without asking for the old one"))
      #expect(
        reset.contains(
          "whoever can write '~/store/private' can do this".replacing("~", with: bench.home)))
      try shell.type("keylime account login bo@example.org\n", until: "Password:")
      #expect(try shell.type("new limes 4 all\n", until: "ready> ").contains("logged in as Bo"))
    }
  }

  @Test func aFormAsksAgainForTheOneAnswerThatWasWrong() throws {
    try Bench.with { bench in
      let shell = try TerminalShell(bench)
      try shell.type("keylime add --position 35.28,-120.66\n", until: "Name:")
      try shell.type("Taco Sol\n", until: "town):")
      try shell.type("1 Elm St, San Luis Obispo\n", until: "Cuisine:")
      try shell.type("mexican\n", until: "(1 to 4):")
      for _ in 1...4 {
        #expect(try shell.type("dear\n", until: "(1 to 4):").contains("expected a price level"))
      }
      try shell.type("1\n", until: "Phone:")
      try shell.type("+1 805 555 0199\n", until: "(a file):")
      #expect(try shell.type("none.jpg\n", until: "(a file):").contains("cannot read 'none.jpg'"))
      let added = try shell.type("https://example.org/sol.jpg\necho reached\n", until: "ready> ")
      #expect(added.contains("added Taco Sol"))
      #expect(added.contains("hint: keylime undo takes it back"))
      #expect(try !shell.run("echo -").contains("reached"))
      // The same place again: the answers are kept, and the question is whether to go on.
      try shell.type(
        "keylime add --name 'Taco Sol' --address '1 Elm St, SLO' --cuisine thai --price 1 "
          + "--phone 1 --photo https://example.org/a.jpg --position 35.28,-120.66\n",
        until: "nonetheless? [y/N]")
      #expect(try shell.type("perhaps\n", until: "[y/N]").contains("please answer y or n"))
      #expect(try shell.type("n\n", until: "ready> ").contains("cancelled, nothing was changed"))
    }
  }

  @Test func aListThatFollowsMeFollowsTheWindow() throws {
    try Bench.with { bench in
      let reports = """
        #!/bin/sh
        [ "$2 $3" != '-n 1' ] || exec echo '{"class":"VERSION"}'
        for step in $(seq 300); do
          echo '{"class":"TPV","mode":3,"lat":35.2800,"lon":-120.6600}'
          sleep 0.1
        done

        """
      try writeFile("\(bench.home)/bin/gpspipe", Array(reports.utf8))
      _ = try bench.shell("chmod +x bin/gpspipe")
      let shell = try TerminalShell(bench, columns: 90)
      try shell.type("env -u COLUMNS keylime nearby --follow -n3\n", until: "RATING")
      try shell.wait(for: "@3")
      shell.resize(columns: 34)
      let narrow = try shell.wait(for: "@3")
      #expect(narrow.contains("\u{1B}[2J") && !narrow.contains("RATING"), "\(narrow)")
      try shell.type("\u{3}", until: "ready> ")
    }
  }

  @Test func cardsThatNobodySawReachNobody() throws {
    try Bench.with { bench in
      let shell = try TerminalShell(bench)
      try shell.type("keylime swipe\n", until: "quit")
      try shell.type("qecho reached\n", until: "ready> ")
      #expect(try !shell.run("echo -").contains("reached"))
    }
  }
}

extension Bench {
  /// Bo registers with a password that nobody remembers.
  fileprivate func register() throws {
    let finished = try shell(
      """
      printf 'forgotten limes\\n' | keylime account register --first-name Bo --email bo@example.org \
        --password-fd 0
      """)
    #expect(finished.status == 0, "\(finished.errorText)")
  }
}
