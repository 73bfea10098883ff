/// How keylime writes values into CSV cells so that they come back as they were.
///
/// Items of a list are joined by `;`, with a backslash before a semicolon or backslash in an item.
/// A text that a spreadsheet would run as a formula gets an apostrophe in front, as does a text
/// that starts with one; telephone numbers are no formulas. An empty cell is unknown.
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
    switch text.unicodeScalars.first {
    case "=", "@", "\t", "\r", "'": "'" + text
    case "+", "-": isTelephoneNumber(text) ? text : "'" + text
    default: text
    }
  }

  /// The text without its guard.
  static func unguarded(_ text: String) -> String {
    text.unicodeScalars.first == "'" ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func isTelephoneNumber(_ text: String) -> Bool {
    text.utf8.dropFirst().allSatisfy { "0123456789 ()./-".utf8.contains($0) }
  }
}
