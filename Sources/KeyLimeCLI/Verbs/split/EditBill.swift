import Arguments
import KeyLimeEngine

/// Changes a bill; only the given options change.
struct EditBill {
  static let amount = Option("amount", value: .text("AMOUNT"), summary: "The new amount")

  static var spec: CommandSpec {
    CommandSpec(
      name: "edit", summary: "Change a bill",
      discussion: """
        Only what you give an option for changes. An empty --title, --note, --restaurant or \
        --checkin clears it. --checkin changes the restaurant too: to that of the check-in. A \
        title that came from the place changes with the place.
        """,
      operands: [Split.bill.declaration],
      options: [amount.declaration] + SplitOptions.changes
        + WriteOptions.declarations, rules: SplitOptions.rules,
      examples: [Example("split edit 7k3f --amount 42", "Everything else stays")],
      fields: BillPage.fields + Split.recorded)
  }

  let arguments: ParsedArguments
  let context: Context

  /// Changes the bill with this id.
  ///
  /// Throws `nothingFound` when there is no such bill, and `usage` when the new values do not make
  /// a bill.
  func run(_ id: String) throws(Failure) -> Output {
    let bills = try BillSession(arguments, context)
    let former = try needsFormer ? FormerOccasion(of: id, bills) : nil
    let occasion = try BillOccasion(arguments, bills.session, after: former)
    let request = try BillRequest(arguments, words: [])
    let mayAdd = try bills.newcomers(request.names)
    return try bills.perform { book throws(Failure) in
      let old = try book.bill(id, to: "edit")
      var people = book.people(draw: context.draw, mayAdd: mayAdd)
      var terms = try terms(of: old, request, &people)
      if terms.division.isSame(as: old.split) { terms.division = old.split }
      let names = book.names(with: people.added)
      let title = title(old, occasion, former)
      let bill = try bill(old, terms, occasion, title, names, book)
      guard bill != old || !people.added.isEmpty else {
        return BillSession.Decision(
          json: BillPage(bill, names).json, line: Output.unchangedLine("the bill \(bill.heading)"))
      }
      return BillSession.Decision(
        actions: people.added.map(\.recorded)
          + [.bill(bill.id, .edit(BillEdit(from: old, to: bill)))],
        json: BillPage(bill, names).json,
        line: "changed the bill \(bill.heading, .strong): \(BillPage(bill, names).consequence)",
        hints: CircleRemark.hints(on: bill, inPlaceOf: old, book, names))
    }
  }

  /// Whether another place or time is given, which depends on where the bill was before.
  private var needsFormer: Bool {
    [
      SplitOptions.restaurant.declaration, SplitOptions.checkIn.declaration,
      SplitOptions.at.declaration,
    ].contains(where: arguments.isGiven)
  }

  /// The terms after the change; terms that are not given stay.
  private func terms(
    of old: Bill, _ request: BillRequest, _ people: inout BillPeople
  ) throws(Failure) -> BillTerms {
    let before = BillTerms(amount: old.amount, payers: old.payers, division: old.split)
    let amount = arguments[Self.amount]
    let isOther = request.currency.map { $0 != old.currency } ?? false
    if isOther, amount == nil, !request.isReceipt {
      throw Self.needsAmount(old, "the currency changes with the amount")
    }
    let reader = try AmountReader(context, option: request.currency, standard: old.currency)
    var request = request
    if case .items(let receipt)? = before.division(in: request.currency ?? old.currency) {
      request.keptExtras = receipt
    }
    guard request.division.isGiven || request.payers.isGiven || amount != nil else {
      guard request.hasExtras else { return before }
      guard let receipt = request.keptExtras else {
        throw Self.needsAmount(old, "tip, tax and discount change with the amount")
      }
      return try reckoned(before, receipt, request, reader, people)
    }
    let me = people.me
    request.people = old.people.filter { $0 != me }.map(\.description)
    request.amount = amount
    if amount == nil, !request.isReceipt { request.known = old.amount }
    return try changed(before, request, reader, &people)
  }

  private static func needsAmount(_ old: Bill, _ reason: String) -> Failure {
    .cannot(
      "edit bill '\(old.id)'", reason, .usage, code: "bad-bill", hints: ["give --amount too"])
  }

  /// The terms of a receipt with other tax, tip or discount.
  private func reckoned(
    _ before: BillTerms, _ receipt: BillDivision.Receipt, _ request: BillRequest,
    _ reader: AmountReader, _ people: BillPeople
  ) throws(Failure) -> BillTerms {
    var reading = TermsReader(request, reader, people, currency: before.amount.currency)
    let (division, sum) = try reading.receipt(receipt.items)
    return BillTerms(
      amount: sum, payers: try Self.payers(before, sum), division: division)
  }

  private func changed(
    _ before: BillTerms, _ request: BillRequest, _ reader: AmountReader,
    _ people: inout BillPeople
  ) throws(Failure) -> BillTerms {
    var request = request
    // A person who is left out of the new split is left out on purpose.
    if request.division.isGiven, !request.division.needsOther { request.people = [] }
    var reading = TermsReader(request, reader, people)
    var terms = try reading.terms()
    people = reading.people
    if !request.division.isGiven {
      terms.division = try Self.division(before, in: terms.amount.currency)
    }
    if !request.payers.isGiven, !request.division.impliesPayer {
      terms.payers = try Self.payers(before, terms.amount)
    }
    return terms
  }

  /// How the bill is split, in the currency of a new amount.
  private static func division(
    _ before: BillTerms, in currency: Currency
  ) throws(Failure) -> BillDivision {
    guard let division = before.division(in: currency) else {
      throw .cannot(
        "edit the bill", "its parts are no whole amounts of \(currency)", .usage, code: "bad-bill",
        hints: [newParts])
    }
    return division
  }

  private static let newParts =
    "give the new parts too, with --exact or --item, or another way to split"

  /// The payers of a changed amount: a single payer paid the new amount; for several it is unknown.
  private static func payers(
    _ before: BillTerms, _ amount: Money
  ) throws(Failure) -> [Bill.Payer] {
    if before.payers.count == 1 { return before.payers.map { .init($0.person, amount.minor) } }
    let payers = before.payers(in: amount.currency)
    guard let payers, payers.reduce(0, { $0 &+ $1.minor }) == amount.minor else {
      throw .cannot(
        "edit the bill", "several people paid, and the amount has changed", .usage,
        code: "bad-bill", hints: ["--paid me=40,eli=20 says who paid what"])
    }
    return payers
  }

  /// The title of the occasion, where nobody gave the bill another.
  ///
  /// A title that came from the place goes with the place.
  private func title(_ old: Bill, _ occasion: BillOccasion, _ former: FormerOccasion?) -> String {
    let isGiven = arguments[SplitOptions.title] != nil
    let isOfPlace = former?.names.contains(old.title) ?? false
    guard isGiven || isOfPlace || old.title.isEmpty else { return old.title }
    let hasPlace = (occasion.restaurant ?? old.restaurant) != nil
    let hasCheckIn = (occasion.checkIn ?? old.checkIn) != nil
    return occasion.title ?? (isOfPlace && !hasPlace && !hasCheckIn ? "" : old.title)
  }

  private func bill(
    _ old: Bill, _ terms: BillTerms, _ occasion: BillOccasion, _ title: String,
    _ names: PeopleNames, _ book: BillBook
  ) throws(Failure) -> Bill {
    do throws(BillError) {
      return try Bill(
        id: old.id, date: occasion.date ?? old.date, title: title,
        kind: old.kind, amount: terms.amount, payers: terms.payers, split: terms.division,
        note: (occasion.note ?? old.note).flatMap { $0.isEmpty ? nil : $0 },
        restaurant: occasion.restaurant ?? old.restaurant,
        checkIn: occasion.checkIn ?? old.checkIn
      ).with(
        // Another amount is not what the original one became.
        category: old.category, original: terms.amount == old.amount ? old.original : nil)
    } catch {
      var failure = Failure(error, names, terms.amount.currency)
      guard case .partsDoNotAddUp(let parts, _) = error else { throw failure }
      let sum = Money(minor: parts, terms.amount.currency)
      if BillRequest.Division(arguments).isGiven {
        let isKept = arguments[Self.amount] == nil
        if isKept { failure.hints = ["--amount \(sum.decimal) changes both"] }
        throw failure
      }
      throw .cannot(
        "edit bill '\(old.id)'", "its parts add up to \(sum.text)", .usage, code: "bad-bill",
        hints: [Self.newParts] + (try evenly(old, book)))
    }
  }

  /// A hint for a bill whose parts differ by a cent at most: an equal split becomes such parts
  /// where its odd cent would move.
  private func evenly(_ old: Bill, _ book: BillBook) throws(Failure) -> [String] {
    guard case .exactly(let parts) = old.split, let amount = arguments[Self.amount],
      let least = parts.map(\.value).min(), let most = parts.map(\.value).max(),
      most - least <= 1
    else { return [] }
    let command = try PaymentCommand(book, context)
    let people = parts.map { part in
      let word = command.word(part.person)
      return word.contains(",") ? part.person.description : word
    }.joined(separator: ",")
    let words = [old.id.text, "--amount", amount, "--equally", people].map(ShellLine.quoted)
    return ["keylime split edit \(words.joined(separator: " ")) splits it evenly"]
  }
}

extension BillDivision {
  /// Whether everybody has the same part in both; the order of the people does not count.
  fileprivate func isSame(as other: BillDivision) -> Bool {
    switch (self, other) {
    case (.equally(let mine), .equally(let theirs)): mine.sorted() == theirs.sorted()
    case (.shares(let mine), .shares(let theirs)),
      (.percentages(let mine), .percentages(let theirs)),
      (.exactly(let mine), .exactly(let theirs)):
      mine.sorted { $0.person < $1.person } == theirs.sorted { $0.person < $1.person }
    default: self == other
    }
  }
}

extension BillRequest.Division {
  /// Whether the split also determines who paid.
  fileprivate var impliesPayer: Bool {
    switch self {
    case .iOwe, .theyOwe: true
    default: false
    }
  }
}
