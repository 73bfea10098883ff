extension Bill {
  /// One person's share of a bill.
  public struct Share: Hashable, Sendable {
    /// Who bears it.
    public let person: PersonID
    /// How much, in minor units, of the sign of the bill.
    public let minor: Int64
  }

  /// What each person bears, sorted by person; the shares make the amount exactly.
  ///
  /// Every split is a set of whole weights. Each gets the whole part of its exact share; what is
  /// left goes, one minor unit each, to the largest remainders (Hamilton's method). Equal
  /// remainders are served in the order of ``tieOrder``. The order that people, portions and items
  /// were given changes nothing.
  public var shares: [Share] {
    // The weights were computed once when the bill was made, so they cannot fail here.
    guard let weights = try? weights() else { return [] }
    return apportion(weights)
  }

  /// Whether somebody's exact share is not a whole number of minor units.
  var isRounded: Bool {
    guard let weights = try? weights() else { return false }
    return exactShares(weights).contains { $0.remainder != 0 }
  }

  /// What each person bears relative to the others, sorted by person.
  func weights() throws(BillError) -> [(person: PersonID, weight: UInt64)] {
    switch split {
    case .whole(let person): [(person, 1)]
    case .equally(let people): people.sorted().map { ($0, 1) }
    case .shares(let portions), .percentages(let portions), .exactly(let portions):
      portions.sorted { $0.person < $1.person }.map { ($0.person, $0.value.magnitude) }
    case .items(let receipt): try receipt.weights()
    }
  }

  private func apportion(_ weights: [(person: PersonID, weight: UInt64)]) -> [Share] {
    let exact = exactShares(weights)
    var shares = exact.map(\.whole)
    let left = Int(amount.minor.magnitude - shares.reduce(0, +))
    let order = tieOrder(of: weights.map(\.person))
    let luckiest = weights.indices.sorted {
      (exact[$1].remainder, order[$0]) < (exact[$0].remainder, order[$1])
    }
    for index in luckiest.prefix(left) { shares[index] += 1 }
    let sign: Int64 = isRefund ? -1 : 1
    return zip(weights, shares).map { Share(person: $0.person, minor: sign * Int64($1)) }
  }

  /// The whole part of what each bears, without the sign, and the remainder over all weights.
  private func exactShares(
    _ weights: [(person: PersonID, weight: UInt64)]
  ) -> [(whole: UInt64, remainder: UInt64)] {
    let total = weights.reduce(0) { $0 + $1.weight }
    return weights.map { _, weight in
      let product = amount.minor.magnitude.multipliedFullWidth(by: weight)
      let (whole, remainder) = total.dividingFullWidth(product)
      return (whole, remainder)
    }
  }

  /// The place of each of the sorted people in the queue for an odd minor unit.
  ///
  /// Between two people who paid differently much, the one who paid more keeps it, so that the
  /// other owes the round half. Otherwise the queue starts at FNV-1a-32(bill id) modulo the number
  /// of people, which spreads the luck over bills and is the same in everybody's ledger.
  private func tieOrder(of people: [PersonID]) -> [Int] {
    if people.count == 2 {
      let (first, second) = (paid(by: people[0]).magnitude, paid(by: people[1]).magnitude)
      if first != second { return first > second ? [0, 1] : [1, 0] }
    }
    let start = Int(id.text.utf8.fnv1a32 % UInt32(people.count))
    return people.indices.map { ($0 - start + people.count) % people.count }
  }
}

extension Bill {
  /// The same new bill under an id that gives its first odd cent to whose turn it is, after `turn`
  /// bills.
  ///
  /// Ids are tried from that of `number` on. Shares follow from the id alone, so those of bills
  /// that are recorded already stay as they are.
  public func servingOddCents(turn: Int, from number: UInt64) -> Bill {
    guard isRounded, let people = try? weights().map(\.person) else { return self }
    var bill = self
    // Each id gives the cent to one of them at random. With this many ids a person is hardly ever
    // missed.
    for step in 0..<UInt64(64 * people.count) {
      bill.id = BillID(random: number &+ step)
      if bill.tieOrder(of: people)[turn % people.count] == 0 { return bill }
    }
    return self
  }
}

extension Split.Receipt {
  /// The sum of everybody's part of their items, over the common denominator of all parts.
  ///
  /// Working with exact fractions leaves a single rounding for the whole bill, which is why the
  /// order of the items does not matter and tax and tip follow without a step of their own.
  func weights() throws(BillError) -> [(person: PersonID, weight: UInt64)] {
    var denominator: UInt64 = 1
    for item in items {
      let count = UInt64(item.people.count)
      let divisor = greatestCommonDivisor(denominator, count)
      denominator = try product(denominator, count / divisor)
    }
    var sums: [PersonID: Int128] = [:]
    for item in items {
      let part = try product(item.minor.magnitude, denominator / UInt64(item.people.count))
      let signed = item.minor < 0 ? -Int128(part) : Int128(part)
      for person in item.people { sums[person, default: 0] += signed }
    }
    return try weights(of: sums)
  }

  /// The sums without their sign, which all must share; a discount may not exceed what somebody
  /// had.
  private func weights(
    of sums: [PersonID: Int128]
  ) throws(BillError) -> [(person: PersonID, weight: UInt64)] {
    let isRefund = sums.values.reduce(0, +) < 0
    var total: UInt64 = 0
    var weights: [(person: PersonID, weight: UInt64)] = []
    for (person, sum) in sums.sorted(by: { $0.key < $1.key }) {
      guard sum == 0 || (sum < 0) == isRefund else {
        throw isRefund ? .positivePortion(person) : .negativePortion(person)
      }
      guard let weight = UInt64(exactly: sum.magnitude) else { throw .tooLarge }
      let (all, overflow) = total.addingReportingOverflow(weight)
      guard !overflow else { throw .tooLarge }
      total = all
      weights.append((person, weight))
    }
    return weights
  }

  private func product(_ a: UInt64, _ b: UInt64) throws(BillError) -> UInt64 {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    guard !overflow else { throw .tooLarge }
    return product
  }

  private func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

extension Sequence<UInt8> {
  /// The 32-bit FNV-1a hash (Fowler, Noll, Vo; RFC 9923): a fixed spread, no secret.
  var fnv1a32: UInt32 {
    reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

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
