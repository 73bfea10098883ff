/// The value of a property as text: its encoding, its character set and its escapes undone.
struct VCardText {
  /// The text, still with its escapes.
  let escaped: String
  /// What was odd about its characters.
  let oddity: VCardFile.Oddity?
  private let isVersion2: Bool

  init(_ property: VCardProperty, isVersion2: Bool, charsets: VCardCharsets = VCardCharsets()) {
    self.isVersion2 = isVersion2
    let bytes =
      property.encoding == "QUOTED-PRINTABLE"
      ? Self.unquoted(property.value) : property.value
    (escaped, oddity) = charsets.decoded(bytes, charset: property.values(of: "CHARSET").last)
  }

  /// The whole text with its escapes undone, without white space around it.
  var text: String { Self.components(of: escaped, at: nil, isVersion2)[0].trimmed }

  /// The parts between separators that are not escaped.
  func components(at separator: Unicode.Scalar) -> [String] {
    Self.components(of: escaped, at: separator, isVersion2).map(\.trimmed)
  }

  /// Splits and unescapes in one pass; vCard 2.1 knows no `\n`.
  private static func components(
    of text: String, at separator: Unicode.Scalar?, _ isVersion2: Bool
  ) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
        let isBreak = (scalar == "n" || scalar == "N") && !isVersion2
        let isEscape = !isVersion2 || ";:,\\".unicodeScalars.contains(scalar)
        let meant: [Unicode.Scalar] = isBreak ? ["\n"] : isEscape ? [scalar] : ["\\", scalar]
        parts[parts.count - 1].append(contentsOf: meant)
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == separator {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map { String($0) }
  }

  /// Undoes quoted-printable (RFC 2045, 6.7), or with `%` the escapes of a URI.
  ///
  /// An escape without two digits stays as it is, but a soft break that nothing follows goes.
  static func unquoted(_ bytes: [UInt8], escape: Unicode.Scalar = "=") -> [UInt8] {
    let escape = UInt8(ascii: escape)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == escape, index + 2 < bytes.count,
        let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    if escape == UInt8(ascii: "="), bytes.last == escape { result.removeLast() }
    return result
  }
}
