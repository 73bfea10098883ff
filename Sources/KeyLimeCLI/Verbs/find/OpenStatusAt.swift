import Arguments
import KeyLimeEngine

/// The opening status of places at one time, for lists and pages.
struct OpenStatusAt {
  let time: AskedTime
  let clocks: PlaceClocks

  func moment(_ found: Found) -> Moment { time.moment(at: found.restaurant, by: clocks) }

  func opening(_ found: Found) -> Opening {
    found.restaurant.opening(at: moment(found), by: clocks)
  }

  /// The zone of a place, or one's own when this system has no file of it.
  func zone(_ found: Found) -> ClockZone {
    clocks.zone(of: found.restaurant) ?? clocks.standardZone
  }

  /// What the clocks there show; nil when this system has no file of its zone.
  func localTime(_ found: Found) -> LocalTime? {
    clocks.zone(of: found.restaurant).map {
      LocalTime(moment: moment(found), there: $0, here: clocks.standardZone)
    }
  }

  /// The status in words.
  func words(_ found: Found) -> OpenStatusWords {
    OpenStatusWords(
      opening: opening(found), moment: moment(found),
      isNow: time.isNow(at: found.restaurant, by: clocks))
  }

  /// `until 22:00`, `opens tomorrow 09:00` or nothing; in a pipe only the state.
  func cell(_ found: Found) -> Cell {
    Cell(shown(found, \.short), brief: shown(found, \.brief), raw: raw(found))
  }

  private func shown(
    _ found: Found, _ form: (OpenStatusWords) -> String?
  ) -> StyledText {
    let words = words(found)
    return form(words).map { StyledText($0, words.style) } ?? Cell.unknown.shown
  }

  private func raw(_ found: Found) -> String {
    let state = found.restaurant.hoursState(at: moment(found), by: clocks)
    return state == .unknown ? "" : state.rawValue
  }
}

/// What the clocks show at a place, for somebody whose own clocks may show another time.
struct LocalTime {
  static let field = ResultField(
    "localTime", type: "string", "What the clocks there show, RFC 3339")

  let moment: Moment
  let there: ClockZone
  let here: ClockZone

  /// `Sat 03:30, 15 h ahead of you`; nil when the clocks there show the time of here.
  var words: String? {
    let ahead = there.offset(at: moment) - here.offset(at: moment)
    guard ahead != 0 else { return nil }
    let wall = there.local(moment)
    let time = "\(wall.date.weekday.shortName) \(ClockWords.minute(wall.secondOfDay / 60))"
    return "\(time), \(Self.length(abs(ahead))) \(ahead > 0 ? "ahead of" : "behind") you"
  }

  var json: JSON { .string(moment.rfc3339(in: there)) }

  /// `15 h`, `5 h 45 min`, `30 min`.
  private static func length(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return [hours > 0 ? "\(hours) h" : nil, minutes > 0 ? "\(minutes) min" : nil]
      .compactMap(\.self).joined(separator: " ")
  }
}
