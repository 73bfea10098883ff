/// Makes different spellings of the same word equal: case, accents, apostrophes and width.
///
/// `Café`, `CAFE` and `ｃａｆｅ` all become `cafe`; `Gus’s` becomes `guss`. Other scripts
/// stay as they are: ``Romanization`` writes some of them in Latin letters.
public enum Folding {
  /// The folded form of a text; white space and punctuation stay.
  public static func fold(_ text: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &folded) }
    return String(decoding: folded, as: UTF8.self)
  }

  /// Appends the folded form of a text in valid UTF-8.
  static func append(_ utf8: ByteView, to bytes: inout [UInt8]) {
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      guard byte >= 0x80 else {
        append(Unicode.Scalar(byte), to: &bytes)
        index += 1
        continue
      }
      let (scalar, length) = utf8.scalar(at: index)
      append(scalar, to: &bytes)
      index += length
    }
  }

  /// Appends the folded form of one scalar, which may be nothing or several scalars.
  @inline(__always)
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") { return }
      bytes.append(byte.lowercasedASCII)
    } else {
      appendBeyondASCII(scalar, to: &bytes)
    }
  }

  private static func appendBeyondASCII(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if isMark(scalar.value) || isApostrophe(scalar) { return }
    if InvisibleCharacters.isJoiner(scalar) { return }
    if isCaseless(scalar.value) { return appendFolded(scalar, to: &bytes) }
    for lower in scalar.properties.lowercaseMapping.unicodeScalars where !isMark(lower.value) {
      appendFolded(lower, to: &bytes)
    }
  }

  private static func appendFolded(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if isApostrophe(scalar) { return }
    if letters.appendFolded(scalar.value, to: &bytes) { return }
    if let utf8 = UTF8.encode(scalar) { bytes.append(contentsOf: utf8) }
  }

  /// Apostrophes and what is typed for them.
  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "\u{2018}", "\u{2019}", "\u{02BC}", "\u{02B9}", "\u{0374}", "\u{00B4}", "`",
      "\u{FF07}":
      true
    default: false
    }
  }

  /// Combining marks that may be dropped without losing the word: accents of Latin, Greek and
  /// Cyrillic, points of Hebrew and Arabic, voicing of kana.
  ///
  /// The vowel signs of other scripts are
  /// letters to their readers and stay.
  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x670,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0x3099...0x309C, 0xFE00...0xFE0F,
      0xFE20...0xFE2F, 0xFF9E...0xFF9F:
      true
    default: false
    }
  }

  /// Blocks without upper and lower case, for which asking the Unicode tables is a waste.
  private static func isCaseless(_ value: UInt32) -> Bool {
    (0x590...0x109F).contains(value) || (0x2E80...0xA63F).contains(value)
      || (0xAC00...0xFAFF).contains(value)
  }

  private static let letters = FoldingTable(table)
}

/// A hash table over the folded letters, filled once from their text in a few microseconds: a query
/// with one `é` in it must not pay for a dictionary of strings.
struct FoldingTable {
  private static let size = 2048

  private let text: StaticString
  private var keys = [UInt32](repeating: 0, count: size)
  /// Where in the text the folded form of a key starts and ends.
  private var forms = [(start: UInt16, end: UInt16)](repeating: (0, 0), count: size)

  /// Reads `folded=letters` groups separated by white space.
  init(_ text: StaticString) {
    self.text = text
    var start = 0
    var end: Int?
    let utf8 = ByteView(text)
    do {
      var index = 0
      while index < utf8.count {
        let byte = utf8[index]
        if byte <= 0x20 {
          start = index + 1
          end = nil
        } else if byte == UInt8(ascii: "="), end == nil {
          end = index
        } else if let end {
          let (scalar, length) = utf8.scalar(at: index)
          insert(scalar.value, start..<end)
          index += length
          continue
        }
        index += 1
      }
    }
  }

  private mutating func insert(_ key: UInt32, _ form: Range<Int>) {
    var slot = Self.slot(of: key)
    while keys[slot] != 0 { slot = (slot + 1) % Self.size }
    keys[slot] = key
    forms[slot] = (UInt16(form.lowerBound), UInt16(form.upperBound))
  }

  /// Appends the folded form of a letter; false when it folds to itself.
  func appendFolded(_ letter: UInt32, to bytes: inout [UInt8]) -> Bool {
    var slot = Self.slot(of: letter)
    while keys[slot] != 0 {
      if keys[slot] == letter {
        let form = Int(forms[slot].start)..<Int(forms[slot].end)
        bytes.append(contentsOf: ByteView(text)[form])
        return true
      }
      slot = (slot + 1) % Self.size
    }
    return false
  }

  private static func slot(of key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 21) }
}

extension Folding {
  /// Folded letters and the lower-case letters that fold to them, as `folded=letters`.
  ///
  /// The facts are those of the Unicode Character Database, version 15: the compatibility
  /// decomposition (NFKD) without its non-spacing marks, lower case; and the letters that do not
  /// decompose but that people type without their stroke (`ø`, `đ`, `ł`, `ß`, `æ`, `þ`, `ı`).
  static let table: StaticString = """
    0=⓪０ 1=¹①１ 10=⑩ 11=⑪ 12=⑫ 13=⑬ 14=⑭ 15=⑮ 16=⑯ 17=⑰ 18=⑱ 19=⑲ 2=²②２ 20=⑳ 3=³③３ 4=④４ 5=⑤５
    6=⑥６ 7=⑦７ 8=⑧８ 9=⑨９ a=ªàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặⓐａ ae=æǣǽ aʾ=ẚ b=ƀḃḅḇℬⓑｂ
    c=çćĉċčḉℂℭⓒｃ d=ðďđḋḍḏḑḓⅅⅆⓓｄ dz=ǆǳ e=èéêëēĕėęěǝȅȇȩəḕḗḙḛḝẹẻẽếềểễệℯℰⅇⓔｅ f=ḟℱⓕｆ fax=℻ ff=ﬀ
    ffi=ﬃ ffl=ﬄ fi=ﬁ fl=ﬂ g=ĝğġģǧǵḡℊⓖｇ h=ĥħȟḣḥḧḩḫẖℋℌℍℎℏⓗｈ i=ìíîïĩīĭįıǐȉȋɨḭḯỉịℐℑℹⅈⓘｉ ij=ĳ
    j=ĵǰⅉⓙｊ k=ķǩḱḳḵⓚｋ l=ĺļľłḷḹḻḽℒℓⓛｌ lj=ǉ m=ḿṁṃℳⓜｍ n=ñńņňŋǹṅṇṉṋℕⓝｎ nj=ǌ no=№
    o=ºòóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợℴⓞｏ oe=œ p=ṕṗℙⓟｐ q=ℚⓠｑ r=ŕŗřȑȓṙṛṝṟℛℜℝⓡｒ
    s=śŝşšſșṡṣṥṧṩẛⓢｓ sm=℠ ss=ß st=ﬅﬆ t=ţťŧțṫṭṯṱẗⓣｔ tel=℡ th=þ tm=™
    u=ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữựⓤｕ v=ṽṿⓥｖ w=ŵẁẃẅẇẉẘⓦｗ x=ẋẍⓧｘ y=ýÿŷȳẏẙỳỵỷỹⓨｙ z=źżžẑẓẕℤℨⓩｚ
    ɛ=ℇ ʒ=ǯ ʹ=ʹ n=ŉ α=άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ β=ϐ γ=ℽℾ ε=έϵἐἑἒἓἔἕὲέ
    η=ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ θ=ϑ ι=ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ κ=ϰ μ=µ ο=όὀὁὂὃὄὅὸό π=ϖℼℿ ρ=ϱῤῥ
    σ=ςϲ υ=ΰϋύϒϓϔὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ φ=ϕ ω=ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ а=ӑӓ г=ѓ е=ѐёӗ ж=ӂӝ з=ӟ
    и=йѝӣӥ к=ќ о=ӧ у=ўӯӱӳ ч=ӵ ы=ӹ э=ӭ і=ї ѵ=ѷ ә=ӛ ө=ӫ եւ=և א=ℵ ב=ℶ ג=ℷ ד=ℸ ا=آأإ اٴ=ٵ و=ؤ
    وٴ=ٶ ي=ئ يٴ=ٸ ہ=ۂ ۇٴ=ٷ ے=ۓ ە=ۀ ᄀ=ㄱ う=ゔ か=が き=ぎ く=ぐ け=げ こ=ご さ=ざ し=じ す=ず せ=ぜ そ=ぞ た=だ ち=ぢ
    つ=づ て=で と=ど は=ばぱ ひ=びぴ ふ=ぶぷ へ=べぺ ほ=ぼぽ より=ゟ ゝ=ゞ ァ=ｧ ア=ｱ ィ=ｨ イ=ｲ ゥ=ｩ ウ=ヴｳ ェ=ｪ エ=ｴ ォ=ｫ オ=ｵ
    カ=ガｶ キ=ギｷ ク=グｸ ケ=ゲｹ コ=ゴｺ コト=ヿ サ=ザｻ シ=ジｼ ス=ズｽ セ=ゼｾ ソ=ゾｿ タ=ダﾀ チ=ヂﾁ ッ=ｯ ツ=ヅﾂ テ=デﾃ ト=ドﾄ ナ=ﾅ
    ニ=ﾆ ヌ=ﾇ ネ=ﾈ ノ=ﾉ ハ=バパﾊ ヒ=ビピﾋ フ=ブプﾌ ヘ=ベペﾍ ホ=ボポﾎ マ=ﾏ ミ=ﾐ ム=ﾑ メ=ﾒ モ=ﾓ ャ=ｬ ヤ=ﾔ ュ=ｭ ユ=ﾕ ョ=ｮ
    ヨ=ﾖ ラ=ﾗ リ=ﾘ ル=ﾙ レ=ﾚ ロ=ﾛ ワ=ヷﾜ ヰ=ヸ ヱ=ヹ ヲ=ヺｦ ン=ﾝ ー=ｰ ヽ=ヾ
    """
}
