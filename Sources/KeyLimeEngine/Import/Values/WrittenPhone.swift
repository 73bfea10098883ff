/// Telephone numbers as files write them: `tel:+49301`, `4155551234.0`, several in one text.
enum WrittenPhone {
  /// The first number of a text, cleaned; nil when there is none.
  static func first(_ text: String) -> String? {
    // Most are digits alone, which need no second look.
    if text.utf8.allSatisfy({ "0123456789 +-()".utf8.contains($0) }) { return Cleaning.clean(text) }
    let lines = HTMLEntities.decode(text).split { $0.isNewline || ";|".contains($0) }
      .compactMap { Cleaning.clean(String($0)) }
    return (lines.first { digits(of: $0) > 4 } ?? Cleaning.clean(text))
      .flatMap { number(firstOfList($0)) }
  }

  /// The first of `080 4229755 / 080 4229756`; other texts as they are.
  ///
  /// A slash or a comma may also stand inside a number: `030/123456`, `+39 06 123456/7`.
  private static func firstOfList(_ line: String) -> String {
    for sign: Character in ["/", ","] {
      let parts = line.split(separator: sign).map { String($0).trimmed }
      if parts.count > 1, parts.allSatisfy({ isWhole($0, beside: parts[0]) }) { return parts[0] }
    }
    return line
  }

  /// Whether a text is a number with its area code, as one beside it is.
  private static func isWhole(_ text: String, beside first: String) -> Bool {
    let count = digits(of: text)
    return count > 8 && count == digits(of: first)
      || count > 5 && text.first.map { "+0(".contains($0) } ?? false
  }

  private static func digits(of text: String) -> Int { text.count { "0"..."9" ~= $0 } }

  /// A number without what programs put around it; nil for one that lost its last digits, as in
  /// `4.93024E+11`.
  private static func number(_ text: String) -> String? {
    var number = text
    if number.lowercased().hasPrefix("tel:") { number = String(number.dropFirst(4)).trimmed }
    guard WrittenPosition.decimal(number) != nil else { return number }
    if number.contains(where: { "eE".contains($0) }) { return nil }
    return number.hasSuffix(".0") ? String(number.dropLast(2)) : number
  }
}
