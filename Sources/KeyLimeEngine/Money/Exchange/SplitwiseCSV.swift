/// A table of bills as Splitwise exports it.
///
/// One column for each person holds what they paid less their share, so each row sums to zero:
///
///     Date,Description,Category,Cost,Currency,Ann,Eli
///
///     2026-11-20,Tri-tip,Dining out,20.01,USD,10.00,-10.00
///     2026-11-21,Eli P. paid Ann O.,Payment,10.00,USD,-10.00,10.00
///
///     2026-11-30,Total balance, , ,USD,0.00,0.00
///
/// What keylime writes has two more columns: `Keylime ID`, by which a bill that comes back is
/// known, and `Keylime Bill`, the whole of it. What each paid is in no other column, so reading
/// another's table keeps every balance exactly but not every bill.
public struct SplitwiseCSV: Equatable, Sendable {
  /// The people, in the order of their columns.
  public var names: [String]
  /// The bills.
  public var rows: [Row]
  /// The balances that the table itself states, by currency, in the order of the columns.
  public var totals: [Currency: [Int64]]
  /// Rows that could not be taken, with the reason.
  public var refused: [Refused]

  /// One bill.
  public struct Row: Equatable, Sendable {
    /// The line of the file it begins on, from 1; 0 in a table that was not read.
    public var line: Int
    /// The id of the bill, in a table that keylime wrote.
    public var id: BillID?
    /// When it was.
    public var date: CivilTime
    /// What it was.
    public var description: String
    /// The category, such as `Dining out`, or `Payment`.
    public var category: String
    /// What it cost.
    public var cost: Money
    /// What each person paid beyond their share, in minor units; the sum is zero.
    public var balances: [Int64]
    /// The whole bill, in a table that keylime wrote.
    public var portable: PortableBill?
  }

  /// A row that was left out.
  public struct Refused: Equatable, Sendable {
    /// The line of the file, from 1.
    public var line: Int
    /// Why.
    public var reason: Reason
  }

  /// What can be wrong with a row.
  public enum Reason: Error, Equatable, Sendable {
    /// Fewer or more cells than the header has.
    case wrongCellCount(Int)
    /// No date such as 2026-11-20.
    case badDate(String)
    /// A currency nobody knows.
    case unknownCurrency(String)
    /// A cell that should be an amount in the row's currency.
    case badAmount(String)
    /// The people's balances do not cancel; the sum in minor units.
    case doesNotCancel(Int64)
    /// Nobody's balance changes.
    case nothingOpen
  }

  /// Why a text is no such table at all.
  public enum ReadingError: Error, Equatable, Sendable {
    /// No line begins with `Date,Description,Category,Cost,Currency`, or that in another language.
    case noHeader
    /// The header names nobody.
    case noPeople
    /// Its quotes are not closed, so nobody can tell where its cells end.
    case broken(ImportFault)
  }

  static let fixedColumns = ["Date", "Description", "Category", "Cost", "Currency"]
  static let idColumn = "Keylime ID"
  static let billColumn = "Keylime Bill"
  static let paymentCategory = "Payment"
  static let totalDescription = "Total balance"

  /// The sums of the rows, by currency, in the order of the columns.
  public func sums() throws(MoneyError) -> [Currency: [Int64]] {
    var sums: [Currency: [Int64]] = [:]
    for row in rows {
      var sum = sums[row.cost.currency] ?? names.map { _ in 0 }
      for (index, minor) in row.balances.enumerated() { try sum[index].add(minor) }
      sums[row.cost.currency] = sum
    }
    return sums
  }

  /// The currencies in which the rows do not make the balances that the table states.
  public func contradictions() throws(MoneyError) -> [Currency] {
    let sums = try sums()
    return totals.filter { $0.value != sums[$0.key] ?? names.map { _ in 0 } }.keys.sorted()
  }
}

extension SplitwiseCSV.ReadingError: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .noHeader: "it has no header of Splitwise, and none that says who paid how much"
    case .noPeople: "the header names nobody"
    case .broken(let fault): fault.description
    }
  }
}

extension SplitwiseCSV.Reason: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .wrongCellCount(let count): "\(count) cells, not as many as the header"
    case .badDate(let text): "'\(text)' is no date"
    case .unknownCurrency(let text): "'\(text)' is no currency"
    case .badAmount(let text): "'\(text)' is no amount in that currency"
    case .doesNotCancel(let minor): "the people's balances leave \(minor) minor units"
    case .nothingOpen: "nobody's balance changes"
    }
  }
}

extension SplitwiseCSV {
  /// Lays bills out as a table, oldest first; `name` says what to call a person, and two people
  /// with one name get their ids added.
  public init(
    _ bills: some Sequence<Bill>, name: (PersonID) -> String
  ) throws(MoneyError) {
    let bills = bills.sortedByDay()
    let people = Set(bills.flatMap(\.people)).sorted()
    let names = UniqueNames(people, name: name)
    self.names = people.map { names[$0] }
    rows = bills.map { bill in
      let balances = Dictionary(uniqueKeysWithValues: bill.balances.map { ($0.person, $0.minor) })
      return Row(
        line: 0, id: bill.id, date: CivilTime(bill.date.day),
        description: bill.title,
        category: bill.kind == .payment
          ? Self.paymentCategory : bill.category?.name ?? "Dining out",
        cost: bill.amount,
        balances: people.map { balances[$0] ?? 0 },
        portable: PortableBill(bill) { names[$0] })
    }
    totals = [:]
    refused = []
    totals = try sums()
  }

  /// The table as text; `today` dates the lines with the total balances.
  ///
  /// Text that a spreadsheet would take for a formula (CWE-1236) gets a `'` in front of it.
  public func text(today: CalendarDay) -> String {
    var lines = [
      CSVLine(Self.fixedColumns + names.map(CSVCells.guarded) + [Self.idColumn, Self.billColumn])
        .text,
      "",
    ]
    lines += rows.map { row in
      CSVLine(
        [
          row.date.day.description, CSVCells.guarded(row.description),
          CSVCells.guarded(row.category), row.cost.decimal, row.cost.currency.code,
        ] + row.balances.map { Money(minor: $0, row.cost.currency).decimal }
          + [row.id?.text ?? "", row.portable?.text ?? ""]
      ).text
    }
    lines.append("")
    lines += totals.sorted { $0.key < $1.key }.map { currency, balances in
      CSVLine(
        [today.description, Self.totalDescription, " ", " ", currency.code]
          + balances.map { Money(minor: $0, currency).decimal } + ["", ""]
      ).text
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
