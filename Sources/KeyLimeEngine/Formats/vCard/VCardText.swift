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
      switch property.encoding {
      case "QUOTED-PRINTABLE": Self.unquoted(property.value)
      case "BASE64": Base64.bytes(of: property.value) ?? property.value
      default: property.value
      }
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
      } else if !isLost(scalar) {
        parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map { String($0) }
  }

  /// Whether a card cannot hold the character: controls, but for tabs and line breaks.
  private static func isLost(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
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

/// How texts become Unicode that are not UTF-8.
public struct VCardCharsets {
  /// The character set of texts that name none that is known, and are not UTF-8; nil when it is not
  /// known either.
  public var standard: String?
  /// Converts bytes from a character set that keylime does not know itself; nil when nobody can.
  public var convert: (_ bytes: [UInt8], _ charset: String) -> String?

  /// Knows the code pages that are built in, and what `convert` knows besides.
  public init(
    standard: String? = nil, convert: @escaping ([UInt8], String) -> String? = { _, _ in nil }
  ) {
    self.standard = standard
    self.convert = convert
  }

  /// The text of bytes with or without a CHARSET, and what was odd about it.
  func decoded(_ bytes: [UInt8], charset: String?) -> (String, VCardFile.Oddity?) {
    let isUTF8 = charset.map { ["UTF-8", "UTF8"].contains($0.uppercased()) }
    if let charset, isUTF8 == false {
      let named = decoded(bytes, from: charset)
      return named.1 == nil ? named : standard.map { decoded(bytes, from: $0) } ?? named
    }
    if let text = String(validating: bytes, as: UTF8.self) { return (text, nil) }
    if isUTF8 == true { return (String(decoding: bytes, as: UTF8.self), .notUTF8) }
    if let standard { return decoded(bytes, from: standard) }
    return (CodePage.windows1252.text(of: bytes), .unnamedCharset)
  }

  private func decoded(
    _ bytes: [UInt8], from charset: String
  ) -> (String, VCardFile.Oddity?) {
    if let page = CodePage.named(charset) { return (page.text(of: bytes), nil) }
    if let text = convert(bytes, charset) { return (text, nil) }
    let replaced = bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : "\u{FFFD}" }
    return (String(String.UnicodeScalarView(replaced)), .unknownCharset(charset))
  }
}
