/// Web and mail addresses as people type them.
enum WebAddress {
  /// The first `http` or `https` address in a text, or nil when it holds none.
  ///
  /// A bare host such as `www.example.org` gets `http://`.
  static func page(_ text: String) -> String? {
    let address = first(of: text)
    guard !address.isEmpty, !address.contains(where: \.isWhitespace) else { return nil }
    if let colon = address.firstIndex(of: ":"), address[colon...].hasPrefix("://") {
      let scheme = address[..<colon].lowercased()
      guard scheme == "http" || scheme == "https" else { return nil }
      return address.count > scheme.count + 3 ? address : nil
    }
    let host = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard host.contains("."), !host.hasPrefix("."), !host.hasSuffix("."), !host.contains("@")
    else { return nil }
    return "http://" + address
  }

  /// The first mail address in a text, without `mailto:`.
  static func mail(_ text: String) -> String? {
    guard let item = TagList.first(text) else { return nil }
    let address = item.lowercased().hasPrefix("mailto:") ? String(item.dropFirst(7)) : item
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }),
      !address.contains(where: \.isWhitespace)
    else { return nil }
    return address
  }

  /// An address may hold a semicolon, so a list is cut only where another address or a space
  /// follows.
  private static func first(of text: String) -> String {
    var rest = text[...]
    while let semicolon = rest.firstIndex(of: ";") {
      rest = rest[rest.index(after: semicolon)...]
      if rest.isEmpty || rest.hasPrefix(" ") || rest.hasPrefix("http") || rest.hasPrefix("www.") {
        return String(text[..<semicolon])
      }
    }
    return text
  }
}
