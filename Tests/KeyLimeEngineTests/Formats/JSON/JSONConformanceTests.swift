import Testing
import Thoroughness

@testable import KeyLimeEngine

/// What RFC 8259 allows is read, all else is refused at the right byte, by the tree and the scanner
/// alike.
@Suite struct JSONConformanceTests {
  @Test(arguments: [
    "null", " true\n", "\tfalse\r\n", "0", "-0", "-0.0", "10", "1.5e+10", "1E-2", "0e0", "-12.34E5",
    "123456789012345678901234567890", "1e400", "\"\"", "\"a\"", #""\"\\\/\b\f\n\r\t""#,
    #""\u0000""#, #""\u00e9""#, #""\uD83C\uDF4B""#, #""\uDBFF\uDFFF""#, #""\uFFFF""#, "\"\u{7F}\"",
    "\"é寿🍋\u{10FFFF}\u{E000}\"", "[]", "[ ]", "[1]", "[1 , 2]", "[[[]]]", "{}", "{ }",
    #"{"":0}"#, #"{"a":1,"a":2}"#, #"{ "a" : [ {} , null ] }"#, "\"0123456789abcdefghij\"",
  ])
  func allowed(_ text: String) throws {
    let value = try JSON(parsing: text)
    #expect(try JSON(parsing: value.compactText) == value)
    #expect(Self.skipFault(Array(text.utf8)) == nil)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let text: String
    let offset: Int
    let fault: JSONError.Fault
    var testDescription: String { text.debugDescription }
    init(_ text: String, _ fault: JSONError.Fault, at offset: Int) {
      (self.text, self.fault, self.offset) = (text, fault, offset)
    }
  }

  static func byte(_ text: Unicode.Scalar) -> JSONError.Fault { .unexpectedByte(UInt8(text.value)) }

  @Test(arguments: [
    Refused("", .unexpectedEnd, at: 0), Refused("  ", .unexpectedEnd, at: 2),
    Refused("nul", .unexpectedEnd, at: 3), Refused("nulL", byte("L"), at: 3),
    Refused("True", byte("T"), at: 0), Refused("NaN", byte("N"), at: 0),
    Refused("Infinity", byte("I"), at: 0), Refused("-Infinity", .badNumber, at: 0),
    Refused("+1", byte("+"), at: 0), Refused(".5", byte("."), at: 0),
    Refused("01", .badNumber, at: 0), Refused("-01", .badNumber, at: 0),
    Refused("1.", .unexpectedEnd, at: 2), Refused("1.e5", .badNumber, at: 0),
    Refused("1e", .unexpectedEnd, at: 2), Refused("1e+", .unexpectedEnd, at: 3),
    Refused("-", .unexpectedEnd, at: 1), Refused("0x10", .trailingBytes, at: 1),
    Refused("1 2", .trailingBytes, at: 2), Refused("[1,]", byte("]"), at: 3),
    Refused("[1 2]", byte("2"), at: 3), Refused("[,1]", byte(","), at: 1),
    Refused("[", .unexpectedEnd, at: 1), Refused("[1", .unexpectedEnd, at: 2),
    Refused("]", byte("]"), at: 0), Refused("[1}", byte("}"), at: 2),
    Refused("{\"a\"}", byte("}"), at: 4), Refused("{\"a\":}", byte("}"), at: 5),
    Refused("{\"a\":1,}", byte("}"), at: 7), Refused("{a:1}", byte("a"), at: 1),
    Refused("{1:1}", byte("1"), at: 1), Refused("{\"a\" 1}", byte("1"), at: 5),
    Refused("{\"a\":1", .unexpectedEnd, at: 6), Refused("'a'", byte("'"), at: 0),
    Refused("\"a", .unexpectedEnd, at: 2), Refused("\"a\nb\"", .controlCharacter(10), at: 2),
    Refused("\"\0\"", .controlCharacter(0), at: 1),
    Refused("\"12345678\t\"", .controlCharacter(9), at: 9),
    Refused(#""\x41""#, .badEscape, at: 1), Refused(#""\u12g4""#, .badEscape, at: 1),
    Refused(#""\u12"#, .unexpectedEnd, at: 5), Refused(#""\"#, .unexpectedEnd, at: 2),
    Refused(#""\uD83C""#, .badEscape, at: 1), Refused(#""\uDF4B""#, .badEscape, at: 1),
    Refused(#""\uD83C\u0041""#, .badEscape, at: 1), Refused(#""\uD83Cx""#, .badEscape, at: 1),
    Refused("\u{FEFF}1", .unexpectedByte(0xEF), at: 0),
    Refused("\u{A0}1", .unexpectedByte(0xC2), at: 0),
    Refused("/* */1", byte("/"), at: 0), Refused("[1]//", .trailingBytes, at: 3),
    Refused("1\0", .trailingBytes, at: 1), Refused("\u{C}1", .unexpectedByte(0x0C), at: 0),
  ])
  func refused(_ row: Refused) throws {
    let error = JSONError(row.fault, at: row.offset)
    #expect(throws: error) { try JSON(parsing: row.text) }
    #expect(Self.skipFault(Array(row.text.utf8)) == error, "skipping must validate as reading does")
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xE1, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF, 0x41],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF], [0xFE],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) {
    // At every place within and across a stride of eight bytes.
    for padding in 0..<17 {
      let text = [0x22] + [UInt8](repeating: 0x61, count: padding) + bytes + [0x22]
      #expect(throws: JSONError.self, "\(padding) letters before") { try JSON(parsing: text) }
      #expect(Self.skipFault(text) != nil)
    }
  }

  @Test func everyScalarSurvives() throws {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 61) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "x\(Character(scalar))y"
      let written = JSON.string(text).compactText
      #expect(try JSON(parsing: written) == .string(text))
    }
  }

  @Test func depthIsLimited() throws {
    let limit = JSONScanner.depthLimit
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSON(parsing: nested(limit)) }
    #expect(throws: JSONError(.tooDeep, at: limit)) { try JSON(parsing: nested(limit + 1)) }
    // Depth is what is open, not what was.
    let wide = "[" + Array(repeating: "[]", count: limit * 2).joined(separator: ",") + "]"
    #expect(throws: Never.self) { try JSON(parsing: wide) }
    #expect(throws: JSONError.self) {
      try JSON(parsing: String(repeating: "{\"a\":", count: 100_000))
    }
  }

  @Test func everyCutOfATextIsRefused() throws {
    let text = Array(#"{"name":"Zoë 🍋","list":[1.5e3,true,null,{"a":"\u00e9\n"}]}"#.utf8)
    #expect(throws: Never.self) { try JSON(parsing: text) }
    for length in 0..<text.count {
      let cut = Array(text.prefix(length))
      #expect(throws: JSONError.self, "cut to \(length) bytes") { try JSON(parsing: cut) }
      #expect(Self.skipFault(cut) != nil)
    }
  }

  /// Whatever bytes come, reading and skipping agree.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func readingAndSkippingAgree(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\"a\"", "1", "-", ".", "e5", "null", "tru", " ",
      "\\u00e9", "é", "\u{1}", "\"k\":",
    ].map { Array($0.utf8) }
    for round in 0..<3000 {
      let bytes = (0..<Int.random(in: 1...9, using: &random)).flatMap { _ in random.pick(pieces) }
      var readFault: JSONError?
      do throws(JSONError) { _ = try JSON(parsing: bytes) } catch { readFault = error }
      #expect(Self.skipFault(bytes) == readFault, "seed \(seed), round \(round): \(bytes)")
    }
  }

  /// The fault that walking past a text finds.
  private static func skipFault(_ bytes: [UInt8]) -> JSONError? {
    bytes.withBytes { buffer in
      var scanner = JSONScanner(buffer)
      do throws(JSONError) {
        try scanner.skipValue()
        try scanner.expectEnd()
        return nil
      } catch { return error }
    }
  }
}
