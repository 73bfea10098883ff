import Testing

@testable import KeyLimeEngine

@Suite struct Base64Tests {
  /// RFC 4648, 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ]) func isThatOfTheStandard(plain: String, text: String) {
    #expect(Base64.text(of: Array(plain.utf8)) == text)
    #expect(Base64.bytes(of: text.utf8) == Array(plain.utf8))
  }

  @Test func spaceDoesNotCountAndOtherSignsAreRefused() {
    #expect(Base64.bytes(of: " Zm9v\r\n YmFy".utf8) == Array("foobar".utf8))
    #expect(Base64.bytes(of: "Zm9v!".utf8) == nil)
    #expect(Base64.bytes(of: [0x5A, 0xFF]) == nil)
  }

  @Test func everyByteComesBack() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
      #expect(Base64.bytes(of: Base64.text(of: bytes).utf8) == bytes)
    }
    let all = (0...255).map { UInt8($0) }
    #expect(Base64.bytes(of: Base64.text(of: all).utf8) == all)
  }
}
