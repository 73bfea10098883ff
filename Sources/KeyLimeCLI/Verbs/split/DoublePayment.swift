import KeyLimeEngine

/// A payment that was probably recorded twice: two machines each recorded that one debt was paid,
/// before they exchanged their journals.
///
/// Only people know whether they paid twice, so nothing is left out of a sum.
struct DoublePayment {
  /// How many of the latest bills are looked through.
  private static let searched = 200
  /// How many days may be between the two.
  private static let days = 7

  /// What is open because of the second payment.
  private let debt: Debt
  private let earlier: BillSummary
  private let later: BillSummary

  /// What a list of open debts says of those that a second payment left.
  ///
  /// Throws `store` when the bills cannot be read, and `refused` when a sum overflows.
  static func notes(_ book: BillBook, _ session: BillSession) throws(Failure) -> [String] {
    let pairwise = try PaymentListing.debts(of: book.me, in: book)
    guard !pairwise.isEmpty else { return [] }
    let latest = try session.summaries(atMost: searched).map(book.known.naming)
      .filter { $0.kind == .payment }
    guard latest.count > 1 else { return [] }
    // Two machines may each have recorded the payments that 'split settle --suggest' lists.
    let simplified = try PaymentListing(book, session.session.context).simplified().filter {
      [$0.debtor, $0.creditor].contains(book.me) && !pairwise.contains($0)
    }
    return (pairwise + simplified).compactMap {
      DoublePayment(leaving: $0, among: latest)?.sentence(book.names)
    }
  }

  /// Finds two payments of the amount that is open, a few days apart at most.
  ///
  /// The second paid too much, and so `debt` is open. `payments` are newest first; every machine
  /// finds the same two.
  private init?(leaving debt: Debt, among payments: [BillSummary]) {
    let payments = payments.filter { $0.debts == [debt] }
    guard payments.count > 1,
      payments[0].date.day.daysSince1970 - payments[1].date.day.daysSince1970 <= Self.days
    else { return nil }
    (self.debt, later, earlier) = (debt, payments[0], payments[1])
  }

  /// Tells of the two payments, and how to take the later one back.
  private func sentence(_ names: PeopleNames) -> String {
    let (payer, receiver) = (names[debt.creditor], names[debt.debtor])
    let (one, two) = (earlier.date.day, later.date.day)
    let days = one == two ? "on \(one)" : "on \(one) and \(two)"
    return """
      \(payer) paid \(receiver) \(debt.amount.text) twice \(days), once more than was owed; \
      if it was one payment, 'keylime split remove \(later.id)' takes the second back
      """
  }
}
