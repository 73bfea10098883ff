/// The scales of the ratings and prices in somebody's file, as its first records show them.
///
/// Ratings above five are on another scale, and then those below five are, too. A few wrong ones
/// among many right ones change nothing.
struct RecordScales {
  /// How many records are looked at.
  static let sampleSize = 100

  /// The numbers of one field: how many there are, and how many are above its limits.
  private struct Sample {
    var count = 0
    var above = 0
    var farAbove = 0

    /// Whether too many of the numbers are too high for it to be a mistake.
    func isMeant(_ tooHigh: Int) -> Bool { tooHigh > 0 && tooHigh * 20 >= count }
  }

  private var ratings = Sample()
  private var prices = Sample()

  /// Adds what one of the first records says of its rating and its price.
  mutating func note(rating: String?, price: String?) {
    if let rating = rating.flatMap(WrittenRating.init), rating.best == nil, rating.mean > 0 {
      let rating = rating.mean
      ratings.count += 1
      ratings.above += rating > 5 ? 1 : 0
      ratings.farAbove += rating > 10 ? 1 : 0
    }
    if let price = price.flatMap(WrittenPosition.decimal) {
      prices.count += 1
      prices.above += price > 4 ? 1 : 0
    }
  }

  /// The rating in a text on a scale of five; nil when it is none, or its scale is not known.
  ///
  /// Where ratings are above five and none is above ten, ten is the best. A rating of zero says that
  /// nobody has rated.
  func rating(_ text: String) -> Double? {
    guard let rating = WrittenRating(text), rating.mean != 0 else { return nil }
    guard ratings.isMeant(ratings.above), rating.best == nil else { return rating.stars() }
    return ratings.isMeant(ratings.farAbove) ? nil : rating.stars(usual: 10)
  }

  /// The price level in a text; nil when it is none, or the numbers of the file are amounts.
  func price(_ text: String) -> PriceLevel? {
    if prices.isMeant(prices.above), WrittenPosition.decimal(text) != nil { return nil }
    return PriceSigns.level(text)
  }
}
