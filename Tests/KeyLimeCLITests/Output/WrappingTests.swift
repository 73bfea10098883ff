import Testing

@testable import KeyLimeCLI

@Suite struct WrappingTests {
  @Test(arguments: [
    ("one two three", 13, ["one two three"]), ("one two three", 12, ["one two", "three"]),
    ("one two three", 3, ["one", "two", "three"]), ("寿司 屋", 6, ["寿司", "屋"]), ("", 5, [""]),
  ])
  func linesEndAtBlanks(text: String, columns: Int, lines: [String]) {
    #expect(StyledText(text).wrapped(at: columns).map(\.plain) == lines)
  }

  @Test func rolesStay() {
    let text: StyledText = "a \("b c", .strong)d"
    let lines = text.wrapped(at: 4).map { $0.rendered(color: true, cleaned: false) }
    #expect(lines == ["a \u{1B}[1mb\u{1B}[0m", "\u{1B}[1mc\u{1B}[0md"])
  }

  @Test func theNoticeOfTheSampleIsGivenOnceAndFits() throws {
    try TemporaryFolder.with { folder in
      var world = FakeWorld()
      world.variables["KEYLIME_STORE"] = folder + "/store"
      world.variables["KEYLIME_FORCE_TTY"] = "40"
      let first = world.run("nearby", "-n0").errors.split(separator: "\n")
      #expect(first.count { $0.hasPrefix("  keylime ") } == 3, "three commands to begin with")
      #expect(first.filter { !$0.hasPrefix("  keylime ") }.allSatisfy { $0.count <= 40 })
      #expect(world.run("nearby", "-n0").errors == "")
    }
  }
}

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

@Suite struct DisplayWidthTests {
  static let cases: [(text: String, width: Int)] = [
    ("", 0), ("Taco", 4), ("Zoë", 3), ("Zoe\u{308}", 3), ("寿司", 4), ("ラーメン", 8), ("한식", 4),
    ("ﾗｰﾒﾝ", 4), ("ＡＢ", 4), ("🍜", 2), ("👨‍🍳", 2), ("🇻🇳", 2), ("❤", 1), ("❤️", 2), ("☕", 2),
    ("ก๋วยเตี๋ยว", 7), ("مطعم", 4), ("–…", 2), ("𠮷", 2),
    ("हिन्दी भोजनालय", 13), ("ร้านน้ำชา", 7), ("ｶﾞ", 2), ("ຄຳ", 2), ("👨‍👩‍👧", 2),
    ("ශ්\u{200D}රී", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("が", 2), ("か\u{3099}", 2),
  ]

  @Test("columns of", arguments: cases) func columns(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("寿司屋", 5, "寿司"), ("寿司屋", 6, "寿司屋"), ("寿司屋", 1, ""), ("Zoe\u{308}x", 3, "Zoe\u{308}"),
  ])
  func prefixNeverExceedsItsColumns(text: String, columns: Int, prefix: String) {
    #expect(DisplayWidth.prefix(of: text, fitting: columns) == prefix)
  }

  @Test(arguments: [
    ("Firestone", 9, "Firestone"), ("Firestone", 5, "Fire…"), ("寿司屋", 5, "寿司…"),
    ("寿司屋", 4, "寿…"), ("ab", 1, "…"), ("ab", 0, ""),
  ])
  func truncationShowsThatSomethingIsMissing(text: String, columns: Int, shown: String) {
    #expect(StyledText(text).truncated(to: columns).plain == shown)
  }

  @Test func truncationKeepsTheRolesOfParts() {
    let text: StyledText = "\("Bao", .strong) \("House", .faint)"
    #expect(text.truncated(to: 6) == "\("Bao", .strong) \("H", .faint)\("…", .faint)")
  }
}
