extension Currency {
  /// The currency that people in a country pay with; nil for a country that is not listed.
  ///
  /// `country` is an ISO 3166 code of two letters, such as `GB`.
  public init?(country: String) {
    guard let code = Self.codeByCountry[country.uppercased()] else { return nil }
    self.init(code: code)
  }

  private static let codeByCountry: [String: String] = {
    var table: [String: String] = [:]
    for line in countriesByCode.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for country in words.dropFirst() { table[country] = words[0] }
    }
    return table
  }()

  /// A currency a line, then the countries that use it (ISO 4217, list one).
  private static let countriesByCode = """
    AED AE
    ARS AR
    AUD AU KI NR TV
    BDT BD
    BGN BG
    BHD BH
    BRL BR
    CAD CA
    CHF CH LI
    CLP CL
    CNY CN
    COP CO
    CRC CR
    CZK CZ
    DKK DK FO GL
    EGP EG
    EUR AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK
    GBP GB GG IM JE
    GEL GE
    HKD HK
    HUF HU
    IDR ID
    ILS IL
    INR IN
    ISK IS
    JOD JO
    JPY JP
    KES KE
    KRW KR
    KWD KW
    KZT KZ
    LKR LK
    MAD MA
    MXN MX
    MYR MY
    NGN NG
    NOK NO SJ
    NPR NP
    NZD NZ
    OMR OM
    PEN PE
    PHP PH
    PKR PK
    PLN PL
    QAR QA
    RON RO
    RSD RS
    RUB RU
    SAR SA
    SEK SE
    SGD SG
    THB TH
    TND TN
    TRY TR
    TWD TW
    UAH UA
    USD US AS EC GU MP PR SV VI
    UYU UY
    VND VN
    XAF CM GA
    XOF CI SN
    ZAR ZA
    """
}

extension Currency {
  /// The other currencies that a sign in `text` could have meant: for `$40` read as USD every other
  /// dollar, for `40` or `CA$40` none.
  public func othersMeant(by text: String) -> [Currency] {
    var lexer = AmountLexer(text)
    guard let tokens = try? lexer.tokens() else { return [] }
    let signs = tokens.compactMap { token -> String? in
      if case .sign(let sign) = token, Currency(code: sign) == nil { sign } else { nil }
    }
    return signs.flatMap(Self.currencies(writtenAs:)).filter { $0 != self }
  }
}
