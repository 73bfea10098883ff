import Arguments
import KeyLimeEngine

/// `split history`: the bills, newest first, each with the change of the balance.
struct BillHistory {
  private static let person = Operand(
    "PERSON", value: .person, summary: "Only the bills with this person", arity: .optional)
  private static let limit = Option(
    "limit", short: "n", value: .limit(),
    summary: "Maximum number of rows; 0 shows all")

  let book: BillBook
  /// All bills, newest first.
  let summaries: [BillSummary]
  /// The other person; nil for all bills.
  let person: PersonID?
  /// Whose turn it is to pay, with that person.
  let turn: String?
  let days: BillDays
  /// The most rows; nil for all of them.
  var limit: Int?
  /// Whether it is printed as a table, with a footer.
  var isTable = false

  static let fields =
    BillPage.fields + [
      .money("balance", "The sum of the changes up to it, in this currency")
    ]

  static var spec: CommandSpec {
    CommandSpec(
      name: "history", summary: "List the bills, newest first",
      discussion: """
        With PERSON, says whose turn it is to pay, too. People who are no longer among your \
        contacts can still be named.
        """,
      operands: [person.declaration],
      options: BillDays.options + [limit.declaration],
      examples: [
        Example("split history --json=date,title,change", "For a script"),
        Example("split history eli --since 'last monday' --limit 5", "The last few with Eli"),
      ],
      fields: fields,
      columns: [
        ResultColumn("DATE", "The day of the bill"),
        ResultColumn("TITLE", "Its title, else its kind"),
        ResultColumn("PAID BY", "Who paid, separated by commas"),
        ResultColumn("WITH", "The others, separated by commas"),
        ResultColumn("AMOUNT", "The amount and its currency"),
        ResultColumn("CHANGE", "What it changes in your balance"),
        ResultColumn("BALANCE", "Your balance after it"),
        ResultColumn("ID", "The id of the bill"),
      ])
  }

  private struct Row {
    let bill: BillSummary
    let change: Money
    let balance: Money
  }

  /// Lists the bills, with everybody or with one person.
  ///
  /// Throws `nothingFound` and `usage` for unknown and ambiguous names, and `refused` when a sum
  /// overflows.
  static func run(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let session = try BillSession(arguments, context)
    let book = try session.book(reading: context.format.isPlain ? .balances : .bills)
    book.warnOfUnreadable(context)
    let other = try arguments[person].map { name throws(Failure) in
      let people = book.everybody(to: "show bills with")
      try people.checkIsOne(
        name, to: "show bills with", "keylime split history lists the bills with everybody")
      return try people.known(name)
    }
    let turn = try other.map { (other) throws(Failure) in
      try BillTurns.sentence(with: other, in: session.book())
    }
    let history = BillHistory(
      book: book, summaries: try session.summaries().map(book.known.naming), person: other,
      turn: turn ?? nil, days: try BillDays(arguments, session.session),
      limit: arguments[limit].flatMap { $0 == 0 ? nil : $0 },
      isTable: context.showsTables)
    return try session.session.ofWhoIsLoggedIn(history.output())
  }

  /// The listing of the bills; JSON needs a book with all of them.
  ///
  /// Throws `refused` when a sum overflows.
  func output() throws(Failure) -> Output {
    let names = book.names
    let bills = Dictionary(book.bills.map { ($0.id, $0) }) { first, _ in first }
    let all = rows()
    let shown = limit.map { Array(all.prefix($0)) } ?? all
    let circles = try circles(names)
    return .listing(
      Listing(
        shown, columns: columns(names),
        json: { row in
          var json = bills[row.bill.id].map { BillPage($0, names).json } ?? [:]
          json["change"] = row.change.json
          json["balance"] = row.balance.json
          return json
        },
        whenEmpty: nothing(names),
        footer: (circles + [turn].compactMap(\.self)).map { StyledText($0) },
        notes: [ListTotal.words(ofShown: shown.count, outOf: all.count)]
          + (isTable ? [] : circles)))
  }

  /// What is open with the person in the end, where debts that run in a circle cancel some of it.
  private func circles(_ names: PeopleNames) throws(Failure) -> [String] {
    // Later bills may have changed what is open.
    guard let person, days.until == nil else { return [] }
    let open = try book.ledger().balances(of: book.me, with: person).map(\.amount)
    let last = Dictionary(rows().map { ($0.balance.currency, $0.balance) }) { newest, _ in newest }
    return last.values.sorted { $0.currency < $1.currency }.compactMap { balance in
      let left = open.first { $0.currency == balance.currency } ?? Money(minor: 0, balance.currency)
      guard left != balance else { return nil }
      return CircleRemark.beginning + Self.words(left, with: names[person])
    }
  }

  private static func words(_ open: Money, with name: String) -> String {
    if open.minor == 0 { return "you and \(name) are even" }
    let amount = Money(minor: abs(open.minor), open.currency).text
    return open.minor > 0 ? "\(name) owes you \(amount)" : "you owe \(name) \(amount)"
  }

  private func nothing(_ names: PeopleNames) -> Nothing {
    let whom = person.map { " with \(names[$0])" } ?? ""
    let days = days.words
    return Nothing(
      "there are no bills\(whom)\(days)\(whom.isEmpty && days.isEmpty ? " yet" : "")",
      hints: ["keylime split PERSON AMOUNT adds one"])
  }

  /// The rows, newest first; the balance is that from the oldest bill on.
  private func rows() -> [Row] {
    var running: [Currency: Int64] = [:]
    var rows: [Row] = []
    rows.reserveCapacity(summaries.count)
    for bill in summaries.reversed() where person.map(bill.people.contains) ?? true {
      let (change, currency) = (bill.change(for: book.me, with: person), bill.amount.currency)
      let balance = running[currency, default: 0] &+ change
      running[currency] = balance
      guard days.contains(bill.date.day) else { continue }
      rows.append(
        Row(
          bill: bill, change: Money(minor: change, currency),
          balance: Money(minor: balance, currency)))
    }
    rows.reverse()
    return rows
  }

  private func columns(_ names: PeopleNames) -> [Column<Row>] {
    // A pipe gets the whole ids, so it need not know how short they can be.
    let length = isTable ? shortestID : 0
    return [
      Column("DATE", rank: 1, briefRank: 3) { row in
        let day = row.bill.date.day.description
        return Cell(StyledText(day), brief: StyledText(String(day.suffix(5))), raw: day)
      },
      Column("TITLE", shrinksTo: 8) { row in
        Cell(row.bill.title.isEmpty ? row.bill.kind.rawValue : row.bill.title, .strong)
      },
      Column("PAID BY", rank: 4, shrinksTo: 7) { row in
        Cell(row.bill.payers.map { names[$0] }.joined(separator: ", "))
      },
      Column("WITH", rank: 6, shrinksTo: 8) { row in
        Cell(row.bill.people.filter { $0 != names.me }.map { names[$0] }.joined(separator: ", "))
      },
      Column("AMOUNT", .right, rank: 2) { Self.cell($0.bill.amount) },
      Column("CHANGE", .right) { Self.cell($0.change) },
      Column("BALANCE", .right, rank: 5) { Self.cell($0.balance) },
      Column("ID", rank: 7) { row in
        Cell(
          StyledText(String(row.bill.id.text.prefix(length)), .faint), raw: row.bill.id.text)
      },
    ]
  }

  /// The shortest length, at least four, at which the beginnings of all ids differ.
  private var shortestID: Int {
    // In order, each id has most in common with its neighbours.
    let ids = Set(summaries.map(\.id.text)).sorted()
    let shared = zip(ids, ids.dropFirst()).map { $0.sharedLength(with: $1) }
    return max(4, (shared.max() ?? 0) + 1)
  }

  private static func cell(_ money: Money) -> Cell {
    Cell(StyledText(money.text), raw: money.decimal + " " + money.currency.code)
  }
}
