import KeyLimeEngine

/// The engine's type for splitting a bill; here the name `Split` is that of the verb.
typealias BillDivision = KeyLimeEngine.Split

/// The money of a bill: the amount, who paid, and how it is split.
struct BillTerms {
  var amount: Money
  var payers: [Bill.Payer]
  var division: BillDivision
}

extension BillTerms {
  /// How it is split, with the same numbers in another currency: 12.50 USD become 12.50 EUR.
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
