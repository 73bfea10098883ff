/// Texts as people meant them: entities decoded, white space in order, nothing invisible.
///
/// Scripts stay as they are; no normalisation form is applied. A text that is empty afterwards is
/// unknown, that is nil.
enum Cleaning {
  /// Cleans a string of a JSON text.
  static func clean(_ string: JSONString) -> String? {
    string.withUnescapedBytes { clean($0) }
  }

  /// Cleans a text.
  static func clean(_ text: String) -> String? {
    var text = text
    return text.withBytes { clean($0) }
  }

  /// Cleans valid UTF-8; the common case, where nothing is to be done, costs one look at each byte.
  static func clean(_ bytes: ByteView) -> String? {
    guard !bytes.isEmpty else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return isClean(bytes) ? text : rewrite(HTMLEntities.decode(text))
  }

  /// Whether ``rewrite(_:)`` would change nothing; may say no for a text that is clean.
  private static func isClean(_ bytes: ByteView) -> Bool {
    var previous: UInt8 = 0x20
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x20:
        if previous == 0x20 { return false }
      case 0x00..<0x20, 0x26, 0x7F: return false
      case 0xC2...:
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if mayBeInvisible(lead: byte, next: next) { return false }
      default: break
      }
      previous = byte
    }
    return previous != 0x20
  }

  /// Whether a character that starts with these two bytes may have to go.
  @inline(__always)
  private static func mayBeInvisible(lead: UInt8, next: UInt8) -> Bool {
    switch lead {
    case 0xC2: next <= 0xA0 || next == 0xAD
    case 0xD8: next == 0x9C
    case 0xE1: next == 0x9A || next == 0xA0
    case 0xE2: next == 0x80 || next == 0x81
    case 0xE3: next == 0x80
    case 0xEF: true
    case 0xF0...: next & 0x0F == 0x0F
    default: false
    }
  }

  /// Collapses white space to single spaces, trims it, and drops what has no shape of its own.
  private static func rewrite(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    var cleaned = String.UnicodeScalarView()
    var wantsSpace = false
    for (index, scalar) in scalars.enumerated() {
      if scalar.properties.isWhitespace {
        wantsSpace = !cleaned.isEmpty
      } else if !isDropped(scalar, at: index, of: scalars) {
        if wantsSpace { cleaned.append(" ") }
        wantsSpace = false
        cleaned.append(scalar)
      }
    }
    return cleaned.isEmpty ? nil : String(cleaned)
  }

  private static func isDropped(
    _ scalar: Unicode.Scalar, at index: Int, of scalars: [Unicode.Scalar]
  ) -> Bool {
    if InvisibleCharacters.shapes(
      scalar, after: index > 0 ? scalars[index - 1] : nil,
      before: index + 1 < scalars.count ? scalars[index + 1] : nil)
    {
      return false
    }
    if (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}

extension Cleaning {
  /// Whether a whole text is how databases and programs write that there is nothing: `NULL`, `\N`.
  ///
  /// `NA` is not: it is Namibia and Naples, too.
  static func isNothing(_ text: String) -> Bool {
    guard text.utf8.count <= 9 else { return false }
    return nothings.contains(text.lowercased())
  }

  private static let nothings: Set = [
    "null", "\\n", "nan", "none", "n/a", "#n/a", "unknown", "undefined", "<null>", "(null)",
  ]

  /// Whether a text is more than a dash or "n/a", which say that nobody knows.
  static func saysSomething(_ text: String) -> Bool {
    let folded = RecordField.folded(text)
    return !folded.isEmpty && !["na", "nan", "none", "null", "unknown"].contains(folded)
  }
}
