import KeyLimeEngine

/// How the engine divides a bill; in this module the bare name is the verb's.
typealias BillDivision = KeyLimeEngine.Split

/// The money of a bill: how much, who paid, on whom it falls.
struct BillTerms {
  var amount: Money
  var payers: [Bill.Payer]
  var division: BillDivision
}

/// Turns what was typed into terms, once it is known whom the names mean.
struct TermsReader {
  let request: BillRequest
  let reader: AmountReader
  var people: PeopleNamed
  /// The currency that the first amount has decided.
  private var currency: Currency?
  /// What should be said about the currency.
  private(set) var remark: String?

  /// Starts with nothing decided, or with the currency of a bill that is there.
  init(
    _ request: BillRequest, _ reader: AmountReader, _ people: PeopleNamed,
    currency: Currency? = nil
  ) {
    self.request = request
    self.reader = reader
    self.people = people
    self.currency = currency
  }

  private var me: PersonID { people.me }

  /// The terms of a new bill.
  ///
  /// Throws `usage` for amounts and parts that make none, `nothingFound` for a stranger.
  mutating func terms() throws(Failure) -> BillTerms {
    let others = try others()
    let base = try request.amount.map { text throws(Failure) in try amount(text, "the amount") }
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

  /// Those who are said to have paid, else the one who paid it all.
  private mutating func payers(
    _ several: [Bill.Payer]?, _ total: Money, _ others: [PersonID]
  ) throws(Failure) -> [Bill.Payer] {
    if let several { return several }
    return [Bill.Payer(try payer(others), total.minor)]
  }

  private mutating func payer(_ others: [PersonID]) throws(Failure) -> PersonID {
    if case .iOwe = request.division { return try onlyOther(others, "--i-owe") }
    guard case .one(let name) = request.payers else { return me }
    return name == "them" ? try onlyOther(others, "--paid-by them") : try people.person(name)
  }

  private func onlyOther(_ others: [PersonID], _ option: String) throws(Failure) -> PersonID {
    guard others.count == 1 else {
      throw Self.refused(
        "\(option) is about one other person, not \(others.count)",
        hints: ["--paid-by NAME says who paid for several"])
    }
    return others[0]
  }

  // MARK: - Division

  private mutating func division(
    _ others: [PersonID], _ exact: [BillDivision.Portion]?
  ) throws(Failure) -> BillDivision {
    let division: BillDivision
    switch request.division {
    case .unsaid, .items: division = .equally(others + [me])
    case .half:
      division = .equally([try onlyOther(others, "--half"), me])
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

  /// Whoever was named to split with must have a part, or a typo would let them off.
  private func checkCovers(_ others: [PersonID], _ division: BillDivision) throws(Failure) {
    if case .iOwe = request.division { return }
    guard let index = others.firstIndex(where: { !division.people.contains($0) }) else { return }
    let words = request.people.filter { !PeopleNamed.isMe($0) }
    throw Self.refused(
      "'\(words[index])' is named but has no part", hints: ["give everybody a part, 0 if need be"])
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
    guard let percentage = Percentage(part.value) else {
      throw .cannot(
        "read the percentage '\(part.person)=\(part.value)'",
        "expected a number such as 60 or 33.33", .usage, code: "bad-percentage",
        hints: ["--shares eli=1,ana=1,me=1 divides without fractions"])
    }
    return percentage.hundredths
  }

  // MARK: - Amounts

  /// Reads an amount in the currency of the bill, which the first one decides.
  private mutating func amount(
    _ text: String, _ what: String, allowingZero: Bool = false
  ) throws(Failure) -> Money {
    let money = try reader.read(text, as: what, in: currency, allowingZero: allowingZero)
    if currency == nil { remark = reader.remark(on: text, read: money) }
    currency = money.currency
    return money
  }

  private mutating func severalPayers() throws(Failure) -> [Bill.Payer]? {
    guard case .several(let parts) = request.payers else { return nil }
    var payers: [Bill.Payer] = []
    for part in parts {
      let money = try amount(part.value, "what \(part.person) paid")
      payers.append(Bill.Payer(try people.person(part.person), money.minor))
    }
    return payers
  }

  private mutating func exactParts() throws(Failure) -> [BillDivision.Portion]? {
    guard case .exact(let parts) = request.division else { return nil }
    var portions: [BillDivision.Portion] = []
    for part in parts {
      let money = try amount(part.value, "the part of \(part.person)", allowingZero: true)
      portions.append(.init(try people.person(part.person), money.minor))
    }
    return portions
  }

  private func sum(_ payers: [Bill.Payer]) -> Money {
    sum(payers.map(\.minor))
  }

  private func sum(_ portions: [BillDivision.Portion]) -> Money {
    sum(portions.map(\.value))
  }

  private func sum(_ minors: [Int64]) -> Money {
    // No part is above 10^15, so thousands of them fit; the currency is known once one was read.
    Money(minor: minors.reduce(0, &+), currency ?? reader.currency)
  }

  /// The amount with tax and tip.
  private mutating func withExtras(_ base: Money, mayBe: Bool) throws(Failure) -> Money {
    guard request.tip != nil || request.tax != nil else { return base }
    guard mayBe else {
      throw Self.refused("--tip and --tax need the amount that they come on top of")
    }
    let (tax, tip) = (
      try extra(request.tax, on: base, "tax"), try extra(request.tip, on: base, "tip")
    )
    return Money(minor: base.minor + tax + tip, base.currency)
  }

  private mutating func extra(
    _ text: String?, on base: Money, _ what: String
  ) throws(Failure) -> Int64 {
    guard let text else { return 0 }
    guard text.trimmed.last == "%" else {
      return try amount(text, "the \(what)", allowingZero: true).minor
    }
    guard let part = Percentage(text)?.of(base), part.minor <= Money.largestMinor else {
      throw .cannot(
        "read the \(what) '\(text)'", "expected an amount, or a percentage such as 15%", .usage,
        code: "bad-amount")
    }
    return part.minor
  }

  // MARK: - Receipts

  private mutating func receipt(
    _ items: [NamedItem], _ others: [PersonID], stated: Money?
  ) throws(Failure) -> BillTerms {
    var lines: [BillDivision.Item] = []
    for item in items {
      let price = try amount(item.price, "the price of \(item.name)", allowingZero: true)
      let had = item.people.isEmpty ? others + [me] : try people.people(item.people)
      lines.append(.init(item.name, price.minor, for: had))
    }
    let base = sum(lines.map(\.minor))
    let (tax, tip) = (
      try extra(request.tax, on: base, "tax"), try extra(request.tip, on: base, "tip")
    )
    let division = BillDivision.items(.init(items: lines, tax: tax, tip: tip))
    let total = stated ?? Money(minor: base.minor + tax + tip, base.currency)
    try checkCovers(others, division)
    let paid = try severalPayers()
    return BillTerms(amount: total, payers: try payers(paid, total, others), division: division)
  }
}

extension TermsReader {
  fileprivate static var missingAmount: Failure {
    Failure(
      .usage, "missing operand AMOUNT", code: "missing-operand",
      hints: ["keylime split PERSON AMOUNT, such as keylime split eli 40.01"])
  }

  fileprivate static func refused(_ reason: String, hints: [String] = []) -> Failure {
    .cannot("split the bill", reason, .usage, code: "bad-bill", hints: hints)
  }
}
