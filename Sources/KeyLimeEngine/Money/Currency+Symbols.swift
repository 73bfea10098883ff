extension Currency {
  /// The sign that means this currency and no other, such as `$` for USD and `CA$` for CAD; nil
  /// when people write the code.
  public var symbol: String? { Self.symbols.first { $0.code == code }?.symbol }

  /// Every currency that a sign may mean, the most usual first; empty for an unknown sign.
  ///
  /// `kr` means several, and none of them first, see ``isContested(symbol:)``.
  static func currencies(writtenAs symbol: String) -> [Currency] {
    let folded = symbol.lowercased()
    let codes = sharedSymbols[folded] ?? codeBySymbol[folded].map { [$0] } ?? []
    return codes.compactMap(Currency.init(code:))
  }

  /// Whether no currency has a better claim to the sign than the others.
  static func isContested(symbol: String) -> Bool { symbol.lowercased() == "kr" }

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
    "tl": "TRY", "euro": "EUR", "euros": "EUR", "dollars": "USD",
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
  ]

  private static let codeBySymbol: [String: String] = {
    var table = spokenSymbols
    for (code, symbol) in symbols { table[symbol.lowercased()] = code }
    return table
  }()
}
