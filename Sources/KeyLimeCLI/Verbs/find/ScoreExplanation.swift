import Arguments
import KeyLimeEngine

/// Why places stand where they do: the terms of their KeyLime scores.
struct ScoreExplanation {
  let fading: OldFading

  static let field = ResultField(
    "explain", type: "object", "heat, q, halfLifeDays and days; with --explain")

  var footer: [StyledText] {
    [
      StyledText(
        "score = heat × q; a rating counts half after \(fading.halfLife) days; q is the mean of the "
          + "limes and five votes of three, over five", .faint)
    ]
  }

  var columns: [Column<RestaurantListing.Row>] {
    [
      Column("SCORE", .right) { .decimal($0.element.score?.value) },
      Column("HEAT", .right) { .decimal($0.element.score?.heat) },
      Column("Q", .right) { .decimal($0.element.score?.quality) },
      Column("RATINGS BY AGE", rank: 1) { days($0.element.score) },
    ]
  }

  /// `2 × 1.00 today, 1 × 0.50 of 14 d ago`.
  private func days(_ score: FadedScore?) -> Cell {
    guard let score else { return .unknown }
    let shown = score.terms.days.reversed().map { day in
      let age = max(0, fading.today - day.day)
      let weight = Cell.decimal(fading.weight(ofDay: day.day)).shown.plain
      return "\(day.count) × \(weight) \(age == 0 ? "today" : "of \(age) d ago")"
    }
    let raw = score.terms.days.map { "\($0.day):\($0.count):\($0.limes)" }
    return Cell(StyledText(shown.joined(separator: ", ")), raw: raw.joined(separator: ";"))
  }

  /// The terms of one place; nil when nobody has rated it.
  func json(_ found: Found) -> JSON? {
    guard let score = found.score else { return nil }
    let days = score.terms.days.map { day -> JSON in
      [
        "day": .string(HybridTime(milliseconds: Int64(day.day) * 86_400_000).date),
        "count": .count(day.count), "limes": .count(day.limes),
        "weight": .decimal(fading.weight(ofDay: day.day)),
      ]
    }
    return [
      "heat": .decimal(score.heat), "q": .decimal(score.quality),
      "halfLifeDays": .count(fading.halfLife), "days": .array(days),
    ]
  }
}

extension HybridTime {
  /// `2026-11-20`, UTC.
  var date: String { String(text.prefix(10)) }

  /// The instant, to the second.
  var instant: Instant { Instant(seconds: milliseconds / 1000) }
}

extension JSON {
  /// A fraction; null when it is no number.
  static func decimal(_ value: Double) -> JSON { JSONNumber(value).map(JSON.number) ?? .null }
}

extension Cell {
  /// A fraction: two places for people, all of them for programs.
  static func decimal(_ value: Double?) -> Cell {
    guard let value, let number = JSONNumber(value) else { return .unknown }
    let hundredths = Int((value * 100).rounded())
    let rest = hundredths % 100
    let shown = "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    return Cell(StyledText(shown), raw: number.literal)
  }
}
