import Testing

@testable import KeyLimeCLI

/// Lines of pages on narrow terminals, and links in them.
@Suite struct FoldingLinesTests {
  @Test(arguments: [
    ("short", 20, ["short"]),
    ("one two three four", 9, ["one two", "three", "four"]),
    (
      "where     12 Long Street, Some Town", 30,
      ["where     12 Long Street, Some", "          Town"]
    ),
    (
      "  Mon  12:00-15:00, 17:00-18:00, 19:00-20:00", 33,
      ["  Mon  12:00-15:00, 17:00-18:00,", "       19:00-20:00"]
    ),
    ("  a command          what it does", 30, ["  a command          what it", "  does"]),
    ("  indented words here", 14, ["  indented", "  words here"]),
    (
      "https://example.org/averyveryverylongaddress", 20,
      ["https://example.org/averyveryverylongaddress"]
    ),
    ("Mo    Tu    We    ", 15, ["Mo    Tu    We "]),
  ])
  func foldAtBlanks(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(StyledText(text).folded(at: columns).map(\.plain) == lines)
  }

  @Test func aLinkIsAroundTheNameOnly() {
    let text: StyledText = "@1  \(StyledText("Oink", .strong).linked(to: "https://oink.example/"))"
    #expect(
      text.rendered(color: false, cleaned: true, links: true)
        == "@1  \u{1B}]8;;https://oink.example/\u{1B}\\Oink\u{1B}]8;;\u{1B}\\")
    #expect(text.rendered(color: false, cleaned: true) == "@1  Oink")
    #expect(text.width == 8)
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "https://a\u{1B}b", "http://é"])
  func aDangerousAddressIsNoLink(_ address: String) { #expect(Hyperlink(address) == nil) }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], true), (["TERM": "xterm"], false),
    (["TERM": "xterm", "VTE_VERSION": "6800"], true),
    (["TERM": "dumb", "VTE_VERSION": "6800"], false),
    (["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"], true),
    (["TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"], false),
    (["FORCE_HYPERLINK": "1"], true),
  ])
  func terminalsThatHaveLinks(_ variables: [String: String], _ expected: Bool) {
    #expect(Hyperlink.areKnown(to: Environment(variables)) == expected)
  }
}
