/// Words in lines, kept as one text, for a run that looks up a few of them.
///
///     munchen,munich,monaco di baviera
///     koln,cologne,keulen
///
/// To look through a text of two thousand bytes takes 5,000 instructions; to make a set of its words
/// takes 600,000.
struct WordTable: Sendable {
  private let text: StaticString
  private let separator: UInt8

  /// Takes a text whose words are apart by an ASCII sign, and its lines by line feeds.
  init(_ text: StaticString, apartBy separator: Unicode.Scalar) {
    (self.text, self.separator) = (text, UInt8(ascii: separator))
  }

  /// Whether a word is in any line.
  func contains(_ word: String) -> Bool { place(of: word) != nil }

  /// The words of the first line that has a word; none when no line has it.
  func line(with word: String) -> [String] {
    guard let place = place(of: word) else { return [] }
    let text = ByteView(text)
    let start = text[..<place].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
    let end = text.firstIndex(of: Self.lineFeed, from: place) ?? text.count
    return ByteView(rebasing: text[start..<end]).split(separator: separator)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every word, line by line.
  var lines: [[String]] {
    ByteView(text).split(separator: Self.lineFeed)
      .map { $0.split(separator: separator).map { String(decoding: $0, as: UTF8.self) } }
  }

  /// Where a word begins that has nothing else around it; nil when there is none.
  private func place(of word: String) -> Int? {
    var word = word
    return word.withBytes { word in
      guard let first = word.first, !word.contains(where: isEdge) else { return nil }
      let text = ByteView(text)
      var start = 0
      while let place = text.firstIndex(of: first, from: start) {
        start = place + 1
        let end = place + word.count
        guard end <= text.count, place == 0 || isEdge(text[place - 1]),
          end == text.count || isEdge(text[end]),
          ByteView(rebasing: text[place..<end]).isEqual(to: word)
        else { continue }
        return place
      }
      return nil
    }
  }

  private func isEdge(_ byte: UInt8) -> Bool { byte == separator || byte == Self.lineFeed }

  private static let lineFeed = UInt8(ascii: "\n")
}
