import KeyLimeEngine

/// Lists payments that would settle debts.
enum PaymentListing {
  /// The payments between me and others.
  ///
  /// Throws `refused` when a sum overflows.
  static func mine(_ book: BillBook) throws(Failure) -> Output {
    listing(try debts(of: book.me, in: book), book)
  }

  /// The fewest payments that settle all bills, including debts between others.
  ///
  /// Throws `refused` when a sum overflows.
  static func fewest(_ book: BillBook) throws(Failure) -> Output {
    let ledger = try book.ledger()
    do throws(MoneyError) { return listing(try ledger.settlement(), book) } catch {
      throw Failure(error)
    }
  }

  /// The open debts in which a person is debtor or creditor.
  ///
  /// Throws `refused` when a sum overflows.
  static func debts(of person: PersonID, in book: BillBook) throws(Failure) -> [Debt] {
    try book.ledger().debts.filter { $0.debtor == person || $0.creditor == person }
  }

  /// The JSON of a debt: who pays whom how much.
  static func json(_ debt: Debt, _ names: PeopleNames) -> JSONObject {
    [
      "debtor": names.json(debt.debtor), "creditor": names.json(debt.creditor),
      "amount": debt.amount.json,
    ]
  }

  private static func listing(_ debts: [Debt], _ book: BillBook) -> Output {
    let names = book.names
    return .listing(
      Listing(
        debts,
        columns: [
          Column("WHO PAYS", shrinksTo: 8) { Cell(names[$0.debtor], .strong) },
          Column("WHOM", shrinksTo: 8) { Cell(names[$0.creditor], .strong) },
          Column("AMOUNT", .right) { Cell(StyledText($0.amount.text), raw: $0.amount.decimal) },
          Column("CURRENCY", rank: 1) { Cell($0.amount.currency.code, .faint) },
        ],
        json: { json($0, names) },
        whenEmpty: Nothing(
          "there is nothing to settle", hints: ["keylime split history lists the bills"]),
        footer: ["keylime split settle PERSON records a payment"]))
  }
}
