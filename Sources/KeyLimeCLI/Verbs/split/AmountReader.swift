import Arguments
import KeyLimeEngine

/// Parses typed amounts, with the currency and decimal mark of this run.
///
/// The currency is that of `--currency`, else that of the country of the place, else the config's
/// `currency`, else that of the country of the user's home, else that of the locale's country, else
/// USD. A currency in the amount itself wins over all but `--currency`, which it must not
/// contradict.
struct AmountReader {
  /// The source of the currency of plain numbers.
  enum Origin: Equatable {
    case option, bill, place, config, home, locale, fallback
  }

  /// The currency of plain numbers.
  let currency: Currency
  let origin: Origin
  /// The mark before decimals, by the config or the locale; nil when neither says one.
  let mark: DecimalMark?

  /// Combines option, config and locale.
  ///
  /// `standard` is the currency of the existing bill or debt, `local` that of the place where it
  /// was spent; both win over the config.
  ///
  /// Throws `config` when the config's currency is unknown.
  init(
    _ context: Context, option: Currency?, standard: Currency? = nil, at local: Currency? = nil
  ) throws(Failure) {
    let configuration = try context.configuration()
    mark =
      configuration["decimalMark"]?.text?.first.flatMap(DecimalMark.init)
      ?? context.environment.decimalMark
    if let option {
      (currency, origin) = (option, .option)
    } else if let standard {
      (currency, origin) = (standard, .bill)
    } else if let local {
      (currency, origin) = (local, .place)
    } else if let code = configuration["currency"]?.text {
      // A bill in another currency than the user meant is worse than none.
      guard let known = Currency(code: code) else {
        throw .cannot(
          "use the config's currency '\(code)'", "no such currency", .config,
          code: "unknown-currency", hints: ["keylime config set currency EUR"])
      }
      (currency, origin) = (known, .config)
    } else if let known = try context.currencyAtHome() {
      (currency, origin) = (known, .home)
    } else if let known = context.environment.currency {
      (currency, origin) = (known, .locale)
    } else {
      (currency, origin) = (.usd, .fallback)
    }
  }

  /// Parses an amount.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - what: The name of the amount in messages: `the amount`.
  ///   - fixed: The required currency, if other amounts have decided it.
  ///   - allowingZero: Whether zero is allowed.
  ///   - allowingNegative: Whether an amount below zero is allowed, as of a refund.
  ///
  /// Throws `usage` with what is wrong.
  func read(
    _ text: String, as what: String, in fixed: Currency? = nil, allowingZero: Bool = false,
    allowingNegative: Bool = false
  ) throws(Failure) -> Money {
    let wanted = fixed ?? (origin == .option ? currency : nil)
    let money: Money
    do throws(AmountError) {
      money = try Money(
        reading: text, in: fixed ?? currency, decimalMark: mark, allowingZero: allowingZero,
        allowingNegative: allowingNegative)
    } catch {
      throw .cannot(
        "read \(what) '\(text)'", error.words, .usage, code: "bad-amount",
        hints: error.hints(isMarkKnown: mark != nil))
    }
    if let wanted, money.currency != wanted {
      throw .cannot(
        "read \(what) '\(text)'", "it is in \(money.currency), the bill is in \(wanted)", .usage,
        code: "currency-mismatch", hints: ["write one bill for each currency"])
    }
    return money
  }

  /// A remark about the currency of an amount.
  struct Remark {
    let text: String
    /// Whether it is about every amount, so that it is enough to say it once.
    let isGeneral: Bool
  }

  /// A remark when the currency is a guess; nil when it is certain.
  func remark(on text: String, read money: Money) -> Remark? {
    let others = money.currency.othersMeant(by: text)
    let isOwn = money.currency == currency && origin != .fallback
    if !others.isEmpty, !isOwn {
      let list = others.prefix(3).map(\.code).joined(separator: ", ")
      return Remark(
        text: "read as \(money.currency); for \(list) or another currency use --currency",
        isGeneral: false)
    }
    let isPlain = text.allSatisfy { "kK".contains($0) || !$0.isLetter && !$0.isCurrencySymbol }
    if origin == .fallback, isPlain {
      return Remark(
        text: "amounts are in \(money.currency); 'keylime config set currency EUR' changes that",
        isGeneral: true)
    }
    return nil
  }
}

extension AmountError {
  /// The reason, as the end of "cannot read the amount '…': ".
  fileprivate var words: String {
    switch self {
    case .zero: "it is zero"
    case .tooLarge: "it is too large"
    case .divisionByZero: "it divides by zero"
    default: description
    }
  }

  fileprivate func hints(isMarkKnown: Bool) -> [String] {
    switch self {
    case .ambiguous(let text, let thousands, _):
      ["write \(thousands) without a mark, or two decimals such as 12.50"]
        + (isMarkKnown ? [] : [Self.decision(on: text, meaning: thousands)])
    case .ambiguousSymbol, .unknownCurrency: ["--currency takes a code such as EUR"]
    case .noNumber: ["amounts look like 40.01, '$40.01', '40,01 €' or 12.50+3*2"]
    default: []
    }
  }

  /// How the config makes the only mark of an amount one of thousands: nobody types a tenth of a
  /// cent.
  private static func decision(on text: String, meaning thousands: String) -> String {
    let mark = text.contains(",") ? "." : ","
    return "after 'keylime config set decimalMark \(mark)', it is always \(thousands)"
  }
}

extension ValueType<Currency> {
  /// A currency by its code, or by a sign or name that only it has.
  static let currency = ValueType(
    "CURRENCY", expects: "an ISO 4217 code such as EUR"
  ) { Currency(writtenAs: $0) }
}

/// A percentage, exact to four decimals: 8.1875% is 81,875 millionths of the whole.
struct Percentage: Equatable {
  /// How many decimals it may have.
  static let decimals = 4

  private let millionths: Int64

  /// Parses `15`, `15%`, `8.875`, `33,33 %`; nil for anything else, negative or finer than that.
  init?(_ text: String) {
    var text = text.trimmed
    if text.last == "%" { text = String(text.dropLast()).trimmed }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), parts[0].utf8.count <= 6,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    let missing = Self.decimals - decimals.utf8.count
    guard missing >= 0, let whole = Int64(parts[0]),
      let fraction = Int64(decimals + String(repeating: "0", count: missing))
    else { return nil }
    millionths = whole * 10_000 + fraction
  }

  /// A percentage from hundredths of a percent.
  init(hundredths: Int64) { millionths = hundredths &* 100 }

  /// The percentage in hundredths of a percent, as bills keep it; nil when it is finer.
  var hundredths: Int64? { millionths % 100 == 0 ? millionths / 100 : nil }

  /// This percentage of an amount, half a minor unit rounded away from zero; nil on overflow.
  func of(_ money: Money) -> Money? {
    let exact = Int128(money.minor) * Int128(millionths)
    let half: Int128 = exact < 0 ? -500_000 : 500_000
    return Int64(exactly: (exact + half) / 1_000_000).map { Money(minor: $0, money.currency) }
  }

  /// `33.33%`, `100%`.
  var text: String {
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 10_000)
    guard rest != 0 else { return "\(whole)%" }
    var decimals = String(String(rest + 10_000).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals)%"
  }
}

extension Environment {
  /// The currency of the locale's country (`LC_ALL`, `LC_MONETARY`, `LANG`); nil when it names
  /// none.
  var currency: Currency? {
    Locale(self, "LC_MONETARY")?.country.flatMap { Currency(country: $0) }
  }

  /// The decimal mark of the locale (`LC_ALL`, `LC_NUMERIC`, `LANG`); nil for `C` and unknown
  /// locales.
  var decimalMark: DecimalMark? {
    Locale(self, "LC_NUMERIC").flatMap { DecimalMark(language: $0.language, country: $0.country) }
  }
}

/// Language and country of a POSIX locale name: `de_CH.UTF-8` is `de` and `CH`.
private struct Locale {
  let language: String
  let country: String?

  init?(_ environment: Environment, _ category: String) {
    let named = ["LC_ALL", category, "LANG"].lazy.compactMap(environment.nonEmpty).first
    let name = (named ?? "").prefix { $0 != "." && $0 != "@" }
    let parts = name.split(separator: "_")
    guard let language = parts.first, language != "C", language != "POSIX" else { return nil }
    self.language = String(language)
    country = parts.count > 1 ? String(parts[1]) : nil
  }
}
