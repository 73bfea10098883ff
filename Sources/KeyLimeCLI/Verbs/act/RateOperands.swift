import Arguments
import KeyLimeEngine

/// The operands of `rate`, with those put together that one place or one rating is meant by.
struct RateOperands {
  private(set) var place: String
  private(set) var limes: String?
  private(set) var words: String?

  /// Reads the operands as they were typed.
  ///
  /// Throws `nothingFound` when the rating comes first, and `store` when the catalogue cannot be
  /// read.
  init(
    _ place: String, limes: String?, words: String?, _ reference: RestaurantReference,
    _ phrases: Phrases
  ) throws(Failure) {
    (self.place, self.limes, self.words) = (place, limes, words)
    guard let limes else { return }
    // `rate Mammas 5 stars`: that is no remark.
    if let words, Self.units.contains(Folding.fold(words)) { self.words = nil }
    guard phrases.rating(limes) == nil, try !reference.isKnown(place) else { return }
    if let words, phrases.rating(words) != nil, try reference.isKnown("\(place) \(limes)") {
      (self.place, self.limes, self.words) = ("\(place) \(limes)", words, nil)
    } else if phrases.rating(place) != nil {
      throw .cannot(
        "rate '\(place)'", "no such restaurant", .nothingFound, code: "no-such-restaurant",
        hints: [
          Message.writing(
            "\(Program.name) rate \(ShellLine.quoted(limes)) \(ShellLine.quoted(place))")
        ])
    }
  }

  private static let units: Set = ["star", "stars", "lime", "limes", "out of 5", "of 5"]
}
