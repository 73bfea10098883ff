import Arguments
import KeyLimeEngine

/// `split history`: the bills, newest first, each with the change of the balance.
struct BillHistory {
  let book: BillBook
  /// The other person; nil for all bills.
  let person: PersonID?

  static let fields =
    BillPage.fields + [
      ResultField("balance", type: "object", "The balance after it in this currency")
    ]

  private struct Row {
    let bill: Bill
    let change: Money
    let balance: Money
  }

  /// The listing of the bills.
  ///
  /// Throws `refused` when a sum overflows.
  func output() throws(Failure) -> Output {
    let names = book.names
    return .listing(
      Listing(
        Array(try rows().reversed()), columns: columns(names),
        json: { row in
          var json = BillPage(row.bill, names).json
          json["change"] = row.change.json
          json["balance"] = row.balance.json
          return json
        },
        whenEmpty: Nothing(
          person.map { "there are no bills with \(names[$0])" } ?? "there are no bills yet",
          hints: ["keylime split PERSON AMOUNT adds one"])))
  }

  private func rows() throws(Failure) -> [Row] {
    var running: [Currency: Int64] = [:]
    let mine = book.bills.filter { bill in person.map(bill.people.contains) ?? true }
    // Bills of the same time stay in the order they were recorded.
    let ordered = mine.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }
    return ordered.map { _, bill in
      let change = bill.change(for: book.me, with: person)
      running[bill.currency, default: 0] &+= change
      return Row(
        bill: bill, change: Money(minor: change, bill.currency),
        balance: Money(minor: running[bill.currency] ?? 0, bill.currency))
    }
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
