/// Lists and dictionaries as Python prints them, which pandas writes into the cells of a table:
/// `['Monday: Closed']`, `{'open_now': True}`.
enum PythonLiteral {
  /// The value in a text that is such a list or dictionary, or one of JSON; nil for other texts.
  static func read(_ text: String) -> JSON? {
    guard let first = text.utf8.first(where: { !isJSONSpace($0) }),
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    else { return nil }
    if let value = try? JSON(parsing: text) { return value }
    return try? JSON(parsing: respelled(text))
  }

  /// The text with the quotes and the words of JSON.
  private static func respelled(_ text: String) -> String {
    var (json, word) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if quote == nil, scalar.properties.isAlphabetic {
        word.append(scalar)
        continue
      }
      json.append(contentsOf: (words[String(word)] ?? String(word)).unicodeScalars)
      word.removeAll()
      if isEscaped {
        json.append(contentsOf: (scalar == "'" ? "'" : "\\\(scalar)").unicodeScalars)
        isEscaped = false
      } else if quote != nil, scalar == "\\" {
        isEscaped = true
      } else if scalar == quote || quote == nil && (scalar == "'" || scalar == "\"") {
        json.append("\"")
        quote = quote == nil ? scalar : nil
      } else {
        if scalar == "\"" { json.append("\\") }
        json.append(scalar)
      }
    }
    return String(json)
  }

  private static let words = ["True": "true", "False": "false", "None": "null", "nan": "null"]
}
