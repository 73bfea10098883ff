import Testing

@testable import KeyLimeEngine

@Suite struct KeyedDealCodeTests {
  static let key = Array("the restaurant's own key".utf8)
  static let terms = KeyedDealCode.Terms(deal: "0d3al", user: "ann", expiry: 1_800_000_000)
  static let code = KeyedDealCode(for: terms, nonce: 0x0123_4567_89AB_CDEF, key: key)

  @Test func isReadBackHoweverItIsTyped() throws {
    let text = Self.code.text
    #expect(text.count == 36 + 8 + 1)
    let lower = text.lowercased().replacing("-", with: " ")
    let misread = lower.replacing("0", with: "o").replacing("1", with: "l")
    for typed in [text, lower, misread, Self.code.symbols, "  \(text)\n"] {
      #expect(try TypedCode(reading: typed) == .keyed(Self.code), "\(typed)")
    }
  }

  @Test func everyOtherTermIsRefused() {
    let others = [
      KeyedDealCode.Terms(deal: "other", user: "ann", expiry: 1_800_000_000),
      KeyedDealCode.Terms(deal: "0d3al", user: "eli", expiry: 1_800_000_000),
      KeyedDealCode.Terms(deal: "0d3al", user: "ann", expiry: 1_800_000_001),
      KeyedDealCode.Terms(deal: "0d3al", user: "ann", expiry: nil),
      KeyedDealCode.Terms(deal: "0d3ala", user: "nn", expiry: 1_800_000_000),
    ]
    let nonce = Self.code.nonce
    for terms in others {
      #expect(Self.code != KeyedDealCode(for: terms, nonce: nonce, key: Self.key))
    }
    #expect(Self.code != KeyedDealCode(for: Self.terms, nonce: nonce, key: Self.key + [1]))
    #expect(Self.code != KeyedDealCode(for: Self.terms, nonce: nonce + 1, key: Self.key))
    #expect(Self.code == KeyedDealCode(for: Self.terms, nonce: nonce, key: Self.key))
  }

  @Test func everyChangedBitIsRefusedEvenWithoutTheCheckSymbol() {
    let symbols = Array(Self.code.symbols)
    for index in symbols.indices {
      var forged = symbols
      forged[index] = symbols[index] == "7" ? "8" : "7"
      guard case .keyed(let read) = try? TypedCode(reading: String(forged)) else { continue }
      #expect(read != Self.code, "symbol \(index)")
    }
  }

  @Test(arguments: ["0", "Z"])
  func codesOfOtherVersionsAreRefused(symbol: String) {
    #expect(throws: TypedCode.ReadingError.unknownVersion(symbol == "0" ? 0 : 15)) {
      try TypedCode(reading: String(repeating: symbol, count: 36))
    }
  }

  @Test func noncesAreWrittenInSixteenDigits() {
    for nonce: UInt64 in [0, 7, .max] {
      let code = KeyedDealCode(for: Self.terms, nonce: nonce, key: Self.key)
      #expect(code.nonceText.count == 16)
      #expect(KeyedDealCode.nonce(of: code.nonceText) == nonce)
    }
  }
}
