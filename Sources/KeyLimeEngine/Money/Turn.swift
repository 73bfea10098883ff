/// How somebody stands among people who pay by turns.
public struct Turn: Hashable, Sendable {
  /// Who.
  public let person: PersonID
  /// What the others of the group owe them, less what they owe.
  public let standing: Money
  /// When they last paid for one of the others; nil when they never did.
  public let lastPaid: CivilTime?
}

extension Ledger {
  /// The people of a group in the order in which it is their turn to pay.
  ///
  /// Who owes the group most comes first; of equals who paid longest ago, or never. Only what they
  /// owe each other counts, in the currency of their latest bill. Empty when they have no bill in
  /// common.
  public static func turns(
    among people: [PersonID], in bills: [Bill]
  ) throws(MoneyError) -> [Turn] {
    let group = Set(people)
    let shared = bills.filter { bill in group.intersection(bill.people).count > 1 }
    guard let currency = shared.max(by: { $0.date < $1.date })?.currency else { return [] }
    var standings: [PersonID: Int64] = [:]
    for debt in try Ledger(bills).debts
    where debt.amount.currency == currency && group.contains(debt.debtor)
      && group.contains(debt.creditor)
    {
      try standings[debt.creditor, default: 0].add(debt.amount.minor)
      try standings[debt.debtor, default: 0].add(-debt.amount.minor)
    }
    let turns = group.map { person in
      let paid = shared.filter { $0.kind == .expense && !$0.isRefund && $0.paid(by: person) > 0 }
      return Turn(
        person: person, standing: Money(minor: standings[person] ?? 0, currency),
        lastPaid: paid.map(\.date).max())
    }
    return turns.sorted()
  }
}

extension Turn: Comparable {
  /// The one whose turn comes first is the least.
  public static func < (a: Turn, b: Turn) -> Bool {
    if a.standing.minor != b.standing.minor { return a.standing.minor < b.standing.minor }
    if a.lastPaid != b.lastPaid {
      guard let first = a.lastPaid else { return true }
      return b.lastPaid.map { first < $0 } ?? false
    }
    return a.person < b.person
  }
}
