import Testing

/// What a shell expects of a program, asked of the binary.
@Suite struct StreamTests {
  @Test(arguments: ["discover", "import --list", "help", "version", "config path", "--help"])
  func aVanishedReaderEndsItSilently(_ line: String) throws {
    try Preparation.with { bench in
      let finished = try bench.shell("exec keylime \(line)", output: .closedPipe)
      #expect(finished.status == 141, "status \(finished.status)")
      #expect(finished.errorText == "")
    }
  }

  @Test func aVanishedReaderEndsItWhenTheParentIgnoresTheSignal() throws {
    try Bench.with { bench in
      let finished = try bench.shell("trap '' PIPE; exec keylime help", output: .closedPipe)
      #expect(finished.status == 141)
    }
  }

  @Test(
    .enabled(if: isThere("/dev/full")),
    arguments: ["discover -q", "discover -q --json", "export -q", "help", "-h", "version"])
  func aFullDiskIsToldAndFails(_ line: String) throws {
    try Preparation.with { bench in
      let finished = try bench.shell("keylime \(line)", output: .file("/dev/full"))
      #expect(finished.status == 74)
      #expect(finished.errorText.contains("cannot write output: No space left"))
    }
  }

  @Test func interruptEndsItAsASignal() throws {
    try Bench.with { bench in
      let running = try bench.start("import", "-", keepsInputOpen: true)
      pause(milliseconds: 50)
      running.send(2)
      let finished = try running.finish()
      #expect(finished.status == 130)
      #expect(finished.errorText == "" && finished.output.isEmpty)
    }
  }

  @Test func anInterruptedImportChangesNothing() throws {
    try Bench.with { bench in
      _ = try bench.keylime("import", "amber.json")
      let before = try bench.keylime("export")
      let running = try bench.start("import", "-", keepsInputOpen: true)
      pause(milliseconds: 50)
      running.send(15)
      #expect(try running.finish().status == 143)
      #expect(try bench.keylime("export") == before)
    }
  }

  @Test(arguments: [
    ("discover --near 10,20", false), ("import --list", false), ("nearby --near 0,0", true),
    ("nearby --near nowhere", true), ("show 'Golden Anchor'", true), ("frobnicate", true),
    ("import places.jsonl", true), ("config set units metric", true),
  ])
  func dataAndTalkAreKeptApart(_ line: String, _ talks: Bool) throws {
    try Bench.with { bench in
      _ = try bench.keylime("import", "amber.json")
      let finished = try bench.shell("keylime \(line)")
      #expect(finished.errors.isEmpty == !talks, "standard error: \(finished.errorText)")
      #expect(finished.output.isEmpty == talks, "standard output: \(finished.outputText)")
    }
  }

  @Test func quietLeavesTheAnswerAlone() throws {
    try Bench.with { bench in
      let loud = try bench.keylime("nearby")
      let quiet = try bench.keylime("nearby", "-q")
      #expect(loud.output == quiet.output)
      #expect(!loud.errors.isEmpty && quiet.errors.isEmpty)
    }
  }

  @Test func equalRunsGiveEqualBytes() throws {
    let runs = try (0..<2).map { _ in
      try Preparation.with { try $0.keylime("discover", "--json").output }
    }
    #expect(runs[0] == runs[1])
  }

  @Test(arguments: ["", "0", "1", "39", "80", "100000", "-5", "wide"])
  func anyWidthIsSurvived(_ columns: String) throws {
    try Preparation.with { bench in
      let finished = try bench.keylime(
        "discover", "-q", variables: ["COLUMNS": columns, "KEYLIME_FORCE_TTY": "1"])
      #expect(finished.status == 0 && finished.errors.isEmpty)
    }
  }
}
