/// How keylime writes values into CSV cells so that they come back as they were.
///
/// Items of a list are joined by `;`, with a backslash before a semicolon or backslash in an item.
/// A text that a spreadsheet would run as a formula (CWE-1236) gets an apostrophe in front, as does
/// one that looks as if it had got it; telephone numbers are no formulas. An empty cell is unknown.
enum CSVCells {
  /// A list as one text.
  static func joined(_ items: [String]) -> String {
    items.map { item in
      String(
        item.unicodeScalars.reduce(into: String.UnicodeScalarView()) { escaped, scalar in
          if scalar == ";" || scalar == "\\" { escaped.append("\\") }
          escaped.append(scalar)
        })
    }.joined(separator: ";")
  }

  /// The items of a list.
  static func items(_ text: String) -> [String] {
    var items = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped || (scalar != ";" && scalar != "\\") {
        items[items.count - 1].append(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        items.append(String.UnicodeScalarView())
      }
    }
    return items.map { String($0) }
  }

  /// A text that no spreadsheet takes for a formula.
  static func guarded(_ text: String) -> String {
    needsGuard(text) ? "'" + text : text
  }

  /// The text without its guard; an apostrophe that guards nothing belongs to the text.
  static func unguarded(_ text: String) -> String {
    guard text.unicodeScalars.first == "'", needsGuard(text) else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  private static func needsGuard(_ text: String) -> Bool {
    let plain = text.unicodeScalars.drop { $0 == "'" }
    return switch plain.first {
    case "=", "@", "\t", "\r": true
    case "+", "-": plain.count > 1 && !isTelephoneNumber(plain)
    default: false
    }
  }

  /// Shorter ones a spreadsheet would reckon with: `+1` and `+1-2`.
  private static func isTelephoneNumber(_ text: Substring.UnicodeScalarView) -> Bool {
    text.dropFirst().allSatisfy { "0123456789 ()./-".unicodeScalars.contains($0) }
      && text.count { ("0"..."9").contains($0) } >= 5
  }
}
