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
