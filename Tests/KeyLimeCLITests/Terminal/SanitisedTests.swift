import Testing

@testable import KeyLimeCLI

@Suite struct SanitisedTests {
  static let cases: [(name: String, text: String, clean: String)] = [
    ("plain", "Taco 'n' Bell", "Taco 'n' Bell"), ("accents", "Café Zoë", "Café Zoë"),
    ("escape", "a\u{1B}[31mb", "a[31mb"), ("C1", "a\u{9B}31mb", "a31mb"), ("bell", "a\u{7}b", "ab"),
    ("line ends", "a\r\nb\tc", "a  b c"), ("bidi", "a\u{202E}b\u{2066}c\u{200F}d", "abcd"),
    ("zero width", "a\u{200B}b\u{FEFF}c\u{2060}d", "abcd"), ("separator", "a\u{2028}b", "a b"),
    ("tag", "a\u{E0041}b", "ab"), ("filler", "a\u{3164}b", "ab"), ("CJK", "寿司屋", "寿司屋"),
    ("emoji", "❤️🍜", "❤️🍜"), ("DEL", "a\u{7F}b", "ab"), ("soft hyphen", "a\u{AD}b", "ab"),
    ("Persian", "می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("Sinhala", "ශ\u{DCA}\u{200D}රී", "ශ\u{DCA}\u{200D}රී"),
    ("family", "👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"),
    ("Scotland", "🏴\u{E0067}\u{E0062}\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E007F}"),
    ("joiner of nothing", "a\u{200D}b\u{200C}", "ab"),
    ("joiner at the end", "خ\u{200C}", "خ"),
  ]

  @Test("cleans", arguments: cases) func cleans(name: String, text: String, clean: String) {
    #expect(Sanitised.line(text) == clean)
  }

  @Test func proseKeepsItsLines() {
    #expect(Sanitised.prose("a\n\tb\u{1B}") == "a\n\tb")
  }

  @Test func jsonEscapesWhatWouldDoHarmAndKeepsJoiners() {
    #expect(Sanitised.json("می\u{200C}خ\u{202E}\n") == "می\u{200C}خ\\u202e\n")
  }

  @Test func nothingThatIsCleanIsChangedByCleaning() {
    for (_, text, _) in Self.cases {
      let clean = Sanitised.line(text)
      #expect(Sanitised.line(clean) == clean)
    }
  }
}
