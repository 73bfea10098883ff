import Arguments
import KeyLimeEngine

extension Candidate {
  /// A candidate that fits what was typed if case and accents are disregarded; `typed` is folded.
  init(_ value: String, _ summary: String, typed: String) {
    let length = typed.isEmpty ? nil : Self.length(of: typed, in: value)
    self.init(value, summary, matchedLength: length)
  }

  /// How many characters of a value are, folded, what was typed; nil when it begins otherwise.
  private static func length(of typed: String, in value: String) -> Int? {
    guard Folding.fold(value).hasPrefix(typed) else { return nil }
    return (0...value.count).first { Folding.fold(String(value.prefix($0))).hasPrefix(typed) }
  }
}
