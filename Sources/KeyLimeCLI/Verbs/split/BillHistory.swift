import Arguments
import KeyLimeEngine

/// `split history`: the bills, newest first, each with the change of the balance.
struct BillHistory {
  static let limit = Option(
    "limit", short: "n", value: .integer(in: 1...1_000_000), summary: "Maximum number of rows")

  let book: BillBook
  /// The other person; nil for all bills.
  let person: PersonID?
  /// The first day; nil for all days.
  var since: CalendarDay?
  /// The most rows; nil for all of them.
  var limit: Int?

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
    let all = rows().reversed().filter { row in since.map { row.bill.date.day >= $0 } ?? true }
    let shown = Array(all.prefix(limit ?? all.count))
    var footer: [StyledText] = []
    if shown.count < all.count {
      footer.append(StyledText("\(all.count - shown.count) more with a higher --limit", .faint))
    }
    if let person, let turn = try BillTurns.sentence(with: person, in: book) {
      footer.append(StyledText(turn))
    }
    return .listing(
      Listing(
        shown, columns: columns(names),
        json: { row in
          var json = BillPage(row.bill, names).json
          json["change"] = row.change.json
          json["balance"] = row.balance.json
          return json
        },
        whenEmpty: nothing(names), footer: footer))
  }

  private func nothing(_ names: PeopleNames) -> Nothing {
    let whom = person.map { " with \(names[$0])" } ?? ""
    let message = since.map { "there are no bills\(whom) since \($0)" }
    return Nothing(
      message ?? (whom.isEmpty ? "there are no bills yet" : "there are no bills\(whom)"),
      hints: ["keylime split PERSON AMOUNT adds one"])
  }

  private func rows() -> [Row] {
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
    let length = shortestID
    return [
      Column("DATE") { Cell($0.bill.date.day.description) },
      Column("TITLE", shrinksTo: 8) { row in
        Cell(row.bill.title.isEmpty ? row.bill.kind.rawValue : row.bill.title, .strong)
      },
      Column("PAID BY", rank: 1, shrinksTo: 7) { row in
        Cell(row.bill.payers.map { names[$0.person] }.joined(separator: ", "))
      },
      Column("WITH", rank: 3, shrinksTo: 8) { row in
        Cell(row.bill.people.filter { $0 != names.me }.map { names[$0] }.joined(separator: ", "))
      },
      Column("AMOUNT", .right) { Self.cell($0.bill.amount) },
      Column("CHANGE", .right) { Self.cell($0.change) },
      Column("BALANCE", .right, rank: 2) { Self.cell($0.balance) },
      Column("ID", rank: 4) { row in
        Cell(
          StyledText(String(row.bill.id.text.prefix(length)), .faint), raw: row.bill.id.text)
      },
    ]
  }

  /// The shortest length, at least four, at which the beginnings of all ids differ.
  private var shortestID: Int {
    let ids = book.bills.map(\.id.text)
    let longest = ids.map(\.count).max() ?? 0
    return (4...max(4, longest)).first { length in
      Set(ids.map { $0.prefix(length) }).count == Set(ids).count
    } ?? longest
  }

  private static func cell(_ money: Money) -> Cell {
    Cell(StyledText(money.text), raw: "\(money.decimal) \(money.currency)")
  }
}
