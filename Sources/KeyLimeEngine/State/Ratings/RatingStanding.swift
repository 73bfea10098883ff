/// What decides where a place's ratings put it in a list.
struct RatingStanding {
  var tally: RatingTally
  var score: KeyLimeScore
  /// When the newest rating was given; nil when nobody has rated the place here.
  var last: HybridTime?

  /// No place stands better by its ratings.
  static let best = RatingStanding(
    tally: RatingTally(source: nil, people: 1 << 20, limes: 5 << 20), score: .highest,
    last: .endOfDay(1 << 24))
}
