import KeyLimeEngine

// The amounts of a bill, all in one currency, with tax and tip on top.
extension TermsReader {
  /// Parses an amount.
  ///
  /// The first one decides the currency of the bill. Throws `usage` when the amount is invalid.
  mutating func amount(
    _ text: String, _ what: String, allowingZero: Bool = false, allowingNegative: Bool = false
  ) throws(Failure) -> Money {
    let money = try reader.read(
      text, as: what, in: currency, allowingZero: allowingZero, allowingNegative: allowingNegative)
    if currency == nil { remark = reader.remark(on: text, read: money) }
    currency = money.currency
    return money
  }

  /// The payers of `--paid`; nil without that option.
  ///
  /// Throws `usage` for an invalid amount, and `nothingFound` for an unknown person.
  mutating func severalPayers() throws(Failure) -> [Bill.Payer]? {
    guard case .several(let parts) = request.payers else { return nil }
    var payers: [Bill.Payer] = []
    for part in parts {
      let money = try amount(
        part.value, "what \(part.person) paid", allowingNegative: true)
      payers.append(Bill.Payer(try people.person(part.person), money.minor))
    }
    return payers
  }

  /// The parts of `--exact`; nil without that option.
  ///
  /// Throws `usage` for an invalid amount, and `nothingFound` for an unknown person.
  mutating func exactParts() throws(Failure) -> [BillDivision.Portion]? {
    guard case .exact(let parts) = request.division else { return nil }
    var portions: [BillDivision.Portion] = []
    for part in parts {
      let money = try amount(
        part.value, "the part of \(part.person)", allowingZero: true, allowingNegative: true)
      portions.append(.init(try people.person(part.person), money.minor))
    }
    return portions
  }

  func sum(_ payers: [Bill.Payer]) -> Money {
    sum(payers.map(\.minor))
  }

  func sum(_ portions: [BillDivision.Portion]) -> Money {
    sum(portions.map(\.value))
  }

  func sum(_ minors: [Int64]) -> Money {
    // A part is at most 10^15, so thousands of them do not overflow. The currency is known after
    // the first.
    Money(minor: minors.reduce(0, &+), currency ?? reader.currency)
  }

  /// The amount with tax and tip, less the discount.
  ///
  /// Throws `usage` when one of them is invalid, or when `mayBe` is false and one is given.
  mutating func withExtras(_ base: Money, mayBe: Bool) throws(Failure) -> Money {
    guard request.hasExtras else { return base }
    guard mayBe else {
      throw Self.refused("--tip, --tax and --discount need an amount that they belong to")
    }
    let extras = try extras(on: base)
    let total = base.minor - extras.discount + extras.tax + extras.tip
    guard total != 0 else { throw Self.refused("nothing is left after the discount") }
    return Money(minor: total, base.currency)
  }

  /// Tax, tip and discount; a percentage of tax or tip is of what the discount leaves.
  private mutating func extras(
    on base: Money
  ) throws(Failure) -> (tax: Int64, tip: Int64, discount: Int64) {
    let kept = request.keptExtras
    // What belongs to a refund goes the way of the refund.
    let sign: Int64 = base.minor < 0 ? -1 : 1
    let discount = try extra(request.discount, on: base, sign, "discount") ?? kept?.discount ?? 0
    guard discount.magnitude <= base.minor.magnitude else {
      throw Self.refused("the discount is larger than the bill")
    }
    let rest = Money(minor: base.minor - discount, base.currency)
    return (
      try extra(request.tax, on: rest, sign, "tax") ?? kept?.tax ?? 0,
      try extra(request.tip, on: rest, sign, "tip") ?? kept?.tip ?? 0, discount
    )
  }

  private mutating func extra(
    _ text: String?, on base: Money, _ sign: Int64, _ what: String
  ) throws(Failure) -> Int64? {
    guard let text else { return nil }
    guard text.trimmed.last == "%" else {
      return try amount(text, "the \(what)", allowingZero: true).minor * sign
    }
    guard let part = Percentage(text)?.of(base), part.minor.magnitude <= Money.largestMinor else {
      throw .cannot(
        "read the \(what) '\(text)'",
        "expected an amount, or a percentage of at most \(Percentage.decimals) decimals", .usage,
        code: "bad-amount", hints: ["--\(what) 15% or --\(what) 8.875%"])
    }
    return part.minor
  }

  // MARK: - Receipts

  /// The terms of a bill with receipt items.
  ///
  /// Throws `usage` for invalid amounts, and `nothingFound` for an unknown person.
  mutating func receipt(
    _ items: [NamedItem], _ others: [PersonID], stated: Money?
  ) throws(Failure) -> BillTerms {
    var lines: [BillDivision.Item] = []
    for item in items {
      let price = try amount(
        item.price, "the price of \(item.name)", allowingZero: true, allowingNegative: true)
      lines.append(.init(item.name, price.minor, for: try people.people(item.people)))
    }
    // Who had only one thing is on the bill as well.
    let everybody = Set(others + [me] + lines.flatMap(\.people)).sorted()
    lines = lines.map { $0.people.isEmpty ? .init($0.name, $0.minor, for: everybody) : $0 }
    let (division, sum) = try receipt(lines)
    let total = stated ?? sum
    try checkCovers(others, division)
    let paid = try severalPayers()
    return BillTerms(amount: total, payers: try payers(paid, total, others), division: division)
  }

  /// A receipt of these items with tax, tip and discount, and its sum.
  ///
  /// Throws `usage` for invalid amounts.
  mutating func receipt(
    _ items: [BillDivision.Item]
  ) throws(Failure) -> (division: BillDivision, sum: Money) {
    let base = sum(items.map(\.minor))
    let (tax, tip, discount) = try extras(on: base)
    return (
      .items(.init(items: items, tax: tax, tip: tip, discount: discount)),
      Money(minor: base.minor + tax + tip - discount, base.currency)
    )
  }
}
