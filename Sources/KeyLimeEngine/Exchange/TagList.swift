/// Lists inside one tag, such as `pizza;kebab`, and the odd forms that people give them.
enum TagList {
  /// The items of a list of keywords: lower case, `_` for spaces, each once.
  ///
  /// Items are separated by `;`, and by `,`, `|` and `/` where people did not know that:
  /// `pizza,_kebab` is two items.
  static func keywords(_ text: String) -> [String] {
    var items: [String] = []
    for part in text.split(whereSeparator: { ";,|/".contains($0) }) {
      let item = Self.item(part)
      if !item.isEmpty, item != "yes", item != "no", !items.contains(item) { items.append(item) }
    }
    return items
  }

  /// One keyword in the spelling of OpenStreetMap: lower case, single `_` between words.
  static func item(_ text: some StringProtocol) -> String {
    text.lowercased().split { $0 == "_" || $0.isWhitespace }.joined(separator: "_")
  }

  /// The first item of a `;` list of free texts.
  static func first(_ text: String) -> String? {
    text.split(separator: ";").lazy.compactMap { Cleaning.clean(String($0)) }.first
  }

  /// All items of a `;` list of free texts.
  static func texts(_ text: String) -> [String] {
    text.split(separator: ";").compactMap { Cleaning.clean(String($0)) }
  }
}
