import KeyLimeEngine

/// The rows of a Splitwise export with the ids that their bills have, or get.
struct SplitwiseRows {
  /// Every row with its id.
  let all: [(id: BillID, row: SplitwiseCSV.Row)]
  /// The rows that are not among the bills yet, each id once.
  let fresh: [(id: BillID, row: SplitwiseCSV.Row)]
  /// The columns that a row to be imported needs a person for.
  let columns: [Int]

  /// Compares the rows of a table with the bills that are there.
  init(_ table: SplitwiseCSV, present: Set<BillID>) {
    all = Self.identified(table)
    var seen = present
    let fresh = all.filter { seen.insert($0.id).inserted }
    self.fresh = fresh
    columns = table.names.indices.filter { index in
      fresh.contains { $0.row.balances[index] != 0 }
    }
  }

  /// The bills of the fresh rows; `people` are those of the columns.
  ///
  /// Throws `usage` when a row makes no bill.
  func bills(_ people: [PersonID], _ names: PeopleNames) throws(Failure) -> [Bill] {
    var bills: [Bill] = []
    for (id, row) in fresh {
      do throws(BillError) { bills.append(try row.bill(id: id, people: people)) } catch {
        throw Failure(error, names, row.cost.currency)
      }
    }
    return bills
  }

  /// A row that keylime wrote has its id; that of another is derived from what it says, so that
  /// importing a file again adds nothing.
  private static func identified(_ table: SplitwiseCSV) -> [(id: BillID, row: SplitwiseCSV.Row)] {
    var seen: [String: Int] = [:]
    return table.rows.map { row in
      if let id = row.id { return (id, row) }
      let text = [
        row.date.description, row.description, row.category, row.cost.decimal,
        row.cost.currency.code, table.names.joined(separator: ","),
        row.balances.map(String.init).joined(separator: ","),
      ].joined(separator: "\u{1F}")
      let repetition = seen[text, default: 0]
      seen[text] = repetition + 1
      let digest = SHA256.hash(of: "\(repetition)\u{1F}\(text)".utf8)
      let number = digest.bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return (BillID(random: number), row)
    }
  }
}
