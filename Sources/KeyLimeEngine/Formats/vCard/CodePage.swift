/// A character set of one byte a character, ASCII in its lower half.
struct CodePage: Sendable {
  private let first: Int
  private let upper: [Unicode.Scalar]

  /// Takes the characters from a byte to 0xFF; bytes between 0x80 and it stand for themselves.
  init(from first: Int, _ upper: String) {
    self.first = first
    self.upper = Array(upper.unicodeScalars)
  }

  /// ISO 8859-1, where every byte is the scalar of its number.
  static let latin1 = CodePage(from: 0x100, "")

  /// The text of bytes in this set.
  func text(of bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      let index = Int(byte) - first
      scalars.append(upper.indices.contains(index) ? upper[index] : Unicode.Scalar(byte))
    }
    return String(scalars)
  }

  /// The set that a CHARSET parameter names; nil for UTF-8 and for one that is not known.
  static func named(_ name: String) -> CodePage? {
    switch name.lowercased().filter({ $0.isLetter || $0.isNumber }) {
    case "iso88591", "latin1", "usascii", "ascii": latin1
    case "iso88592", "latin2": latin2
    case "iso88597", "greek": greek
    case "iso88599", "latin5": latin5
    case "iso885915", "latin9": latin9
    case "windows1250", "cp1250": windows1250
    case "windows1251", "cp1251": windows1251
    case "windows1252", "cp1252": windows1252
    case "windows1253", "cp1253": windows1253
    case "windows1254", "cp1254": windows1254
    case "koi8r": koi8R
    default: nil
    }
  }
}

extension CodePage {
  // The characters of the upper half, 32 a row, as the Unicode mapping files list them; what a page
  // leaves undefined is U+FFFD. Windows pages begin at 0x80, those of ISO at 0xA0.

  /// Central European Windows.
  static let windows1250 = CodePage(
    from: 0x80,
    """
    €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\
    \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż\
    ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
    ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
    """)

  /// Cyrillic Windows.
  static let windows1251 = CodePage(
    from: 0x80,
    """
    ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\
    \u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї\
    АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
    абвгдежзийклмнопрстуфхцчшщъыьэюя
    """)

  /// Western Windows.
  static let windows1252 = CodePage(
    from: 0x80,
    """
    €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ\
    \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿\
    ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
    àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
    """)

  /// Greek Windows.
  static let windows1253 = CodePage(
    from: 0x80,
    """
    €\u{FFFD}‚ƒ„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—\u{FFFD}™\u{FFFD}›\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\
    \u{A0}΅Ά£¤¥¦§¨©\u{FFFD}«¬\u{AD}®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏ\
    ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήί\
    ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\u{FFFD}
    """)

  /// Turkish Windows.
  static let windows1254 = CodePage(
    from: 0x80,
    """
    €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}\u{FFFD}Ÿ\
    \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿\
    ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß\
    àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ
    """)

  /// Russian, with box drawings.
  static let koi8R = CodePage(
    from: 0x80,
    """
    ─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u{A0}⌡°²·÷\
    ═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©\
    юабцдефгхийклмнопярстужвьызшэщчъ\
    ЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ
    """)

  /// ISO 8859-2, Central European.
  static let latin2 = CodePage(
    from: 0xA0,
    """
    \u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žż\
    ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
    ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
    """)

  /// ISO 8859-7, Greek.
  static let greek = CodePage(
    from: 0xA0,
    """
    \u{A0}‘’£€₯¦§¨©ͺ«¬\u{AD}\u{FFFD}―°±²³΄΅Ά·ΈΉΊ»Ό½ΎΏ\
    ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήί\
    ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\u{FFFD}
    """)

  /// ISO 8859-9, Turkish.
  static let latin5 = CodePage(
    from: 0xA0,
    """
    \u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿\
    ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß\
    àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ
    """)

  /// ISO 8859-15, Western with the euro.
  static let latin9 = CodePage(
    from: 0xA0,
    """
    \u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿\
    ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß\
    àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ
    """)
}
