import Testing
import Thoroughness

@testable import KeyLimeEngine

/// What a JSON text means: numbers, escapes, members.
@Suite struct JSONValueTests {
  @Test(arguments: [
    "0", "-0", "1", "-12", "1.50", "1e5", "1E+05", "123456789012345678901234567890", "0.1e-7",
  ])
  func numbersKeepTheirSpelling(_ literal: String) throws {
    #expect(try JSON(parsing: literal).compactText == literal)
  }

  @Test(
    arguments: [
      ("1", 1), ("-9223372036854775808", Int64.min), ("9223372036854775807", .max), ("1e3", 1000),
      ("1.0", 1), ("1.5", nil), ("9223372036854775808", nil), ("1e400", nil), ("-0", 0),
    ] as [(String, Int64?)])
  func wholeNumbers(_ literal: String, _ expected: Int64?) throws {
    #expect(try JSON(parsing: literal).number?.integer == expected)
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func doublesRoundTrip(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let number = try #require(JSONNumber(value))
      #expect(try JSON(parsing: number.literal).number?.double == value, "seed \(seed)")
    }
  }

  @Test func whatIsNoNumberHasNone() {
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(Double.infinity) == nil)
  }

  @Test(arguments: [
    (#""\u0041\u00e9\u5bff""#, "Aé寿"), (#""\uD83C\uDF4B""#, "🍋"), (#""\/\\\"""#, "/\\\""),
    (#""a\u0000b""#, "a\0b"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
  ])
  func escapes(_ text: String, _ expected: String) throws {
    #expect(try JSON(parsing: text).text == expected)
  }

  @Test func theLastOfTwoMembersCounts() throws {
    let object = try JSON(parsing: #"{"a":1,"b":2,"a":3}"#)
    #expect(object["a"] == 3)
    #expect(object.object?.members.map(\.name) == ["a", "b", "a"])
  }

  @Test func aNameWithEscapesIsTheSameName() throws {
    let bytes = Array(#"{"n\u0061me":"x"}"#.utf8)
    let found = try bytes.withBytes { buffer in
      var scanner = JSONScanner(buffer)
      var found = false
      try scanner.readObject { (name, scanner) throws(JSONError) in
        if "name" ~= name { found = true }
        try scanner.skipValue()
      }
      return found
    }
    #expect(found)
  }

  @Test func treesRoundTrip() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<300 {
      let tree = Self.tree(&random, depth: 4)
      #expect(try JSON(parsing: tree.compactText) == tree)
    }
  }

  private static func tree(_ random: inout SplitMix64, depth: Int) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: .null
    case 1: .bool(random.chance(50))
    case 2: .number(JSONNumber(Int.random(in: -1_000_000...1_000_000, using: &random)))
    case 3: .string(random.pick(["", "é", "\"\\/", "🍋\n", "\u{1}x", "plain words of some length"]))
    case 4: .array((0..<3).map { _ in tree(&random, depth: depth - 1) })
    default:
      .object(
        JSONObject(
          (0..<3).map { .init(name: "k\($0)", value: tree(&random, depth: depth - 1)) }))
    }
  }
}
