import KeyLimeEngine

/// Converts texts by the program `iconv`, which knows all character sets.
enum Iconv {
  /// The character sets for reading vCards; `standard` is that of texts that name none.
  static func charsets(standard: String?) -> VCardCharsets {
    VCardCharsets(standard: standard) { bytes, charset in text(bytes, from: charset) }
  }

  /// Nil when there is no such character set, no such text in it, or no such program.
  private static func text(_ bytes: [UInt8], from charset: String) -> String? {
    // A name that looks like an option, or asks for guesses, is no character set.
    guard !charset.hasPrefix("-"), !charset.contains("/"), !charset.isEmpty,
      let result = try? Platform.run(["iconv", "-f", charset, "-t", "UTF-8"], input: bytes),
      result.status == 0
    else { return nil }
    return String(validating: result.output, as: UTF8.self)
  }
}
