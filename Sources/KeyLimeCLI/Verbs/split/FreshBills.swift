import KeyLimeEngine

/// The bills of a file that are not here yet.
struct FreshBills {
  /// Their rows, each id once.
  let rows: [BillTable.Row]
  /// The people whom one of them needs, as places among the names of the table.
  let people: [Int]

  /// Compares the rows of a table with the bills that are there.
  init(_ table: BillTable, present: Set<BillID>) {
    var seen = present
    let rows = table.rows.filter { seen.insert($0.id).inserted }
    self.rows = rows
    people = Set(rows.flatMap(\.people)).sorted()
  }

  /// The bills; `people` are those of the table, in the order of their names.
  ///
  /// Rows that make no bill are handed back with the reason.
  func bills(
    _ people: [PersonID], _ names: PeopleNames
  ) -> (bills: [Bill], refused: [BillTable.Refused]) {
    var bills: [Bill] = []
    var refused: [BillTable.Refused] = []
    for row in rows {
      do throws(BillError) { bills.append(try row.bill(people: people)) } catch {
        refused.append(BillTable.Refused(number: row.number, reason: error.words(names, nil)))
      }
    }
    return (bills, refused)
  }
}
