extension Currency {
  /// The currency that people in a country pay with; nil for a country that is not listed.
  ///
  /// `country` is an ISO 3166 code of two letters, such as `GB`.
  public init?(country: String) {
    let wanted = Array(country.uppercased().utf8)
    guard wanted.count == 2, let code = Self.code(ofCountry: wanted) else { return nil }
    self.init(code: code)
  }

  /// Looks through the lines: a process asks for few countries, and a table would take longer to
  /// make.
  private static func code(ofCountry wanted: [UInt8]) -> String? {
    let lines = ByteView(countriesByCode)
    var (line, place) = (0, 3)
    while place + 2 < lines.count {
      if lines[place] == UInt8(ascii: "\n") {
        (line, place) = (place + 1, place + 4)
      } else if lines[place + 1] == wanted[0], lines[place + 2] == wanted[1] {
        return String(decoding: lines[line..<line + 3], as: UTF8.self)
      } else {
        place += 3
      }
    }
    return nil
  }

  /// A currency a line, then the countries that use it (ISO 4217, list one); Panama pays in
  /// dollars.
  private static let countriesByCode: StaticString = """
    AED AE
    AFN AF
    ALL AL
    AMD AM
    AOA AO
    ARS AR
    AUD AU CC CX HM KI NF NR TV
    AWG AW
    AZN AZ
    BAM BA
    BBD BB
    BDT BD
    BHD BH
    BIF BI
    BMD BM
    BND BN
    BOB BO
    BRL BR
    BSD BS
    BTN BT
    BWP BW
    BYN BY
    BZD BZ
    CAD CA
    CDF CD
    CHF CH LI
    CLP CL
    CNY CN
    COP CO
    CRC CR
    CUP CU
    CVE CV
    CZK CZ
    DJF DJ
    DKK DK FO GL
    DOP DO
    DZD DZ
    EGP EG
    ERN ER
    ETB ET
    EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE
    EUR SI SK SM TF VA XK YT
    FJD FJ
    FKP FK
    GBP GB GG GS IM JE
    GEL GE
    GHS GH
    GIP GI
    GMD GM
    GNF GN
    GTQ GT
    GYD GY
    HKD HK
    HNL HN
    HTG HT
    HUF HU
    IDR ID
    ILS IL PS
    INR IN
    IQD IQ
    IRR IR
    ISK IS
    JMD JM
    JOD JO
    JPY JP
    KES KE
    KGS KG
    KHR KH
    KMF KM
    KPW KP
    KRW KR
    KWD KW
    KYD KY
    KZT KZ
    LAK LA
    LBP LB
    LKR LK
    LRD LR
    LSL LS
    LYD LY
    MAD EH MA
    MDL MD
    MGA MG
    MKD MK
    MMK MM
    MNT MN
    MOP MO
    MRU MR
    MUR MU
    MVR MV
    MWK MW
    MXN MX
    MYR MY
    MZN MZ
    NAD NA
    NGN NG
    NIO NI
    NOK BV NO SJ
    NPR NP
    NZD CK NU NZ PN TK
    OMR OM
    PEN PE
    PGK PG
    PHP PH
    PKR PK
    PLN PL
    PYG PY
    QAR QA
    RON RO
    RSD RS
    RUB RU
    RWF RW
    SAR SA
    SBD SB
    SCR SC
    SDG SD
    SEK SE
    SGD SG
    SHP SH
    SLE SL
    SOS SO
    SRD SR
    SSP SS
    STN ST
    SYP SY
    SZL SZ
    THB TH
    TJS TJ
    TMT TM
    TND TN
    TOP TO
    TRY TR
    TTD TT
    TWD TW
    TZS TZ
    UAH UA
    UGX UG
    USD US AS BQ EC FM GU IO MH MP PA PR PW SV TC TL UM VG VI
    UYU UY
    UZS UZ
    VES VE
    VND VN
    VUV VU
    WST WS
    XAF CF CG CM GA GQ TD
    XCD AG AI DM GD KN LC MS VC
    XCG CW SX
    XOF BF BJ CI GW ML NE SN TG
    XPF NC PF WF
    YER YE
    ZAR ZA
    ZMW ZM
    ZWG ZW
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
