/// Two people in one currency, in whose order a sum is kept: the first is before the second.
struct DebtSum: Hashable {
  let first: PersonID
  let second: PersonID
  let currency: Currency
}

/// What all bills of one person amount to, kept as sums, so that no bill has to be read.
public struct BalanceSheet: Equatable, Sendable {
  /// How many bills are summed up.
  public internal(set) var bills = 0
  /// How many bills a newer version wrote, which are in no sum.
  public internal(set) var unreadableBills = 0
  /// What the second of two people owes the first, in minor units.
  var sums: [DebtSum: Int128] = [:]
  /// Who comes first where debts can be cancelled or settled in several ways.
  ///
  /// Sheets with another order are not equal.
  public var order = PeopleOrder()

  /// Sums nothing up.
  public init() {}

  /// Sums bills up, and counts those that cannot be read.
  public init(_ bills: [Bill], unreadable: Int = 0) {
    for bill in bills { add(bill.debts, sign: 1) }
    unreadableBills = unreadable
  }

  /// Who owes whom.
  ///
  /// Throws ``MoneyError/overflow`` when a balance leaves 64 bits.
  public func ledger() throws(MoneyError) -> Ledger { try Ledger(sums, by: order) }

  /// The sheet with merged people replaced by the contacts they went to.
  public func naming(_ book: ContactBook) -> BalanceSheet {
    var named = self
    named.sums = [:]
    for (pair, sum) in sums {
      let (first, second) = (book.standIn(for: pair.first), book.standIn(for: pair.second))
      guard first != second else { continue }
      named.add(sum, from: second, to: first, pair.currency)
    }
    return named
  }

  /// Adds the debts of one bill and counts it; `sign` -1 takes it away.
  mutating func add(_ debts: [Debt], sign: Int) {
    bills += sign
    for debt in debts {
      add(
        Int128(debt.amount.minor) * Int128(sign), from: debt.debtor, to: debt.creditor,
        debt.amount.currency)
    }
  }

  /// Adds what one person owes another.
  private mutating func add(
    _ sum: Int128, from debtor: PersonID, to creditor: PersonID, _ currency: Currency
  ) {
    let pair = DebtSum(
      first: min(creditor, debtor), second: max(creditor, debtor), currency: currency)
    sums[pair, default: 0] += creditor < debtor ? sum : -sum
  }
}
