extension PayerTable {
  /// What a bill cost.
  struct Paid {
    let total: Money
    /// What each payer paid, in minor units.
    let each: [Int64]
    /// Whether neither the row nor its amount names a currency.
    let isOfAssumedCurrency: Bool
  }

  /// What each payer paid; one amount for several is shared among them.
  func paid(by payers: [String], _ line: CSVLine) throws(SharedBillFault) -> Paid {
    let code = columns.text(.currency, of: line)
    let named = try Self.currency(code)
    let cell = columns.text(.amount, of: line)
    let cells = payers.count > 1 ? cell.split(separator: ";").map(\.trimmed) : [cell]
    guard cells.count == 1 || cells.count == payers.count else {
      throw SharedBillFault("\(payers.count) people paid \(cells.count) amounts")
    }
    let sign = columns.text(.kind, of: line).lowercased() == "income" ? -1 : 1 as Int64
    var amounts: [Money] = []
    for cell in cells { amounts.append(try amount(cell, in: named ?? currency)) }
    let currency = amounts[0].currency
    guard amounts.allSatisfy({ $0.currency == currency }), named ?? currency == currency else {
      throw SharedBillFault("'\(cell)' is not in \((named ?? currency).code)")
    }
    let total = try Self.sum(amounts.map { $0.minor * sign })
    guard total != 0 else { throw SharedBillFault("it cost nothing") }
    var each = amounts.map { $0.minor * sign }
    if each.count < payers.count {
      let (part, rest) = total.quotientAndRemainder(dividingBy: Int64(payers.count))
      each = payers.map { _ in part }
      each[0] += rest
    }
    let hasSign = cell.contains { $0.isLetter || $0.isCurrencySymbol }
    return Paid(
      total: Money(minor: total, currency), each: each,
      isOfAssumedCurrency: named == nil && !hasSign)
  }

  /// The currency of a code or a sign; nil where none is named.
  private static func currency(_ text: String) throws(SharedBillFault) -> Currency? {
    if text.isEmpty || text == BillTable.noCurrency { return nil }
    guard let currency = Currency(code: text) ?? Currency.currencies(writtenAs: text).first else {
      throw SharedBillFault("'\(text)' is no currency")
    }
    return currency
  }

  private func amount(_ cell: String, in currency: Currency) throws(SharedBillFault) -> Money {
    do throws(AmountError) {
      return try Money(
        reading: cell, in: currency, decimalMark: decimalMark, allowingZero: true,
        allowingNegative: true)
    } catch { throw SharedBillFault("its amount: \(error)") }
  }

  /// How the amount falls on people, and the number of each.
  func portions(
    of owers: PeopleCell, _ amount: Money, payer: String, _ line: CSVLine
  ) throws(SharedBillFault) -> (SharedBill.Way, [Int64]) {
    let column = columns.text(.portions, of: line).split(separator: ";").map(\.trimmed)
    let cells = owers.portions.isEmpty ? column : owers.portions
    guard !cells.isEmpty else {
      let weights = owers.names.map { self.weights[$0] ?? 100 }
      return (Set(weights).count == 1 ? .evenly : .byShares, weights)
    }
    guard cells.count == owers.names.count else {
      throw SharedBillFault("\(cells.count) amounts fall on \(owers.names.count) people")
    }
    if cells.allSatisfy({ $0.hasSuffix("%") }) {
      return (.byPercentage, try percentages(cells))
    }
    var values: [Int64] = []
    for cell in cells { values.append(try self.amount(cell, in: amount.currency).minor) }
    if amount.minor < 0, values.allSatisfy({ $0 >= 0 }) { values = values.map { -$0 } }
    let missing = amount.minor - (try Self.sum(values))
    let isOfPayer = isOfOthers && missing >= 0
    guard isOfPayer || missing.magnitude <= UInt64(values.count) else {
      throw SharedBillFault("what falls on people is not the \(amount) that was paid")
    }
    if Set(values).count == 1, !isOfPayer { return (.evenly, values.map { _ in 100 }) }
    // Settle Up rounds each share by itself.
    values[owers.names.firstIndex(of: payer) ?? 0] += missing
    return (.byAmount, values)
  }

  private func percentages(_ cells: [String]) throws(SharedBillFault) -> [Int64] {
    let values = cells.compactMap { cell in
      Double(cell.dropLast().trimmed).flatMap { 0...100 ~= $0 ? Int64(($0 * 100).rounded()) : nil }
    }
    guard values.count == cells.count, values.reduce(0, +) == 10_000 else {
      throw SharedBillFault("its percentages do not make 100")
    }
    return values
  }

  /// The sum of amounts that are each at most ``Money/largestMinor``.
  private static func sum(_ values: [Int64]) throws(SharedBillFault) -> Int64 {
    let sum = values.reduce(Int128(0)) { $0 + Int128($1) }
    guard sum.magnitude <= Int128(Money.largestMinor).magnitude else {
      throw SharedBillFault("its amounts are too large")
    }
    return Int64(sum)
  }
}
