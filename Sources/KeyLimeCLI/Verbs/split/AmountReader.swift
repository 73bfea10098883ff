import Arguments
import KeyLimeEngine

/// Reads amounts as people type them, in the currency and with the decimal mark of this run.
///
/// The currency is that of `--currency`, else the config's `currency`, else the one of the locale's
/// country, else USD. A currency in the amount itself wins over all but `--currency`, which it must
/// not contradict.
struct AmountReader {
  /// Where the currency of plain numbers comes from.
  enum Origin: Equatable {
    case option, matter, config, locale, nothing
  }

  /// The currency of plain numbers.
  let currency: Currency
  let origin: Origin
  private let mark: DecimalMark?

  /// Weighs option, config and locale.
  ///
  /// `standard` is the currency that the matter itself suggests; it counts more than the config.
  ///
  /// Throws `config` when the config names a currency that is not in use.
  init(
    _ context: Context, option: Currency?, standard: Currency? = nil
  ) throws(Failure) {
    let configuration = try context.configuration()
    mark =
      configuration["decimalMark"]?.text?.first.flatMap(DecimalMark.init)
      ?? context.environment.decimalMark
    if let option {
      (currency, origin) = (option, .option)
    } else if let standard {
      (currency, origin) = (standard, .matter)
    } else if let code = configuration["currency"]?.text {
      guard let known = Currency(code: code) else {
        throw .cannot(
          "use the config's currency '\(code)'", "no such currency", .config,
          code: "unknown-currency", hints: ["keylime config set currency EUR"])
      }
      (currency, origin) = (known, .config)
    } else if let local = context.environment.currency {
      (currency, origin) = (local, .locale)
    } else {
      (currency, origin) = (.usd, .nothing)
    }
  }

  /// Reads an amount.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - what: What it is the amount of, for the message: `the amount`.
  ///   - fixed: The currency that it must have, when other amounts have decided it.
  ///   - allowingZero: Whether nothing is an amount too.
  ///
  /// Throws `usage` naming what is wrong with it.
  func read(
    _ text: String, as what: String, in fixed: Currency? = nil, allowingZero: Bool = false
  ) throws(Failure) -> Money {
    let wanted = fixed ?? (origin == .option ? currency : nil)
    let money: Money
    do throws(AmountError) {
      money = try Money(
        reading: text, in: fixed ?? currency, decimalMark: mark, allowingZero: allowingZero)
    } catch {
      throw .cannot(
        "read \(what) '\(text)'", error.words, .usage, code: "bad-amount", hints: error.hints)
    }
    if let wanted, money.currency != wanted {
      throw .cannot(
        "read \(what) '\(text)'", "it is in \(money.currency), the bill is in \(wanted)", .usage,
        code: "currency-mismatch", hints: ["write one bill for each currency"])
    }
    return money
  }

  /// What should be said about a currency that nobody has named for certain; nil when it is plain.
  func remark(on text: String, read money: Money) -> String? {
    let others = money.currency.othersMeant(by: text)
    let isOwn = money.currency == currency && origin != .nothing
    if !others.isEmpty, !isOwn {
      let list = others.prefix(3).map(\.code).joined(separator: ", ")
      return "read as \(money.currency); for \(list) or another use --currency"
    }
    if origin == .nothing, text.allSatisfy({ !$0.isLetter && !$0.isCurrencySymbol }) {
      return "amounts are in \(money.currency); 'keylime config set currency EUR' changes that"
    }
    return nil
  }
}

extension AmountError {
  /// The description, as the end of "cannot read the amount '…': ".
  fileprivate var words: String {
    switch self {
    case .zero: "it is zero"
    case .tooLarge: "it is too large"
    case .divisionByZero: "it divides by zero"
    default: description
    }
  }

  fileprivate var hints: [String] {
    switch self {
    case .ambiguous(let text, _, _):
      [
        "write \(text.filter(\.isNumber)) without a mark, or two decimals such as 12.50",
        "'keylime config set decimalMark ,' decides for good",
      ]
    case .ambiguousSymbol, .unknownCurrency: ["--currency takes a code such as EUR"]
    case .noNumber: ["amounts look like 40.01, '$40.01', '40,01 €' or 12.50+3*2"]
    default: []
    }
  }
}

extension ValueType<Currency> {
  /// A currency by its code.
  static let currency = ValueType(
    "CURRENCY", expects: "an ISO 4217 code such as EUR"
  ) { Currency(code: $0) }
}
