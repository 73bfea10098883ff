/// An amount in whole minor units of one currency: 1001 of USD is $10.01.
///
/// No floating point number ever holds money, and two currencies are never added.
public struct Money: Hashable, Sendable {
  /// The amount in minor units; negative amounts are debts or refunds.
  public let minor: Int64
  /// The currency that says what a minor unit is.
  public let currency: Currency

  /// Makes an amount of minor units.
  public init(minor: Int64, _ currency: Currency) {
    self.minor = minor
    self.currency = currency
  }

  /// Nothing, in a currency.
  public static func zero(_ currency: Currency) -> Money { Money(minor: 0, currency) }
}

/// Why two amounts cannot be put together.
public enum MoneyError: Error, Equatable, Sendable {
  /// The result does not fit 64 bits of minor units.
  case overflow
  /// The amounts are in different currencies; no rate is ever assumed.
  case differentCurrencies(Currency, Currency)
}

extension Money {
  /// The sum.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    try combined(with: other) { $0.addingReportingOverflow($1) }
  }

  /// The difference.
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    try combined(with: other) { $0.subtractingReportingOverflow($1) }
  }

  private func combined(
    with other: Money, by operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) throws(MoneyError) -> Money {
    guard currency == other.currency else {
      throw .differentCurrencies(currency, other.currency)
    }
    let (result, overflow) = operation(minor, other.minor)
    guard !overflow else { throw .overflow }
    return Money(minor: result, currency)
  }
}

extension Int64 {
  /// Adds in place, or throws when the sum does not fit.
  mutating func add(_ other: Int64) throws(MoneyError) {
    let (sum, overflow) = addingReportingOverflow(other)
    guard !overflow else { throw .overflow }
    self = sum
  }
}

extension MoneyError: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .overflow: "the sum is too large"
    case .differentCurrencies(let one, let other): "\(one) and \(other) are never added"
    }
  }
}
