import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A store of 0.1.0, whose clock was ten years ahead for its last two lines.
@Suite struct WrongClockTests {
  private static let old = ReplicaID(random: 0xABCDEF)
  private static let me = AccountID(random: 7)

  private func withStore(_ body: (_ run: (String) -> String, Folder) throws -> Void) throws {
    try TemporaryFolder.with([:]) { folder in
      let store = "\(folder)/store"
      try Folder("\(store)/private").make(isPrivate: true)
      try UserFile.replace("\(store)/format.json", with: Array(#"{"format":1}"#.utf8))
      let place = UserFile.resolved(store) ?? store
      let replica =
        #"{"replica":"\#(Self.old.text)","machine":"\#(Platform.machineName)","folder":"\#(place)"}"#
      try UserFile.replace("\(store)/private/replica", with: Array("\(replica)\n".utf8))
      try UserFile.replace(
        "\(store)/private/session", with: Array(#"{"account":"\#(Self.me.text)"}"#.utf8))
      try UserFile.replace("\(store)/journal/\(Self.old.text)/000001.jsonl", with: try lines())
      let now = "export KEYLIME_STORE='\(store)' KEYLIME_NOW=2026-11-22T12:00:00Z"
      let run = { (line: String) in
        RunBinary.shell("\(now); $KEYLIME_BIN \(line) 2>&1")?.output ?? "it did not run"
      }
      try body(run, Folder(store))
    }
  }

  private func lines() throws -> [UInt8] {
    let deeds: [(Action, time: String)] = [
      (.account(.create), "2026-11-20T10:00:00.000Z#0000"),
      (.favourite(try #require(RestaurantID("bao-house"))), "2026-11-20T10:01:00.000Z#0000"),
      (
        .rate(try #require(RestaurantID("bao-house")), try #require(Limes(2))),
        "2036-11-20T10:00:00.000Z#0000"
      ),
      (.favourite(try #require(RestaurantID("taco-luna"))), "2036-11-20T10:00:00.000Z#0001"),
    ]
    var bytes: [UInt8] = []
    for (index, deed) in deeds.enumerated() {
      EventLine.append(
        Event(
          id: EventID(replica: Self.old, n: index + 1), time: try #require(HybridTime(deed.time)),
          by: Self.me, action: deed.0), to: &bytes)
    }
    return bytes
  }

  @Test func itsLinesCountFromTheTimeOfTheirNeighbours() throws {
    try withStore { run, _ in
      let before = run("log")
      #expect(!before.contains("2036") && before.contains("2026-11-20"), "\(before)")
      #expect(!run("rate").contains("2036"))
      #expect(run("rate 'Taco Luna' 5").contains("Taco Luna"))
      let after = run("log")
      #expect(!after.contains("2036"), "\(after)")
      #expect(after.split(separator: "\n").first?.contains("2026-11-22") == true, "\(after)")
    }
  }

  @Test func nothingWrittenLaterIsPulledAlong() throws {
    try withStore { run, store in
      _ = run("rate 'Bao House' 5")
      let format = try String(decoding: store.contents("format.json") ?? [], as: UTF8.self)
      #expect(format.contains(#""wrongClocks":[{"replica":"\#(Self.old.text)","from":3,"to":4,"#))
      let replicas = try store.folder("journal").names().filter { $0 != Self.old.text }
      #expect(replicas.count == 1)
      let written = try store.folder("journal").folder(replicas.first ?? "").contents(
        "000001.jsonl")
      #expect(String(decoding: written ?? [], as: UTF8.self).contains(#""time":"2026-11-22T12:00"#))
      // The later rating counts, and goes on doing so when what is derived is made anew.
      #expect(run("rate").contains("\t5\t"), "\(run("rate"))")
      try store.folder("private").folder("snapshot").removeAll()
      #expect(run("rate").contains("\t5\t"))
      #expect(!run("log").contains("2036"))
    }
  }

  @Test func doctorStillNamesTheClock() throws {
    try withStore { run, _ in
      _ = run("rate 'Bao House' 5")
      #expect(run("doctor").contains("2 events are more than a day ahead of this machine's clock"))
    }
  }
}

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
