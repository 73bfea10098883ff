/// Writes Greek, Cyrillic, Georgian, Armenian, kana and Hangul in Latin letters.
///
/// Who has a Latin keyboard looks for `Жито Леб` as `zhito leb` or `zito leb`: so names of places
/// are indexed under these forms too. Han, Arabic, Hebrew, Thai and others are left out, because
/// their letters do not say how a word sounds.
public enum Romanization {
  /// Ways to write the letters on which languages of one script disagree.
  enum Custom: CaseIterable {
    /// Cyrillic as English writes it.
    case english
    /// Cyrillic as Serbian and Macedonian write it in Latin letters, without their accents.
    case southSlavic
    /// Cyrillic as Ukraine writes its names: `Київ` is `kyiv`.
    case ukrainian
  }

  /// The text in Latin letters, one form for each custom that differs.
  ///
  /// There is none when it has no letter of these scripts. What belongs to other scripts stays.
  static func forms(of text: ByteView) -> [[UInt8]] {
    guard text.contains(where: { $0 >= 0x80 }) else { return [] }
    let scalars = lowered(text)
    guard scalars.contains(where: { covers($0.value) }) else { return [] }
    var forms: [[UInt8]] = []
    for custom in Custom.allCases where custom.isMeant(by: scalars) {
      let form = latin(scalars, custom)
      if !forms.contains(form) { forms.append(form) }
    }
    return forms
  }

  /// The same for a text.
  static func forms(of text: String) -> [String] {
    var text = text
    return text.withBytes { forms(of: $0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The folded forms of a name that somebody may type: as it is, and in Latin letters.
  public static func spellings(of name: String) -> [String] {
    ([name] + forms(of: name)).map(Folding.fold)
  }

  /// The folded form of a text in Latin letters that begins with some folded letters; nil when none
  /// does.
  public static func form(of text: String, beginningWith folded: String) -> String? {
    forms(of: text).map(Folding.fold).first { $0.hasPrefix(folded) }
  }

  /// Whether a scalar is a letter of these scripts.
  static func covers(_ value: UInt32) -> Bool {
    switch value {
    case 0x370...0x58F, 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x1F00...0x1FFF, 0x3041...0x3096,
      0x30A1...0x30FC, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  private static func lowered(_ text: ByteView) -> [Unicode.Scalar] {
    var (lowered, index): ([Unicode.Scalar], Int) = ([], 0)
    lowered.reserveCapacity(text.count)
    while index < text.count {
      if text[index] < 0x80 {
        lowered.append(Unicode.Scalar(text[index].lowercasedASCII))
        index += 1
      } else {
        let (scalar, length) = text.scalar(at: index)
        appendLowered(scalar, to: &lowered)
        index += length
      }
    }
    return lowered
  }

  private static func appendLowered(_ scalar: Unicode.Scalar, to lowered: inout [Unicode.Scalar]) {
    switch scalar.value {
    case 0x430...0x45F, 0x3B1...0x3C9, 0x3041...0x30FC, 0xAC00...0xD7A3: lowered.append(scalar)
    // Asking the Unicode tables for each letter takes longer than all the rest.
    case 0x410...0x42F: lowered += [Unicode.Scalar(scalar.value + 0x20)].compactMap(\.self)
    default: lowered += scalar.properties.lowercaseMapping.unicodeScalars
    }
  }

  private static func latin(_ scalars: [Unicode.Scalar], _ custom: Custom) -> [UInt8] {
    var (latin, index): ([UInt8], Int) = ([], 0)
    while index < scalars.count {
      let taken: Int? =
        switch scalars[index].value {
        case 0x370...0x3FF, 0x1F00...0x1FFF: GreekLetters.append(scalars, from: index, to: &latin)
        case 0x3041...0x30FC: Kana.append(scalars, from: index, to: &latin)
        default: nil
        }
      if taken == nil { append(scalars[index], custom, to: &latin) }
      index += taken ?? 1
    }
    return latin
  }

  /// Appends one letter that its neighbours do not change.
  private static func append(
    _ scalar: Unicode.Scalar, _ custom: Custom, to latin: inout [UInt8]
  ) {
    if scalar.isASCII { return latin.append(UInt8(truncatingIfNeeded: scalar.value)) }
    if let syllable = Hangul.latin(scalar) { return latin += syllable.utf8 }
    // The signs for a hard and a soft consonant have no sound.
    if custom.append(scalar, to: &latin) || letters.appendFolded(scalar.value, to: &latin)
      || scalar == "ь" || scalar == "ъ"
    {
      return
    }
    if let utf8 = UTF8.encode(scalar) { latin.append(contentsOf: utf8) }
  }

  private static let letters = FoldingTable(letterTable)

  /// Cyrillic as in the tables of BGN/PCGN, Georgian and Armenian as in the national systems of
  /// 2002 and of ISO 9985, all without accents and apostrophes.
  private static let letterTable: StaticString = """
    a=а b=б v=в g=гґ d=д e=еэ zh=ж z=з i=иі y=йы k=к l=л m=м n=н o=о p=п r=р s=с t=т u=уў f=ф kh=х
    ts=ц ch=ч sh=ш shch=щ yu=ю ya=я yo=ё ye=є yi=ї j=ј lj=љ nj=њ dz=ѕ dzh=џ gj=ѓ dj=ђ kj=ќ c=ћ
    a=ა b=ბ g=გ d=დ e=ე v=ვ z=ზ t=თტ i=ი k=კქ l=ლ m=მ n=ნ o=ო p=პფ zh=ჟ r=რ s=ს u=უ gh=ღ q=ყ sh=შ
    ch=ჩჭ ts=ცწ dz=ძ kh=ხ j=ჯ h=ჰ
    a=ա b=բ g=գ d=դ e=եէ z=զ y=ըյ t=թտ zh=ժ i=ի l=լ kh=խ ts=ծց k=կք h=հ dz=ձ gh=ղ ch=ճչ m=մ n=ն
    sh=շ o=ոօ p=պփ j=ջ r=ռր s=ս v=վւ f=ֆ ev=և
    """
}

extension Romanization.Custom {
  /// Whether a text may be written by it: some letters are of one language alone.
  fileprivate func isMeant(by text: [Unicode.Scalar]) -> Bool {
    switch self {
    case .english: true
    case .southSlavic: !text.contains { Self.isUkrainian($0) || Self.isRussian($0) }
    case .ukrainian: text.contains(where: Self.isUkrainian)
    }
  }

  private static func isUkrainian(_ letter: Unicode.Scalar) -> Bool {
    letter == "і" || letter == "ї" || letter == "є" || letter == "ґ"
  }

  private static func isRussian(_ letter: Unicode.Scalar) -> Bool {
    letter == "ы" || letter == "э" || letter == "ё"
  }

  /// Appends a letter that it writes otherwise than ``english``; false for the others.
  fileprivate func append(_ scalar: Unicode.Scalar, to latin: inout [UInt8]) -> Bool {
    switch self {
    case .english: false
    case .southSlavic: Self.southSlavicTable.appendFolded(scalar.value, to: &latin)
    case .ukrainian: Self.ukrainianTable.appendFolded(scalar.value, to: &latin)
    }
  }

  /// `щ` and `ъ` as Bulgarian writes them.
  private static let southSlavicTable = FoldingTable("z=ж h=х c=цч s=ш sht=щ a=ъ dz=џ")

  /// As in the resolution 55 of its Cabinet of Ministers, 2010, within a word.
  private static let ukrainianTable = FoldingTable("h=г y=и i=їй ie=є iu=ю ia=я")
}
