import KeyLimeEngine

// The rule for ratings.

extension WordReader {
  /// Takes the least rating: `4 stars or more`, `over 4.5 stars`, `rated 4+`, `4-star`.
  mutating func takeRating() -> Bool {
    var reader = self
    let isRated = reader.take("rated")
    let isAbove = reader.takeOne(of: Self.lowerBounds)
    let isBounded = isAbove || reader.takeOne(of: Self.leastBounds)
    guard let word = reader.next() else { return false }
    let number = word.hasSuffix("-star") ? String(word.dropLast("-star".count)) : word
    guard let stars = Self.stars(number, isAbove: isAbove) else { return false }
    reader.position += 1
    let hasUnit = reader.takeOne(of: Self.units) || number != word
    guard hasUnit || isRated else { return false }
    let isOpen = reader.takeOne(of: Self.andMore) || isBounded || word.hasSuffix("+")
    // Inside a name, a number of stars may be a part of it.
    guard nameEnd != position || isRated || isOpen else { return false }
    self = reader
    // Hardly a place is always given all five.
    wish.minimumRating = stars.value == 5 && !isOpen ? Stars(4.5) : stars
    return true
  }

  /// A number of stars, such as `4`, `4.5` or `4+`, or the next one above it.
  private static func stars(_ word: String, isAbove: Bool) -> Stars? {
    let number = word.hasSuffix("+") ? String(word.dropLast()) : word
    guard number.first?.isNumber ?? false, number.last?.isNumber ?? false else { return nil }
    guard let value = Double(number.replacing(",", with: ".")), value > 0 else { return nil }
    return Stars(value).flatMap { Stars(hundredths: $0.hundredths + (isAbove ? 1 : 0)) }
  }

  private static let leastBounds = [
    ["at", "least"], ["no", "less", "than"], ["not", "less", "than"], ["minimum"], ["min"],
  ]

  private static let lowerBounds = [["more", "than"], ["better", "than"], ["over"], ["above"]]

  /// A longer one before its beginning.
  private static let units = [
    ["stars"], ["star"], ["limes"], ["lime"], ["out", "of", "5"], ["of", "5"],
  ]

  private static let andMore = [
    ["or", "more"], ["or", "better"], ["or", "higher"], ["or", "above"], ["or", "up"],
    ["and", "more"], ["and", "up"], ["and", "above"], ["and", "over"], ["plus"],
  ]
}
