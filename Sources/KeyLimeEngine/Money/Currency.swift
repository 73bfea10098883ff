/// A currency of ISO 4217, such as USD with two digits behind the point, JPY with none.
public struct Currency: Hashable, Sendable {
  /// The three capital letters of ISO 4217.
  public let code: String
  /// How many decimal digits the minor unit has: 0, 2, 3 or 4.
  public let digits: Int

  /// Finds a currency by its code in any case; nil for a code that is not in use.
  public init?(code: String) {
    if let digits = Self.digits(of: code) {
      self.init(known: code, digits: digits)
      return
    }
    let capitals = code.uppercased()
    guard let digits = Self.digits(of: capitals) else { return nil }
    self.init(known: capitals, digits: digits)
  }

  private init(known code: String, digits: Int) {
    self.code = code
    self.digits = digits
  }

  /// The United States dollar, the currency of the built-in sample.
  public static let usd = Currency(known: "USD", digits: 2)

  /// How many minor units make one major unit: 1, 100, 1000 or 10,000.
  public var minorPerMajor: Int64 { Self.powersOfTen[digits] }

  private static let powersOfTen: [Int64] = [1, 10, 100, 1000, 10_000]
}

extension Currency: Comparable {
  /// Orders by code.
  public static func < (a: Currency, b: Currency) -> Bool { a.code < b.code }
}

extension Currency: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}

extension Currency {
  private static func digits(of code: String) -> Int? {
    guard code.utf8.count == 3 else { return nil }
    var code = code
    return code.withBytes { wanted in
      codesByDigits.first { isListed(wanted, in: ByteView($0.codes)) }?.digits
    }
  }

  /// Looks for a code among codes of three letters, which stand in order and one byte apart.
  private static func isListed(_ wanted: ByteView, in codes: ByteView) -> Bool {
    let code = { (number: Int) in ByteView(rebasing: codes[number * 4..<number * 4 + 3]) }
    let count = (codes.count + 1) / 4
    let place = (0..<count).firstPlace { !code($0).precedes(wanted) }
    return place < count && code(place).isEqual(to: wanted)
  }

  /// The minor digits of every code in use (ISO 4217 list one, funds and metals left out).
  ///
  /// They are not made into a table: most processes ask for one.
  private static let codesByDigits: [(digits: Int, codes: StaticString)] = [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (3, "BHD IQD JOD KWD LYD OMR TND"),
    (4, "CLF UYW"),
    (
      2,
      """
      AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD
      CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD
      GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD
      MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP
      PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS
      TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
      """
    ),
  ]
}
