import Arguments
import KeyLimeEngine

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
