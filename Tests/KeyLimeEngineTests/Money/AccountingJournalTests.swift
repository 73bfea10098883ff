import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct AccountingJournalTests {
  @Test func writesOneTransactionForEachBill() throws {
    let (me, eli) = try (Sample.person("account:me"), Sample.person("eli"))
    let journal = AccountingJournal(of: me, names: [eli: "Eli Berg"])
    let text = try journal.text(of: [
      Sample.bill("b7", 2001, paidBy: me, .equally([me, eli]), title: "Firestone; Grill"),
      .payment(
        from: eli, to: me, Money(minor: 1000, .usd), id: #require(BillID("b8")),
        date: Sample.day("2026-11-21")),
    ])
    #expect(
      text == """
        commodity USD
            format 1000.00 USD

        2026-11-20 * Firestone, Grill  ; bill:b7
            Expenses:Dining  10.01 USD
            Assets:Receivable:Eli Berg  10.00 USD
            Assets:Cash  -20.01 USD

        2026-11-21 * payment  ; bill:b8
            Assets:Receivable:Eli Berg  -10.00 USD
            Assets:Cash  10.00 USD

        """)
  }

  @Test(arguments: [
    ("* (123) hey", "() * (123) hey"), ("(code", "() (code"), ("!", "() !"), ("= 5", "() = 5"),
    ("", "expense"), (";", ","), ("Tea (2)", "Tea (2)"),
  ]) func aTitleIsNoStatusAndNoCode(_ title: String, _ payee: String) throws {
    let (me, eli) = try (Sample.person("account:me"), Sample.person("eli"))
    let bill = try Sample.bill("b7", 2001, paidBy: me, .equally([me, eli]), title: title)
    let text = try AccountingJournal(of: me, names: [:]).text(of: [bill])
    #expect(text.contains("2026-11-20 * \(payee)  ; bill:b7\n"), "\(text)")
  }

  @Test func twoJohnsHaveTwoAccounts() throws {
    let (me, one, two) = try (
      Sample.person("account:me"), Sample.person("j1"), Sample.person("j2")
    )
    let journal = AccountingJournal(of: me, names: [one: "John", two: "john"])
    #expect(journal.account(of: one) == "Assets:Receivable:John contact-j1")
    #expect(journal.account(of: two) == "Assets:Receivable:john contact-j2")
  }

  @Test(
    .enabled(if: RealProgram("hledger") != nil && RealProgram("ledger") != nil),
    arguments: [1, 2, 3])
  func hledgerAndLedgerAgreeOnEveryBalance(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let crowd = try Sample.people("account:me", "a", "b", "c", "d")
    var bills = try (0..<80).map { number in
      let bill = try Sample.randomBill(number, among: crowd, using: &random)
      return try Bill(
        id: bill.id, date: bill.date, title: Self.titles[number % Self.titles.count],
        amount: bill.amount, payers: bill.payers, split: bill.split)
    }
    // In the first case all is settled as suggested, which leaves debts that run in circles.
    if seed == 1 {
      bills += try Ledger(bills).settlement().enumerated().map { number, debt in
        try .payment(
          from: debt.debtor, to: debt.creditor, debt.amount, id: #require(BillID("s\(number)")),
          date: Sample.day("2026-12-01"))
      }
    }
    let names = zip(crowd.dropFirst(), ["Eli", "Zoë (work)", "a:b; c", "[x] = 5"])
    let named = Dictionary(uniqueKeysWithValues: names)
    let journal = AccountingJournal(of: crowd[0], names: named)
    let text = try Array(journal.text(of: bills).utf8)
    let ledger = try Ledger(bills, by: PeopleOrder(crowd[0], names: named))
    for currency in Set(bills.map(\.currency)) {
      let expected = ledger.balances(of: crowd[0]).filter { $0.amount.currency == currency }
        .map { "\(journal.account(of: $0.person))|\($0.amount.decimal) \(currency.code)" }
      #expect(try Self.hledger(currency, text) == expected.sorted(), "seed \(seed)")
      #expect(try Self.ledger(currency, text) == expected.sorted(), "seed \(seed)")
    }
  }

  private static let titles = [
    "Lunch", "", "* starred", "(code", "! (x) y", "a | b; c", "= 5 USD", "two\nlines", "!",
    "寿司  Bar", "\"q\" 100%", "~ Monthly", "P 2026", "@x", "{y}", "2026-01-01 z",
  ]

  /// Every receivable that is open in a currency, as `account|amount`, according to hledger.
  private static func hledger(_ currency: Currency, _ journal: [UInt8]) throws -> [String] {
    try lines(
      of: "hledger",
      [
        "-f", "FILE", "balance", "-N", "--flat", "--format", "%(account)|%(total)",
        "^Assets:Receivable:", "cur:\(currency.code)",
      ], on: journal)
  }

  /// The same according to ledger.
  private static func ledger(_ currency: Currency, _ journal: [UInt8]) throws -> [String] {
    try lines(
      of: "ledger",
      [
        "--args-only", "-f", "FILE", "balance", "--flat", "--no-total", "--format",
        "%(account)|%(display_total)\\n", "--limit", "commodity == '\(currency.code)'",
        "^Assets:Receivable:",
      ], on: journal)
  }

  private static func lines(
    of name: String, _ arguments: [String], on journal: [UInt8]
  ) throws -> [String] {
    let program = try #require(RealProgram(name))
    let answer = try program.run(arguments, on: journal, suffix: "journal")
    #expect(answer.status == 0, "\(answer.errors)")
    return answer.text.split(separator: "\n").map(String.init).sorted()
  }
}
