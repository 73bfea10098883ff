extension Bill {
  /// What each person paid beyond their share, in minor units, sorted by person; the sum is zero.
  public var balances: [(person: PersonID, minor: Int64)] {
    var balances: [(person: PersonID, minor: Int64)] = []
    for payer in payers { balances.append((payer.person, payer.minor)) }
    for share in shares { balances.append((share.person, -share.minor)) }
    balances.sort { $0.person < $1.person }
    var sums: [(person: PersonID, minor: Int64)] = []
    for balance in balances {
      if let last = sums.indices.last, sums[last].person == balance.person {
        sums[last].minor += balance.minor
      } else {
        sums.append(balance)
      }
    }
    return sums
  }

  /// Who owes whom because of this bill.
  ///
  /// With one payer everybody owes that payer their share. With several, those who paid too little
  /// are walked in the order of their ids, each paying the first in that order who is still owed.
  public var debts: [Debt] {
    let balances = balances
    var debtors = balances.filter { $0.minor < 0 }[...]
    var creditors = balances.filter { $0.minor > 0 }[...]
    var debts: [Debt] = []
    while let debtor = debtors.first, let creditor = creditors.first {
      let minor = min(-debtor.minor, creditor.minor)
      debts.append(
        Debt(
          debtor: debtor.person, creditor: creditor.person, amount: Money(minor: minor, currency)))
      debtors[debtors.startIndex].minor += minor
      creditors[creditors.startIndex].minor -= minor
      if debtor.minor + minor == 0 { debtors.removeFirst() }
      if creditor.minor - minor == 0 { creditors.removeFirst() }
    }
    return debts
  }
}
