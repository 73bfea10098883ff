import Arguments
import KeyLimeEngine

/// Who owes whom: one row for each person and currency with an open balance.
enum BalanceListing {
  static let fields: [ResultField] = [
    ResultField("id", type: "string", "The id of the person"),
    ResultField("name", type: "string", "The person"),
    ResultField("currency", type: "string", "The currency of the row"),
    .money("youOwe", "What you owe them: minor, currency, decimal"),
    .money("youAreOwed", "What they owe you"),
    .money("balance", "What they owe you; negative when you owe them"),
  ]

  static let documented = [
    ResultColumn("PERSON", "The name of the person"),
    ResultColumn("YOU OWE", "What you owe them"),
    ResultColumn("YOU ARE OWED", "What they owe you"),
    ResultColumn("CURRENCY", "In which currency"), ResultColumn("ID", "The id of the person"),
  ]

  /// Lists the balances with everybody.
  ///
  /// Throws `refused` when a sum overflows.
  static func output(_ book: BillBook, notes: [String]) throws(Failure) -> Output {
    let ledger = try book.ledger()
    let names = book.names
    let balances = ledger.balances(of: book.me).sorted {
      ($0.amount.currency, names[$0.person].lowercased(), $0.person)
        < ($1.amount.currency, names[$1.person].lowercased(), $1.person)
    }
    return .listing(
      Listing(
        balances, columns: columns(names),
        json: { balance in
          var json = amounts(owed(balance), owing(balance))
          json.members.insert(.init(name: "name", value: .string(names[balance.person])), at: 0)
          json.members.insert(
            .init(name: "id", value: .string(balance.person.description)), at: 0)
          return json
        },
        whenEmpty: empty(book, ledger), footer: try totals(ledger, book.me).map(footer),
        notes: notes))
  }

  /// Lists the totals, one for each currency.
  ///
  /// Throws `refused` when a sum overflows.
  static func totalsOutput(_ book: BillBook) throws(Failure) -> Output {
    let ledger = try book.ledger()
    return .listing(
      Listing(
        try totals(ledger, book.me),
        columns: [
          Column("CURRENCY") { Cell($0.currency.code, .strong) },
          Column("YOU OWE", .right) { cell($0.owes) },
          Column("YOU ARE OWED", .right) { cell($0.isOwed) },
        ],
        json: { amounts($0.isOwed, $0.owes) }, whenEmpty: empty(book, ledger)))
  }

  private static func totals(
    _ ledger: Ledger, _ me: PersonID
  ) throws(Failure) -> [BalanceTotal] {
    do throws(MoneyError) { return try ledger.totals(of: me) } catch { throw Failure(error) }
  }

  private static func columns(_ names: PeopleNames) -> [Column<Balance>] {
    [
      Column("PERSON", shrinksTo: 8) { Cell(names[$0.person], .strong) },
      Column("YOU OWE", .right) { cell(owing($0)) },
      Column("YOU ARE OWED", .right) { cell(owed($0)) },
      Column("CURRENCY", rank: 1) { Cell($0.amount.currency.code, .faint) },
      Column("ID", rank: 2) { Cell($0.person.description, .faint) },
    ]
  }

  private static func owed(_ balance: Balance) -> Money {
    Money(minor: max(0, balance.amount.minor), balance.amount.currency)
  }

  private static func owing(_ balance: Balance) -> Money {
    Money(minor: max(0, -balance.amount.minor), balance.amount.currency)
  }

  private static func cell(_ money: Money) -> Cell {
    money.minor == 0
      ? Cell(StyledText("–", .faint), raw: money.decimal)
      : Cell(StyledText(money.text), raw: money.decimal)
  }

  private static func amounts(_ isOwed: Money, _ owes: Money) -> JSONObject {
    let net = Money(minor: isOwed.minor - owes.minor, owes.currency)
    return [
      "currency": .string(owes.currency.code), "youOwe": owes.json, "youAreOwed": isOwed.json,
      "balance": net.json,
    ]
  }

  private static func footer(_ total: BalanceTotal) -> StyledText {
    "in total you owe \(total.owes.text, .strong) and are owed \(total.isOwed.text, .strong)"
  }

  private static func empty(_ book: BillBook, _ ledger: Ledger) -> Nothing {
    guard ledger.debts.isEmpty else { return amongOthers }
    return Nothing(
      "nobody owes anybody anything",
      hints: book.sheet.bills == 0
        ? ["keylime split PERSON AMOUNT adds a bill, such as keylime split eli 40.01"]
        : ["keylime split history lists the bills"])
  }

  /// Says that what is open is open between others.
  static var amongOthers: Nothing {
    Nothing(
      "you owe nobody, and nobody owes you",
      hints: ["keylime split settle --suggest lists what others owe each other"])
  }
}
