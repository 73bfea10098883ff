import Arguments
import KeyLimeEngine

/// `split history`: the bills, newest first, each with the change of the balance.
struct BillHistory {
  let book: BillBook
  /// All bills, newest first.
  let summaries: [BillSummary]
  /// The other person; nil for all bills.
  let person: PersonID?

  static let fields =
    BillPage.fields + [
      ResultField("balance", type: "object", "The balance after it in this currency")
    ]

  private struct Row {
    let bill: BillSummary
    let change: Money
    let balance: Money
  }

  /// The listing of the bills; JSON needs a book with all of them.
  func output() -> Output {
    let names = book.names
    let bills = Dictionary(book.bills.map { ($0.id, $0) }) { first, _ in first }
    return .listing(
      Listing(
        rows(), columns: columns(names),
        json: { row in
          var json = bills[row.bill.id].map { BillPage($0, names).json } ?? [:]
          json["change"] = row.change.json
          json["balance"] = row.balance.json
          return json
        },
        whenEmpty: Nothing(
          person.map { "there are no bills with \(names[$0])" } ?? "there are no bills yet",
          hints: ["keylime split PERSON AMOUNT adds one"])))
  }

  /// The rows, newest first; the balance is that from the oldest bill on.
  private func rows() -> [Row] {
    var running: [Currency: Int64] = [:]
    var rows: [Row] = []
    for bill in summaries.reversed() where person.map(bill.people.contains) ?? true {
      let (change, currency) = (bill.change(for: book.me, with: person), bill.amount.currency)
      running[currency, default: 0] &+= change
      rows.append(
        Row(
          bill: bill, change: Money(minor: change, currency),
          balance: Money(minor: running[currency] ?? 0, currency)))
    }
    return rows.reversed()
  }

  private func columns(_ names: PeopleNames) -> [Column<Row>] {
    [
      Column("DATE") { Cell($0.bill.date.day.description) },
      Column("TITLE", rank: 3, shrinksTo: 8) { row in
        Cell(row.bill.title.isEmpty ? row.bill.kind.rawValue : row.bill.title, .strong)
      },
      Column("WITH", rank: 2, shrinksTo: 8) { row in
        Cell(row.bill.people.filter { $0 != names.me }.map { names[$0] }.joined(separator: ", "))
      },
      Column("AMOUNT", .right) { Self.cell($0.bill.amount) },
      Column("CHANGE", .right) { Self.cell($0.change) },
      Column("BALANCE", .right, rank: 1) { Self.cell($0.balance) },
      Column("ID") { Cell($0.bill.id.text, .faint) },
    ]
  }

  private static func cell(_ money: Money) -> Cell {
    Cell(StyledText(money.text), raw: "\(money.decimal) \(money.currency)")
  }
}
