import KeyLimeEngine

/// The reasons for a pick, in sentences.
///
///     260 m away, 4.5 ●●●●◐, $, open until 22:00.
struct PickWords {
  let pick: Pick
  let opening: Opening
  let moment: Moment
  let units: Units
  let signs: Signs
  /// Whether it is asked for now.
  var isNow = false
  /// What else there is to say.
  var remark: String?

  private var restaurant: Restaurant { pick.found.restaurant }

  /// One or two sentences.
  var sentences: String {
    let facts = [distance, rating, restaurant.price?.signs, hours].compactMap(\.self)
    return facts.joined(separator: ", ") + "."
      + [missing, remark].compactMap(\.self).map {
        " \($0.prefix(1).uppercased())\($0.dropFirst())."
      }.joined()
  }

  var distance: String? { pick.found.distance.map { "\(units.words(for: $0)) away" } }

  var rating: String? { pick.found.number.map { signs.limes($0).plain } }

  /// Whether and until when it is open, or what is assumed.
  var hours: String {
    let known = OpenStatusWords(opening: opening, moment: moment, isNow: isNow).whole
    guard case .assumed(let minutes) = pick.stay else { return known }
    return "\(known), assumed to be open for \(minutes) minutes"
  }

  private var missing: String? {
    switch (restaurant.price, pick.found.number) {
    case (nil, nil): "Its price and rating are unknown"
    case (nil, _): "Its price is unknown"
    case (_, nil): "Nobody has rated it"
    default: nil
    }
  }
}
