extension SplitwiseCSV {
  /// Reads an export of Splitwise, or of ``text(today:)``.
  ///
  /// Its columns may be named in another language, that of the account. Lines before the header,
  /// such as the note of a friend's export, are passed over. A row that cannot be taken is listed
  /// in ``refused``; the others stand.
  public init(reading text: String) throws(ReadingError) {
    let found: CSVLine.Table?
    do throws(ImportFault) {
      found = try CSVLine.table(in: text) { Language.of($0) != nil }
    } catch { throw .broken(error) }
    guard let found, let language = Language.of(found.header) else { throw .noHeader }
    names = found.header.dropFirst(Self.fixedColumns.count)
      .map { CSVCells.unguarded($0).trimmed }
    while names.last == "" { names.removeLast() }
    let hasBills = names.last == Self.billColumn
    if hasBills { names.removeLast() }
    let hasIDs = names.last == Self.idColumn
    if hasIDs { names.removeLast() }
    guard !names.isEmpty else { throw .noPeople }
    rows = []
    totals = [:]
    refused = []
    let lines = found.rows.filter { $0.cells.contains { !$0.trimmed.isEmpty } }
    let dates = DateColumn(
      lines.map { $0.cells[0] }, heading: RecordField.folded(found.header[0]))
    for line in lines {
      do throws(Reason) {
        try take(line, language, dates, hasIDs: hasIDs, hasBills: hasBills)
      } catch {
        refused.append(Refused(line: line.number, reason: error))
      }
    }
  }

  private mutating func take(
    _ line: CSVLine, _ language: Language, _ dates: DateColumn, hasIDs: Bool, hasBills: Bool
  ) throws(Reason) {
    let cells = Array(line.cells.prefix(Self.fixedColumns.count + names.count))
    let rest = line.cells.dropFirst(cells.count)
    guard cells.count == Self.fixedColumns.count + names.count,
      rest.dropFirst((hasIDs ? 1 : 0) + (hasBills ? 1 : 0)).allSatisfy(\.trimmed.isEmpty)
    else { throw .wrongCellCount(line.cells.count) }
    guard let currency = Currency(code: cells[4].trimmed) else {
      throw .unknownCurrency(cells[4])
    }
    var balances: [Int64] = []
    for cell in cells.dropFirst(Self.fixedColumns.count) {
      balances.append(try Self.amount(cell, currency))
    }
    let description = CSVCells.unguarded(cells[1])
    if cells[3].trimmed.isEmpty, language.isTotal(description: description, category: cells[2]) {
      totals[currency] = balances
      return
    }
    guard let date = dates.time(cells[0]) else { throw .badDate(cells[0]) }
    let portable = hasBills ? rest.dropFirst().first.flatMap(PortableBill.init(text:)) : nil
    try Self.checkCancelling(balances, mayBeEven: portable != nil)
    rows.append(
      Row(
        line: line.number, id: hasIDs ? rest.first.flatMap { BillID($0.trimmed) } : nil, date: date,
        description: description,
        category: language.category(CSVCells.unguarded(cells[2])),
        cost: Money(minor: try Self.amount(cells[3], currency), currency), balances: balances,
        portable: portable))
  }

  private static func amount(_ cell: String, _ currency: Currency) throws(Reason) -> Int64 {
    guard let money = Money(trimmedDecimal: plain(cell.trimmed, currency), currency),
      money.minor.magnitude <= UInt64(Money.largestMinor)
    else { throw .badAmount(cell) }
    return money.minor
  }

  /// An amount as a spreadsheet may have written it, `1,234.50` or `1.234,50`, without signs
  /// between its digits but a decimal point; as it is where that has two meanings.
  private static func plain(_ amount: String, _ currency: Currency) -> String {
    guard let comma = amount.lastIndex(of: ",") else { return amount }
    let whole = amount[..<comma]
    let rest = amount[amount.index(after: comma)...]
    let isSmall = rest.count == 1 || rest.count == 2
    let isDecimal = whole.contains(".") || isSmall && !whole.contains(",")
    // `1,234` of dinars may be a thousand or one.
    if !isDecimal, !rest.contains("."), !whole.contains(","), currency.digits > 2 { return amount }
    let group: Character = isDecimal ? "." : ","
    let point = isDecimal ? comma : amount.firstIndex(of: ".") ?? amount.endIndex
    let groups = amount[..<point].split(separator: group, omittingEmptySubsequences: false)
    guard groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return amount }
    let decimals = point < amount.endIndex ? ".\(amount[amount.index(after: point)...])" : ""
    return groups.joined() + decimals
  }

  /// A bill that is written out may leave everybody even.
  private static func checkCancelling(
    _ balances: [Int64], mayBeEven: Bool
  ) throws(Reason) {
    let sum = balances.reduce(Int128(0)) { $0 + Int128($1) }
    guard sum == 0 else { throw .doesNotCancel(Int64(clamping: sum)) }
    guard mayBeEven || balances.contains(where: { $0 != 0 }) else { throw .nothingOpen }
  }
}

extension SplitwiseCSV.Row {
  /// The row as a bill in which everybody's balance is exactly that of the row.
  ///
  /// With one person who is owed and a cost that covers it, that person paid the cost and the
  /// others bear their part: the bill as it was. Otherwise those who are owed paid just that.
  /// `people` are those of the columns, in order; of one person's columns the sum counts.
  ///
  /// Throws ``BillError`` when the row has fewer or more balances than there are people, or when
  /// nobody's balance changes.
  public func bill(id: BillID, people: [PersonID]) throws(BillError) -> Bill {
    guard people.count == balances.count else { throw .nobodyShares }
    let sums = try zip(people, balances).map { Split.Portion($0, $1) }.summed()
    let paid = sums.filter { $0.value > 0 }
    let owing = sums.filter { $0.value < 0 }
    guard !paid.isEmpty else { throw .nothingOpen }
    let open = paid.reduce(0) { $0 + $1.value }
    let isPayment =
      category == SplitwiseCSV.paymentCategory && paid.count == 1 && owing.count == 1
    if isPayment, let payer = paid.first, let receiver = owing.first {
      return try .payment(
        from: payer.person, to: receiver.person, Money(minor: open, cost.currency), id: id,
        date: date, title: description)
    }
    let isWhole = paid.count == 1 && cost.minor > open
    let own = isWhole ? paid.map { Split.Portion($0.person, cost.minor - open) } : []
    return try Bill(
      id: id, date: date, title: description,
      amount: Money(minor: isWhole ? cost.minor : open, cost.currency),
      payers: paid.map { Bill.Payer($0.person, isWhole ? cost.minor : $0.value) },
      split: .exactly(own + owing.map { Split.Portion($0.person, -$0.value) })
    ).with(category: Bill.Category(category), original: nil)
  }
}

extension SplitwiseCSV {
  /// What Splitwise calls things in the language of an account.
  struct Language: Sendable {
    /// The names of the first five columns.
    let columns: [String]
    /// The category of a payment.
    let payment: String

    static let english = Language(columns: fixedColumns, payment: paymentCategory)

    private static let others = [
      Language(
        columns: ["Datum", "Beschreibung", "Kategorie", "Kosten", "Währung"], payment: "Zahlung"),
      Language(
        columns: ["Date", "Description", "Catégorie", "Coût", "Devise"], payment: "Paiement"),
      Language(columns: ["Fecha", "Descripción", "Categoría", "Coste", "Moneda"], payment: "Pago"),
      Language(columns: ["Fecha", "Descripción", "Categoría", "Costo", "Moneda"], payment: "Pago"),
      Language(
        columns: ["Data", "Descrizione", "Categoria", "Costo", "Valuta"], payment: "Pagamento"),
      Language(
        columns: ["Data", "Descrizione", "Categorie", "Costo", "Valuta"], payment: "Pagamento"),
      Language(
        columns: ["Data", "Descrição", "Categoria", "Custo", "Moeda"], payment: "Pagamento"),
      Language(
        columns: ["Datum", "Beschrijving", "Categorie", "Kosten", "Valuta"], payment: "Betaling"),
    ]

    /// The language of a header; nil for another line.
    static func of(_ cells: [String]) -> Language? {
      let names = cells.prefix(fixedColumns.count).map(\.trimmed)
      return ([english] + others).first { $0.columns == names }
    }

    /// The category as it is called in English where it matters, else as it stands.
    func category(_ text: String) -> String { text.trimmed == payment ? paymentCategory : text }

    /// Whether a row without a cost states what everybody owes.
    ///
    /// What such a row is called is known in English only; in the others it is the one without a
    /// category, and what it states is compared with the sums.
    func isTotal(description: String, category: String) -> Bool {
      description == totalDescription
        || columns != Self.english.columns && category.trimmed.isEmpty
    }
  }
}
