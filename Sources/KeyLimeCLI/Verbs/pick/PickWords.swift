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

/// The terms of a score as lines.
///
/// The printed terms add up to the printed score.
struct PickExplanation {
  let words: PickWords
  let seed: UInt64

  private var terms: PickTerms { words.pick.terms }

  var lines: [StyledText] {
    let rows: [(String, Points, String?)] = [
      ("distance", terms.distance, distance), ("rating", terms.rating, rating),
      ("open", terms.openTime, words.hours),
      ("price", terms.price, words.pick.found.restaurant.price?.signs),
      ("luck", terms.luck, "seed \(seed)"),
    ]
    return rows.map { Self.line($0.0, $0.1, $0.2 ?? "unknown") }
      + [Self.line("score", terms.total, nil)]
  }

  /// The distance, and by how much a visit lately makes it count as farther.
  private var distance: String? {
    guard let visit = words.pick.visit else { return words.distance }
    let farther = words.units.words(for: Distance(metres: Double(visit.metres)))
    return words.distance.map { "\($0), counted as \(farther) farther" }
  }

  /// The number that people see, and the one that the term is made of.
  private var rating: String? {
    let found = words.pick.found
    let order = found.opinion.order(found.tally.order)
    return words.rating.map {
      "\($0), sorted as \(Points(tenThousandths: order.tenThousandths).words)"
    }
  }

  private static func line(_ name: String, _ points: Points, _ note: String?) -> StyledText {
    let number = points.words
    let padding = String(repeating: " ", count: 18 - name.count - number.count)
    let style: Style = note == nil ? .strong : .plain
    let line: StyledText = "  \(name, style)\(padding)\(number, style)"
    return note.map { line + StyledText("  \($0)", .faint) } ?? line
  }
}

extension Points {
  /// Four decimals: `0.4493`, `-0.0500`.
  var words: String {
    let (whole, fraction) = abs(tenThousandths).quotientAndRemainder(dividingBy: 10_000)
    let digits = String(fraction)
    let sign = tenThousandths < 0 ? "-" : ""
    return "\(sign)\(whole).\(String(repeating: "0", count: 4 - digits.count))\(digits)"
  }

  /// The points as a JSON number.
  var json: JSON { .decimal(value) }
}

/// Says when one was at a place, or ate what it serves.
struct VisitWords {
  let visit: VarietyVisit
  let now: Moment

  /// `you were here on Tuesday`, `you had thai on Tuesday, at Thai Orchid`.
  var sentence: String {
    switch visit.tie {
    case .place: "you were here \(day)"
    case .cuisine(let cuisine): "you had \(cuisine.spaced) \(day), at \(visit.visit.placeName)"
    }
  }

  /// `today`, `yesterday`, `on Tuesday`, `on 3 November`.
  private var day: String {
    switch visit.visit.days(before: now) {
    case ...0: "today"
    case 1: "yesterday"
    case ...6: "on \(CalendarNames.weekday(visit.visit.date))"
    default: "on \(CalendarNames.dayAndMonth(visit.visit.date))"
    }
  }

  /// `{"place":"Thai Orchid","date":"2026-11-17","metres":2264}`.
  static func json(_ visit: VarietyVisit) -> JSON {
    var object: JSONObject = [
      "place": .string(visit.visit.placeName), "date": .string("\(visit.visit.date)"),
      "metres": .count(visit.metres),
    ]
    if case .cuisine(let cuisine) = visit.tie { object["cuisine"] = .string(cuisine) }
    return .object(object)
  }
}
