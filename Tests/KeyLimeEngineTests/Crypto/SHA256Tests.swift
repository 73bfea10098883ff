import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct SHA256Tests {
  /// FIPS 180-4 examples, and lengths around the block of 64 bytes.
  @Test(arguments: [
    ("", 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func knownHashes(_ piece: String, _ count: Int, _ expected: String) {
    let bytes = Array(String(repeating: piece, count: count).utf8)
    #expect(SHA256.hash(of: bytes).hexadecimal == expected)
  }

  @Test func piecesOfAnyLengthMakeTheSameHash() {
    var random = SplitMix64(seed: 3)
    for length in 0..<200 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      var hash = SHA256()
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...70, using: &random))
        hash.update(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      #expect(hash.finished() == SHA256.hash(of: bytes), "length \(length), seed 3")
    }
  }

  /// RFC 4231, test cases 1, 2, 3, 6 and 7.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xaa, count: 20), [UInt8](repeating: 0xdd, count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    (
      [UInt8](repeating: 0xaa, count: 131),
      Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
    (
      [UInt8](repeating: 0xaa, count: 131),
      Array(
        "This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm."
          .utf8), "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
    ),
  ])
  func knownCodes(_ key: [UInt8], _ message: [UInt8], _ expected: String) {
    #expect(HMAC.code(for: message, key: key).hexadecimal == expected)
  }

  @Test func secretsAreComparedWhole() {
    #expect(HMAC.areEqual([1, 2, 3], [1, 2, 3]))
    #expect(!HMAC.areEqual([1, 2, 3], [1, 2, 4]))
    #expect(!HMAC.areEqual([0, 2, 3], [1, 2, 3]))
    #expect(!HMAC.areEqual([1, 2], [1, 2, 3]))
  }
}
