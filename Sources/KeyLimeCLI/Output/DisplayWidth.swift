/// The width of text in terminal columns.
enum DisplayWidth {
  /// The width of a text without control characters.
  static func of(_ text: String) -> Int {
    if isPlainASCII(text) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The longest prefix of a text that fits into `columns`.
  static func prefix(of text: String, fitting columns: Int) -> Substring {
    var used = 0
    var end = text.startIndex
    for index in text.indices {
      used += of(text[index])
      if used > columns { break }
      end = text.index(after: index)
    }
    return text[..<end]
  }

  /// The width of one character: the sum of its scalars' widths, as terminals count.
  ///
  /// A wide scalar makes the whole character two columns wide.
  ///
  /// Spacing marks (category Mc, Thai U+0E33, the voicing marks of halfwidth kana) count as one.
  static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      // U+FE0F selects the emoji form, which is wide.
      if scalar == "\u{FE0F}", width == 1 { return 2 }
      let own = of(scalar)
      if own == 2 { return 2 }
      width += own
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    // Hangul vowels and final consonants share the cells of the initial consonant.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x1100 { return false }
    if scalar.properties.isEmojiPresentation { return true }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(scalar.value)
  }

  private static func isPlainASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// East Asian Width W and F (Unicode Standard Annex #11).
  ///
  /// Blocks are joined where only unassigned characters lie between them. Emoji are handled by
  /// their own property.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initial consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0x3247,  // kana, bopomofo, Hangul letters, enclosed ideographs
    0x3250...0x4DBF,  // enclosed CJK, squared words, extension A
    0x4E00...0xA4C6,  // ideographs, Yi
    0xA960...0xA97C,  // Hangul extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6B,  // compatibility and small forms
    0xFF01...0xFF60,  // fullwidth ASCII
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x18CFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FB,  // kana supplements, Nushu
    0x1D300...0x1D376,  // Tai Xuan Jing, counting rods
    0x1F200...0x1F265,  // enclosed ideographic supplement
    0x20000...0x3FFFD,  // extensions B and on
  ]
}
