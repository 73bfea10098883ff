import Testing

@testable import KeyLimeEngine

@Suite struct MoneyTests {
  @Test(arguments: [
    (1001, "USD", "10.01", "$10.01"), (-50, "EUR", "-0.50", "-€0.50"),
    (1200, "JPY", "1200", "¥1200"), (1234, "KWD", "1.234", "KWD 1.234"),
    (-5, "CHF", "-0.05", "-CHF 0.05"), (12_345, "CLF", "1.2345", "CLF 1.2345"),
    (7, "CAD", "0.07", "CA$0.07"),
    (Int64.min, "USD", "-92233720368547758.08", "-$92233720368547758.08"),
  ])
  func writes(_ minor: Int64, _ code: String, _ decimal: String, _ text: String) throws {
    let money = Money(minor: minor, try #require(Currency(code: code)))
    #expect(money.decimal == decimal)
    #expect(money.text == text)
    #expect(Money(decimal: decimal, money.currency) == money)
  }

  /// The first and the last of each list, and codes beside the ends of lines.
  @Test(arguments: [
    ("BIF", 0), ("XPF", 0), ("BHD", 3), ("TND", 3), ("CLF", 4), ("UYW", 4), ("AED", 2), ("BZD", 2),
    ("CAD", 2), ("MAD", 2), ("MDL", 2), ("TMT", 2), ("ZWG", 2), ("zwg", 2),
  ])
  func knowsTheDigitsOfACurrency(_ code: String, _ digits: Int) {
    #expect(Currency(code: code)?.digits == digits)
  }

  @Test(arguments: ["", "A", "AA", "AAA", "ZZZ", "USDX", "E D", "D A", "\nCA", "ééé"])
  func knowsNoOtherCurrency(_ code: String) { #expect(Currency(code: code) == nil) }

  @Test func writesJSON() {
    #expect(
      Money(minor: 1001, .usd).json.compactText
        == #"{"minor":1001,"currency":"USD","decimal":"10.01"}"#)
  }

  @Test(arguments: ["", "-", ".5", "5.", "1.234", "1,2", "+1", "1e2", "１", "99999999999999999999"])
  func strictDecimalsRefuse(_ text: String) { #expect(Money(decimal: text, .usd) == nil) }

  @Test func arithmeticIsCheckedAndKeepsCurrenciesApart() throws {
    let euro = try #require(Currency(code: "eur"))
    let most = Money(minor: .max, .usd)
    let cent = Money(minor: 1, .usd)
    #expect(try cent.adding(cent) == Money(minor: 2, .usd))
    #expect(try cent.subtracting(cent) == .zero(.usd))
    #expect(throws: MoneyError.overflow) { try most.adding(cent) }
    #expect(throws: MoneyError.overflow) {
      try Money.zero(.usd).subtracting(Money(minor: .min, .usd))
    }
    #expect(throws: MoneyError.differentCurrencies(.usd, euro)) {
      try cent.adding(Money(minor: 1, euro))
    }
  }

  @Test(arguments: [("USD", 2), ("JPY", 0), ("BHD", 3), ("UYW", 4), ("XPF", 0), ("zwg", 2)])
  func currenciesKnowTheirDigits(_ code: String, _ digits: Int) {
    #expect(Currency(code: code)?.digits == digits)
  }

  @Test(arguments: ["", "XXX", "US", "$", "EURO"])
  func unknownCodes(_ code: String) { #expect(Currency(code: code) == nil) }

  @Test(arguments: [
    ("2026-11-20", "2026-11-20"), ("2026-11-20T19:30", "2026-11-20T19:30:00"),
    ("2026-11-20 19:30:05.25Z", "2026-11-20T19:30:05+00:00"),
    ("2024-02-29T23:59:60-03:30", "2024-02-29T23:59:60-03:30"),
  ])
  func readsLocalTimes(_ text: String, _ canonical: String) throws {
    #expect(try #require(CivilTime(text)).description == canonical)
    #expect(CivilTime(canonical)?.description == canonical)
  }

  @Test(arguments: [
    "", "2026-11", "2025-02-29", "2026-13-01", "2026-1-01", "2026-11-20T", "2026-11-20T25:00",
    "2026-11-20T10:00:00.", "2026-11-20T10:00+24:00", "2026-11-20T10:00 +1", "20261120",
  ])
  func refusesWhatIsNoTime(_ text: String) { #expect(CivilTime(text) == nil) }
}

@Suite struct LocaleMoneyTests {
  @Test(
    "country",
    arguments: [
      ("GB", "GBP"), ("de", "EUR"), ("JP", "JPY"), ("CA", "CAD"), ("MK", "MKD"), ("BG", "EUR"),
    ])
  func hasItsCurrency(country: String, code: String) {
    #expect(Currency(country: country)?.code == code)
  }

  /// Nobody is told dollars where other money is paid; Antarctica has none.
  @Test func everyCountryWithAZoneHasOne() {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let codes = letters.flatMap { first in letters.map { first + $0 } }.filter(Zones.isCountry)
    #expect(codes.count > 240)
    #expect(codes.filter { Currency(country: $0) == nil } == ["AQ"])
  }

  @Test func anUnknownCountryHasNone() {
    #expect(Currency(country: "") == nil)
    #expect(Currency(country: "ZZ") == nil)
  }

  @Test(
    "language",
    arguments: [
      ("en", "US", DecimalMark.point), ("de", "DE", .comma), ("de", "CH", .point),
      ("es", "MX", .point), ("es", "ES", .comma), ("fr", nil, .comma),
    ] as [(String, String?, DecimalMark)])
  func hasItsMark(language: String, country: String?, mark: DecimalMark) {
    #expect(DecimalMark(language: language, country: country) == mark)
  }

  @Test func anUnknownLanguageHasNone() {
    #expect(DecimalMark(language: "xx", country: "US") == nil)
  }

  @Test("sign", arguments: [("$40", "AUD"), ("£3", "EGP"), ("¥9", "CNY")])
  func sharedSignsCouldMeanOthers(text: String, other: String) throws {
    let money = try Money(reading: text, in: .usd)
    #expect(money.currency.othersMeant(by: text).contains { $0.code == other })
  }

  @Test("plain", arguments: ["40", "CA$40", "40 USD", "40 €"])
  func othersAreCertain(text: String) throws {
    let money = try Money(reading: text, in: .usd)
    #expect(money.currency.othersMeant(by: text).isEmpty)
  }
}
