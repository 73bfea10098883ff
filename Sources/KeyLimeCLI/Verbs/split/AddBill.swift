import Arguments
import KeyLimeEngine

/// Records a new bill.
struct AddBill {
  let arguments: ParsedArguments
  let context: Context

  /// Adds the bill of the request.
  ///
  /// Throws `usage` when amounts or parts do not make a bill, and `nothingFound` for an unknown
  /// person.
  func run(_ request: BillRequest) throws(Failure) -> Output {
    let bills = try BillSession(arguments, context)
    let occasion = try BillOccasion(arguments, bills.session)
    let reader = try AmountReader(context, option: request.currency, at: occasion.currency)
    var request = request
    if request.people.isEmpty, request.division.needsOther {
      request.people = occasion.companions.map { PersonID(contact: $0).description }
    }
    request.people = try bills.separated(request.people)
    let mayAdd = try bills.newcomers(request.names)
    let number = context.draw()
    var isNews: Bool?
    return try bills.perform(reading: .balances) { [request] book throws(Failure) in
      var terms = TermsReader(
        request, reader, book.people(draw: context.draw, mayAdd: mayAdd))
      let found = try terms.terms()
      let names = book.names(with: terms.people.added)
      // A refund that follows its bill takes the odd cent back from who bore it.
      let turn = max(0, book.sheet.bills - (found.amount.minor < 0 ? 1 : 0))
      let bill = try Self.bill(BillID(random: number), found, occasion, names)
        .servingOddCents(turn: turn, from: number)
      var hints: [String] = []
      if let remark = terms.remark {
        // What is about every amount is said once; this may be decided twice.
        isNews =
          isNews
          ?? (!remark.isGeneral || arguments.isDryRun || bills.session.store.isNew(.currency))
        if isNews == true { hints = [remark.text] }
      }
      hints += CircleRemark.hints(on: bill, book, names)
      return Self.decision(bill, terms, names, hints: hints)
    }
  }

  private static func bill(
    _ id: BillID, _ terms: BillTerms, _ occasion: BillOccasion, _ names: PeopleNames
  ) throws(Failure) -> Bill {
    let bill: Bill
    do throws(BillError) {
      bill = try Bill(
        id: id, date: occasion.date ?? occasion.now, title: occasion.title ?? "",
        amount: terms.amount,
        payers: terms.payers, split: terms.division, note: occasion.note,
        restaurant: occasion.restaurant ?? nil, checkIn: occasion.checkIn ?? nil)
    } catch { throw Failure(error, names, terms.amount.currency) }
    guard bill.people.count > 1 else {
      throw .cannot(
        "split the bill", "nobody else is on it", .usage, code: "bad-bill",
        hints: ["keylime split PERSON AMOUNT, such as keylime split eli 40.01"])
    }
    return bill
  }

  private static func decision(
    _ bill: Bill, _ terms: TermsReader, _ names: PeopleNames, hints: [String]
  ) -> BillSession.Decision {
    let page = BillPage(bill, names)
    let added = terms.people.added
    var json = page.json
    if !added.isEmpty {
      json["added"] = .array(added.map { names.json(PersonID(contact: $0.id)) })
    }
    let others = bill.people.filter { $0 != names.me }.map { names[$0] }
    return BillSession.Decision(
      // The bill comes last, so that 'undo' applies to it.
      actions: added.map(\.recorded) + [bill.recorded],
      json: json,
      line: "\(page.headline) with \(others.listed): \(page.consequence)",
      hints: hints)
  }
}

extension BillSession {
  /// The people of words such as `sam,priya`, each for itself; a name that has a comma stays.
  ///
  /// Throws `store` when the contacts cannot be read.
  func separated(_ words: [String]) throws(Failure) -> [String] {
    guard words.contains(where: { $0.contains(",") }) else { return words }
    return try book(reading: .nothing).people(draw: { 0 }).separated(words)
  }

  /// Decides which unknown names may become contacts: all with `--new`, else those that the user
  /// confirms on a terminal.
  ///
  /// Throws `cancelled` when the user declines, and `usage` for an ambiguous name, and for several
  /// people where one is meant.
  func newcomers(_ names: [String]) throws(Failure) -> (String) -> Bool {
    for name in names where name.contains(",") {
      try book(reading: .nothing).people(draw: { 0 }).checkIsOne(name, to: "split with")
    }
    try checkAmounts(names)
    if arguments[SplitOptions.new] ?? false { return { _ in true } }
    guard session.context.isInteractive else { return { _ in false } }
    var accepted: Set<String> = []
    var people = try book(reading: .nothing).people(draw: { 0 })
    // Nobody is asked whether 'owes' shall be a contact.
    for name in names where Sentence.joints.contains(Folding.fold(name)) {
      _ = try people.person(name)
    }
    for name in names where !accepted.contains(name) {
      do throws(Failure) {
        _ = try people.person(name)
      } catch {
        guard error.code == "no-such-person", !name.trimmed.isEmpty, !BillPeople.isMyWord(name)
        else { throw error }
        try session.context.confirm(
          "'\(name)' is not one of your contacts. Add them?", flag: "--new", isConfirmed: false)
        accepted.insert(name)
      }
    }
    return { accepted.contains($0) }
  }

  /// Checks that none of some names is an amount, unless somebody is called so.
  private func checkAmounts(_ names: [String]) throws(Failure) {
    for name in names where Self.isAmountAlone(name) {
      var people = try book(reading: .nothing).people(draw: { 0 })
      do throws(Failure) { _ = try people.person(name) } catch {
        guard error.code == "no-such-person" else { throw error }
        throw .cannot(
          "split with '\(name)'", "it is an amount, and no contact", .usage,
          code: "several-amounts",
          hints: ["--exact eli=12.50,me=7.50 says what each had; 12.50+3*2 adds amounts up"])
      }
    }
  }

  private static func isAmountAlone(_ name: String) -> Bool {
    name.contains(where: \.isNumber)
      && name.allSatisfy { $0.isNumber || $0.isCurrencySymbol || ".,+*".contains($0) }
  }
}
