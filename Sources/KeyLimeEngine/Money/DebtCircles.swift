/// Debts that run in a circle: each pays the next, so all of them together change nothing for
/// anybody.
struct DebtCircles {
  private let currency: Currency
  private let order: PeopleOrder
  /// What a debtor still owes each creditor.
  private var owed: [PersonID: [PersonID: Int64]] = [:]

  /// The debts of one currency without the circles in them.
  ///
  /// Everybody's balance with all others together stays the same. The same debts give the same answer, in
  /// whatever order they are; of several circles the one of the first people goes first.
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
