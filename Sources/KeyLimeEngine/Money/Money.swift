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

extension Money {
  /// The amount as a plain decimal number with a point and every minor digit: `10.01`, `-0.50`,
  /// `1200` (yen), `1.234` (Kuwaiti dinar).
  public var decimal: String {
    // From the last digit to the first: long lists print several amounts in each row.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24)
    var rest = minor.magnitude
    while rest > 0 || bytes.count <= currency.digits {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    if currency.digits > 0 { bytes.insert(UInt8(ascii: "."), at: currency.digits) }
    if minor < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.reverse()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The amount as people read it: `$10.01`, `-€0.50`, `CHF 12.00` for a currency without a sign.
  public var text: String {
    let unsigned = minor < 0 ? String(decimal.dropFirst()) : decimal
    let sign = minor < 0 ? "-" : ""
    guard let symbol = currency.symbol else { return "\(sign)\(currency.code) \(unsigned)" }
    return "\(sign)\(symbol)\(unsigned)"
  }

  /// The amount as JSON: `{"minor":1001,"currency":"USD","decimal":"10.01"}`.
  public var json: JSON {
    [
      "minor": .number(JSONNumber(minor)), "currency": .string(currency.code),
      "decimal": .string(decimal),
    ]
  }

  /// Reads a number of other programs, which write `1000.00` of yen as well.
  init?(trimmedDecimal text: String, _ currency: Currency) {
    var text = text[...]
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    self.init(decimal: text, currency)
  }

  /// Reads back what ``decimal`` writes; fewer digits behind the point are allowed, more are not.
  ///
  /// This is the strict form for files. What people type is read by
  /// ``Money/init(reading:in:decimalMark:allowingZero:)``.
  public init?(decimal text: some StringProtocol, _ currency: Currency) {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count == 1 || parts[1] != "" else {
      return nil
    }
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let missing = currency.digits - fraction.utf8.count
    guard missing >= 0 else { return nil }
    let digits = String(whole) + fraction + String(repeating: "0", count: missing)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let minor = Int64((isNegative ? "-" : "") + digits)
    else { return nil }
    self.init(minor: minor, currency)
  }
}

extension Money: CustomStringConvertible {
  /// The amount as people read it.
  public var description: String { text }
}

extension Money {
  /// The longest amount that is read, in characters.
  public static let readingLimit = 200

  /// The largest amount that is read, in minor units: sums of nine thousand of them still fit.
  public static let largestMinor: Int64 = 1_000_000_000_000_000

  /// Reads an amount as people type it: `40.01`, `$40.01`, `40,01 €`, `1.234,56`, `1 234,56`,
  /// `12'345.60`, `¥1200`, `KWD 1.234`, `12.50+3*2 USD`, `150k` for 150 thousand.
  ///
  /// A currency in the text wins over `currency`. A sign that several currencies share means
  /// `currency` when that is one of them, else the most usual; `kr`, which nobody owns, is refused.
  /// `decimalMark` is that of the locale when it is known. `1,234` is thousands when the currency
  /// has no decimals or the comma is not that mark. Otherwise it has decimals in a currency with
  /// three of them, and is refused in others.
  ///
  /// Throws ``AmountError``; nothing is ever read as zero by mistake, and zero itself only with
  /// `allowingZero`, what is below only with `allowingNegative`.
  public init(
    reading text: String, in currency: Currency, decimalMark: DecimalMark? = nil,
    allowingZero: Bool = false, allowingNegative: Bool = false
  ) throws(AmountError) {
    guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
    guard text.count <= Self.readingLimit else { throw .tooLong }
    var lexer = AmountLexer(text)
    let tokens = try lexer.tokens()
    guard tokens.contains(where: { if case .numeral = $0 { true } else { false } }) else {
      throw .noNumber(text)
    }
    let (arithmetic, currency) = try Self.takeCurrency(from: tokens, default: currency)
    var expression = AmountExpression(arithmetic, in: currency, decimalMark: decimalMark)
    let minor = try Self.minorUnits(of: try expression.value(), in: currency, typed: text)
    guard minor >= 0 || allowingNegative else { throw .negative(text) }
    guard minor != 0 || allowingZero else { throw .zero }
    self.init(minor: minor, currency)
  }

  private static func minorUnits(
    of value: Ratio, in currency: Currency, typed text: String
  ) throws(AmountError) -> Int64 {
    let scaled = value.numerator * Int128(currency.minorPerMajor)
    let (minor, rest) = scaled.quotientAndRemainder(dividingBy: value.denominator)
    guard rest == 0 else { throw .tooManyDecimals(text, currency) }
    guard minor.magnitude <= largestMinor.magnitude else { throw .tooLarge }
    return Int64(minor)
  }

  /// Takes the currency signs out of the tokens; all of them must mean the same.
  private static func takeCurrency(
    from tokens: [AmountToken], default fallback: Currency
  ) throws(AmountError) -> ([AmountToken], Currency) {
    var found: Currency?
    var rest: [AmountToken] = []
    for token in tokens {
      guard case .sign(let sign) = token else {
        rest.append(token)
        continue
      }
      let currency = try Self.currency(signedBy: sign, default: found ?? fallback)
      if let found, found != currency { throw .differentCurrencies(found, currency) }
      found = currency
    }
    return (rest, found ?? fallback)
  }

  private static func currency(
    signedBy sign: String, default fallback: Currency
  ) throws(AmountError) -> Currency {
    if let currency = Currency(code: sign) { return currency }
    let candidates = Currency.currencies(writtenAs: sign)
    guard let usual = candidates.first else { throw .unknownCurrency(sign) }
    if candidates.contains(fallback) { return fallback }
    if Currency.isContested(symbol: sign) { throw .ambiguousSymbol(sign, candidates) }
    return usual
  }
}
