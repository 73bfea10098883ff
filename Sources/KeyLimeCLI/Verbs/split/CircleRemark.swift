import KeyLimeEngine

/// Says that debts are gone because they run in a circle.
enum CircleRemark {
  /// How the remark begins; what is left of the debts follows.
  static let beginning = "debts that run in a circle cancel each other: "

  /// The remark on a bill that closes a circle, as hints; none on any other.
  ///
  /// `old` is the bill in whose place it comes.
  static func hints(
    on bill: Bill, inPlaceOf old: Bill? = nil, _ book: BillBook, _ names: PeopleNames
  ) -> [String] {
    // Sums that cannot be told are no reason to refuse the bill; the list of balances says why.
    guard bill.debts != old?.debts,
      let cancelled = try? book.sheet.cancelled(by: bill, inPlaceOf: old), !cancelled.isEmpty
    else { return [] }
    return [beginning + cancelled.map { words($0, names) }.joined(separator: ", ")]
  }

  private static func words(_ cancelled: CancelledDebt, _ names: PeopleNames) -> String {
    let (debtor, creditor) = (cancelled.debt.debtor, cancelled.debt.creditor)
    guard cancelled.left.minor == 0 else {
      let left = Debt(debtor: debtor, creditor: creditor, amount: cancelled.left)
      return DebtPage.sentence(left, names).plain
    }
    return "\(names[debtor]) \(debtor == names.me ? "owe" : "owes") \(names[creditor]) nothing"
  }
}
