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
