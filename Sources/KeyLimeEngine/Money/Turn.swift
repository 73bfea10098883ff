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
  /// The people of a group in the order it is their turn to pay.
  ///
  /// Who owes the group most comes first; of equals who paid longest ago, or never. Only what they
  /// owe each other counts, in the currency of their latest bill. Rounding can move two people
  /// apart by one minor unit for each bill: people no farther apart than that are equals. Equals
  /// who last paid at one time are in `order`. Empty when they have no bill in common.
  public static func turns(
    among people: [PersonID], in bills: [Bill], by order: PeopleOrder = PeopleOrder()
  ) throws(MoneyError) -> [Turn] {
    let group = Set(people)
    let shared = bills.filter { bill in group.intersection(bill.people).count > 1 }
    guard let currency = shared.max(by: { $0.date < $1.date })?.currency else { return [] }
    var standings: [PersonID: Int64] = [:]
    for debt in try Ledger(bills, by: order).debts
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
    let rounding = shared.count { $0.currency == currency && $0.isRounded }
    return ordered(turns, apartByRounding: rounding, by: order)
  }

  /// The turns in order: each time who owes most and their equals, by when they last paid.
  private static func ordered(
    _ turns: [Turn], apartByRounding rounding: Int, by order: PeopleOrder
  ) -> [Turn] {
    var waiting = turns.sorted { $0.standing.minor < $1.standing.minor }[...]
    var ordered: [Turn] = []
    while let least = waiting.first?.standing.minor {
      let equals = waiting.prefix { Int128($0.standing.minor) - Int128(least) <= rounding }
      ordered += equals.sorted { $0.isBefore($1, by: order) }
      waiting = waiting.dropFirst(equals.count)
    }
    return ordered
  }
}

extension Turn {
  /// Whether it is the turn of somebody before an equal: who last paid earlier, or never.
  ///
  /// `order` decides where that is the same.
  fileprivate func isBefore(_ other: Turn, by order: PeopleOrder) -> Bool {
    guard lastPaid != other.lastPaid else { return order.precedes(person, other.person) }
    guard let last = other.lastPaid else { return false }
    return lastPaid.map { $0 < last } ?? true
  }
}
