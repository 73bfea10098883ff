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
