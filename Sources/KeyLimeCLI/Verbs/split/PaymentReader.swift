import Arguments
import KeyLimeEngine

/// Reads what is paid: the debts that a typed payment settles.
struct PaymentReader {
  private let arguments: ParsedArguments
  private let context: Context
  private let book: BillBook

  /// Reads payments against the bills of a book.
  init(_ arguments: ParsedArguments, _ context: Context, _ book: BillBook) {
    (self.arguments, self.context, self.book) = (arguments, context, book)
  }

  /// The payments that a request means.
  ///
  /// Throws `nothingFound` when nothing is open, and `usage` for an invalid amount or payer.
  func debts(_ request: SettleRequest) throws(Failure) -> [Debt] {
    if let other = request.onlyPerson { return try debts(with: other, request.amount) }
    let (payer, receiver) = (request.people[0], request.people[1])
    guard arguments[SplitOptions.paidBy] == nil else {
      throw .cannot(
        "settle", "the first of two people is who pays", .usage, code: "bad-bill",
        hints: ["omit --paid-by, or name only the other person"])
    }
    let open = try self.open(between: payer, and: receiver)
    if let amount = request.amount {
      let money = try money(amount, open)
      return [Debt(debtor: payer, creditor: receiver, amount: money)]
    }
    let owed = wanted(open).filter { $0.debtor == payer }
    guard owed.isEmpty else { return owed }
    let (one, two) = (book.names[payer], book.names[receiver])
    throw .cannot(
      "settle", "\(one) \(payer == book.me ? "owe" : "owes") \(two) nothing", .nothingFound,
      code: "nothing-open",
      hints: open.isEmpty
        ? ["give an amount to record a payment anyway"]
        : ["\(DebtPage.sentence(open[0], book.names).plain)"])
  }

  /// What the payer of a payment owes when the payment is more than that; nil when it is not.
  ///
  /// What counts is the debt between the two. More is meant when it is what `--suggest` lists, or
  /// all that the payer can give to the receiver to settle all bills. Who says with --paid-by who
  /// pays where nothing is owed means it.
  ///
  /// Throws `refused` when a sum overflows.
  func exceeded(by payment: Debt) throws(Failure) -> Money? {
    let currency = payment.amount.currency
    let open = try open(between: payment.debtor, and: payment.creditor)
      .first { $0.debtor == payment.debtor && $0.amount.currency == currency }
    let owed = open?.amount ?? Money(minor: 0, currency)
    if payment.amount.minor <= owed.minor { return nil }
    if try isSettling(payment) { return nil }
    return owed.minor == 0 && arguments[SplitOptions.paidBy] != nil ? nil : owed
  }

  /// Whether a payment is one of the fewest that settle all bills, or brings one of the two to
  /// zero.
  private func isSettling(_ payment: Debt) throws(Failure) -> Bool {
    let ledger = try book.ledger()
    do throws(MoneyError) {
      let positions = try ledger.positions()[payment.amount.currency] ?? [:]
      let through = min(-(positions[payment.debtor] ?? 0), positions[payment.creditor] ?? 0)
      if payment.amount.minor == through { return true }
      return try ledger.settlement().contains(payment)
    } catch { throw Failure(error) }
  }

  // MARK: - Me and one other

  private func debts(
    with other: PersonID, _ text: String?
  ) throws(Failure) -> [Debt] {
    let open = try open(between: book.me, and: other)
    guard let text else {
      guard arguments[SplitOptions.paidBy] == nil else {
        throw .cannot(
          "settle", "--paid-by needs an amount", .usage, code: "missing-operand",
          hints: ["keylime split settle PERSON AMOUNT --paid-by me"])
      }
      return try checked(wanted(open), other)
    }
    let money = try money(text, open)
    let payer = try payer(
      other, open.filter { $0.amount.currency == money.currency },
      in: open.isEmpty ? nil : money.currency)
    return [Debt(debtor: payer, creditor: payer == other ? book.me : other, amount: money)]
  }

  /// The person in `--paid-by`, else the debtor.
  private func payer(
    _ other: PersonID, _ open: [Debt], in currency: Currency?
  ) throws(Failure) -> PersonID {
    guard let word = arguments[SplitOptions.paidBy] else {
      return try checked(open, other, in: currency).first?.debtor ?? other
    }
    if word == "them" { return other }
    let people = book.everybody(to: "settle with")
    try people.checkIsOne(word, to: "settle with", "each payment has one payer")
    let person = try people.known(word)
    guard person == other || person == book.me else {
      throw .cannot(
        "settle", "'\(word)' is not one of the two people", .usage, code: "bad-bill",
        hints: ["name both: keylime split settle \(ShellLine.quoted(word)) RECEIVER AMOUNT"])
    }
    return person
  }

  private func checked(
    _ debts: [Debt], _ other: PersonID, in currency: Currency? = nil
  ) throws(Failure) -> [Debt] {
    guard debts.isEmpty else { return debts }
    throw .cannot(
      "settle with '\(book.names[other])'",
      "nothing is open\(currency.map { " in \($0.code)" } ?? "")", .nothingFound,
      code: "nothing-open",
      hints: ["to record a payment anyway: --paid-by me AMOUNT, or --paid-by them AMOUNT"])
  }

  // MARK: - Amounts

  /// Reads an amount; a plain number is in the currency of what is open, if that is only one.
  private func money(_ text: String, _ open: [Debt]) throws(Failure) -> Money {
    let option = arguments[SplitOptions.currency]
    let reader = try AmountReader(context, option: option)
    var currencies = Set(open.map(\.amount.currency))
    if currencies.isEmpty { currencies = Set(book.bills.map(\.currency)) }
    guard reader.origin != .option, currencies.count == 1, let only = currencies.first else {
      let money = try reader.read(text, as: "the amount")
      if reader.origin != .option, !open.isEmpty, !currencies.contains(money.currency),
        text.allSatisfy({ !$0.isLetter && !$0.isCurrencySymbol })
      {
        let codes = currencies.map(\.code).sorted()
        throw .cannot(
          "settle with '\(text)'", "it may be \(codes.joined(separator: " or "))", .usage,
          code: "ambiguous-currency", hints: codes.map { "--currency \($0)" })
      }
      return money
    }
    return try AmountReader(context, option: nil, standard: only).read(text, as: "the amount")
  }

  private func wanted(_ debts: [Debt]) -> [Debt] {
    let currency = arguments[SplitOptions.currency]
    return debts.filter { currency == nil || $0.amount.currency == currency }
  }

  private func open(
    between one: PersonID, and other: PersonID
  ) throws(Failure) -> [Debt] {
    try book.ledger().debts.filter {
      Set([$0.debtor, $0.creditor]) == Set([one, other])
    }
  }
}
