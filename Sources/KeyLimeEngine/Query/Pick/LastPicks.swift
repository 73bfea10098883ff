extension Store {
  /// Remembers which places were shown for a question, so that the next best can follow.
  ///
  /// The memo `last-picks` has the question in one line, then one id a line, see
  /// ``Store/leaveMemo(_:as:)``. A store that cannot be written forgets silently: the pick itself
  /// was shown all the same.
  public func rememberPicks(_ ids: [RestaurantID], for question: String) {
    let text = "\(question)\n" + ids.map { "\($0.text)\n" }.joined()
    try? leaveMemo(Array(text.utf8), as: "last-picks")
  }

  /// The places shown for a question, in order; empty when the last question was another.
  public func lastPicks(for question: String) -> [RestaurantID] {
    guard let bytes = memo("last-picks") else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual(question.utf8) else { return [] }
    return lines.dropFirst().compactMap { RestaurantID(String(decoding: $0, as: UTF8.self)) }
  }
}
