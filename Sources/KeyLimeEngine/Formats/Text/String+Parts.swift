extension StringProtocol {
  /// The text without white space at either end.
  public var trimmed: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}

extension String {
  /// The parts before and behind the first ASCII character that fits; the second is nil without
  /// one.
  func divided(at fits: (Unicode.Scalar) -> Bool) -> (String, String?) {
    guard let index = utf8.firstIndex(where: { $0 < 0x80 && fits(Unicode.Scalar($0)) }) else {
      return (self, nil)
    }
    return (String(self[..<index]), String(self[utf8.index(after: index)...]))
  }
}

extension String {
  /// How many bytes of UTF-8 two texts have in common at their beginnings.
  public func sharedLength(with other: String) -> Int {
    zip(utf8, other.utf8).prefix { $0 == $1 }.count
  }
}

extension [String] {
  /// The texts one behind the other, with a separator between them.
  ///
  /// It says the same as what the standard library has for all collections, which first finds out
  /// at run time which collection it has: that takes longer than most of what a command joins.
  public func joined(separator: String = "") -> String {
    var joined = ""
    for (index, text) in enumerated() {
      if index > 0 { joined += separator }
      joined += text
    }
    return joined
  }
}
