import Arguments
import KeyLimeEngine

/// `split settle`: records payments, or lists the payments that would settle.
struct SettleDebt {
  static let person = Operand(
    "PERSON", value: .person, summary: "Who pays or is paid; without, lists what to settle",
    arity: .optional)
  static let amount = Operand(
    "AMOUNT", value: .text, summary: "How much; without, the whole open balance", arity: .optional)
  static let suggest = Flag("suggest", summary: "The fewest payments that settle all bills")

  static let fields: [ResultField] = [
    ResultField("id", type: "string", "The id of the payment"),
    ResultField("debtor", type: "object", "Who pays: id and name"),
    ResultField("creditor", type: "object", "Who receives it: id and name"),
    ResultField("amount", type: "object", "minor, currency and decimal"),
    ResultField("payments", type: "array", "With PERSON: the recorded payments"),
  ]

  let arguments: ParsedArguments
  let context: Context

  /// Settles with a person, or lists the payments that would settle.
  ///
  /// Throws `nothingFound` when nothing is open or the person is unknown, and `usage` for invalid
  /// amounts.
  func run() throws(Failure) -> Output {
    let bills = try BillSession(arguments, context)
    guard let name = arguments[Self.person] else {
      let book = try bills.book(reading: .balances)
      return arguments[Self.suggest] ?? false
        ? try PaymentListing.fewest(book) : try PaymentListing.mine(book)
    }
    let reader = try AmountReader(context, option: arguments[SplitOptions.currency])
    let occasion = try BillOccasion(arguments, bills.session)
    let now = try context.civilTime(.now)
    let ids = (0..<Self.mostCurrencies).map { _ in BillID(random: context.draw()) }
    return try bills.perform { book throws(Failure) in
      var people = book.people(draw: context.draw)
      let other = try people.person(name)
      guard other != book.me else {
        throw .cannot(
          "settle with '\(name)'", "a payment goes from one person to another", .usage,
          code: "bad-bill")
      }
      let debts = try debts(with: other, book, reader)
      return try decision(debts, other, book, occasion, occasion.date ?? now, ids)
    }
  }

  /// The largest number of currencies settled in one command.
  private static let mostCurrencies = 32

  // MARK: - What is paid

  /// The payments between me and the other person.
  private func debts(
    with other: PersonID, _ book: BillBook, _ reader: AmountReader
  ) throws(Failure) -> [Debt] {
    let open = try PaymentListing.debts(of: book.me, in: book).filter {
      $0.debtor == other || $0.creditor == other
    }
    guard let text = arguments[Self.amount] else {
      let currency = arguments[SplitOptions.currency]
      let wanted = open.filter { currency == nil || $0.amount.currency == currency }
      return try checked(wanted, other, book)
    }
    // If all debts are in one currency, a plain number is in that currency.
    let only = Set(open.map(\.amount.currency)).count == 1 ? open.first?.amount.currency : nil
    let isPlain = reader.origin != .option && only != nil
    let reader = isPlain ? try AmountReader(context, option: nil, standard: only) : reader
    let money = try reader.read(text, as: "the amount")
    let payer = try payer(other, open.filter { $0.amount.currency == money.currency }, book)
    return [Debt(debtor: payer, creditor: payer == other ? book.me : other, amount: money)]
  }

  /// The person in `--paid-by`, else the debtor.
  private func payer(
    _ other: PersonID, _ open: [Debt], _ book: BillBook
  ) throws(Failure) -> PersonID {
    guard let word = arguments[SplitOptions.paidBy] else {
      return try checked(open, other, book).first?.debtor ?? other
    }
    if word == "them" { return other }
    var people = book.people(draw: context.draw)
    let person = try people.person(word)
    guard person == other || person == book.me else {
      throw .cannot(
        "settle", "'\(word)' is not one of the two people", .usage, code: "bad-bill",
        hints: ["--paid-by me, or --paid-by them"])
    }
    return person
  }

  private func checked(
    _ debts: [Debt], _ other: PersonID, _ book: BillBook
  ) throws(Failure) -> [Debt] {
    guard debts.isEmpty else { return debts }
    throw .cannot(
      "settle with '\(book.names[other])'", "nothing is open", .nothingFound,
      code: "nothing-open",
      hints: ["to record a payment anyway: --paid-by me AMOUNT, or --paid-by them AMOUNT"])
  }

  private func decision(
    _ debts: [Debt], _ other: PersonID, _ book: BillBook, _ occasion: BillOccasion,
    _ date: CivilTime, _ ids: [BillID]
  ) throws(Failure) -> BillSession.Decision {
    let names = book.names
    var bills: [Bill] = []
    for (debt, id) in zip(debts, ids) {
      do throws(BillError) {
        bills.append(
          try Bill(
            id: id, date: date, title: occasion.title ?? "", kind: .payment, amount: debt.amount,
            payers: [Bill.Payer(debt.debtor, debt.amount.minor)], split: .whole(debt.creditor),
            note: occasion.note))
      } catch { throw Failure(error, names, debt.amount.currency) }
    }
    let sentences = debts.map { debt in
      "\(names[debt.debtor]) paid \(names[debt.creditor]) \(debt.amount.text)"
    }
    var json = JSONObject()
    if let bill = bills.first, let debt = debts.first {
      json = PaymentListing.json(debt, names)
      json.members.insert(.init(name: "id", value: .string(bill.id.text)), at: 0)
    }
    json["payments"] = .array(bills.map { .object(BillPage($0, names).json) })
    return BillSession.Decision(
      actions: bills.map { $0.recorded() }, json: json,
      line: "recorded that \(sentences.joined(separator: ", "), .strong)",
      hints: try Self.left(with: other, after: bills, book))
  }

  /// The remaining debts in the currencies of the payments, in either direction.
  private static func left(
    with other: PersonID, after payments: [Bill], _ book: BillBook
  ) throws(Failure) -> [String] {
    let after = BillBook(book.me, contacts: book.contacts, bills: book.bills + payments)
    let currencies = Set(payments.map(\.currency))
    return try PaymentListing.debts(of: book.me, in: after)
      .filter { $0.debtor == other || $0.creditor == other }
      .filter { currencies.contains($0.amount.currency) }
      .map { "\(DebtPage.sentence($0, book.names).plain) now" }
  }
}
