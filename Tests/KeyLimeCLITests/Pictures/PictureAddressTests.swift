import Testing

@testable import KeyLimeCLI

/// Which addresses are fetched, and where a server may lead.
@Suite struct PictureAddressTests {
  @Test(arguments: [
    ("https://example.org/a.png", "example.org"), ("HTTPS://Example.org:8443/", "example.org"),
    ("http://127.0.0.1:8000/a", "127.0.0.1"), ("http://localhost/a", "localhost"),
    ("http://[::1]:80/a", "[::1]"),
  ])
  func aSafeAddressHasItsHost(_ text: String, _ host: String) {
    #expect(PictureAddress(text)?.host == host)
  }

  @Test(arguments: [
    "http://example.org/a.png", "file:///etc/passwd", "ftp://example.org/a", "https://", "a.png",
    "https://user@example.org/", "https://127.0.0.1@example.org/", "https://exa mple.org/",
    "https://example.org\\@127.0.0.1/", "http://127.0.0.1.example.org/", "https://example.org/\n",
    "http://127.0.0.1@example.org/", "http://2130706433/",
  ])
  func anyOtherIsRefused(_ text: String) {
    #expect(PictureAddress(text) == nil)
  }

  @Test func lettersOfAnyScriptAreEncoded() {
    let address = PictureAddress("https://example.org/File:Café.jpg?a=越")
    #expect(address?.text == "https://example.org/File:Caf%C3%A9.jpg?a=%E8%B6%8A")
    #expect(PictureAddress("https://exämple.org/a.jpg") == nil)
    #expect(PictureAddress("https://example.org/\u{85}") == nil)
  }

  @Test func aServerElsewhereNeverLeadsHere() throws {
    let far = try #require(PictureAddress("https://example.org/a"))
    let near = try #require(PictureAddress("http://127.0.0.1:80/a"))
    #expect(far.redirected(to: "https://example.com/b") != nil)
    #expect(far.redirected(to: "http://127.0.0.1/b") == nil)
    #expect(far.redirected(to: "https://localhost/b") == nil)
    #expect(far.redirected(to: "file:///etc/passwd") == nil)
    #expect(near.redirected(to: "http://localhost/b") != nil)
    #expect(near.redirected(to: "https://example.org/b") != nil)
    #expect(near.redirected(to: "http://example.org/b") == nil)
  }

  @Test(arguments: [
    ("woman", Portrait.longHair), ("M", .shortHair), ("non-binary", .plain), ("", .plain),
  ])
  func aFaceMayFollowTheGender(_ gender: String, _ portrait: Portrait) {
    #expect(Portrait(gender: gender) == portrait)
    #expect(Set(portrait.lines.map(\.width)) == [9])
  }
}
