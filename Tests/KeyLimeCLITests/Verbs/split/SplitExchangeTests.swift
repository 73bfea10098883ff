import Arguments
import KeyLimeEngine
import Testing
import Thoroughness

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

  @Test(arguments: ["splitwise", "spliit", "ihatemoney"])
  func whatIsExportedComesBackAsItWas(format: String) throws {
    try SplitWorld.with { world in
      _ = world.run("split", "eli", "ana", "60.01", "--title", "Pizza, \"hot\"", "--note", "n")
      _ = world.run("split", "eli", "12 €", "--i-owe")
      _ = world.run(
        "split", "eli", "ana", "30", "--paid", "me=20,ana=10", "--shares", "eli=2,me=1,ana=0")
      _ = world.run("split", "eli", "--item", "Soup=5:eli", "--item", "Wine=20", "--tip", "15%")
      _ = world.run("split", "eli", "-12.01")
      _ = world.run("split", "settle", "ana", "5", "--yes")
      let (before, count) = (world.balances, world.run("split", "history", "--json").rows.count)
      #expect(count == 6)
      let text = world.run("split", "export", "--format", format).output
      let path = "\(world.folder)/bills"
      try UserFile.replace(path, with: Array(text.utf8))
      let same = world.run("split", "import", path, "--json").json
      #expect(same?["imported"] == 0 && same?["present"] == 6 && same?["format"]?.text == format)
      world.variables["KEYLIME_STORE"] = "\(world.folder)/other"
      let imported = world.run("split", "import", path, "--new", "--json")
      #expect(imported.json?["imported"] == 6, "\(imported.errors)")
      #expect(imported.json?["refused"] == [])
      #expect(world.balances == before)
      #expect(world.run("split", "history", "--json").rows.count == 6)
      let again = world.run("split", "import", path, "--json").json
      #expect(again?["imported"] == 0 && again?["present"] == 6)
    }
  }

  @Test func anEqualSplitWhoseCentMovedCanBeMadeEqualAgain() throws {
    try SplitWorld.with { world in
      for _ in 1...6 { world.run("split", "eli", "ana", "10") }
      let text = world.run("split", "export", "--format", "ihatemoney").output
      let path = "\(world.folder)/bills"
      try UserFile.replace(path, with: Array(text.utf8))
      func contacts() -> [(id: String, name: String)] {
        world.run("contact", "list", "--json").rows.compactMap { row in
          row["id"]?.text.flatMap { id in row["name"]?.text.map { (id, $0) } }
        }.sorted { $0.id < $1.id }
      }
      let names = contacts().map(\.name)
      world.variables["KEYLIME_STORE"] = "\(world.folder)/other"
      for name in ["one", "two"] { world.run("contact", "add", name) }
      // In the other order of the ids the odd cents fall on others.
      let columns = zip(names, contacts().reversed()).flatMap { ["--person", "\($0)=\($1.id)"] }
      let imported = world.run(["split", "import", path] + columns)
      #expect(imported.status == 0, "\(imported.errors)")
      let exact = world.run("split", "history", "--json").rows.filter { $0["way"] == "exactly" }
      let id = try #require(exact.first?["id"]?.text)
      let refused = world.run("split", "edit", id, "--amount", "42")
      #expect(refused.status == 2)
      let hint = try #require(
        refused.errors.split(separator: "\n").first { $0.hasSuffix(" splits it evenly") })
      let line = hint.dropFirst("hint: ".count).dropLast(" splits it evenly".count)
      let words = ShellLine.words(of: String(line))
      #expect(world.run(Array(words.dropFirst())).status == 0, "\(words)")
      #expect(world.run("split", "show", id, "--json").json?["way"] == "equally")
    }
  }

  @Test(arguments: ["undo", "remove"])
  func whoWasRemovedComesBackWithTheirBills(way: String) throws {
    try SplitWorld.with { world in
      _ = world.run("split", "eli", "20")
      let path = "\(world.folder)/bills"
      let text = world.run("split", "export", "--format", "spliit").output
      try UserFile.replace(path, with: Array(text.utf8))
      world.variables["KEYLIME_STORE"] = "\(world.folder)/other"
      #expect(world.run("split", "import", path).status == 0)
      if way == "undo" {
        #expect(world.run("undo").status == 0)
      } else {
        #expect(world.run("split", "remove", "last").status == 0)
        #expect(world.run("contact", "edit", "eli", "--email", "eli@example.org").status == 0)
        #expect(world.run("contact", "remove", "eli").status == 0)
      }
      let again = world.run("split", "import", path, "--json").json
      #expect(again?["imported"] == 1 && again?["added"]?.elements?.count == 1)
      let contacts = world.run("contact", "--json").rows
      #expect(contacts.map { $0["name"]?.text } == ["eli"])
      #expect(contacts.first?["emails"]?.elements?.count == (way == "undo" ? nil : 1))
      #expect(world.balances == ["eli USD": 1000])
    }
  }

  private static let spliit = #"""
    {"id":"g1","name":"Trip","currency":"€","currencyCode":"EUR",
    "participants":[{"id":"p1","name":"Ann"},{"id":"p2","name":"Eli"},{"id":"p3","name":"Zoë"}],
    "expenses":[
    {"id":"e1","expenseDate":"2026-11-20T00:00:00.000Z","title":"Pizza","amount":3000,"paidById":"p1",
    "paidFor":[{"participantId":"p1","shares":100},{"participantId":"p2","shares":100},
    {"participantId":"p3","shares":100}],"isReimbursement":false,"splitMode":"EVENLY","notes":"hot"},
    {"id":"e2","expenseDate":"2026-11-21T00:00:00.000Z","title":"Taxi","amount":1000,"paidById":"p2",
    "paidFor":[{"participantId":"p1","shares":300},{"participantId":"p2","shares":100}],
    "isReimbursement":false,"splitMode":"BY_SHARES","notes":null},
    {"id":"e3","expenseDate":"2026-11-21T00:00:00.000Z","title":"Tea","amount":1001,"paidById":"p1",
    "paidFor":[{"participantId":"p2","shares":5000},{"participantId":"p3","shares":5000}],
    "isReimbursement":false,"splitMode":"BY_PERCENTAGE"},
    {"id":"e4","expenseDate":"2026-11-22T00:00:00.000Z","title":"","amount":500,"paidById":"p3",
    "paidFor":[{"participantId":"p1","shares":100}],"isReimbursement":true,"splitMode":"EVENLY"},
    {"id":"e5","expenseDate":"2026-11-22T00:00:00.000Z","title":"Bad","amount":500,"paidById":"p3",
    "paidFor":[{"participantId":"p1","shares":100}],"splitMode":"BY_AMOUNT"},
    {"id":"e6","expenseDate":"2026-11-22T00:00:00.000Z","title":"Gone","amount":5,"paidById":"p9",
    "paidFor":[]}]}
    """#

  @Test func aGroupOfSpliitIsRead() throws {
    try SplitWorld.with { world in
      let path = "\(world.folder)/group.json"
      try UserFile.replace(path, with: Array(Self.spliit.utf8))
      #expect(world.run("split", "import", path).errors.contains("--me NAME"))
      let result = world.run("split", "import", path, "--me", "Ann", "--new", "--json")
      #expect(result.json?["imported"] == 4, "\(result.errors)")
      #expect(result.json?["refused"]?.elements?.count == 2)
      #expect(result.errors.contains("record 6 was skipped: its payer is no participant"))
      // Pizza 20, taxi -7.50 and tea 10.01 less the 5 that Zoë paid back.
      let open = world.balances.values.reduce(0, +)
      #expect(open == 1751)
      let bill = world.run("split", "history", "--json").rows.first { $0["title"]?.text == "Pizza" }
      #expect(bill?["date"]?.text == "2026-11-20")
      let again = world.run("split", "import", path, "--me", "Ann", "--json")
      #expect(again.json?["imported"] == 0 && again.json?["present"] == 4)
    }
  }

  private static let ihatemoney = #"""
    [{"what":"Wine","amount":30.0,"currency":"XXX","date":"2026-11-21","payer_name":"Zoë",
    "payer_weight":2.0,"owers":["Ann","Zoë"],"bill_type":"Expense"},
    {"what":"Back","amount":5,"currency":"EUR","date":"2026-11-21","payer_name":"Ann",
    "payer_weight":1,"owers":["Zoë"],"bill_type":"Reimbursement"},
    {"what":"Tea","amount":4.5,"currency":"EUR","date":"2026-11-20","payer_name":"Ann",
    "payer_weight":1,"owers":["Ann","Eli"],"bill_type":"Expense"},
    {"what":"Tea","amount":4.5,"currency":"EUR","date":"2026-11-20","payer_name":"Ann",
    "payer_weight":1,"owers":["Ann","Eli"],"bill_type":"Expense"},
    {"what":"Bad","amount":4.555,"currency":"EUR","date":"2026-11-20","payer_name":"Ann",
    "payer_weight":1,"owers":["Ann"]}]
    """#

  @Test func expensesWithoutIDsAreAddedOnce() throws {
    try SplitWorld.with { world in
      let expense = #"""
        {"expenseDate":"2026-11-20","title":"Pizza","amount":3000,"paidById":"p1",\#
        "paidFor":[{"participantId":"p1"},{"participantId":"p2"}]}
        """#
      let group = #"""
        {"currencyCode":"EUR","participants":[{"id":"p1","name":"Ann"},{"id":"p2","name":"Eli"}],\#
        "expenses":[\#(expense),\#(expense)]}
        """#
      let path = "\(world.folder)/group.json"
      try UserFile.replace(path, with: Array(group.utf8))
      let first = world.run("split", "import", path, "--me", "Ann", "--new", "--json")
      #expect(first.json?["imported"] == 2, "\(first.errors)")
      let again = world.run("split", "import", path, "--me", "Ann", "--new", "--json")
      #expect(again.json?["imported"] == 0 && again.json?["present"] == 2)
    }
  }

  @Test func aProjectOfIHateMoneyIsRead() throws {
    try SplitWorld.with { world in
      let path = "\(world.folder)/project.json"
      try UserFile.replace(path, with: Array(Self.ihatemoney.utf8))
      let words = ["split", "import", path, "--me", "Ann", "--new", "--currency", "EUR", "--json"]
      let result = world.run(words)
      #expect(result.json?["imported"] == 4, "\(result.errors)")
      #expect(result.errors.contains("record 5 was skipped: it has no amount in EUR"))
      #expect(world.balances == ["eli EUR": 450, "Zoë EUR": -500])
      #expect(world.run(words).json?["present"] == 4)
    }
  }

  /// A number that no program writes is refused, or taken as it stands; the rest of the file
  /// counts.
  @Test(
    arguments: [
      "1e300", "-1e300", "1e400", "1e-300", "-1", "0", "9223372036854775807",
      "-9223372036854775808", "9223372036854775808", "18446744073709551616", "null", "\"x\"", "[]",
    ].sweep(7))
  func extremeNumbersAreNoHarm(number: String) throws {
    let good = #""what":"Tea","currency":"EUR","date":"2026-11-20","owers":["Ann","Eli"]"#
    let records = [
      #"{\#(good),"amount":4,"payer_name":"Ann","payer_weight":\#(number)}"#,
      #"{\#(good),"amount":\#(number),"payer_name":"Zoë"}"#,
      #"{"what":"Wine","amount":3,"date":"2026-11-21","payer_name":"Eli","owers":["Zoë"]}"#,
    ]
    let paid = #"[{"participantId":"a","shares":\#(number)},{"participantId":"b","shares":1}]"#
    let expense = #""title":"T","expenseDate":"2026-11-20","paidById":"a","paidFor":\#(paid)"#
    let group =
      #"{"participants":[{"id":"a","name":"Ann"},{"id":"b","name":"Eli"}],"expenses":["#
      + ["EVENLY", "BY_SHARES", "BY_PERCENTAGE", "BY_AMOUNT"].flatMap { way in
        ["5", number].map { amount in
          #"{"id":"\#(way)\#(amount.count)",\#(expense),"amount":\#(amount),"splitMode":"\#(way)"}"#
        }
      }.joined(separator: ",") + "]}"
    for (name, text) in [("flat", "[\(records.joined(separator: ","))]"), ("group", group)] {
      try SplitWorld.with { world in
        let path = "\(world.folder)/\(name).json"
        try UserFile.replace(path, with: Array(text.utf8))
        let words = [
          "split", "import", path, "--me", "Ann", "--new", "--currency", "EUR", "--json",
        ]
        let result = world.run(words)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.json?["imported"]?.number?.integer ?? 0 > 0)
        #expect(world.run("split", "--json").status < 2)
      }
    }
  }

  @Test(arguments: ["{", "[]", "{}", #"[{"name":"A"}]"#, #"{"expenses":[],"people":[]}"#])
  func otherJSONIsRefused(text: String) throws {
    try SplitWorld.with { world in
      try UserFile.replace("\(world.folder)/x.json", with: Array(text.utf8))
      let result = world.run("split", "import", "\(world.folder)/x.json")
      #expect(result.status == 2, "\(result.errors)")
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
