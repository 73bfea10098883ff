/// Makes different spellings of the same word equal: case, accents, apostrophes and width.
///
/// `Café`, `CAFE` and `ｃａｆｅ` all become `cafe`; `Gus’s` becomes `guss`. Scripts are not
/// transliterated: `寿司` stays as it is.
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
      let isUpper = byte &- UInt8(ascii: "A") < 26
      bytes.append(isUpper ? byte | 0x20 : byte)
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
