/// A table of bills that says in each row who paid and for whom.
///
/// ihatemoney, Cospend and Settle Up write such tables, and people do in spreadsheets:
///
///     Date,Description,Amount,Currency,Paid By,Split Between
///     2026-11-20,Pizza,20.00,EUR,Ann,"Ann, Eli"
///
/// A column of its own, a number behind each name, or ``PersonColumns`` may say what falls on each;
/// Settle Up has several payers with what each paid in the same way:
///
///     Who paid,Amount,Currency,For whom,Split amounts,Purpose,Date & time,Type
///     Ann;Eli,12;8,EUR,Ann;Eli,5;15,Pizza,2026-11-20 19:30:00,expense
///
/// ihatemoney and Cospend have weights, which a person keeps in all bills. Cospend's file has more
/// tables before and behind, each with a header of its own.
struct PayerTable {
  let columns: BillColumns
  private let lines: [CSVLine]
  private let dates: DateColumn
  let currency: Currency
  let decimalMark: DecimalMark?
  /// The weights of people in hundredths, by name.
  let weights: [String: Int64]
  /// What says on whom a bill falls where no column names them all.
  let personColumns: PersonColumns?
  /// Whether what it says of people is about those who did not pay: what is left falls on who did.
  let isOfOthers: Bool
  /// The names that stand for one person.
  private var known: Set<String> = []

  /// Finds the table in a text; nil when no row of it says who paid how much.
  ///
  /// `currency` is that of amounts for which the file names none. Where `decimalMark` is nil,
  /// amounts such as `1,234` are refused. Throws ``BillTable/ReadingError`` for a table without
  /// dates or without those on whom the bills fall.
  init?(
    _ text: String, currency: Currency, decimalMark: DecimalMark?
  ) throws(BillTable.ReadingError) {
    guard let found = try? CSVLine.table(in: text, hasHeader: { BillColumns($0) != nil }),
      let columns = BillColumns(found.header)
    else { return nil }
    guard columns.has(.date) else { throw .noColumn(of: "dates") }
    self.columns = columns
    (self.currency, self.decimalMark) = (currency, decimalMark)
    dates = DateColumn(
      found.rows.map { columns.text(.date, of: $0) },
      heading: columns.heading(.date, in: found.header))
    lines = Self.bills(in: found.rows, columns, dates)
    weights = Self.weights(in: lines, columns, before: found.before)
    personColumns =
      columns.has(.owers)
      ? nil : Self.people(found.header, lines, columns, currency, decimalMark)
    guard personColumns != nil || columns.has(.owers) else {
      throw .noColumn(of: "the people whom the bills fall on")
    }
    let heading = columns.heading(.owers, in: found.header)
    isOfOthers =
      personColumns?.areDebts
      ?? (BillField.isOfOthers(heading)
        && lines.allSatisfy { row in
          let payers = PeopleCell(columns.text(.payer, of: row)).names
          return Set(payers).isDisjoint(with: PeopleCell(columns.text(.owers, of: row)).names)
        })
    for line in lines {
      let names = namedOwers(of: line).names + PeopleCell(columns.text(.payer, of: line)).names
      known.formUnion(names.filter { PeopleCell.joined($0).count == 1 })
    }
  }

  private static func people(
    _ header: [String], _ lines: [CSVLine], _ columns: BillColumns, _ currency: Currency,
    _ mark: DecimalMark?
  ) -> PersonColumns? {
    func number(_ cell: String) -> Int64? {
      let money = try? Money(
        reading: cell, in: currency, decimalMark: mark, allowingZero: true, allowingNegative: true)
      return money?.minor
    }
    return PersonColumns(
      header, rows: lines, payers: Set(lines.map { columns.text(.payer, of: $0) }),
      amounts: lines.map { number(columns.text(.amount, of: $0)) }, number: number)
  }

  /// The rows up to another table, which begins behind the last date with a row of another length.
  private static func bills(
    in rows: [CSVLine], _ columns: BillColumns, _ dates: DateColumn
  ) -> [CSVLine] {
    let last = rows.lastIndex { dates.time(columns.text(.date, of: $0)) != nil }
    let behind = last.map { $0 + 1 } ?? 0
    let rest = rows[behind...].prefix { $0.cells.count == columns.count }
    return (rows[..<behind] + rest).filter { row in
      // Cospend's app writes a row for each member that is no bill.
      columns.text(.deleted, of: row) != "1" && columns.text(.title, of: row) != "deleteMeIfYouWant"
        && row.cells.contains { !$0.trimmed.isEmpty }
    }
  }

  /// What payers weigh, and what the table `name,weight` before this one says.
  private static func weights(
    in lines: [CSVLine], _ columns: BillColumns, before: [CSVLine]
  ) -> [String: Int64] {
    var weights: [String: Int64] = [:]
    if let header = before.firstIndex(where: { $0.cells.starts(with: ["name", "weight"]) }) {
      for row in before[header...].dropFirst() where row.cells.count > 1 {
        weights[row.cells[0].trimmed] = Double(row.cells[1].trimmed).flatMap(SharedBill.hundredths)
      }
    }
    for line in lines {
      let written = Double(columns.text(.payerWeight, of: line).trimmed)
      guard let weight = written.flatMap(SharedBill.hundredths) else { continue }
      weights[columns.text(.payer, of: line)] = weight
    }
    return weights
  }
}

// MARK: - Bills

extension PayerTable {
  /// A row as a bill, with the names of its people.
  struct Row {
    let number: Int
    let bill: SharedBill
    /// Whether neither the row nor its amount names a currency.
    let isOfAssumedCurrency: Bool
  }

  /// The rows that are bills of the numbered people, and the others with the reason.
  func rows() -> (people: NumberedNames, rows: [Row], refused: [BillTable.Refused]) {
    var people = numberedNames()
    var rows: [Row] = []
    var refused: [BillTable.Refused] = []
    let names = people.names
    for line in lines {
      do throws(SharedBillFault) { rows.append(try row(line, names, &people)) } catch {
        refused.append(BillTable.Refused(number: line.number, reason: error.reason))
      }
    }
    return (people, rows, refused)
  }

  /// All people: those on whom bills fall, and those who paid only.
  private func numberedNames() -> NumberedNames {
    var people = NumberedNames()
    for line in lines {
      let owers = owers(of: line)
      for name in owers.isEverybody ? [] : owers.names { _ = people.number(of: name) }
    }
    // Those of a row with several are known by the others.
    let alone = lines.filter { PeopleCell(columns.text(.payer, of: $0)).names.count == 1 }
    for line in alone + lines {
      for name in payers(of: line, among: people.names) { _ = people.number(of: name) }
    }
    return people
  }

  private func owers(of line: CSVLine) -> PeopleCell {
    personColumns?.people(of: line) ?? namedOwers(of: line).apart(known)
  }

  private func namedOwers(of line: CSVLine) -> PeopleCell {
    PeopleCell(columns.text(.owers, of: line))
  }

  /// Those who paid: a name with a comma is one person's, unless its parts are names as well.
  private func payers(of line: CSVLine, among names: [String]) -> [String] {
    let cell = columns.text(.payer, of: line)
    let several = PeopleCell(cell).apart(known).names
    if several.count > 1, several.allSatisfy(names.contains) { return several }
    return PeopleCell(cell, separators: [";", "|"]).names
  }

  private func row(
    _ line: CSVLine, _ names: [String], _ people: inout NumberedNames
  ) throws(SharedBillFault) -> Row {
    let written = columns.text(.date, of: line)
    guard let date = dates.time(written) else {
      throw SharedBillFault("'\(written)' is no date, or may be two")
    }
    let payers = payers(of: line, among: names)
    guard let payer = payers.first else { throw SharedBillFault("it names nobody who paid") }
    var owers = owers(of: line)
    guard !owers.names.isEmpty else { throw SharedBillFault("it falls on nobody") }
    if owers.isEverybody { owers = PeopleCell(names: names) }
    if isOfOthers { owers = owers.including(payer) }
    let paid = try paid(by: payers, line)
    let amount = paid.total
    let (way, values) = try portions(of: owers, amount, payer: payer, line)
    let note = columns.text(.note, of: line)
    var bill = SharedBill(
      date: date, title: columns.text(.title, of: line), isPayment: isPayment(line),
      amount: amount, payer: people.number(of: payer), way: way,
      parts: zip(owers.names, values).map { (people.number(of: $0), $1) },
      note: note.isEmpty ? nil : note,
      category: Bill.Category(columns.text(.category, of: line)))
    bill.coPayers = zip(payers, paid.each).dropFirst().map { (people.number(of: $0), $1) }
    return Row(
      number: line.number, bill: bill, isOfAssumedCurrency: paid.isOfAssumedCurrency)
  }

  private func isPayment(_ line: CSVLine) -> Bool {
    let words: Set = [
      "transfer", "reimbursement", "settlement", "payment", "repayment", "settleup",
    ]
    return [.kind, .category].contains { field in
      words.contains(RecordField.folded(columns.text(field, of: line)))
    }
  }
}

extension BillTable {
  /// Takes over a table that says who paid and for whom.
  init(_ table: PayerTable) {
    self.init(format: nil)
    let (people, read, refused) = table.rows()
    (names, self.refused) = (people.names, refused)
    var seen = RepeatedRows()
    for row in read {
      rows.append(self.row(row.bill, row.number, &seen))
      if row.isOfAssumedCurrency { assumedCurrency = row.bill.amount.currency }
    }
  }
}
