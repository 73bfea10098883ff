/// Who owes whom, summed over bills, each currency for itself.
///
/// Adding bills in any order gives the same ledger. Ledgers with another `order` are not equal.
public struct Ledger: Sendable, Equatable {
  /// Two people in one currency; the first is before the second.
  private struct Pair: Hashable {
    let first: PersonID
    let second: PersonID
    let currency: Currency
  }

  /// What the second of a pair owes the first, in minor units; never zero.
  private var owed: [Pair: Int64] = [:]
  /// Who comes first where debts can be cancelled or settled in several ways.
  var order = PeopleOrder()

  /// Makes a ledger without debts.
  public init() {}

  /// Sums bills up.
  ///
  /// Throws ``MoneyError/overflow`` when a balance leaves 64 bits.
  public init(
    _ bills: some Sequence<Bill>, by order: PeopleOrder = PeopleOrder()
  ) throws(MoneyError) {
    self.order = order
    for bill in bills { try add(bill) }
  }

  /// Sums debts up.
  ///
  /// Throws ``MoneyError/overflow`` when a balance leaves 64 bits.
  init(_ debts: [Debt], by order: PeopleOrder) throws(MoneyError) {
    self.order = order
    for debt in debts { try add(debt) }
  }

  /// Makes a ledger of sums that were kept.
  ///
  /// Throws ``MoneyError/overflow`` when one leaves 64 bits.
  init(_ sums: [DebtSum: Int128], by order: PeopleOrder) throws(MoneyError) {
    self.order = order
    for (pair, sum) in sums where sum != 0 {
      guard let minor = Int64(exactly: sum) else { throw .overflow }
      owed[Pair(first: pair.first, second: pair.second, currency: pair.currency)] = minor
    }
  }

  /// Adds a bill.
  public mutating func add(_ bill: Bill) throws(MoneyError) {
    for debt in bill.debts { try add(debt) }
  }

  private mutating func add(_ debt: Debt) throws(MoneyError) {
    let creditorIsFirst = debt.creditor < debt.debtor
    let pair = Pair(
      first: min(debt.creditor, debt.debtor), second: max(debt.creditor, debt.debtor),
      currency: debt.amount.currency)
    var balance = owed[pair] ?? 0
    try balance.add(creditorIsFirst ? debt.amount.minor : -debt.amount.minor)
    owed[pair] = balance == 0 ? nil : balance
  }

  /// Every open debt between two people, by currency, debtor and creditor.
  ///
  /// Debts that run in a circle cancel each other: after everybody has paid what ``settlement()``
  /// suggests nothing is open, and it does not come back with the next bill.
  public var debts: [Debt] {
    Dictionary(grouping: pairwise, by: \.amount.currency).values
      .flatMap { DebtCircles.cancelled(in: $0, order) }.sorted()
  }

  /// Every debt between two people, those that run in a circle among them, sorted.
  var pairwise: [Debt] {
    owed.map { pair, minor in
      let amount = Money(minor: Int64(clamping: minor.magnitude), pair.currency)
      return minor > 0
        ? Debt(debtor: pair.second, creditor: pair.first, amount: amount)
        : Debt(debtor: pair.first, creditor: pair.second, amount: amount)
    }.sorted()
  }
}

/// What one person owes another.
public struct Debt: Hashable, Sendable {
  /// Who owes.
  public let debtor: PersonID
  /// Who is owed.
  public let creditor: PersonID
  /// How much, above zero.
  public let amount: Money

  /// Makes a debt.
  public init(debtor: PersonID, creditor: PersonID, amount: Money) {
    self.debtor = debtor
    self.creditor = creditor
    self.amount = amount
  }
}

extension Debt: Comparable {
  /// Orders by currency, debtor, creditor, amount.
  public static func < (a: Debt, b: Debt) -> Bool {
    (a.amount.currency, a.debtor, a.creditor, a.amount.minor)
      < (b.amount.currency, b.debtor, b.creditor, b.amount.minor)
  }
}
