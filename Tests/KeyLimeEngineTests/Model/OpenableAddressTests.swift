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
}
