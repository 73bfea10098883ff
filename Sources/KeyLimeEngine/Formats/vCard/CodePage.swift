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
