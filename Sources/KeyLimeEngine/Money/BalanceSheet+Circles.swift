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
