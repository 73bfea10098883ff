extension Money {
  /// The longest amount that is read, in characters.
  public static let readingLimit = 200

  /// The largest amount that is read, in minor units: sums of nine thousand of them still fit.
  public static let largestMinor: Int64 = 1_000_000_000_000_000

  /// Reads an amount as people type it: `40.01`, `$40.01`, `40,01 €`, `1.234,56`, `1 234,56`,
  /// `12'345.60`, `¥1200`, `KWD 1.234`, `12.50+3*2 USD`.
  ///
  /// A currency in the text wins over `currency`. A sign that several currencies share means
  /// `currency` when that is one of them, else the most usual; `kr`, which nobody owns, is refused.
  /// `decimalMark` is that of the locale when it is known. `1,234` is thousands when the currency has
  /// no decimals or the comma is not that mark. Otherwise it has decimals in a currency with three of
  /// them, and is refused in others.
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
