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
  /// owe each other counts, in the currency of their latest bill. Each bill whose shares were
  /// rounded can move what two people owe apart by one minor unit: those who are no farther apart
  /// are equals. Empty when they have no bill in common.
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
    let turns = group.sorted(by: order.precedes).map { person in
      let paid = shared.filter { $0.kind == .expense && !$0.isRefund && $0.paid(by: person) > 0 }
      return Turn(
        person: person, standing: Money(minor: standings[person] ?? 0, currency),
        lastPaid: paid.map(\.date).max())
    }
    return ordered(turns, apartByRounding: shared.count { $0.currency == currency && $0.isRounded })
  }

  /// The turns in order: each time who owes most and their equals, by when they last paid.
  private static func ordered(_ turns: [Turn], apartByRounding rounding: Int) -> [Turn] {
    var waiting = turns.sorted { $0.standing.minor < $1.standing.minor }[...]
    var ordered: [Turn] = []
    while let least = waiting.first?.standing.minor {
      let equals = waiting.prefix { Int128($0.standing.minor) - Int128(least) <= rounding }
      ordered += equals.sorted { $0.paid(before: $1) }
      waiting = waiting.dropFirst(equals.count)
    }
    return ordered
  }
}

extension Turn {
  /// Whether somebody last paid before another did, or never and the other did.
  fileprivate func paid(before other: Turn) -> Bool {
    guard let last = other.lastPaid else { return false }
    return lastPaid.map { $0 < last } ?? true
  }
}
