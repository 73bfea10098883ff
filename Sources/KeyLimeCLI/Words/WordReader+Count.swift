import KeyLimeEngine

// The rule for how many places there shall be.

extension WordReader {
  /// Takes `top 3`, and `3 nearest` before other words.
  mutating func takeCountOfBest() -> Bool {
    guard nameEnd != position, wish.most == nil else { return false }
    let place = [0, 1].first { next($0).map(Self.superlatives.contains) ?? false }
    guard let place, let count = count(1 - place), place == 0 || next(2) != nil else {
      return false
    }
    wish.most = count
    position += 2
    return true
  }

  private static let superlatives: Set = ["top", "best", "nearest", "closest"]

  /// Takes the number of `5 cafes` and `three thai places`; the other words are filters.
  mutating func takeCountOfPlaces() throws(Failure) -> Bool {
    guard nameEnd != position, wish.most == nil, let count = count(0), next(1) != nil else {
      return false
    }
    var reader = self
    reader.position += 1
    var isPlural = false
    while reader.position < words.count, let rule = try reader.takeServing() {
      isPlural = rule == .kind && words[reader.position - 1].hasSuffix("s")
    }
    // Words for cuisines search in a pick.
    if let word = reader.next(), try grammar.cuisine(word) != nil { reader.position += 1 }
    guard isPlural || reader.next().map(Self.places.contains) ?? false else { return false }
    // Behind filters `places` is a filler; alone it is taken with its number.
    position += reader.position == position + 1 ? 2 : 1
    wish.most = count
    return true
  }

  private static let places: Set = [
    "places", "spots", "options", "choices", "suggestions", "ideas", "place", "spot", "option",
    "suggestion", "idea",
  ]

  /// Whether a number of things stands some words behind the next one.
  func isCount(_ distance: Int) -> Bool { count(distance) != nil }

  /// The number from 1 to 999 that stands there, in digits or in letters.
  private func count(_ distance: Int) -> Int? {
    next(distance).flatMap { Int($0) ?? Int(inLetters: $0) }
      .flatMap { (1...999).contains($0) ? $0 : nil }
  }
}
