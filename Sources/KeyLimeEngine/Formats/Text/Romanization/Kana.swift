/// Kana in Latin letters, as Hepburn wrote them, without marks for long vowels: `うどん` is `udon`,
/// `ラーメン` is `ramen`, `とうきょう` is `tokyo`.
enum Kana {
  /// Appends a run of kana, and says how many scalars it has; nil when no kana stands there.
  ///
  /// One or two hiragana beside Han stay as they are: they end a word that Han begins, as in `焼き`.
  static func append(
    _ scalars: [Unicode.Scalar], from index: Int, to latin: inout [UInt8]
  ) -> Int? {
    let run = scalars[index...].prefix { hiragana($0) != nil }
    guard !run.isEmpty else { return nil }
    let before = index > 0 ? scalars[index - 1] : nil
    let after = run.endIndex < scalars.count ? scalars[run.endIndex] : nil
    let isHiragana = run.allSatisfy { $0.value < 0x30A1 }
    if isHiragana, run.count < 3, [before, after].contains(where: { $0.map(isHan) ?? false }) {
      latin += run.flatMap { Array(String(Character($0)).utf8) }
    } else {
      latin += romaji(run.compactMap(hiragana))
    }
    return run.count
  }

  private static func romaji(_ kana: [Unicode.Scalar]) -> [UInt8] {
    var (written, doubles): ([UInt8], Bool) = ([], false)
    for letter in kana {
      switch letter {
      case "っ": doubles = true
      case "ー": continue
      case "ゃ", "ゅ", "ょ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ": join(letter, to: &written)
      default:
        let start = written.count
        _ = syllables.appendFolded(letter.value, to: &written)
        if doubles, start < written.count {
          let isCh = written[start...].starts(with: "ch".utf8)
          written.insert(isCh ? UInt8(ascii: "t") : written[start], at: start)
        }
        doubles = false
      }
    }
    return withoutLongVowels(written)
  }

  /// A small letter changes the vowel of the syllable before: `ki` and `ゃ` are `kya`, `shi` and
  /// `ゃ` are `sha`, `fu` and `ぁ` are `fa`.
  private static func join(_ small: Unicode.Scalar, to written: inout [UInt8]) {
    var vowel: [UInt8] = []
    _ = smallVowels.appendFolded(small.value, to: &vowel)
    guard let last = written.popLast() else { return written = vowel }
    let isGlide = "ゃゅょ".unicodeScalars.contains(small)
    let isSoft = [UInt8(ascii: "h"), UInt8(ascii: "j")].contains(written.last ?? 0)
    if isGlide, last == UInt8(ascii: "i"), !isSoft { written.append(UInt8(ascii: "y")) }
    written += vowel
  }

  private static func withoutLongVowels(_ written: [UInt8]) -> [UInt8] {
    var short: [UInt8] = []
    for letter in written {
      let isLong =
        switch (short.last.map(Unicode.Scalar.init), Unicode.Scalar(letter)) {
        case ("o", "u"), ("o", "o"), ("u", "u"): true
        default: false
        }
      if !isLong { short.append(letter) }
    }
    return short
  }

  /// A letter as hiragana; nil when it is not kana.
  private static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x3041...0x3096, 0x30FC: scalar
    case 0x30A1...0x30F6: Unicode.Scalar(scalar.value - 0x60)
    default: nil
    }
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(scalar.value) || scalar == "々"
  }

  private static let syllables = FoldingTable(syllableTable)
  private static let smallVowels = FoldingTable("a=ぁゃ i=ぃ u=ぅゅ e=ぇ o=ぉょ")

  private static let syllableTable: StaticString = """
    a=あ i=い u=う e=え o=おを ka=かゕ ki=き ku=く ke=けゖ ko=こ ga=が gi=ぎ gu=ぐ ge=げ go=ご
    sa=さ shi=し su=す se=せ so=そ za=ざ ji=じぢ zu=ずづ ze=ぜ zo=ぞ ta=た chi=ち tsu=つ te=て to=と
    da=だ de=で do=ど na=な ni=に nu=ぬ ne=ね no=の ha=は hi=ひ fu=ふ he=へ ho=ほ ba=ば bi=び bu=ぶ
    be=べ bo=ぼ pa=ぱ pi=ぴ pu=ぷ pe=ぺ po=ぽ ma=ま mi=み mu=む me=め mo=も ya=や yu=ゆ yo=よ ra=ら
    ri=り ru=る re=れ ro=ろ wa=わゎ vu=ゔ n=ん
    """
}
