// Looks for a text in another one, byte by byte.
//
// What the standard library has for it comes with its regular expressions: 1.3 of 23.2 MB of
// the program, which is in memory as a whole where the system keeps programs in large pages.

extension StringProtocol {
  /// Where a text first occurs; nil when it does not.
  public func firstRange(of text: String) -> Range<String.Index>? {
    guard let first = text.utf8.first else { return startIndex..<startIndex }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) {
        return start..<rest.index(start, offsetBy: text.utf8.count)
      }
      rest.removeFirst()
    }
    return nil
  }

  /// Whether a text occurs in this one.
  public func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// The text with another one in each place of a text.
  public func replacing(_ text: String, with other: String) -> String {
    split(text, keepingEmpty: true).joined(separator: other)
  }

  /// What stands between the places of a text; an empty one has none.
  public func split(_ text: String, keepingEmpty: Bool = false) -> [String] {
    var (parts, rest): ([String], SubSequence) = ([], self[...])
    while !text.isEmpty, let range = rest.firstRange(of: text) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    parts.append(String(rest))
    return keepingEmpty ? parts : parts.filter { !$0.isEmpty }
  }
}

extension [String] {
  /// Where some texts first occur one behind the other; nil when they do not.
  public func firstRange(of texts: [String]) -> Range<Int>? {
    indices.first { self[$0...].starts(with: texts) }.map { $0..<($0 + texts.count) }
  }
}
