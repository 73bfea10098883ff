import KeyLimeEngine

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
