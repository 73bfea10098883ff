/// Lists inside one tag, such as `pizza;kebab`, and the odd forms that people give them.
enum TagList {
  /// The items of a list of keywords: lower case, `_` for spaces, each once.
  ///
  /// Items are separated by `;`, and by `,`, `|` and `/` where people did not know that:
  /// `pizza,_kebab` is two items.
  static func keywords(_ text: String) -> [String] {
    var items: [String] = []
    for part in text.utf8.split(whereSeparator: { ";,|/".utf8.contains($0) }) {
      let item = isKeyword(part) ? String(Substring(part)) : Self.item(Substring(part))
      if saysSomething(item), !items.contains(item) { items.append(item) }
    }
    return items
  }

  private static func saysSomething(_ item: String) -> Bool {
    !["yes", "no", "pop_up", "popup"].contains(item) && item.contains(where: \.isLetter)
  }

  /// Whether a text is spelled as ``item(_:)`` would spell it: the common case.
  private static func isKeyword(_ text: Substring.UTF8View) -> Bool {
    var previous = UInt8(ascii: "_")
    for byte in text {
      let isLetter = 0x61...0x7A ~= byte
      guard isLetter || (byte == UInt8(ascii: "_") && previous != byte) else { return false }
      previous = byte
    }
    return previous != UInt8(ascii: "_")
  }

  /// One keyword in the spelling of OpenStreetMap: lower case, single `_` between words, `and` for
  /// an `&` by itself.
  static func item(_ text: some StringProtocol) -> String {
    text.lowercased().split { "_()[]".contains($0) || $0.isWhitespace }
      .map { $0 == "&" ? "and" : $0 }.joined(separator: "_")
  }

  /// The first item of a `;` list of free texts that is clean already.
  static func first(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: ";")) else { return text.isEmpty ? nil : text }
    return text.split(separator: ";").lazy.compactMap { Cleaning.clean(String($0)) }.first
  }

  /// All items of a `;` list of free texts.
  static func texts(_ text: String) -> [String] {
    text.split(separator: ";").compactMap { Cleaning.clean(String($0)) }
  }
}
