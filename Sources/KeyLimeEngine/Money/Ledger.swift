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

/// How somebody stands with one other person in one currency.
public struct Balance: Hashable, Sendable {
  /// The other person.
  public let person: PersonID
  /// What they owe, below zero when it is owed to them; never zero.
  public let amount: Money
}

/// What somebody owes and is owed altogether in one currency.
public struct BalanceTotal: Hashable, Sendable {
  /// The sum of what they owe others, from 0.
  public let owes: Money
  /// The sum of what others owe them, from 0.
  public let isOwed: Money

  /// The currency of both.
  public var currency: Currency { owes.currency }
}

extension Ledger {
  /// How `me` stands with everybody with whom something is open, by currency, then person.
  public func balances(of me: PersonID) -> [Balance] {
    debts.compactMap { debt in
      if debt.creditor == me { return Balance(person: debt.debtor, amount: debt.amount) }
      guard debt.debtor == me else { return nil }
      let amount = Money(minor: -debt.amount.minor, debt.amount.currency)
      return Balance(person: debt.creditor, amount: amount)
    }.sorted { ($0.amount.currency, $0.person) < ($1.amount.currency, $1.person) }
  }

  /// How `me` stands with one person: one balance for every currency in which something is open.
  public func balances(of me: PersonID, with other: PersonID) -> [Balance] {
    balances(of: me).filter { $0.person == other }
  }

  /// The sums of "you owe" and "you are owed", by currency.
  public func totals(of me: PersonID) throws(MoneyError) -> [BalanceTotal] {
    var owes: [Currency: Int64] = [:]
    var isOwed: [Currency: Int64] = [:]
    for balance in balances(of: me) {
      let (currency, minor) = (balance.amount.currency, balance.amount.minor)
      if minor > 0 {
        try isOwed[currency, default: 0].add(minor)
      } else {
        try owes[currency, default: 0].add(-minor)
      }
    }
    return Set(owes.keys).union(isOwed.keys).sorted().map { currency in
      BalanceTotal(
        owes: Money(minor: owes[currency] ?? 0, currency),
        isOwed: Money(minor: isOwed[currency] ?? 0, currency))
    }
  }

  /// How each person stands with all others together, by currency; those at zero are left out.
  public func positions() throws(MoneyError) -> [Currency: [PersonID: Int64]] {
    var positions: [Currency: [PersonID: Int64]] = [:]
    for debt in debts {
      let currency = debt.amount.currency
      try positions[currency, default: [:]][debt.creditor, default: 0].add(debt.amount.minor)
      try positions[currency, default: [:]][debt.debtor, default: 0].add(-debt.amount.minor)
    }
    return positions.mapValues { $0.filter { $0.value != 0 } }.filter { !$0.value.isEmpty }
  }
}

/// A bill as it changed how two people stand.
public struct HistoryEntry: Hashable, Sendable {
  /// The bill.
  public let bill: Bill
  /// What the other owes more because of it; below zero when they owe less.
  public let change: Money
  /// What they owed afterwards, in the bill's currency.
  public let balance: Money
}

extension Ledger {
  /// The bills that changed how `me` stands with `other`, or with everybody when that is nil, from
  /// the oldest; bills of one time are in the order of their ids.
  public static func history(
    of me: PersonID, with other: PersonID? = nil, in bills: some Sequence<Bill>
  ) throws(MoneyError) -> [HistoryEntry] {
    var running: [Currency: Int64] = [:]
    var entries: [HistoryEntry] = []
    for bill in bills.sorted(by: { ($0.date, $0.id) < ($1.date, $1.id) }) {
      let change = bill.change(for: me, with: other)
      guard change != 0 else { continue }
      try running[bill.currency, default: 0].add(change)
      entries.append(
        HistoryEntry(
          bill: bill, change: Money(minor: change, bill.currency),
          balance: Money(minor: running[bill.currency] ?? 0, bill.currency)))
    }
    return entries
  }
}

extension Bill {
  /// What `other`, or everybody when that is nil, owes `me` more because of this bill.
  public func change(for me: PersonID, with other: PersonID? = nil) -> Int64 {
    debts.change(for: me, with: other)
  }
}

extension [Debt] {
  /// What `other`, or everybody when that is nil, owes `me` more because of these debts of one
  /// bill.
  func change(for me: PersonID, with other: PersonID?) -> Int64 {
    reduce(0) { sum, debt in
      if debt.creditor == me, other == nil || debt.debtor == other {
        return sum + debt.amount.minor
      }
      if debt.debtor == me, other == nil || debt.creditor == other {
        return sum - debt.amount.minor
      }
      return sum
    }
  }
}
