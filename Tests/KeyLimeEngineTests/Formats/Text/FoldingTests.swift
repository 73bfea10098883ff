import Testing

@testable import KeyLimeEngine

/// Spellings that people take for the same word become the same word.
@Suite struct FoldingTests {
  @Test(arguments: [
    ("Café", "cafe"), ("CAFE", "cafe"), ("ｃａｆｅ", "cafe"), ("Cafe\u{301}", "cafe"),
    ("Gus's", "guss"), ("Gus’s", "guss"), ("Phở", "pho"), ("Đà Nẵng", "da nang"),
    ("Łódź", "lodz"), ("Straße", "strasse"), ("Ærø", "aero"), ("Øl", "ol"), ("İzmir", "izmir"),
    ("ΑΘΉΝΑ", "αθηνα"), ("Ёлка", "елка"), ("寿司", "寿司"), ("", ""), ("２４", "24"),
    ("می\u{200C}خواهم", "میخواهم"),
  ])
  func folds(_ text: String, _ expected: String) {
    #expect(Folding.fold(text) == expected)
  }

  @Test func foldingTwiceChangesNothing() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = Folding.fold(String(Character(scalar)))
      #expect(Folding.fold(once) == once, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("Gus's Diner", ["guss", "gus", "diner"]), ("L'Atelier", ["latelier", "atelier"]),
    ("24/7 Grill-Bar", ["24", "7", "grill", "bar"]),
    ("回転寿司", ["回", "転", "寿", "司", "回転", "転寿", "寿司"]),
    ("港 Bar", ["港", "bar"]), ("  ", []), ("🍋", []),
    ("کافه می\u{200C}خواهم", ["کافه", "میخواهم"]), ("👨\u{200D}👩", []),
  ])
  func wordsOfADocument(_ text: String, _ expected: [String]) {
    #expect(Set(Words.list(text, for: .index)) == Set(expected))
  }

  @Test(arguments: [
    ("寿司", ["寿司"]), ("回転寿", ["回転", "転寿"]), ("港", ["港"]), ("Gus's", ["guss"]),
    ("taco LUNA", ["taco", "luna"]),
  ])
  func wordsOfAQuery(_ text: String, _ expected: [String]) {
    #expect(Words.ofQuery(text) == expected)
  }

  @Test func whatIsTypedInFullIsAmongTheWordsOfADocument() {
    for name in [
      "Café Zoë", "回転寿司 港", "Gus's & Sons", "L'Atelier", "ร้านอาหารไทย", "한국 식당", "Phở 24",
    ] {
      let words = Set(Words.list(name, for: .index))
      #expect(words.isSuperset(of: Words.ofQuery(name)), "\(name)")
    }
  }
}
