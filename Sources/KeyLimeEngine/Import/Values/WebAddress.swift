/// Web and mail addresses as people type them.
enum WebAddress {
  /// The first `http` or `https` address in a text, or nil when it holds none.
  ///
  /// A bare host such as `www.example.org` gets `http://`.
  static func page(_ text: String) -> String? {
    let address = text.utf8.contains(UInt8(ascii: ";")) ? first(of: text) : text
    let bytes = address.utf8
    guard !bytes.isEmpty, !bytes.contains(UInt8(ascii: " ")) else { return nil }
    for scheme in ["http://", "https://"]
    where bytes.lazy.map(\.lowercasedASCII).starts(with: scheme.utf8) {
      return bytes.count > scheme.utf8.count ? address : nil
    }
    let host = bytes.prefix { !"/?#".utf8.contains($0) }
    let dot = UInt8(ascii: ".")
    guard host.contains(dot), host.first != dot, host.last != dot,
      !host.contains(UInt8(ascii: "@")), !host.contains(UInt8(ascii: ":"))
    else { return nil }
    return "http://" + address
  }

  /// Whether a text is a page of the web, with or without its scheme, and so may be opened; others
  /// may lead to a file or a program.
  static func isSafe(_ text: JSONString) -> Bool {
    if isPlain(text.raw) { return true }
    guard let page = page(text.text), OpenableAddress(page) != nil else { return false }
    return true
  }

  /// Whether a text is an address of the web without any doubt, which is told without a copy of it.
  private static func isPlain(_ text: ByteView) -> Bool {
    guard text.holds("http", at: 0) else { return false }
    let start = text.holds("://", at: 4) ? 7 : text.holds("s://", at: 4) ? 8 : text.count
    let doubtful = (UInt8(ascii: ";"), UInt8(ascii: "\\"))
    return start < text.count
      && text[start...].allSatisfy {
        0x21...0x7E ~= $0 && $0 != doubtful.0 && $0 != doubtful.1
      }
  }

  /// The first mail address in a text, without `mailto:`.
  static func mail(_ text: String) -> String? {
    guard let item = TagList.first(text) else { return nil }
    let address = item.lowercased().hasPrefix("mailto:") ? String(item.dropFirst(7)) : item
    let parts = address.utf8.split(separator: 0x40, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }),
      !address.utf8.contains(UInt8(ascii: " "))
    else { return nil }
    return address
  }

  /// An address may hold a semicolon, so a list is cut only where another address or a space
  /// follows, or between two bare hosts.
  private static func first(of text: String) -> String {
    var rest = text[...]
    while let semicolon = rest.firstIndex(of: ";") {
      let before = text[..<semicolon]
      rest = rest[rest.index(after: semicolon)...]
      let isAddress = rest.isEmpty || [" ", "http", "www."].contains { rest.hasPrefix($0) }
      if isAddress || isHost(before) && isHost(rest.prefix { !";/".contains($0) }) {
        return String(before)
      }
    }
    return text
  }

  /// Whether a text is a host by itself, such as `example.org`.
  private static func isHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && (labels.last?.allSatisfy(\.isLetter) ?? false)
      && labels.allSatisfy {
        !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }
}
