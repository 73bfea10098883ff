/// Debts that run in a circle: each pays the next, so all of them together change nothing for
/// anybody.
struct DebtCircles {
  private let currency: Currency
  private let order: PeopleOrder
  /// What a debtor still owes each creditor.
  private var owed: [PersonID: [PersonID: Int64]] = [:]

  /// The debts of one currency without the circles in them.
  ///
  /// Everybody's balance with all others together stays the same. The same debts give the same
  /// answer, in whatever order they are; of several circles the one of the first people goes first.
  static func cancelled(in debts: [Debt], _ order: PeopleOrder) -> [Debt] {
    guard let currency = debts.first?.amount.currency else { return [] }
    var circles = DebtCircles(currency: currency, order)
    for debt in debts {
      circles.owed[debt.debtor, default: [:]][debt.creditor, default: 0] += debt.amount.minor
    }
    return circles.cancel()
  }

  private init(currency: Currency, _ order: PeopleOrder) {
    (self.currency, self.order) = (currency, order)
  }

  /// Takes out what lies on no circle, then cancels circles until nothing is left.
  private mutating func cancel() -> [Debt] {
    var straight: [Debt] = []
    while true {
      straight += takeEnds()
      guard let start = owed.keys.min(by: order.precedes) else { return straight }
      cancel(circle(from: start))
    }
  }

  /// Removes the debts of people who only owe or are only owed, until everybody left does both.
  private mutating func takeEnds() -> [Debt] {
    var taken: [Debt] = []
    var found = true
    while found {
      found = false
      let creditors = Set(owed.values.flatMap(\.keys))
      for (debtor, debts) in owed {
        let ended = debts.filter { owed[$0.key] == nil || !creditors.contains(debtor) }
        guard !ended.isEmpty else { continue }
        found = true
        for (creditor, minor) in ended {
          let amount = Money(minor: minor, currency)
          taken.append(Debt(debtor: debtor, creditor: creditor, amount: amount))
          owed[debtor]?[creditor] = nil
        }
      }
      owed = owed.filter { !$0.value.isEmpty }
    }
    return taken
  }

  /// The people of a circle, when everybody owes somebody: from each to the first they owe.
  private func circle(from start: PersonID) -> [PersonID] {
    var way = [start]
    while let next = way.last.flatMap({ owed[$0]?.keys.min(by: order.precedes) }) {
      if let met = way.firstIndex(of: next) { return Array(way[met...]) }
      way.append(next)
    }
    return []
  }

  private mutating func cancel(_ circle: [PersonID]) {
    let steps = Array(zip(circle, circle.dropFirst() + circle.prefix(1)))
    let least = steps.compactMap { owed[$0]?[$1] }.min() ?? 0
    for (debtor, creditor) in steps {
      guard let minor = owed[debtor]?[creditor] else { continue }
      owed[debtor]?[creditor] = minor == least ? nil : minor - least
      if owed[debtor]?.isEmpty == true { owed[debtor] = nil }
    }
  }
}

/// A debt that a circle of debts cancels, all of it or a part.
public struct CancelledDebt: Equatable, Sendable {
  /// The debt as the bills made it.
  public let debt: Debt
  /// What is left of it, from 0.
  public let left: Money
}

extension BalanceSheet {
  /// The debts that a bill cancels by closing a circle of debts, sorted; none when it closes none.
  ///
  /// `old` is the bill in whose place it comes, which the sheet has. Throws
  /// ``MoneyError/overflow`` when a balance leaves 64 bits.
  public func cancelled(
    by bill: Bill, inPlaceOf old: Bill? = nil
  ) throws(MoneyError) -> [CancelledDebt] {
    let made = bill.debts
    guard !isAboutOnePerson(with: made) else { return [] }
    var sheet = self
    if let old { sheet.add(old.debts, sign: -1) }
    let straight = try Ledger(try sheet.ledger().debts + made, by: order)
    let debts = straight.pairwise
    // Earlier circles are gone already, so what runs in one now does so because of the bill.
    guard straight.debts != debts else { return [] }
    sheet.add(made, sign: 1)
    let open = try sheet.ledger().debts
    return debts.compactMap { debt in
      let left = open.first {
        $0.debtor == debt.debtor && $0.creditor == debt.creditor
          && $0.amount.currency == debt.amount.currency
      }
      let minor = left?.amount.minor ?? 0
      guard minor < debt.amount.minor else { return nil }
      return CancelledDebt(debt: debt, left: Money(minor: minor, debt.amount.currency))
    }
  }

  /// Whether one person is in every debt, those of a bill among them: then none runs in a circle.
  private func isAboutOnePerson(with made: [Debt]) -> Bool {
    guard let first = made.first else { return true }
    return [first.debtor, first.creditor].contains { person in
      made.allSatisfy { $0.debtor == person || $0.creditor == person }
        && sums.keys.allSatisfy { $0.first == person || $0.second == person }
    }
  }
}
