/// What is wrong with an amount that somebody typed.
public enum AmountError: Error, Equatable, Sendable {
  /// Nothing but white space.
  case empty
  /// Longer than ``Money/readingLimit`` characters.
  case tooLong
  /// No digit anywhere, such as `NaN` or `USD`.
  case noNumber(String)
  /// A character or word that has no place in an amount, or not there.
  case unexpected(String)
  /// The text ends where a number should follow, such as `12+`.
  case unfinished
  /// Marks between digits that make no number, such as `1,2,3` or `5.`.
  case misplacedMark(String)
  /// One mark with three digits behind it, which may be thousands or decimals.
  case ambiguous(String, thousands: String, decimals: String)
  /// More decimals than the currency has; for a sum or a quotient, it does not come out even.
  case tooManyDecimals(String, Currency)
  /// Below zero.
  case negative(String)
  /// Exactly zero where something must be paid.
  case zero
  /// More than 10^15 minor units.
  case tooLarge
  /// A word that is no currency.
  case unknownCurrency(String)
  /// A sign that several currencies share and none owns, such as `kr`.
  case ambiguousSymbol(String, [Currency])
  /// Two currencies in one amount.
  case differentCurrencies(Currency, Currency)
  /// A division by zero.
  case divisionByZero
}

extension AmountError: CustomStringConvertible {
  /// One line without a full stop, such as `'1,234' may be 1234 or 1.234`.
  public var description: String {
    switch self {
    case .empty: "no amount given"
    case .tooLong: "longer than \(Money.readingLimit) characters"
    case .noNumber(let text): "'\(text)' is not a number"
    case .unexpected(let text): "'\(text)' has no place there"
    case .unfinished: "ends where a number should follow"
    case .misplacedMark(let text): "the marks in '\(text)' make no number"
    case .ambiguous(let text, let thousands, let decimals):
      "'\(text)' may be \(thousands) or \(decimals)"
    case .tooManyDecimals(let text, let currency) where currency.digits == 0:
      "'\(text)' has decimals, \(currency.code) has none"
    case .tooManyDecimals(let text, let currency):
      "'\(text)' needs more than the \(currency.digits) decimals of \(currency.code)"
    case .negative(let text): "'\(text)' is below zero"
    case .zero: "is zero"
    case .tooLarge: "too large"
    case .unknownCurrency(let text): "'\(text)' is no currency"
    case .ambiguousSymbol(let text, let currencies):
      "'\(text)' may be \(currencies.map(\.code).joined(separator: ", "))"
    case .differentCurrencies(let one, let other): "both \(one.code) and \(other.code)"
    case .divisionByZero: "divides by zero"
    }
  }
}
