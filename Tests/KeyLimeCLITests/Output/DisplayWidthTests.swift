import Testing

@testable import KeyLimeCLI

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
