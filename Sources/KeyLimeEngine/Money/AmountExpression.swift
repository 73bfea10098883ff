/// Works out a sum as people type it: `12.50+3*2`, `(10+5)/3`.
///
///     sum     = product { ("+" | "-") product }
///     product = factor { ("*" | "/") factor }
///     factor  = ["+" | "-"] ( numeral | "(" sum ")" )
struct AmountExpression {
  private let tokens: [AmountToken]
  private let currency: Currency
  private let decimalMark: DecimalMark?
  private var position = 0

  init(_ tokens: [AmountToken], in currency: Currency, decimalMark: DecimalMark?) {
    self.tokens = tokens
    self.currency = currency
    self.decimalMark = decimalMark
  }

  /// The value of all tokens, in major units.
  mutating func value() throws(AmountError) -> Ratio {
    let value = try sum()
    if let rest = next { throw .unexpected(rest.quoted) }
    return value
  }

  private var next: AmountToken? { position < tokens.count ? tokens[position] : nil }

  private mutating func skip(_ token: AmountToken) -> Bool {
    guard next == token else { return false }
    position += 1
    return true
  }

  private mutating func sum() throws(AmountError) -> Ratio {
    var total = try product()
    while true {
      if skip(.plus) {
        total = try total.plus(product())
      } else if skip(.minus) {
        total = try total.plus(product().negated())
      } else {
        return total
      }
    }
  }

  private mutating func product() throws(AmountError) -> Ratio {
    var total = try factor()
    while true {
      if skip(.times) {
        total = try total.times(factor())
      } else if skip(.divided) {
        total = try total.divided(by: factor())
      } else {
        return total
      }
    }
  }

  private mutating func factor() throws(AmountError) -> Ratio {
    guard let token = next else { throw .unfinished }
    position += 1
    switch token {
    case .plus: return try factor()
    case .minus: return try factor().negated()
    case .numeral(let numeral):
      return try numeral.value(in: currency, decimalMark: decimalMark)
    case .open:
      let value = try sum()
      guard skip(.close) else { throw next.map { .unexpected($0.quoted) } ?? .unfinished }
      return value
    case .sign, .times, .divided, .close: throw .unexpected(token.quoted)
    }
  }
}

/// An exact fraction in lowest terms, both parts below 10^18, so that no operation overflows 128
/// bits before it is checked.
struct Ratio: Equatable {
  let numerator: Int128
  let denominator: Int128

  private static let limit: Int128 = 1_000_000_000_000_000_000

  init(_ numerator: Int128, over denominator: Int128) throws(AmountError) {
    guard denominator != 0 else { throw .divisionByZero }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
    guard abs(self.numerator) <= Self.limit, self.denominator <= Self.limit else {
      throw .tooLarge
    }
  }

  func plus(_ other: Ratio) throws(AmountError) -> Ratio {
    try Ratio(
      numerator * other.denominator + other.numerator * denominator,
      over: denominator * other.denominator)
  }

  func times(_ other: Ratio) throws(AmountError) -> Ratio {
    try Ratio(numerator * other.numerator, over: denominator * other.denominator)
  }

  func divided(by other: Ratio) throws(AmountError) -> Ratio {
    try Ratio(numerator * other.denominator, over: denominator * other.numerator)
  }

  func negated() throws(AmountError) -> Ratio { try Ratio(-numerator, over: denominator) }

  private static func greatestCommonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
    var (a, b) = (abs(a), abs(b))
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
