import KeyLimeEngine

/// Resolves a typed request to the terms of a bill.
struct TermsReader {
  let request: BillRequest
  let reader: AmountReader
  var people: BillPeople
  /// The currency, once an amount is read.
  var currency: Currency?
  /// A remark about a guessed currency.
  var remark: AmountReader.Remark?

  /// Starts without terms; `currency` is that of an existing bill.
  init(
    _ request: BillRequest, _ reader: AmountReader, _ people: BillPeople,
    currency: Currency? = nil
  ) {
    self.request = request
    self.reader = reader
    self.people = people
    self.currency = currency
  }

  var me: PersonID { people.me }

  /// The terms of a new bill.
  ///
  /// Throws `usage` when amounts and parts do not make a bill, and `nothingFound` for an unknown
  /// person.
  mutating func terms() throws(Failure) -> BillTerms {
    let others = try others()
    var base = try request.amount.map { text throws(Failure) in
      try amount(text, "the amount", allowingNegative: true)
    }
    if base == nil, let known = request.known { (base, currency) = (known, known.currency) }
    if case .items(let items) = request.division {
      return try receipt(items, others, stated: base)
    }
    let paid = try severalPayers()
    let exact = try exactParts()
    let stated = base ?? paid.map(sum) ?? exact.map(sum)
    guard let stated else { throw Self.missingAmount }
    let total = try withExtras(stated, mayBe: base != nil)
    let division = try division(others, exact)
    return BillTerms(amount: total, payers: try payers(paid, total, others), division: division)
  }

  // MARK: - People

  private mutating func others() throws(Failure) -> [PersonID] {
    let named = try people.people(request.people)
    for (index, person) in named.enumerated() where named[..<index].contains(person) {
      throw Self.refused("'\(request.people[index])' is named twice")
    }
    return named.filter { $0 != me }
  }

  /// The payers: `several` if given, else the one who paid everything.
  ///
  /// Throws `usage` when it is unclear who paid, and `nothingFound` for an unknown person.
  mutating func payers(
    _ several: [Bill.Payer]?, _ total: Money, _ others: [PersonID]
  ) throws(Failure) -> [Bill.Payer] {
    if let several { return several }
    return [Bill.Payer(try payer(others), total.minor)]
  }

  private mutating func payer(_ others: [PersonID]) throws(Failure) -> PersonID {
    if case .iOwe = request.division {
      return try onlyOther(others, "--i-owe", "name only the one who paid")
    }
    guard case .one(let name) = request.payers else { return me }
    guard name == "them" else { return try people.person(name) }
    return try onlyOther(others, "--paid-by them", "name the payer: --paid-by NAME")
  }

  /// The one other person; `advice` is for the case that there are several.
  private func onlyOther(
    _ others: [PersonID], _ option: String, _ advice: String
  ) throws(Failure) -> PersonID {
    guard others.count == 1 else {
      throw Self.refused(
        "\(option) needs exactly one other person, not \(others.count)",
        hints: [others.isEmpty ? "name them before the amount" : advice])
    }
    return others[0]
  }

  // MARK: - Division

  private mutating func division(
    _ others: [PersonID], _ exact: [BillDivision.Portion]?
  ) throws(Failure) -> BillDivision {
    let division: BillDivision
    switch request.division {
    case .notGiven, .items: division = .equally(others + [me])
    case .half:
      let other = try onlyOther(others, "--half", "omit --half: all have the same share without it")
      division = .equally([other, me])
    case .iOwe: division = .whole(me)
    case .theyOwe: division = others.count == 1 ? .whole(others[0]) : .equally(others)
    case .equally(let names): division = .equally(try people.people(names))
    case .shares(let parts): division = .shares(try portions(parts, Self.weight))
    case .percent(let parts): division = .percentages(try portions(parts, Self.percentage))
    case .exact: division = .exactly(exact ?? [])
    }
    try checkCovers(others, division)
    return division
  }

  /// Checks that every person named has a part, so that a typo does not omit one.
  ///
  /// Throws `usage` when a person has none.
  func checkCovers(_ others: [PersonID], _ division: BillDivision) throws(Failure) {
    if case .iOwe = request.division { return }
    guard let index = others.firstIndex(where: { !division.people.contains($0) }) else { return }
    let words = request.people.filter { !BillPeople.isMe($0) }
    throw Self.refused(
      "'\(words[index])' is named but has no part",
      hints: ["give everybody a part, at least 0; name a person who only paid in --paid alone"])
  }

  private mutating func portions(
    _ parts: [NamedPart], _ read: (NamedPart) throws(Failure) -> Int64
  ) throws(Failure) -> [BillDivision.Portion] {
    var portions: [BillDivision.Portion] = []
    for part in parts {
      portions.append(.init(try people.person(part.person), try read(part)))
    }
    return portions
  }

  private static func weight(_ part: NamedPart) throws(Failure) -> Int64 {
    guard let weight = Int64(part.value), weight >= 0, weight <= 1_000_000 else {
      throw .cannot(
        "read the shares '\(part.person)=\(part.value)'", "expected a whole number from 0",
        .usage, code: "bad-shares")
    }
    return weight
  }

  private static func percentage(_ part: NamedPart) throws(Failure) -> Int64 {
    guard let hundredths = Percentage(part.value)?.hundredths else {
      throw .cannot(
        "read the percentage '\(part.person)=\(part.value)'",
        "expected a number such as 60 or 33.33", .usage, code: "bad-percentage",
        hints: ["--shares eli=1,ana=1,me=1 splits without fractions"])
    }
    return hundredths
  }
}

extension TermsReader {
  static var missingAmount: Failure {
    Failure(
      .usage, "missing operand '<amount>'", code: "missing-operand",
      hints: ["keylime split PERSON AMOUNT, such as keylime split eli 40.01"])
  }

  static func refused(_ reason: String, hints: [String] = []) -> Failure {
    .cannot("split the bill", reason, .usage, code: "bad-bill", hints: hints)
  }
}

/// The engine's type for splitting a bill; here the name `Split` is that of the verb.
typealias BillDivision = KeyLimeEngine.Split

/// The money of a bill: the amount, who paid, and how it is split.
struct BillTerms {
  var amount: Money
  var payers: [Bill.Payer]
  var division: BillDivision
}

extension BillTerms {
  /// The split, with the same numbers in another currency: 12.50 USD become 12.50 EUR.
  ///
  /// Nil where a number has more decimal digits than the currency.
  func division(in currency: Currency) -> BillDivision? {
    switch division {
    case .whole, .equally, .shares, .percentages: return division
    case .exactly(let portions):
      let values = portions.compactMap { restated($0.value, in: currency) }
      guard values.count == portions.count else { return nil }
      return .exactly(zip(portions, values).map { .init($0.person, $1) })
    case .items(let receipt):
      let prices = receipt.items.compactMap { restated($0.minor, in: currency) }
      guard prices.count == receipt.items.count, let tax = restated(receipt.tax, in: currency),
        let tip = restated(receipt.tip, in: currency),
        let discount = restated(receipt.discount, in: currency)
      else { return nil }
      let items = zip(receipt.items, prices).map {
        BillDivision.Item($0.name, $1, for: $0.people)
      }
      return .items(.init(items: items, tax: tax, tip: tip, discount: discount))
    }
  }

  /// Who paid, with the same numbers in another currency; nil as above.
  func payers(in currency: Currency) -> [Bill.Payer]? {
    let paid = payers.compactMap { restated($0.minor, in: currency) }
    guard paid.count == payers.count else { return nil }
    return zip(payers, paid).map { .init($0.person, $1) }
  }

  private func restated(_ minor: Int64, in currency: Currency) -> Int64? {
    let (product, overflows) = minor.multipliedReportingOverflow(by: currency.minorPerMajor)
    let divisor = amount.currency.minorPerMajor
    return overflows || product % divisor != 0 ? nil : product / divisor
  }
}
