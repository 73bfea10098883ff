extension SplitwiseCSV {
  /// Lays bills out as a table, oldest first; `name` says what to call a person, and two of one
  /// name are told apart by their ids.
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
