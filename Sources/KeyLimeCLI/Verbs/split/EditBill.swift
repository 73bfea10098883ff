import Arguments
import KeyLimeEngine

/// Changes a bill; only the given options change.
struct EditBill {
  static let amount = Option("amount", value: .text("AMOUNT"), summary: "The new amount")

  let arguments: ParsedArguments
  let context: Context

  /// Changes the bill with this id.
  ///
  /// Throws `nothingFound` when there is no such bill, and `usage` when the new values do not make
  /// a bill.
  func run(_ id: String) throws(Failure) -> Output {
    let bills = try BillSession(arguments, context)
    let occasion = try BillOccasion(arguments, bills.session)
    let request = try BillRequest(arguments, words: [])
    let mayAdd = try bills.newcomers(request.names)
    return try bills.perform { book throws(Failure) in
      let old = try book.bill(id, to: "edit")
      var people = book.people(draw: context.draw, mayAdd: mayAdd)
      let terms = try terms(of: old, request, &people)
      let names = book.names(with: people.added)
      let bill = try Self.bill(old, terms, occasion, names)
      guard bill != old || !people.added.isEmpty else {
        return BillSession.Decision(
          json: BillPage(bill, names).json, line: Output.unchangedLine("the bill \(bill.heading)"))
      }
      return BillSession.Decision(
        actions: people.added.map(\.recorded) + [bill.recorded(isNew: false)],
        json: BillPage(bill, names).json,
        line: "changed the bill \(bill.heading, .strong): \(BillPage(bill, names).consequence)")
    }
  }

  /// The terms after the change; terms that are not given stay.
  private func terms(
    of old: Bill, _ request: BillRequest, _ people: inout BillPeople
  ) throws(Failure) -> BillTerms {
    let before = BillTerms(amount: old.amount, payers: old.payers, division: old.split)
    guard request.division.isGiven || request.payers.isGiven || arguments[Self.amount] != nil
    else {
      if request.hasExtras || request.currency != nil {
        throw .cannot(
          "edit bill '\(old.id)'", "tip, tax, discount and currency change with the amount", .usage,
          code: "bad-bill", hints: ["give --amount too"])
      }
      return before
    }
    var request = request
    let me = people.me
    request.people = old.people.filter { $0 != me }.map(\.description)
    request.amount = arguments[Self.amount] ?? (request.addsUpByItself ? nil : old.amount.decimal)
    let reader = try AmountReader(context, option: request.currency, standard: old.currency)
    return try changed(before, request, reader, &people)
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
    if !request.division.isGiven { terms.division = before.division }
    if !request.payers.isGiven, !request.division.impliesPayer {
      terms.payers = try Self.payers(before, terms.amount)
    }
    return terms
  }

  /// The payers of a changed amount: a single payer paid the new amount; for several it is unknown.
  private static func payers(
    _ before: BillTerms, _ amount: Money
  ) throws(Failure) -> [Bill.Payer] {
    if before.amount.minor == amount.minor { return before.payers }
    guard before.payers.count == 1 else {
      throw .cannot(
        "edit the bill", "several people paid, and the amount has changed", .usage,
        code: "bad-bill", hints: ["--paid me=40,eli=20 says who paid what"])
    }
    return before.payers.map { Bill.Payer($0.person, amount.minor) }
  }

  private static func bill(
    _ old: Bill, _ terms: BillTerms, _ occasion: BillOccasion, _ names: PeopleNames
  ) throws(Failure) -> Bill {
    do throws(BillError) {
      return try Bill(
        id: old.id, date: occasion.date ?? old.date, title: occasion.title ?? old.title,
        kind: old.kind, amount: terms.amount, payers: terms.payers, split: terms.division,
        note: occasion.note ?? old.note, restaurant: occasion.restaurant ?? old.restaurant,
        checkIn: occasion.checkIn ?? old.checkIn
      ).with(
        // Another amount is not what the original one became.
        category: old.category, original: terms.amount == old.amount ? old.original : nil)
    } catch { throw Failure(error, names, terms.amount.currency) }
  }
}

extension BillRequest.Division {
  /// Whether the split refers to the other person of the bill.
  fileprivate var needsOther: Bool {
    switch self {
    case .notGiven, .iOwe, .theyOwe, .half: true
    case .items(let items): items.contains { $0.people.isEmpty }
    case .equally, .shares, .percent, .exact: false
    }
  }

  /// Whether the split also determines who paid.
  fileprivate var impliesPayer: Bool {
    switch self {
    case .iOwe, .theyOwe: true
    default: false
    }
  }
}
