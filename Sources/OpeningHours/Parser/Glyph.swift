/// The meaning of a character to the lexer, independent of its form.
enum Glyph: Equatable {
  case space
  case digit(Int)
  case letter
  case quote
  case sign(Token.Sign)
  case bar
  case other
}

extension Glyph {
  /// The meaning of a character, and whether it is an unusual form of an ASCII character.
  static func of(_ scalar: Unicode.Scalar) -> (glyph: Glyph, isUnusual: Bool) {
    if scalar.value < 128 { return (ascii(UInt8(scalar.value)), false) }
    let narrow = narrow(scalar)
    if narrow != scalar { return (ascii(UInt8(narrow.value)), true) }
    for zero in arabicZeros where (zero...zero + 9).contains(scalar.value) {
      return (.digit(Int(scalar.value - zero)), true)
    }
    return (beyondAscii(scalar), true)
  }

  /// The ASCII character for a full-width one; these repeat ASCII from U+FF01.
  ///
  /// The full-width tilde is not converted, because it is used as a dash.
  static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01..<0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21))
  }

  /// Arabic-Indic digits, and those of Persian and Urdu.
  private static let arabicZeros: [UInt32] = [0x660, 0x6F0]

  private static func ascii(_ byte: UInt8) -> Glyph {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit(Int(byte) - 48)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .sign(.lineBreak)
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: ":"): .sign(.colon)
    case UInt8(ascii: "."): .sign(.dot)
    case UInt8(ascii: ","): .sign(.comma)
    case UInt8(ascii: ";"): .sign(.semicolon)
    case UInt8(ascii: "-"): .sign(.hyphen)
    case UInt8(ascii: "+"): .sign(.plus)
    case UInt8(ascii: "/"): .sign(.slash)
    case UInt8(ascii: "&"): .sign(.ampersand)
    case UInt8(ascii: "("): .sign(.openParenthesis)
    case UInt8(ascii: ")"): .sign(.closeParenthesis)
    case UInt8(ascii: "["): .sign(.openBracket)
    case UInt8(ascii: "]"): .sign(.closeBracket)
    case UInt8(ascii: "|"): .bar
    case UInt8(ascii: "~"): .sign(.hyphen)
    case _ where Ascii.isLetter(byte): .letter
    default: .other
    }
  }

  private static func beyondAscii(_ scalar: Unicode.Scalar) -> Glyph {
    switch scalar {
    case "\u{A0}", "\u{1680}", "\u{2000}"..."\u{200F}", "\u{202A}"..."\u{202F}", "\u{205F}",
      "\u{2060}", "\u{3000}", "\u{FEFF}":
      .space
    case "\u{2010}"..."\u{2015}", "\u{2043}", "\u{2212}", "\u{301C}", "\u{FE58}", "\u{FE63}",
      "\u{FF5E}", "\u{3030}", "\u{2192}":
      .sign(.hyphen)
    case "\u{B7}", "\u{2022}": .sign(.bar)
    case "\u{2028}", "\u{2029}", "\u{85}": .sign(.lineBreak)
    case "\u{201C}"..."\u{201F}", "\u{AB}", "\u{BB}", "\u{300C}"..."\u{300F}": .quote
    case "\u{3001}", "\u{30FB}", "\u{FF64}", "\u{201A}", "\u{60C}": .sign(.comma)
    case "\u{3002}": .sign(.dot)
    case "\u{3010}": .sign(.openParenthesis)
    case "\u{3011}": .sign(.closeParenthesis)
    case "\u{2236}", "\u{A789}", "\u{FE55}": .sign(.colon)
    case "\u{61B}", "\u{37E}", "\u{FE54}": .sign(.semicolon)
    case _ where scalar.properties.isAlphabetic || scalar.properties.isIdeographic: .letter
    case _ where scalar.properties.generalCategory == .nonspacingMark: .letter
    default: .other
    }
  }
}
