import Arguments
import KeyLimeEngine

/// `split settle`: records payments, or lists the payments that would settle.
struct SettleDebt {
  static let words = ListOperand(
    "PERSON", value: .person,
    summary: "One person, or who pays and who is paid; then the amount")
  static let suggest = Flag("suggest", summary: "The fewest payments that settle all bills")
  static let record = Flag("record", summary: "With --suggest: record these payments")

  static let fields: [ResultField] = [
    ResultField("id", type: "string", "The id of the payment"),
    ResultField("kind", type: "string", "In a list: pairwise or simplified"),
    ResultField("debtor", type: "object", "Who pays: id and name"),
    ResultField("creditor", type: "object", "Who receives it: id and name"),
    .money("amount", "minor, currency and decimal"),
    ResultField("command", type: "string", "In a list: the command that records the payment"),
    ResultField("payments", type: "array", "The payments that were recorded"),
  ]

  static var spec: CommandSpec {
    CommandSpec(
      name: "settle", summary: "Record that a debt was paid",
      discussion: """
        With one PERSON, records that the one of you who owes has paid: the whole open balance in \
        every currency, or an amount. With two people, records that the first paid the second. A \
        payment of more than is owed asks first; with --paid-by, that of somebody who owes nothing \
        does not.

        Without PERSON, lists your pairwise debts: what your bills make you owe each other. With \
        --suggest, lists simplified payments: the fewest that settle all your bills, including \
        debts between others, each with the command that records it. After --record nobody owes \
        anybody anything.
        """,
      operands: [words.declaration],
      options: [
        suggest.declaration, record.declaration,
        SplitOptions.paidBy.declaration, SplitOptions.currency.declaration,
        SplitOptions.title.declaration, SplitOptions.at.declaration, SplitOptions.note.declaration,
      ] + WriteOptions.declarations,
      rules: [
        .conflict("suggest", "PERSON"), .requires("paid-by", "PERSON"),
        .requires("record", "suggest"),
      ],
      examples: [
        Example("split settle", "List the payments that would settle"),
        Example("split settle --suggest", "The fewest payments, with their commands"),
        Example("split settle eli", "The one of you who owes has paid"),
        Example("split settle eli 20 --paid-by me --yes", "You gave Eli 20"),
        Example("split settle eli ana 2.78 --yes", "Eli gave Ana 2.78"),
      ],
      fields: fields + Split.recorded,
      columns: [
        ResultColumn("WHO PAYS", "The name of who owes"),
        ResultColumn("WHOM", "The name of who is owed"), ResultColumn("AMOUNT", "How much"),
        ResultColumn("CURRENCY", "In which currency"),
        ResultColumn("COMMAND", "With --suggest: the command that records the payment"),
      ])
  }

  let arguments: ParsedArguments
  let context: Context

  /// Records payments, or lists the payments that would settle.
  ///
  /// Throws `nothingFound` when nothing is open or a person is unknown, `usage` for invalid
  /// amounts, and `cancelled` when the user declines to pay more than is owed.
  func run() throws(Failure) -> Output {
    let bills = try BillSession(arguments, context)
    let words = arguments[Self.words]
    if arguments[Self.record] ?? false { return try recordSuggestions(bills) }
    guard !words.isEmpty else {
      let book = try bills.book(reading: .balances)
      let listing = PaymentListing(book, context)
      let notes = try DoublePayment.notes(book, bills)
      return try bills.session.ofWhoIsLoggedIn(
        arguments[Self.suggest] ?? false
          ? listing.fewest(notes: notes) : listing.mine(notes: notes))
    }
    // The first run of a retry has settled what it would ask about.
    if try bills.session.eventWithSameKey(arguments) == nil {
      try confirm(words, try bills.book())
    }
    let occasion = try BillOccasion(arguments, bills.session)
    let date = occasion.date ?? occasion.now
    return try bills.perform { book throws(Failure) in
      let request = try SettleRequest(words, in: book)
      let debts = try PaymentReader(arguments, context, book).debts(request)
      return try decision(debts, book, occasion, date)
    }
  }

  /// Records every payment of the shortest list, after which nobody owes anybody anything.
  private func recordSuggestions(_ bills: BillSession) throws(Failure) -> Output {
    let occasion = try BillOccasion(arguments, bills.session)
    let date = occasion.date ?? occasion.now
    return try bills.perform { book throws(Failure) in
      let debts = try PaymentListing(book, context).simplified()
      guard !debts.isEmpty else {
        throw .cannot(
          "record payments", "there is nothing to settle", .nothingFound, code: "nothing-open")
      }
      return try decision(debts, book, occasion, date)
    }
  }

  /// Asks before a payment of more than is owed.
  private func confirm(_ words: [String], _ book: BillBook) throws(Failure) {
    let request = try SettleRequest(words, in: book)
    guard request.amount != nil else { return }
    let reader = PaymentReader(arguments, context, book)
    for debt in try reader.debts(request) {
      guard let owed = try reader.exceeded(by: debt) else { continue }
      let (payer, receiver) = (book.names[debt.debtor], book.names[debt.creditor])
      let verb = debt.debtor == book.me ? "owe" : "owes"
      let owing =
        owed.minor == 0
        ? "\(payer) \(verb) \(receiver) nothing" : "\(payer) \(verb) \(receiver) \(owed.text) only"
      try context.confirm(
        "\(owing). Still record a payment of \(debt.amount.text)?",
        isConfirmed: arguments[WriteOptions.yes] ?? false)
    }
  }

  private func decision(
    _ debts: [Debt], _ book: BillBook, _ occasion: BillOccasion, _ date: CivilTime
  ) throws(Failure) -> BillSession.Decision {
    let names = book.names
    var bills: [Bill] = []
    for debt in debts {
      do throws(BillError) {
        bills.append(
          try Bill(
            id: BillID(random: context.draw()), date: date, title: occasion.title ?? "",
            kind: .payment, amount: debt.amount,
            payers: [Bill.Payer(debt.debtor, debt.amount.minor)], split: .whole(debt.creditor),
            note: occasion.note))
      } catch { throw Failure(error, names, debt.amount.currency) }
    }
    let sentences = debts.map { debt in
      "\(names[debt.debtor]) paid \(names[debt.creditor]) \(debt.amount.text)"
    }
    return BillSession.Decision(
      actions: bills.map(\.recorded), json: Self.json(bills, names),
      line: "recorded that \(sentences.joined(separator: ", "), .strong)",
      hints: try Self.left(of: debts, after: bills, book))
  }

  /// The JSON of payments: what the first one pays, and all of them.
  static func json(_ payments: [Bill], _ names: PeopleNames) -> JSONObject {
    var json = JSONObject()
    if let first = payments.first, let debtor = first.payers.first?.person,
      case .whole(let creditor) = first.split
    {
      let debt = Debt(debtor: debtor, creditor: creditor, amount: first.amount)
      json = PaymentListing.json(debt, names)
      json.members.insert(.init(name: "id", value: .string(first.id.text)), at: 0)
    }
    json["payments"] = .array(payments.map { .object(BillPage($0, names).json) })
    return json
  }

  /// The remaining debts between the people of the payments, in the same currencies.
  private static func left(
    of debts: [Debt], after payments: [Bill], _ book: BillBook
  ) throws(Failure) -> [String] {
    let after = BillBook(book.me, book.known, bills: book.bills + payments)
    let open = try after.ledger().debts
    if open.isEmpty { return ["nobody owes anybody anything now"] }
    return open.filter { open in
      debts.contains { debt in
        debt.amount.currency == open.amount.currency
          && Set([debt.debtor, debt.creditor]) == Set([open.debtor, open.creditor])
      }
    }.map { "\(DebtPage.sentence($0, book.names).plain) now" }
  }
}

/// Who pays whom how much, as typed for `split settle`.
struct SettleRequest {
  /// The people, in the order they were named: one, or the payer and the receiver.
  let people: [PersonID]
  /// The amount as typed; nil for what is open.
  let amount: String?

  /// Reads `eli`, `eli 20`, `jo priya` and `jo priya 2.78`; `jo,priya` is `jo priya`.
  ///
  /// Throws `usage` when there are too many words or a person is named twice, and `nothingFound`
  /// for an unknown person.
  init(_ words: [String], in book: BillBook) throws(Failure) {
    var words = BillRequest.joiningCurrency(words)
    var resolving = book.everybody(to: "settle with")
    if words.count > 1, let last = words.last, last.contains(where: \.isNumber),
      (try? resolving.known(last)) == nil
    {
      amount = last
      words.removeLast()
    } else {
      amount = nil
    }
    words = resolving.separated(words)
    guard words.count < 3 else {
      throw .cannot(
        "settle", "a payment goes from one person to another, not among \(words.count)", .usage,
        code: "bad-bill", hints: ["keylime split settle PAYER RECEIVER AMOUNT"])
    }
    people = try resolving.people(words)
    guard people.count == 2 ? people[0] != people[1] : people.first != book.me else {
      throw .cannot(
        "settle with '\(words[0])'", "a payment goes from one person to another", .usage,
        code: "bad-bill")
    }
  }

  /// The person across from me when only one was named.
  var onlyPerson: PersonID? { people.count == 1 ? people.first : nil }
}
