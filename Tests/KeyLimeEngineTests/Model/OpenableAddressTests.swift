import KeyLimeEngine
import Testing

@Suite struct OpenableAddressTests {
  @Test(arguments: [
    "https://example.org/menu?a=b#c", "HTTP://example.org", "tel:+1-805-555-0100",
    "mailto:bo@example.org", "sms:+18055550100", "geo:35.28,-120.66",
  ]) func leadsToPagesCallsAndMaps(_ text: String) {
    #expect(OpenableAddress(text)?.text == text)
  }

  @Test(arguments: [
    "", "https:", "https://", "http:/etc", "javascript:alert(1)", "file:///tmp/x.desktop",
    "smb://host/share", "--manual", "-a", "example.org", "/etc/passwd", "data:text/html,x",
    "https://example.org/ --new-window", "https://example.org/\u{1B}[31m", "tel:", "x-foo://bar",
    "https://example.org\\@evil.org", " https://example.org",
  ]) func leadsNowhereElse(_ text: String) {
    #expect(OpenableAddress(text) == nil)
  }

  @Test(arguments: [
    ("www.plain.example", "http://www.plain.example"),
    ("plain.example/menu", "http://plain.example/menu"),
    ("https://plain.example", "https://plain.example"), ("/etc/passwd", nil), ("-a", nil),
    ("file:///etc/passwd", nil), ("javascript:alert(1)", nil), ("a.example\\b", nil),
  ])
  func aBareHostIsAPage(_ text: String, _ page: String?) {
    #expect(OpenableAddress(page: text)?.text == page)
  }
}
