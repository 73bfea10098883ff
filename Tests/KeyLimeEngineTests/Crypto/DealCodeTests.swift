import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct DealCodeTests {
  static let code = DealCode(bits: 0x0123_4567_89AB_CDEF)

  @Test func isTwelveSymbolsAndACheckSymbol() {
    #expect(Self.code.text.count == 12 + 1 + 2)
    #expect(Self.code.text.hasPrefix(Self.code.symbols.prefix(4)))
    #expect(Self.code.symbols.count == 12)
  }

  @Test func isReadBackHoweverItIsTyped() throws {
    let text = Self.code.text
    let lower = text.lowercased().replacing("-", with: " ")
    let misread = lower.replacing("0", with: "o").replacing("1", with: "l")
    for typed in [text, lower, misread, Self.code.symbols, "  \(text)\n"] {
      #expect(try TypedCode(reading: typed) == .short(Self.code), "\(typed)")
    }
  }

  @Test func drawnCodesEndInALetterOrADigitAndDiffer() {
    var generator = SplitMix64(seed: 3)
    let codes = (0..<200).map { _ in DealCode(drawnFrom: { generator.next() }) }
    #expect(Set(codes).count == 200)
    #expect(codes.allSatisfy { $0.text.last?.isLetter == true || $0.text.last?.isNumber == true })
  }

  @Test func everyMistypedSymbolIsNoticed() throws {
    let symbols = Array(Self.code.text)
    for index in symbols.indices where symbols[index] != "-" {
      var typed = symbols
      typed[index] = symbols[index] == "7" ? "8" : "7"
      #expect(throws: TypedCode.ReadingError.mistyped, "symbol \(index)") {
        try TypedCode(reading: String(typed))
      }
    }
  }

  @Test func theMarkIsOfOneDealAtOnePlace() {
    let marks = [
      Self.code.mark(of: named("d"), at: restaurant(1)),
      Self.code.mark(of: named("e"), at: restaurant(1)),
      Self.code.mark(of: named("d"), at: restaurant(2)),
      DealCode(bits: 5).mark(of: named("d"), at: restaurant(1)),
    ]
    #expect(Set(marks).count == 4)
    guard case .hash(let text) = marks[0] else {
      Issue.record("no hash")
      return
    }
    #expect(text.count == 64)
    #expect(!text.uppercased().contains(Self.code.symbols))
  }

  @Test(arguments: [
    ("", TypedCode.ReadingError.wrongLength(0)), ("ABC", .wrongLength(3)),
    (String(repeating: "0", count: 20), .wrongLength(20)),
    (String(repeating: "0", count: 11) + "%", .badSymbol("%")),
    (String(repeating: "0", count: 11) + "U", .badSymbol("U")),
  ])
  func refusesWhatIsNoCode(_ text: String, _ expected: TypedCode.ReadingError) {
    #expect(throws: expected) { try TypedCode(reading: text) }
  }

  @Test func crockfordsCheckSymbolIsTheNumberModulo37() {
    // 1234 = 1 * 32² + 6 * 32 + 18, and 1234 mod 37 = 13.
    #expect(CrockfordBase32.text(of: [1, 6, 18]) == "16J")
    #expect(CrockfordBase32.check(of: [1, 6, 18]) == "D")
    #expect(CrockfordBase32.check(of: [1, 4]) == "U")
  }
}

@Suite struct ShownCodeTests {
  @Test func aCodeIsKeptUntilItIsForgotten() throws {
    let folder = try TemporaryStore()
    let store = try Store(at: folder.path)
    let (one, two) = (DealCode(bits: 1), DealCode(bits: 2))
    func mark(_ code: DealCode) -> CodeMark { code.mark(of: named("d"), at: restaurant(1)) }
    func shown(_ code: DealCode) throws -> String? {
      let use = DealUse(
        by: account("ana"), machine: ReplicaID(random: 1), time: HybridTime(milliseconds: 1),
        mark: mark(code))
      return try store.code(of: use, named("d"), at: restaurant(1))?.text
    }
    try store.keep(one, mark(one))
    try store.keep(two, mark(two))
    #expect(try [shown(one), shown(two)] == [one.text, two.text])
    try store.forgetCode(of: mark(one))
    #expect(try [shown(one), shown(two)] == [nil, two.text])
    let again = try Store(at: folder.path)
    try again.forgetCode(of: mark(one))
    #expect(try shown(two) == two.text)
  }
}

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
