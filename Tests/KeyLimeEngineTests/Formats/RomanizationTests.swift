import Testing

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
      ("Ταβέρνα ο Ψαράς", ["taverna o psaras"]), ("Μπουγάτσα", ["bougatsa"]),
      ("Ευτυχία", ["eftychia"]), ("Αυγό", ["avgo"]), ("ΟΥΖΕΡΙ", ["ouzeri"]),
      ("Αγγελος", ["angelos"]), ("Λαμπάδα", ["lampada"]),
      ("ხინკალი", ["khinkali"]), ("Լավաշ", ["lavash"]),
      ("うどん", ["udon"]), ("ラーメン", ["ramen"]), ("とうきょう", ["tokyo"]), ("さっぽろ", ["sapporo"]),
      ("マッチャ", ["matcha"]), ("カフェ・ド・パリ", ["kafe・do・pari"]), ("すき焼き", ["すき焼き"]),
      ("しゃぶしゃぶ", ["shabushabu"]), ("ジャズ", ["jazu"]),
      ("김밥", ["gimbap"]), ("불고기 Bar", ["bulgogi bar"]),
      ("Café", []), ("寿司", []), ("شاورما", []), ("", []),
    ])
  func forms(text: String, forms: [String]) {
    #expect(Romanization.forms(of: text) == forms)
  }
}
