import Testing

@testable import KeyLimeEngine

@Suite struct PasswordTests {
  /// Made by another program with libxcrypt.
  @Test(arguments: [
    ("hello", "$y$j9T$abcdefgh$epWtSs4Gu0OBWJFQE2cTWrKuGouFdvT/8K.cw.oANm/"),
    (
      "pässword",
      "$y$j9T$./0123456789ABCDEFGH..$ttj7CjHfjPsrB.aa5H/k6X0vgbI/g9g7P8/V/X4CY/0"
    ),
  ]) func knownAnswers(typed: String, text: String) throws {
    let hash = try #require(PasswordHash(text))
    #expect(hash.matches(try #require(Password(typed))))
    #expect(!hash.matches(try #require(Password(typed + "x"))))
  }

  @Test func aSaltIsSpelledAsYescryptDoes() throws {
    let password = try #require(Password("correct horse"))
    let hash = try #require(PasswordHash(password, salt: (0x0706_0504_0302_0100, .max)))
    #expect(hash.text.hasPrefix("$y$jBT$.2U.1EE/4Qkzzzzzzzzzz1$"))
    #expect(hash.text.utf8.count == 73)
    #expect(hash.matches(password))
    let other = try #require(PasswordHash(password, salt: (1, 2)))
    #expect(other != hash)
  }

  @Test(arguments: ["", "x", "$6$salt$hash", "$y$j9T$abc$short", "$y$j9T$abc$d\n$e"])
  func otherTextsAreNoHash(text: String) { #expect(PasswordHash(text) == nil) }

  @Test func passwordsHaveALength() {
    #expect(Password("") == nil)
    #expect(Password("a\0b") == nil)
    #expect(Password(String(repeating: "x", count: 511)) != nil)
    #expect(Password(String(repeating: "x", count: 512)) == nil)
    #expect(Password("1234567")?.isLongEnough == false)
    #expect(Password("12345678")?.isLongEnough == true)
  }

  @Test func credentialsComeBackAsWritten() throws {
    let hash = try #require(
      PasswordHash("$y$j9T$abcdefgh$epWtSs4Gu0OBWJFQE2cTWrKuGouFdvT/8K.cw.oANm/"))
    var credentials = Credentials()
    for bits in [3, 1, 2] as [UInt64] { credentials[AccountID(random: bits)] = hash }
    #expect(Credentials(credentials.bytes) == credentials)
    #expect(Credentials(Array(credentials.bytes.dropLast(20))) == nil)
    #expect(Credentials([]) == Credentials())
  }
}
