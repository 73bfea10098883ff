import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Bills that go to other programs and come from them.
@Suite struct SplitExchangeTests {
  @Test func aSplitwiseTableComesBackWithEveryBalance() throws {
    try SplitWorld.with { world in
      _ = world.run("split", "eli", "ana", "60.01", "--title", "=Pizza")
      _ = world.run("split", "eli", "12 €", "--i-owe")
      _ = world.run("split", "settle", "ana", "5")
      let before = world.balances
      let table = world.run("split", "export", "--format", "splitwise").output
      try UserFile.replace("\(world.folder)/bills.csv", with: Array(table.utf8))
      world.variables["KEYLIME_STORE"] = "\(world.folder)/other"
      let path = "\(world.folder)/bills.csv"
      let imported = world.run("split", "import", path, "--json").json
      #expect(imported?["imported"] == 3)
      #expect(imported?["added"]?.elements?.count == 2)
      #expect(world.balances == before)
      let again = world.run("split", "import", path, "--json").json
      #expect(again?["imported"] == 0)
      #expect(again?["present"] == 3)
      #expect(world.balances == before)
    }
  }

  @Test func aRealLookingExportIsRead() throws {
    let table = """
      Note: does not include group expenses
      Date,Description,Category,Cost,Currency,Ann Ost,Eli Berg

      2026-11-20,Tri-tip,Dining out,20.01,USD,10.00,-10.00
      2026-11-21,Nonsense,Dining out,lots,USD,1.00,-1.00
      2026-11-21,Eli B. paid Ann O.,Payment,4.00,USD,-4.00,4.00

      2026-11-30,Total balance, , ,USD,6.00,-6.00
      """
    try SplitWorld.with { world in
      let path = "\(world.folder)/s.csv"
      try UserFile.replace(path, with: Array(table.utf8))
      let lost = world.run("split", "import", path)
      #expect(lost.status == 2)
      #expect(lost.errors.contains("--me NAME"))
      let result = world.run("split", "import", path, "--me", "ann ost", "--new")
      #expect(result.status == 0)
      #expect(result.errors.contains("line 5 was skipped: 'lots' is no amount"))
      #expect(world.balances == ["Eli Berg USD": 600])
    }
  }

  @Test func aColumnOfANameThatTwoHaveIsTold() throws {
    let table = """
      Date,Description,Category,Cost,Currency,Me,Eli Berg,Eli Berg
      2026-11-20,Tri-tip,Dining out,30.00,USD,20.00,-12.00,-8.00
      """
    try SplitWorld.with { world in
      let path = "\(world.folder)/s.csv"
      try UserFile.replace(path, with: Array(table.utf8))
      let ids = try ["one", "two"].map { name in
        let added = world.run("contact", "add", "Eli Berg", "--email", "\(name)@x.org", "--json")
        return try #require(added.json?["id"]?.text)
      }
      let lost = world.run("split", "import", path)
      #expect(lost.status == 2)
      for id in ids { #expect(lost.errors.contains("'\(id)' is Eli Berg")) }
      #expect(lost.errors.contains("hint: --person 'Eli Berg=ID' assigns one of them"))
      let half = ["split", "import", path, "--person", "eli berg=\(ids[1])"]
      #expect(world.run(half).status == 2, "the other column is as open as before")
      #expect(world.run(half + ["--person", "Elli=\(ids[0])"]).status == 2)
      #expect(world.run(half + ["--person", "Eli Berg=Nobody"]).status == 1)
      let told = world.run(half + ["--person", "Eli Berg=one@x.org"])
      #expect(told.status == 0, "\(told.errors)")
      let rows = world.run("split", "--json").rows
      let owed = Dictionary(
        uniqueKeysWithValues: rows.map { ($0["id"]?.text, $0["balance"]?.minor) })
      #expect(owed == ["contact:\(ids[1])": 1200, "contact:\(ids[0])": 800])
    }
  }

  @Test func totalsThatAreNoSumsAreTold() throws {
    let table = """
      Date,Description,Category,Cost,Currency,Me,Eli Berg
      2026-11-20,Tri-tip,Dining out,20.01,USD,10.00,-10.00
      2026-11-30,Total balance, , ,USD,16.00,-16.00
      """
    try SplitWorld.with { world in
      let path = "\(world.folder)/s.csv"
      try UserFile.replace(path, with: Array(table.utf8))
      #expect(
        world.run("split", "import", path).errors.contains("states totals in USD that differ"))
    }
  }

  @Test func aFileThatIsNoTableIsRefused() throws {
    try SplitWorld.with { world in
      try UserFile.replace("\(world.folder)/x.csv", with: Array("a,b\n".utf8))
      #expect(world.run("split", "import", "\(world.folder)/x.csv").status == 2)
      #expect(world.run("split", "import", "\(world.folder)/none.csv").status == 2)
    }
  }

  @Test("agrees with", arguments: ["hledger", "ledger"])
  func accountingProgramsAgree(program: String) throws {
    guard let shell = RunBinary.shell("command -v \(program)"), shell.status == 0 else { return }
    try SplitWorld.with { world in
      let line = """
        export KEYLIME_STORE='\(world.folder)/real' TZ=UTC; k() { "$KEYLIME_BIN" "$@" 2>&1; }
        k split eli ana 60.01 --new --title 'Pizza; *two*' && k split eli 12.50 --i-owe &&
        k split ana '1200 JPY' --new && k split eli 4.001 --currency KWD &&
        k split eli ana 33.33 --paid me=20,ana=13.33 && k split settle ana 5 --currency USD &&
        "$KEYLIME_BIN" split export --format \(program) > '\(world.folder)/journal' &&
        "$KEYLIME_BIN" split > '\(world.folder)/open' &&
        \(Self.balances(program, "'\(world.folder)/journal'")) > '\(world.folder)/theirs'; echo $?
        """
      let result = try #require(RunBinary.shell(line))
      #expect(result.output.hasSuffix("0\n"), "\(result.output)")
      func lines(_ name: String) throws -> [Substring] {
        String(decoding: try UserFile.read("\(world.folder)/\(name)"), as: UTF8.self)
          .split(separator: "\n")
      }
      let ours = try lines("open").map { line in
        let cells = line.split(separator: "\t").map(String.init)
        let sign = cells[1].contains { ("1"..."9").contains($0) } ? "-" : ""
        return "\(cells[0]) \(sign)\(sign.isEmpty ? cells[2] : cells[1]) \(cells[3])"
      }
      #expect(Set(try lines("theirs").map(String.init)) == Set(ours))
      #expect(ours.count == 4)
    }
  }

  /// A line of shell that prints `eli -12.50 USD` for every receivable.
  private static func balances(_ program: String, _ file: String) -> String {
    // A balance in several currencies comes as `-5 JPY\n-5.00 USD Assets:Receivable:eli`.
    let flat =
      "awk '{ n = $NF; sub(/.*:/, \"\", n); for (i = 1; i < NF; i += 2) print n, $i, $(i + 1) }'"
    return switch program {
    case "hledger":
      "hledger -f \(file) balance Receivable --flat -N --layout=bare -O csv | tail -n +2"
        + " | tr -d '\"' | awk -F, '{ sub(/.*:/, \"\", $1); print $1, $3, $2 }'"
    default:
      "ledger -f \(file) balance Receivable --flat --no-total --balance-format"
        + " '%(join(scrub(display_total))) %(account)\\n' | sed 's/\\\\n/ /g' | \(flat)"
    }
  }
}
