import KeyLimeEngine

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
  var json: JSON { JSONNumber(value).map(JSON.number) ?? .null }
}
