import KeyLimeEngine

/// Text that cannot do harm to a terminal, whoever wrote it.
enum Sanitised {
  /// The text on one line: line ends and tabs become spaces; controls, escape sequences' starts,
  /// marks that turn the writing direction, and characters without width are dropped, but not those
  /// that ``InvisibleCharacters`` has.
  static func line(_ text: String) -> String { clean(text) { _ in false } }

  /// The same for prose, whose line feeds and tabs stay.
  static func prose(_ text: String) -> String { clean(text) { $0 == "\n" || $0 == "\t" } }

  /// The same for JSON: nothing is lost, what would do harm is escaped.
  static func json(_ text: String) -> String {
    guard !isPlain(text, but: 0x0A) else { return text }
    var safe = String.UnicodeScalarView()
    forEach(in: text) { scalar, isDangerous in
      if scalar == "\n" || !isDangerous {
        safe.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          safe.append(contentsOf: escape.unicodeScalars)
        }
      }
    }
    return String(safe)
  }

  private static func clean(_ text: String, keeping keeps: (Unicode.Scalar) -> Bool) -> String {
    guard !isPlain(text, but: nil) else { return text }
    var clean = String.UnicodeScalarView()
    forEach(in: text) { scalar, isDangerous in
      if keeps(scalar) || !isDangerous {
        clean.append(scalar)
      } else if scalar.properties.isWhitespace {
        clean.append(" ")
      }
    }
    return String(clean)
  }

  /// Whether a text is printable ASCII, one more byte allowed.
  private static func isPlain(_ text: String, but extra: UInt8?) -> Bool {
    text.utf8.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == extra }
  }

  /// Visits every scalar with whether it could do harm where it stands.
  private static func forEach(
    in text: String, _ visit: (_ scalar: Unicode.Scalar, _ isDangerous: Bool) -> Void
  ) {
    var before: Unicode.Scalar?
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isDangerous =
        isDangerous(scalar)
        && !InvisibleCharacters.shapes(scalar, after: before, before: rest.first)
      visit(scalar, isDangerous)
      before = scalar
    }
  }

  /// Variation selectors stay: they only choose between a glyph and its colourful twin.
  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return false
    case 0..<0x20, 0x7F..<0xA0: return true
    // Fillers that count as letters but show nothing.
    case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      return true
    default: return false
    }
  }
}
