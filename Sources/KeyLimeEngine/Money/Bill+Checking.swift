/// Why the parts of a bill do not make one.
public enum BillError: Error, Equatable, Sendable {
  /// The amount is zero, or that of a payment is below.
  case amountNotPositive
  /// Nobody paid.
  case noPayers
  /// Somebody is named twice where each may stand once.
  case repeatedPerson(PersonID)
  /// Somebody paid nothing; or gave where the others got something back, or the other way round.
  case paidNothing(PersonID)
  /// What was paid, in minor units, is not the amount.
  case payersDoNotAddUp(paid: Int64, amount: Int64)
  /// The bill falls on nobody: no people, or all weights zero.
  case nobodyShares
  /// A weight or percentage below zero, or an amount that is below zero where the bill is above it.
  case negativePortion(PersonID)
  /// An amount that is above zero where the bill is below it.
  case positivePortion(PersonID)
  /// The percentages, in hundredths, do not make 10,000.
  case percentagesDoNotAddUp(Int64)
  /// The exact amounts, or items with tax and tip, do not make the amount of the bill.
  case partsDoNotAddUp(parts: Int64, amount: Int64)
  /// An item that nobody had.
  case itemWithoutPeople(String)
  /// Tax, tip or a discount below zero on a bill that is above it.
  case negativeItem(String)
  /// A payment must have one payer and one receiver, who differ.
  case notAPayment
  /// The payers bear the whole cost, so nobody owes anything.
  case nothingOpen
  /// The numbers are too large to be shared exactly.
  case tooLarge
}

extension BillError: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .amountNotPositive: "the amount must not be zero, and that of a payment must be above"
    case .noPayers: "nobody paid"
    case .repeatedPerson(let person): "\(person) is named twice"
    case .paidNothing(let person): "\(person) is named as a payer but paid nothing"
    case .payersDoNotAddUp(let paid, let amount):
      "the payers' parts make \(paid) minor units, the bill is \(amount)"
    case .nobodyShares: "the bill falls on nobody"
    case .negativePortion(let person): "the part of \(person) is below zero"
    case .positivePortion(let person): "the part of \(person) is above zero"
    case .percentagesDoNotAddUp(let hundredths):
      "the percentages make \(hundredths) hundredths of a percent, not 10000"
    case .partsDoNotAddUp(let parts, let amount):
      "the parts make \(parts) minor units, the bill is \(amount)"
    case .itemWithoutPeople(let name): "nobody had the item '\(name)'"
    case .negativeItem(let name): "'\(name)' is below zero"
    case .notAPayment: "a payment goes from one person to another"
    case .nothingOpen: "nobody's balance changes"
    case .tooLarge: "the numbers are too large"
    }
  }
}

extension Bill {
  /// Throws unless everything adds up.
  func check() throws(BillError) {
    guard amount.minor > 0 || amount.minor < 0 && kind == .expense else {
      throw .amountNotPositive
    }
    try checkPayers()
    try checkSplit()
    if kind == .payment {
      guard case .whole(let receiver) = split, payers.count == 1, payers[0].person != receiver
      else { throw .notAPayment }
    }
    _ = try weights()
  }

  private func checkPayers() throws(BillError) {
    guard !payers.isEmpty else { throw .noPayers }
    if let twice = Self.repeated(payers.map(\.person)) { throw .repeatedPerson(twice) }
    if let idle = payers.first(where: { $0.minor == 0 || ($0.minor < 0) != isRefund }) {
      throw .paidNothing(idle.person)
    }
    let paid = try Self.sum(payers.map(\.minor))
    guard paid == amount.minor else { throw .payersDoNotAddUp(paid: paid, amount: amount.minor) }
  }

  private func checkSplit() throws(BillError) {
    switch split {
    case .whole: break
    case .equally(let people):
      guard !people.isEmpty else { throw .nobodyShares }
      if let twice = Self.repeated(people) { throw .repeatedPerson(twice) }
    case .shares(let portions):
      guard try Self.total(of: portions) > 0 else { throw .nobodyShares }
    case .percentages(let portions):
      let total = try Self.total(of: portions)
      guard total == 10_000 else { throw .percentagesDoNotAddUp(total) }
    case .exactly(let portions):
      let sign: Int64 = isRefund ? -1 : 1
      try checkParts(sign * (try Self.total(of: portions, timesSign: sign)))
    case .items(let receipt): try checkReceipt(receipt)
    }
  }

  private func checkReceipt(_ receipt: Split.Receipt) throws(BillError) {
    let sum = try Self.sum(receipt.items.map(\.minor))
    for (part, name) in [
      (receipt.tax, "tax"), (receipt.tip, "tip"), (receipt.discount, "discount"),
    ] where part != 0 && (part < 0) != (sum < 0) {
      throw .negativeItem(name)
    }
    for item in receipt.items {
      guard !item.people.isEmpty else { throw .itemWithoutPeople(item.name) }
      if let twice = Self.repeated(item.people) { throw .repeatedPerson(twice) }
    }
    try checkParts(try Self.sum([sum, receipt.tax, receipt.tip, -receipt.discount]))
    // Without a sum of the items there is no proportion for tax and tip to follow.
    guard sum != 0 else { throw .nobodyShares }
  }

  private func checkParts(_ parts: Int64) throws(BillError) {
    guard parts == amount.minor else {
      throw .partsDoNotAddUp(parts: parts, amount: amount.minor)
    }
  }

  private static func total(
    of portions: [Split.Portion], timesSign sign: Int64 = 1
  ) throws(BillError) -> Int64 {
    if let twice = repeated(portions.map(\.person)) { throw .repeatedPerson(twice) }
    if let unlike = portions.first(where: { $0.value != 0 && ($0.value < 0) != (sign < 0) }) {
      throw sign < 0 ? .positivePortion(unlike.person) : .negativePortion(unlike.person)
    }
    return try sum(portions.map { Int64(clamping: $0.value.magnitude) })
  }

  private static func repeated(_ people: [PersonID]) -> PersonID? {
    let sorted = people.sorted()
    let repeated = zip(sorted, sorted.dropFirst()).filter { $0 == $1 }.map(\.0)
    guard !repeated.isEmpty else { return nil }
    var seen: [PersonID] = []
    for person in people where repeated.contains(person) {
      if seen.contains(person) { return person }
      seen.append(person)
    }
    return nil
  }

  private static func sum(_ values: [Int64]) throws(BillError) -> Int64 {
    var total: Int64 = 0
    do throws(MoneyError) {
      for value in values { try total.add(value) }
    } catch { throw .tooLarge }
    return total
  }
}
