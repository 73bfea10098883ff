/// A mean rating as files write it: 4.2, "4,2", "4.2/5", "8.4/10".
enum WrittenRating {
  /// The rating in a text, brought to a scale of five where it names another; nil when it is none.
  static func read(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return WrittenPosition.decimal(text) }
    guard let mean = WrittenPosition.decimal(String(parts[0])),
      let best = WrittenPosition.decimal(String(parts[1])), best > 0, (0...best).contains(mean)
    else { return nil }
    return mean * 5 / best
  }
}
