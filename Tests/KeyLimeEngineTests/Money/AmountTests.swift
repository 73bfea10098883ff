import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct AmountTests {
  struct Typed: CustomTestStringConvertible, Sendable {
    let text: String
    let expected: String
    var currency = "USD"
    var mark: DecimalMark?
    var testDescription: String { "'\(text)' in \(currency) is \(expected)" }
  }

  static let readable: [Typed] = [
    Typed(text: "40.01", expected: "40.01 USD"),
    Typed(text: "$40.01", expected: "40.01 USD"),
    Typed(text: "  40 ", expected: "40.00 USD"),
    Typed(text: ".5", expected: "0.50 USD"),
    Typed(text: "$.50", expected: "0.50 USD"),
    Typed(text: "0,99", expected: "0.99 USD"),
    Typed(text: "40,01 €", expected: "40.01 EUR"),
    Typed(text: "€40", expected: "40.00 EUR"),
    Typed(text: "1.234,56", expected: "1234.56 USD"),
    Typed(text: "1,234.56", expected: "1234.56 USD"),
    Typed(text: "1 234,56", expected: "1234.56 USD"),
    Typed(text: "1\u{202F}234\u{A0}567,8 EUR", expected: "1234567.80 EUR"),
    Typed(text: "12'345.60", expected: "12345.60 USD"),
    Typed(text: "12’345.60 CHF", expected: "12345.60 CHF"),
    Typed(text: "1,234,567", expected: "1234567.00 USD"),
    Typed(text: "1.234.567", expected: "1234567.00 USD"),
    Typed(text: "1,00,000.50", expected: "100000.50 INR", currency: "INR"),
    Typed(text: "¥1200", expected: "1200 JPY"),
    Typed(text: "¥1,200", expected: "1200 JPY"),
    Typed(text: "¥12", expected: "12.00 CNY", currency: "CNY"),
    Typed(text: "KWD 1.234", expected: "1.234 KWD"),
    Typed(text: "40.01 USD", expected: "40.01 USD", currency: "EUR"),
    Typed(text: "usd40.01", expected: "40.01 USD", currency: "EUR"),
    Typed(text: "US$ 40", expected: "40.00 USD", currency: "EUR"),
    Typed(text: "$40", expected: "40.00 CAD", currency: "CAD"),
    Typed(text: "Rs.50", expected: "50.00 INR"),
    Typed(text: "150.000đ", expected: "150000 VND"),
    Typed(text: "150.000 VNĐ", expected: "150000 VND"),
    Typed(text: "150k", expected: "150000 VND", currency: "VND"),
    Typed(text: "150k₫", expected: "150000 VND"), Typed(text: "1.5K", expected: "1500.00 USD"),
    Typed(text: "6000/2k", expected: "3.00 USD"),
    Typed(text: "20kr", expected: "20.00 NOK", currency: "NOK"),
    Typed(text: "150 ден", expected: "150.00 MKD"),
    Typed(text: "30 euros", expected: "30.00 EUR"), Typed(text: "30 pounds", expected: "30.00 GBP"),
    Typed(text: "30 Dollars", expected: "30.00 AUD", currency: "AUD"),
    Typed(text: "30 kronor", expected: "30.00 SEK", currency: "SEK"),
    Typed(text: "900 pesos", expected: "900.00 ARS", currency: "ARS"),
    Typed(text: "1200 yen", expected: "1200 JPY"),
    Typed(text: "kr 99", expected: "99.00 NOK", currency: "NOK"),
    Typed(text: "12.50+3*2", expected: "18.50 USD"),
    Typed(text: "(10+5)/3", expected: "5.00 USD"),
    Typed(text: "$12.50 + $3", expected: "15.50 USD"),
    Typed(text: "20 - -1.5", expected: "21.50 USD"),
    Typed(text: "100/3*3", expected: "100.00 USD"),
    Typed(text: "10.10000", expected: "10.10 USD"),
    Typed(text: "٤٠.٥", expected: "40.50 USD"),
    Typed(text: "1,234", expected: "1234.00 USD", mark: .point),
    Typed(text: "1.234", expected: "1234.00 EUR", currency: "EUR", mark: .comma),
    Typed(text: "1,000", expected: "1000 JPY", currency: "JPY", mark: .comma),
    Typed(text: "1,250", expected: "1.250 KWD", currency: "KWD", mark: .comma),
    Typed(text: "1,5", expected: "1.50 USD", mark: .point),
    Typed(text: "CLF 1.2345", expected: "1.2345 CLF"),
    Typed(text: "10,000,000,000,000.00", expected: "10000000000000.00 USD"),
  ]

  @Test(arguments: readable)
  func readsWhatPeopleType(_ typed: Typed) throws {
    let currency = try #require(Currency(code: typed.currency))
    let money = try Money(reading: typed.text, in: currency, decimalMark: typed.mark)
    #expect("\(money.decimal) \(money.currency)" == typed.expected)
  }

  @Test(arguments: [
    ("", AmountError.empty), (" \t", .empty), ("NaN", .noNumber("NaN")), ("inf", .noNumber("inf")),
    ("USD", .noNumber("USD")), ("-", .noNumber("-")), ("0", .zero), ("0.00", .zero),
    ("5-5", .zero), ("-3", .negative("-3")), ("$-3", .negative("$-3")), ("2-5", .negative("2-5")),
    ("1e5", .unknownCurrency("e")), ("k", .noNumber("k")), ("2 k", .unknownCurrency("k")),
    ("12 apples", .unknownCurrency("apples")),
    ("40.015", .ambiguous("40.015", thousands: "40015", decimals: "40.015")),
    ("1,234", .ambiguous("1,234", thousands: "1234", decimals: "1.234")),
    ("0.125", .tooManyDecimals("0.125", .usd)), ("40.0151", .tooManyDecimals("40.0151", .usd)),
    ("100/3", .tooManyDecimals("100/3", .usd)), ("1/0", .divisionByZero),
    ("5.", .misplacedMark("5.")), ("1,2,3", .misplacedMark("1,2,3")),
    ("1.2.3,4", .misplacedMark("1.2.3,4")), ("1,2.3,4", .misplacedMark("1,2.3,4")),
    ("1..2", .misplacedMark("1..2")), ("12 34", .unexpected("34")), ("12+", .unfinished),
    ("(1", .unfinished), ("1)", .unexpected(")")), ("*2", .unexpected("*")),
    ("10%", .unexpected("%")), ("99999999999999999999", .tooLarge),
    ("100000000000000", .tooLarge), (String(repeating: "1", count: 201), .tooLong),
  ])
  func refusesWhatIsNoAmount(_ text: String, _ expected: AmountError) {
    #expect(throws: expected) { try Money(reading: text, in: .usd) }
  }

  @Test(arguments: [("1,250", DecimalMark.comma), ("1.250", .point)])
  func refusesThousandsOfAnotherLocale(_ text: String, _ mark: DecimalMark) {
    #expect(throws: AmountError.ambiguous(text, thousands: "1250", decimals: "1.250")) {
      try Money(reading: text, in: .usd, decimalMark: mark)
    }
  }

  @Test func refusesDoubtfulCurrencies() throws {
    let (eur, jpy) = try (#require(Currency(code: "EUR")), #require(Currency(code: "JPY")))
    #expect(throws: AmountError.differentCurrencies(eur, .usd)) {
      try Money(reading: "€3 + 4 USD", in: .usd)
    }
    #expect(throws: AmountError.tooManyDecimals("¥12.5", jpy)) {
      try Money(reading: "¥12.5", in: .usd)
    }
    #expect {
      try Money(reading: "kr 5", in: .usd)
    } throws: {
      if case AmountError.ambiguousSymbol("kr", let all) = $0 { all.count == 4 } else { false }
    }
  }

  @Test func zeroOnlyWhenAskedFor() throws {
    #expect(try Money(reading: "0", in: .usd, allowingZero: true).minor == 0)
  }

  @Test func neverCrashesAndNeverReadsNoiseAsZero() {
    let alphabet = Array("0123456789.,' +-*/()$€¥RskrUSDé٣\u{301}\u{A0}")
    var random = SplitMix64(seed: 11)
    for _ in 0..<5_000 {
      let text = String(
        (0..<Int.random(in: 0...14, using: &random)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        })
      if let money = try? Money(reading: text, in: .usd) {
        #expect(money.minor > 0, "'\(text)', seed 11")
      }
    }
  }
}
