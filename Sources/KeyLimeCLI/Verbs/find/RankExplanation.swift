import Arguments
import KeyLimeEngine

/// Why places have their rank: the terms of their numbers.
struct RankExplanation {
  /// The day of the question, since 1970-01-01, UTC.
  let today: Int
  let signs: Signs

  static let flag = Flag(
    "explain", summary: "Show what the scores and ratings are made of",
    discussion: """
      The columns after NAME are then SCORE, ORDER, PROMISE, RATING and RATINGS BY AGE. In a pipe \
      the last has day:ratings:limes for each day, counted from 1970-01-01, separated by semicolons.
      """)

  static let field = ResultField(
    "explain", type: "object",
    "score, orderNumber, promise, source, people, halfLifeDays and days; with --explain")

  /// Explains the list of a question that is asked now.
  init(_ context: Context) {
    today = context.moment.daysSince1970
    signs = context.terminal.signs
  }

  var footer: [StyledText] {
    [
      StyledText(
        "score = sum of ±√net × weight; net = limes above three less limes below, of one day; "
          + "a weight halves every \(Fading.halfLife) days", .faint),
      StyledText(
        "equal scores: the higher order number, then the nearer; unrated places have 3.0000",
        .faint),
    ]
  }

  var columns: [Column<RestaurantListing.Row>] {
    [
      Column("SCORE", .right) { Cell(Self.fraction($0.element.score.tenths, of: 10)) },
      Column("ORDER", .right) {
        Cell(Self.fraction($0.element.tally.order.tenThousandths, of: 10_000))
      },
      Column("PROMISE", .right, rank: 2) {
        Cell(Self.fraction($0.element.tally.promise.tenThousandths, of: 10_000))
      },
      Column("RATING") { RestaurantColumns.rating($0.element, signs) },
      Column("RATINGS BY AGE", rank: 1) { days($0.element.people) },
    ]
  }

  /// `√2 × 1.00 today, -√1 × 0.50 of 14 d ago`.
  private func days(_ people: RatingSummary?) -> Cell {
    guard let people else { return .unknown }
    let shown = people.terms(on: today).reversed().map { term in
      let age = max(0, today - term.day)
      let weight = Double(term.weight) / Double(Fading.unit)
      let factor = Self.fraction(Int((weight * 100).rounded()), of: 100)
      let root = (term.net < 0 ? "-" : "") + "√\(abs(term.net))"
      return "\(root) × \(factor) \(age == 0 ? "today" : "of \(age) d ago")"
    }
    let raw = people.days.map { "\($0.day):\($0.count):\($0.limes)" }
    return Cell(StyledText(shown.joined(separator: ", ")), raw: raw.joined(separator: ";"))
  }

  /// A whole number of parts as a fraction with all its decimals.
  private static func fraction(_ number: Int, of parts: Int) -> String {
    let (whole, rest) = abs(number).quotientAndRemainder(dividingBy: parts)
    let decimals = String(parts + rest).dropFirst()
    return "\(number < 0 ? "-" : "")\(whole).\(decimals)"
  }

  /// The terms of one place.
  func json(_ found: Found) -> JSON {
    let (tally, people) = (found.tally, found.people)
    var object: JSONObject = [
      "score": .decimal(found.score.value), "orderNumber": .decimal(tally.order.value),
      "promise": .decimal(tally.promise.value), "people": .count(people?.count ?? 0),
      "limes": .count(people?.limes ?? 0), "halfLifeDays": .count(Fading.halfLife),
    ]
    if let source = tally.source {
      object["source"] = [
        "stars": .decimal(Double(source.hundredths) / 100), "reviews": .count(source.reviews),
        "weight": .count(source.weight),
      ]
    }
    object["days"] = .array((people?.terms(on: today) ?? []).map(Self.json))
    return .object(object)
  }

  private static func json(_ term: ScoreTerm) -> JSON {
    [
      "day": .string(CalendarDay(daysSince1970: term.day).description),
      "count": .count(term.count), "limes": .count(term.limes), "net": .count(term.net),
      "root": .decimal(Double(term.root) / 1000),
      "weight": .decimal(Double(term.weight) / Double(Fading.unit)),
    ]
  }
}
