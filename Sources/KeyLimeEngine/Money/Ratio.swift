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
