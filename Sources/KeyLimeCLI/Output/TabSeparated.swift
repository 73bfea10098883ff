import KeyLimeEngine

/// Lines for `cut`, `awk` and `while read`: fields separated by TABs, nothing shortened.
enum TabSeparated {
  /// A line of fields.
  ///
  /// TABs and line ends inside a field become blanks.
  static func line(_ fields: [String]) -> String {
    var line = ""
    line.reserveCapacity(fields.reduce(0) { $0 + $1.utf8.count + 1 })
    for (index, text) in fields.enumerated() {
      if index > 0 { line += "\t" }
      line += field(text)
    }
    line += "\n"
    return line
  }

  /// Appends a field.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes += text.utf8
    for index in start..<bytes.count where isBreak(bytes[index]) { bytes[index] = 0x20 }
  }

  /// A TAB or a line end.
  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// A line of coloured fields, for `--color=always`.
  static func coloredLine(_ fields: [StyledText]) -> String {
    fields.map { text in
      var text = text
      for index in text.spans.indices { text.spans[index].text = field(text.spans[index].text) }
      return text.rendered(color: true, cleaned: false)
    }.joined(separator: "\t") + "\n"
  }

  private static func field(_ text: String) -> String {
    guard text.utf8.contains(where: isBreak) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { ["\t", "\n", "\r"].contains($0) ? " " : $0 }))
  }

  /// An object as lines `name<TAB>value`.
  ///
  /// Nested names are joined by dots, list elements by `;`.
  static func lines(_ object: JSONObject, below prefix: String = "") -> [String] {
    object.members.flatMap { member in
      let name = prefix + member.name
      if case .object(let inner) = member.value { return lines(inner, below: name + ".") }
      return [line([name, text(of: member.value)])]
    }
  }

  /// A value as a field: text without quotes, null as empty, list elements joined by `;`.
  static func text(of value: JSON) -> String {
    switch value {
    case .null: ""
    case .string(let text): text
    case .array(let elements): elements.map(text).joined(separator: ";")
    case .bool, .number, .object: value.compactText
    }
  }
}
