extension Currency {
  /// The sign that means this currency and no other, such as `$` for USD and `CA$` for CAD; nil
  /// when people write the code.
  public var symbol: String? { Self.symbols.first { $0.code == code }?.symbol }

  /// Every currency that a sign may mean, the most usual first; empty for an unknown sign.
  ///
  /// `kr` means several, and none of them first, see ``isContested(symbol:)``.
  static func currencies(writtenAs symbol: String) -> [Currency] {
    let sign = sign(symbol)
    let codes = sharedSymbols[sign] ?? codeBySymbol[sign].map { [$0] } ?? []
    return codes.compactMap(Currency.init(code:))
  }

  /// Whether no currency has a better claim to the sign than the others.
  static func isContested(symbol: String) -> Bool { sign(symbol) == "kr" }

  /// Finds a currency by its code in any case, or by a sign or name that only it has, such as `€`
  /// or `zloty`; nil for everything else.
  public init?(writtenAs text: String) {
    let found = Currency(code: text).map { [$0] } ?? Self.currencies(writtenAs: text)
    guard found.count == 1 else { return nil }
    self = found[0]
  }

  /// Whether people call some currency so: `euros`, `pounds`.
  public static func isName(_ word: String) -> Bool {
    word.allSatisfy(\.isLetter) && !currencies(writtenAs: word).isEmpty
  }

  /// The sign that a name stands for: `$` for `dollars`; everything else in lower case.
  private static func sign(_ text: String) -> String {
    let folded = text.lowercased()
    return signByName[folded] ?? folded
  }

  private static let symbols: [(code: String, symbol: String)] = [
    ("USD", "$"), ("EUR", "€"), ("GBP", "£"), ("JPY", "¥"), ("AUD", "A$"), ("BRL", "R$"),
    ("CAD", "CA$"), ("CNY", "CN¥"), ("HKD", "HK$"), ("MXN", "MX$"), ("NZD", "NZ$"), ("SGD", "S$"),
    ("TWD", "NT$"), ("BDT", "৳"), ("CRC", "₡"), ("GEL", "₾"), ("GHS", "₵"), ("ILS", "₪"),
    ("INR", "₹"), ("KHR", "៛"), ("KRW", "₩"), ("KZT", "₸"), ("LAK", "₭"), ("MNT", "₮"),
    ("NGN", "₦"), ("PHP", "₱"), ("PYG", "₲"), ("RUB", "₽"), ("THB", "฿"), ("TRY", "₺"),
    ("UAH", "₴"), ("VND", "₫"), ("AZN", "₼"), ("AMD", "֏"),
  ]

  /// What people type beside the signs above; a reader knows them, a writer does not use them.
  private static let spokenSymbols: [String: String] = [
    "us$": "USD", "c$": "CAD", "au$": "AUD", "zł": "PLN", "zl": "PLN", "kč": "CZK", "ft": "HUF",
    "лв": "BGN", "lei": "RON", "fr": "CHF", "fr.": "CHF", "sfr": "CHF", "rp": "IDR", "rm": "MYR",
    "元": "CNY", "円": "JPY", "￥": "JPY", "jp¥": "JPY", "원": "KRW", "руб": "RUB", "rs": "INR",
    "đ": "VND", "vnđ": "VND", "ден": "MKD", "грн": "UAH",
    "tl": "TRY", "euro": "EUR", "euros": "EUR", "yen": "JPY", "yuan": "CNY", "rmb": "CNY",
    "baht": "THB", "zloty": "PLN", "zlotys": "PLN", "złoty": "PLN", "złotych": "PLN",
    "forint": "HUF", "forints": "HUF", "dong": "VND", "leva": "BGN", "lira": "TRY",
    "denar": "MKD", "denars": "MKD", "denari": "MKD", "денари": "MKD", "shekels": "ILS",
    "ringgit": "MYR", "rubles": "RUB", "roubles": "RUB", "hryvnia": "UAH", "reais": "BRL",
    "koruna": "CZK", "korun": "CZK", "franc": "CHF", "francs": "CHF", "franken": "CHF",
  ]

  private static let signByName: [String: String] = [
    "dollar": "$", "dollars": "$", "bucks": "$", "pound": "£", "pounds": "£", "quid": "£",
    "krona": "kr", "kronor": "kr", "krone": "kr", "kroner": "kr", "rupee": "rs", "rupees": "rs",
    "rand": "r",
  ]

  private static let sharedSymbols: [String: [String]] = [
    "$": [
      "USD", "AUD", "CAD", "MXN", "NZD", "SGD", "HKD", "TWD", "ARS", "CLP", "COP", "UYU", "BSD",
      "BBD", "BZD", "BMD", "BND", "FJD", "GYD", "JMD", "KYD", "LRD", "NAD", "SBD", "SRD", "TTD",
      "XCD", "DOP",
    ],
    "£": ["GBP", "EGP", "FKP", "GIP", "LBP", "SHP", "SYP", "SDG", "SSP"],
    "¥": ["JPY", "CNY"],
    "kr": ["SEK", "NOK", "DKK", "ISK"],
    "rs": ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"],
    "r": ["ZAR"],
    "pesos": ["MXN", "PHP", "ARS", "CLP", "COP", "UYU", "DOP"],
  ]

  private static let codeBySymbol: [String: String] = {
    var table = spokenSymbols
    for (code, symbol) in symbols { table[symbol.lowercased()] = code }
    return table
  }()
}
