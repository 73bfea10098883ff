import Testing

@testable import KeyLimeEngine

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
