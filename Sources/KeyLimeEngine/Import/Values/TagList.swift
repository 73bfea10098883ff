/// Lists inside one tag, such as `pizza;kebab`, and the odd forms that people give them.
enum TagList {
  /// The items of a list of keywords: lower case, `_` for spaces, each once.
  ///
  /// Items are separated by `;`, and by `,`, `|`, `/`, `>`, dots and dashes where people did not know
  /// that: `pizza,_kebab` is two items, as are `["Pizza", "Kebab"]`, `Grill · Bar`, `Grill - Bar` and
  /// `Grill > Bar`.
  static func keywords(_ text: String) -> [String] {
    var items: [String] = []
    let text = withoutParentheses(withoutBrackets(withPlainSeparators(text)))
    for part in text.utf8.split(whereSeparator: { ";,|/>".utf8.contains($0) }) {
      let item = isKeyword(part) ? String(Substring(part)) : Self.item(Substring(part))
      if saysSomething(item), !items.contains(item) { items.append(item) }
    }
    return items
  }

  /// The text with `;` for a dot or a dash between blanks, and for the marks of other scripts.
  ///
  /// `paral·lel` is one word.
  private static func withPlainSeparators(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "-") }) else { return text }
    let spaced = [" · ", " - ", " – ", " — "].reduce(text) { $0.replacing($1, with: ";") }
    return String(spaced.map { otherSeparators.contains($0) ? ";" : $0 })
  }

  private static let otherSeparators: Set<Character> = ["・", "•", "、", "，", "；", "／", "｜"]

  /// What is between the brackets of a list such as `["Pizza", "Kebab"]`, `['Pizza']` and
  /// `{Pizza,Kebab}`, without its quotes; other texts as they are.
  private static func withoutBrackets(_ text: String) -> String {
    switch (text.utf8.first, text.utf8.last) {
    case (UInt8(ascii: "["), UInt8(ascii: "]")), (UInt8(ascii: "{"), UInt8(ascii: "}")): break
    default: return text
    }
    let items = text.dropFirst().dropLast().split(separator: ",").map { item in
      let item = String(item).trimmed
      for quote in ["\"", "'"] where item.count > 1 && item.hasPrefix(quote) {
        if item.hasSuffix(quote) { return String(item.dropFirst().dropLast()) }
      }
      return item
    }
    return items.joined(separator: ",")
  }

  /// `latin (cuban, dominican)` as one list; a remark without a list in it stays where it is.
  private static func withoutParentheses(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "(")), let start = text.firstIndex(of: "("),
      text[start...].prefix(while: { $0 != ")" }).contains(where: { ";,|/".contains($0) })
    else { return text }
    return "\(text[..<start]),\(text[start...].dropFirst())"
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
