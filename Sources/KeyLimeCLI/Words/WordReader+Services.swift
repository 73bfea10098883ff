import KeyLimeEngine

extension WordReader {
  /// Takes what a place must offer: `takeaway`, `outdoor seating`, `with a terrace`.
  mutating func takeService() -> Bool {
    if let service = longest(3, { Service(word: $0) }) {
      wish.services.append(service)
      if next() == "only", isEndOfName(position + 1) { position += 1 }
      return true
    }
    // A street or a name may have one of these words, too.
    let before = words[..<position].suffix(2)
    guard let word = next(), before.last == "with" || before == ["with", "a"],
      Self.outside.contains(word)
    else { return false }
    wish.services.append(.outdoorSeating)
    position += 1
    return true
  }

  private static let outside: Set = ["terrace", "patio", "garden"]

  /// Takes where people want to sit: `on a terrace`, `in a garden`, and `outside` behind all else.
  mutating func takeSeatsOutside() -> Bool {
    let isLast = position > 0 && position == words.count - 1
    var length = 0
    if isLast, next() == "outside" {
      length = 1
    } else if let spot = next(2), Self.outside.contains(spot) {
      let before = [next(), next(1)]
      length = [["on", "a"], ["on", "the"], ["in", "a"]].contains(before) ? 3 : 0
    }
    guard length > 0 else { return false }
    wish.services.append(.outdoorSeating)
    position += length
    return true
  }
}
