import KeyLimeEngine

/// Removes from untrusted text everything that could harm a terminal.
enum Sanitised {
  /// The text on one line.
  ///
  /// Line ends and tabs become spaces. Control characters, the starts of escape sequences, bidi
  /// marks and invisible characters are dropped, except those that ``InvisibleCharacters`` allows.
  static func line(_ text: String) -> String { clean(text) { _ in false } }

  /// The same for prose, which keeps its line feeds and tabs.
  static func prose(_ text: String) -> String { clean(text) { $0 == "\n" || $0 == "\t" } }

  /// The same for JSON, where harmful characters are escaped, so that nothing is lost.
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

  /// Whether a text is printable ASCII; the byte `extra` is allowed too.
  private static func isPlain(_ text: String, but extra: UInt8?) -> Bool {
    text.utf8.allSatisfy { ($0 >= 0x20 && $0 < 0x7F) || $0 == extra }
  }

  /// Calls `visit` with every scalar and whether it is harmful in its context.
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

  /// Whether a scalar is harmful.
  ///
  /// Variation selectors are not: they only choose between text and emoji form.
  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return false
    case 0..<0x20, 0x7F..<0xA0: return true
    // Fillers: letters by category, but invisible.
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
