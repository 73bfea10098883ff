import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct RomanizationTests {
  @Test(
    "what people type who have Latin letters only",
    arguments: [
      ("Жито Леб", ["zhito leb", "zito leb"]), ("Скопје", ["skopje"]),
      ("Ќебапчиња", ["kjebapchinja", "kjebapcinja"]),
      ("Ћевабџиница", ["cevabdzhinitsa", "cevabdzinica"]),
      ("Българска Къща", ["blgarska kshcha", "balgarska kashta"]),
      ("Пельменная Щука", ["pelmennaya shchuka", "pelmennaya shtuka"]),
      ("Київ", ["kiyiv", "kyiv"]), ("Борщ", ["borshch", "borsht"]),
      ("Чайхана Ёж", ["chaykhana yozh"]), ("Їжа", ["yizha", "izha"]),
      ("Ταβέρνα ο Ψαράς", ["taverna o psaras"]), ("Μπουγάτσα", ["bougatsa"]),
      ("Ευτυχία", ["eftychia"]), ("Αυγό", ["avgo"]), ("ΟΥΖΕΡΙ", ["ouzeri"]),
      ("Αγγελος", ["angelos"]), ("Λαμπάδα", ["lampada"]),
      ("ხინკალი", ["khinkali"]), ("Լավաշ", ["lavash"]),
      ("うどん", ["udon"]), ("ラーメン", ["ramen"]), ("とうきょう", ["tokyo"]), ("さっぽろ", ["sapporo"]),
      ("マッチャ", ["matcha"]), ("カフェ・ド・パリ", ["kafe・do・pari"]), ("すき焼き", ["すき焼き"]),
      ("立ち鮨ひでぞう", ["立ち鮨hidezo"]), ("ラーメン食堂", ["ramen食堂"]), ("パン屋", ["pan屋"]),
      ("しゃぶしゃぶ", ["shabushabu"]), ("ジャズ", ["jazu"]),
      ("김밥", ["gimbap"]), ("불고기 Bar", ["bulgogi bar"]),
      ("Café", []), ("寿司", []), ("شاورما", []), ("", []),
    ])
  func forms(text: String, forms: [String]) {
    #expect(Romanization.forms(of: text) == forms)
  }

  @Test("any letters in any order", arguments: 1...20)
  func anything(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let letters = Self.alphabets.flatMap(Array.init).compactMap(Unicode.Scalar.init)
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text.unicodeScalars.append(letters.randomElement(using: &random) ?? "a")
      }
      for form in Romanization.forms(of: text) {
        #expect(form.utf8.allSatisfy { $0 < 0x80 }, "\(text), seed \(seed)")
      }
      #expect(Romanization.spellings(of: text).first == Folding.fold(text))
    }
  }

  /// Russian, Greek, Georgian, hiragana, Hangul, and ASCII.
  private static let alphabets: [ClosedRange<UInt32>] = [
    0x410...0x44F, 0x3B1...0x3C9, 0x10D0...0x10F0, 0x3041...0x3094, 0xAC00...0xAE00, 0x20...0x7E,
  ]
}
