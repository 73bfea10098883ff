import Arguments

/// A typed part of one person: the `eli=2` of `--shares eli=2,me=1`.
struct NamedPart: Equatable, Sendable {
  let person: String
  /// The text after the equals sign: shares, a percentage or an amount.
  let value: String
}

/// A typed receipt item: `Pizza=12.50:eli,me`.
struct NamedItem: Equatable, Sendable {
  let name: String
  let price: String
  /// Who had it; empty for everybody.
  let people: [String]
}

extension NamedPart {
  /// Parses `eli=2,me=1`; nil when a part lacks a name or a value.
  ///
  /// A comma before a digit belongs to the value, so `eli=12,50,me=7,50` is two parts. One before
  /// any other word without a value belongs to the name, as in `Eli, eli@example.org=2`.
  static func list(_ text: String) -> [NamedPart]? {
    var pieces: [String] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let isStart = piece.contains("=") || piece.trimmed.first?.isLetter == true
      if let last = pieces.last, !isStart || !last.contains("=") {
        pieces[pieces.count - 1] += "," + piece
      } else {
        pieces.append(piece)
      }
    }
    let parts = pieces.compactMap(NamedPart.init)
    return parts.count == pieces.count ? parts : nil
  }

  private init?(_ text: String) {
    guard let sign = text.lastIndex(of: "=") else { return nil }
    person = String(text[..<sign]).trimmed
    value = String(text[text.index(after: sign)...]).trimmed
    guard !person.isEmpty, !value.isEmpty else { return nil }
  }
}

extension NamedItem {
  /// Parses `Pizza=12.50:eli,me` or `Pizza=12.50`; nil without a name or a price.
  init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    name = String(text[..<sign]).trimmed
    let rest = text[text.index(after: sign)...]
    let colon = rest.lastIndex(of: ":") ?? rest.endIndex
    price = String(rest[..<colon]).trimmed
    people = rest[colon...].dropFirst().split(separator: ",").map { String($0).trimmed }
    guard !name.isEmpty, !price.isEmpty, !people.contains("") else { return nil }
    guard colon == rest.endIndex || !people.isEmpty else { return nil }
  }
}

extension ValueType<[NamedPart]> {
  /// Several people, each with a value.
  static let parts = ValueType(
    "PERSON=N,...", expects: "PERSON=N,... such as eli=2,me=1"
  ) { NamedPart.list($0) }
}

extension ValueType<NamedItem> {
  /// A receipt item.
  static let item = ValueType(
    "ITEM", expects: "NAME=PRICE:PERSON,... such as 'Pizza=12.50:eli,me'"
  ) { NamedItem($0) }
}
