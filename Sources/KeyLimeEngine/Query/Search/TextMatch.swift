/// How well a restaurant's texts fit the words of a query, for ranking.
///
/// The rules are compared in this order: more words matched, fewer typing slips, words nearer to
/// each other, a better attribute (name, then cuisine, then street), and whole words before
/// beginnings of words. Where distances are known, all but the first two become a handicap.
struct TextMatch: Comparable {
  /// Which text matched.
  enum Attribute: Int, CaseIterable {
    case name, cuisine, street, city, postcode, formerName
  }

  let missing: Int
  let slips: Int
  let spread: Int
  let attribute: Int
  let inexact: Int
  /// The worst attribute of a word; ``attribute`` is the sum of all.
  let worst: Attribute

  static func < (a: TextMatch, b: TextMatch) -> Bool {
    (a.missing, a.slips, a.spread, a.attribute, a.inexact)
      < (b.missing, b.slips, b.spread, b.attribute, b.inexact)
  }
}

extension TextMatch {
  /// Metres that are as good as none: within them a whole name comes before everything else.
  static let doorstep = 500.0

  /// How many times as far as a whole name a place with this match counts: twice when a word is
  /// only the beginning of one, twice for a cuisine, sixteen times for a street.
  private var handicap: Double {
    (1 + Double(spread) / 4) * (inexact > 0 ? 2 : 1) * worst.handicap
  }

  /// What a distance counts as in a list of matches, in metres.
  func nearness(at distance: Distance) -> Double { (distance.metres + Self.doorstep) * handicap }
}

extension TextMatch.Attribute {
  fileprivate var handicap: Double {
    switch self {
    case .name: 1
    case .cuisine: 2
    default: 16
    }
  }
}
