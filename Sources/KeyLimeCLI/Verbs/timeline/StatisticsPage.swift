import KeyLimeEngine

/// The statistics of a timeline, as lines and JSON.
struct StatisticsPage {
  let statistics: VisitStatistics

  /// The number of places in each list on a terminal.
  private static let shown = 5

  /// The record; without its fields when only its lines are printed, because there may be many
  /// places.
  func record(forJSON: Bool) -> Record {
    Record(json: forJSON ? json : [:], lines: lines, inPipe: .lines)
  }

  private var json: JSONObject {
    [
      "checkIns": .count(statistics.count), "days": .count(statistics.days),
      "places": .count(statistics.places.count), "photos": .count(statistics.photos),
      "currentStreak": Self.json(statistics.currentStreak),
      "longestStreak": Self.json(statistics.longestStreak),
      "mostVisited": .array(statistics.places.map(Self.json)),
      "firstVisits": .array(statistics.discoveries.map(Self.json)),
      "weekdays": .array(statistics.weekdays.map { .count($0) }),
    ]
  }

  private static func json(_ streak: VisitStatistics.Streak?) -> JSON {
    guard let streak else { return .null }
    return [
      "days": .count(streak.days), "first": .string(streak.first.description),
      "last": .string(streak.last.description),
    ]
  }

  private static func json(_ place: VisitStatistics.Place) -> JSON {
    var json: JSONObject = [:]
    json["restaurant"] = place.restaurant.map { .string($0.text) }
    json["name"] = .string(place.name)
    json["count"] = .count(place.count)
    json["first"] = .string(place.first.description)
    json["last"] = .string(place.last.description)
    return .object(json)
  }

  private var lines: [StyledText] {
    let sum =
      "\(statistics.count.counted("check-in")) on "
      + "\(statistics.days.counted("day")) at "
      + statistics.places.count.counted("place")
    let facts: [(String, String?)] = [
      ("streak", Self.words(statistics.currentStreak) ?? "no current streak"),
      ("longest", Self.words(statistics.longestStreak)), ("weekdays", weekdays),
    ]
    let most = statistics.places.prefix(Self.shown).map { place -> StyledText in
      "\(place.count, .good)  \(place.name, .strong)  last \(place.last, .faint)"
    }
    let new = statistics.discoveries.prefix(Self.shown).map { place -> StyledText in
      "\(place.first, .faint)  \(place.name, .strong)"
    }
    return [StyledText(sum, .strong)] + LabelledLines.of(facts)
      + Self.section("most visited", most, of: statistics.places.count, "mostVisited")
      + Self.section("first visits", new, of: statistics.discoveries.count, "firstVisits")
  }

  /// A heading with its lines; nothing when there are none.
  ///
  /// Below those that are not all, it says which field of JSON has the others.
  private static func section(
    _ heading: String, _ lines: [StyledText], of count: Int, _ field: String
  ) -> [StyledText] {
    if lines.isEmpty { return [] }
    let more = StyledText("\(lines.count) of \(count); --json=\(field) shows all", .faint)
    return ["", StyledText(heading, .heading)] + lines + (count > lines.count ? [more] : [])
  }

  private static func words(_ streak: VisitStatistics.Streak?) -> String? {
    guard let streak else { return nil }
    let days = streak.days.counted("day")
    return streak.days == 1
      ? "\(days), \(streak.first)" : "\(days), \(streak.first) to \(streak.last)"
  }

  private var weekdays: String {
    zip(CalendarNames.weekdays, statistics.weekdays).map { "\($0) \($1)" }.joined(separator: "  ")
  }
}
