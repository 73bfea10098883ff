import Arguments
import KeyLimeEngine

/// An opening status in words: `open until 23:00`, `closed, opens Mon 10:00`.
struct OpenStatusWords {
  let opening: Opening
  /// The instant of the status.
  let moment: Moment
  /// Whether the instant is now, so that a change is soon, or tomorrow.
  var isNow = false

  /// A form for a table: `until 22:00`, `until 22:00, perhaps longer`, `closes in 35 min`,
  /// `opens tomorrow 09:00`; nil when the status is unknown.
  var short: String? { short(mayStay: ", perhaps longer") }

  private func short(mayStay: String) -> String? {
    switch opening.state {
    case .open:
      soon("closes")
        ?? until.map { "until \($0)\(opening.nextState == .unknown ? mayStay : "")" } ?? "open"
    case .closed: soon("opens") ?? opens.map { "opens \($0)" } ?? "closed"
    case .unknown: nil
    }
  }

  /// The form for a narrow table: `opens Sat 09:00`, `until 22:00+` for perhaps longer.
  var brief: String? {
    var plain = self
    plain.isNow = false
    return isSoon ? short : plain.short(mayStay: "+")
  }

  /// The full form, without a full stop.
  var whole: String {
    if let door = opening.door {
      return "\(kitchen); \(OpenStatusWords(opening: door, moment: moment, isNow: isNow).whole)"
    }
    let words =
      switch opening.state {
      case .open: open
      case .closed: closed
      case .unknown: unknown
      }
    guard opening.state != .unknown, let comment = opening.comment else { return words }
    return "\(words) (\(comment))"
  }

  /// The style in a table.
  var style: Style {
    switch opening.state {
    case .open: isSoon ? .caution : .good
    case .closed: .faint
    case .unknown: .plain
    }
  }

  private var until: String? { opening.nextChange.map(time) }

  /// When it surely opens.
  private var opens: String? { opening.nextState == .open ? until : nil }

  /// Whether it is about to close or to open.
  private var isSoon: Bool {
    guard isNow, opening.state != .unknown, opening.nextState != .unknown,
      let change = opening.nextChange
    else { return false }
    return moment.seconds(to: change) <= Self.soon
  }

  /// Within an hour, minutes say more than a time of day.
  private static let soon: Int64 = 3600

  /// `closes in 35 min`, `closes now`; nil when that is not soon.
  private func soon(_ verb: String) -> String? {
    guard isSoon, let change = opening.nextChange else { return nil }
    let minutes = moment.seconds(to: change) / 60
    return minutes == 0 ? "\(verb) now" : "\(verb) in \(minutes) min"
  }

  /// `kitchen until 22:00`, `kitchen closed, opens 17:00`.
  private var kitchen: String {
    guard opening.state == .open else { return "kitchen \(closed)" }
    guard let until else { return "kitchen always open" }
    return "kitchen until \(until)\(soon("closes").map { ", \($0)" } ?? "")"
  }

  private var open: String {
    guard let until else { return "open at all hours" }
    if let soon = soon("closes") { return "open until \(until), \(soon)" }
    return opening.nextState == .unknown
      ? "open until \(until), perhaps longer" : "open until \(until)"
  }

  private var closed: String {
    guard let until else { return "closed" }
    if let soon = soon("opens") { return "closed, \(soon)" }
    return opening.nextState == .unknown
      ? "closed, perhaps open from \(until)" : "closed, opens \(until)"
  }

  private var unknown: String {
    switch opening.basis {
    case .notPublished: return "hours unknown"
    case .notUnderstood: return "hours unknown, they are not understood"
    case .zoneMissing(let name): return "hours unknown, there is no time zone '\(name)' here"
    case .published(let reason):
      return "perhaps open, \(opening.comment ?? reason.message)"
    }
  }

  /// The time of a change: `23:00` on the same date, within twelve hours, or in the night that
  /// follows; `tomorrow 09:00`; `Mon 10:00` within a week; else `24 Dec 10:00`.
  private func time(_ change: Moment) -> String {
    let (wall, reference) = (opening.zone.local(change), opening.zone.local(moment))
    let clock = ClockWords.minute(wall.secondOfDay / 60)
    let distance = moment.seconds(to: change)
    if wall.date == reference.date { return clock }
    let isTomorrow = wall.date == reference.date.adding(days: 1)
    if opening.state == .open {
      // Closing at midnight is written as 24:00, not as 00:00 of the next day.
      let isNight = isTomorrow && wall.secondOfDay <= Self.nightEnds
      if distance < 43_200 || isNight && reference.secondOfDay > Self.nightEnds {
        return wall.secondOfDay == 0 ? ClockWords.minute(1440) : clock
      }
    }
    if isTomorrow, isNow { return "tomorrow \(clock)" }
    if distance < 43_200 { return clock }
    if distance < 6 * 86_400 { return "\(wall.date.weekday.shortName) \(clock)" }
    let year = wall.date.year == reference.date.year ? "" : " \(wall.date.year)"
    return "\(ClockWords.date(wall.date))\(year) \(clock)"
  }

  /// Six in the morning: who stays out until then calls it the same night.
  private static let nightEnds = 21_600
}

/// Formats times of day and dates.
enum ClockWords {
  /// `09:05` from minutes after midnight; 1440 is `24:00`.
  static func minute(_ minute: Int) -> String { "\(two(minute / 60)):\(two(minute % 60))" }

  /// `24 Dec`.
  static func date(_ date: CalendarDay) -> String {
    "\(date.day) \(CalendarDay.monthAbbreviations[date.month - 1])"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The JSON fields of an opening status: in the `open` object of a restaurant, and in the answer of
/// `hours`.
enum OpenStatusFields {
  static let declared: [ResultField] = [
    ResultField("state", type: "string", "open, closed or unknown"),
    ResultField("comment", type: "string", "A remark in the hours, such as 'by appointment'"),
    ResultField("reason", type: "string", "Why the state is unknown"),
    ResultField("until", type: "string", "When it closes, RFC 3339; only if it is open"),
    ResultField("nextChange", type: "string", "When the state changes next, RFC 3339"),
    ResultField("nextState", type: "string", "The state after that change"),
    ResultField("kitchen", type: "boolean", "True where this is about the kitchen"),
    ResultField("doorUntil", type: "string", "Then: when the place itself closes, RFC 3339"),
  ]

  /// The field of a restaurant that contains them.
  static let field = ResultField(
    "open", type: "object",
    "state, comment, reason, until, nextChange, nextState, kitchen, doorUntil")

  /// The field that names the clock.
  static let zone = ResultField(
    "zoneUsed", type: "string", "The time zone by which its hours are read")

  static func json(_ opening: Opening) -> JSONObject {
    var object: JSONObject = ["state": .string(opening.state.rawValue)]
    object["comment"] = opening.comment.map(JSON.string)
    object["reason"] = opening.reason.map(JSON.string)
    object["until"] = opening.until.map { .string($0.rfc3339(in: opening.zone)) }
    object["nextChange"] = opening.nextChange.map { .string($0.rfc3339(in: opening.zone)) }
    object["nextState"] = opening.nextState.map { .string($0.rawValue) }
    if opening.isOfKitchen { object["kitchen"] = true }
    object["doorUntil"] = opening.door?.until.map { .string($0.rfc3339(in: opening.zone)) }
    return object
  }
}

extension Opening {
  /// The name of the zone that the answer rests on; nil when this system has no file of it.
  var zoneUsed: String? {
    if case .zoneMissing = basis { nil } else { zone.identifier }
  }

  /// Why the state is unknown; nil when it is known.
  fileprivate var reason: String? {
    guard state == .unknown else { return nil }
    return switch basis {
    case .published(let reason): reason.message
    case .notPublished: "no hours published"
    case .notUnderstood: "hours not understood"
    case .zoneMissing: "time zone not known"
    }
  }
}
