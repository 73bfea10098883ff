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
