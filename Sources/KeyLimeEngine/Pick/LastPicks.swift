extension Store {
  /// Remembers which places were shown for a question, so that the next best can follow.
  ///
  /// The file is `private/last-picks`: the question in one line, then one id a line. A store that
  /// cannot be written forgets silently: the pick itself was shown all the same.
  public func rememberPicks(_ ids: [RestaurantID], for question: String) {
    let text = "\(question)\n" + ids.map { "\($0.text)\n" }.joined()
    try? writeLastPicks(Array(text.utf8))
  }

  /// The places shown for a question, in order; empty when the last question was another.
  public func lastPicks(for question: String) -> [RestaurantID] {
    guard let bytes = (try? privateFolder.contents("last-picks")) ?? nil else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual(question.utf8) else { return [] }
    return lines.dropFirst().compactMap { RestaurantID(String(decoding: $0, as: UTF8.self)) }
  }

  private func writeLastPicks(_ bytes: [UInt8]) throws(FileFault) {
    try createPrivateFolder()
    let temporary = privateFolder.file("last-picks.\(System.processIdentifier).tmp")
    try File(temporary, .create).write(bytes)
    try System.rename(temporary, to: privateFolder.file("last-picks"))
  }
}
