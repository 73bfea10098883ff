/// A count as files write it: 1204, "1,204", 1204.0.
enum WrittenCount {
  /// The count in a text; nil when it is none.
  static func read(_ text: String) -> Int? {
    let digits = text.filter { !$0.isWhitespace && $0 != "," && $0 != "'" }
    if let count = Int(digits) { return count }
    return PlainNumber.read(digits).flatMap { Int(exactly: $0) }
  }
}

/// A decimal number as people write it, without the hexadecimal forms and words that a computer
/// would take as well.
enum PlainNumber {
  /// The number in a text; nil when it is none or not finite.
  static func read(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }
}

extension JSON {
  /// A count, whether it is a number or a text.
  var count: Int? {
    if let number = number?.integer { return Int(exactly: number) }
    return textOrNumber.flatMap(WrittenCount.read)
  }
}
