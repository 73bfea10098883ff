/// A row that may be an answer, with what the index and the rating columns say of it.
struct Candidate {
  let row: Row
  let distance: Distance
  let columns: Columns
  /// Its rating numbers; nil when only its record can tell.
  let ratings: RatingStanding?
  /// Whether those who ask noted something of it, so that the columns say too little.
  var isNoted = false
  /// The best rating by the people asking.
  var lift: Limes?
  /// A lower bound of its rank key: its record never ranks before this.
  let key: RankKey

  /// The nearer one first; ties by row.
  static func isNearer(_ a: Candidate, _ b: Candidate) -> Bool {
    a.distance == b.distance ? a.row < b.row : a.distance < b.distance
  }
}
