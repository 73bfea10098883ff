import Testing

@testable import KeyLimeEngine

@Suite struct DealCodeTests {
  static let key = Array("the restaurant's own key".utf8)
  static let terms = DealCode.Terms(deal: "0d3al", user: "ann", expiry: 1_800_000_000)
  static let code = DealCode(for: terms, nonce: 0x0123_4567_89AB_CDEF, key: key)

  @Test func isReadBackHoweverItIsTyped() throws {
    let text = Self.code.text
    #expect(text.count == 36 + 8 + 1)
    let lower = text.lowercased().replacing("-", with: " ")
    let misread = lower.replacing("0", with: "o").replacing("1", with: "l")
    for typed in [text, lower, misread, Self.code.symbols, "  \(text)\n"] {
      #expect(try DealCode(reading: typed) == Self.code, "\(typed)")
    }
    #expect(Self.code.isGenuine(for: Self.terms, key: Self.key))
  }

  @Test func mostCodesArePlain() {
    let plain = (0..<370).count {
      DealCode(for: Self.terms, nonce: UInt64($0), key: Self.key).isPlain
    }
    // Four of 37 check symbols are marks.
    #expect((300..<360).contains(plain))
  }

  @Test func everyOtherTermIsRefused() {
    let others = [
      DealCode.Terms(deal: "other", user: "ann", expiry: 1_800_000_000),
      DealCode.Terms(deal: "0d3al", user: "eli", expiry: 1_800_000_000),
      DealCode.Terms(deal: "0d3al", user: "ann", expiry: 1_800_000_001),
      DealCode.Terms(deal: "0d3al", user: "ann", expiry: nil),
      DealCode.Terms(deal: "0d3ala", user: "nn", expiry: 1_800_000_000),
    ]
    for terms in others { #expect(!Self.code.isGenuine(for: terms, key: Self.key)) }
    #expect(!Self.code.isGenuine(for: Self.terms, key: Self.key + [1]))
  }

  @Test func everyMistypedSymbolIsNoticed() throws {
    let symbols = Array(Self.code.text)
    for index in symbols.indices where symbols[index] != "-" {
      var typed = symbols
      typed[index] = symbols[index] == "7" ? "8" : "7"
      #expect(throws: DealCode.ReadingError.mistyped, "symbol \(index)") {
        try DealCode(reading: String(typed))
      }
    }
  }

  @Test func everyChangedBitIsRefusedEvenWithoutTheCheckSymbol() {
    let symbols = Array(Self.code.symbols)
    for index in symbols.indices {
      var forged = symbols
      forged[index] = symbols[index] == "7" ? "8" : "7"
      let read = try? DealCode(reading: String(forged))
      #expect(read?.isGenuine(for: Self.terms, key: Self.key) != true, "symbol \(index)")
    }
  }

  @Test(arguments: [
    ("", DealCode.ReadingError.wrongLength(0)), ("ABC", .wrongLength(3)),
    (String(repeating: "0", count: 36), .unknownVersion(0)),
    (String(repeating: "0", count: 35) + "%", .badSymbol("%")),
    (String(repeating: "0", count: 35) + "U", .badSymbol("U")),
    (String(repeating: "Z", count: 36), .unknownVersion(15)),
  ])
  func refusesWhatIsNoCode(_ text: String, _ expected: DealCode.ReadingError) {
    #expect(throws: expected) { try DealCode(reading: text) }
  }

  @Test func crockfordsCheckSymbolIsTheNumberModulo37() {
    // 1234 = 1 * 32² + 6 * 32 + 18, and 1234 mod 37 = 13.
    #expect(CrockfordBase32.text(of: [1, 6, 18]) == "16J")
    #expect(CrockfordBase32.check(of: [1, 6, 18]) == "D")
    #expect(CrockfordBase32.check(of: [1, 4]) == "U")
  }
}
