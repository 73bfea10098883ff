import Testing

@testable import OpeningHours

/// A value read as the test demands it; an unreadable value is a schedule that is never open.
func schedule(_ text: String) -> Schedule {
  Schedule.parse(text).schedule
    ?? Schedule(rules: [Rule(state: .closed, comment: "not understood")])
}

/// Checks what is read of a value, and that its canonical form is read as the same.
func check(_ value: String, _ canonical: String) {
  let schedule = Schedule.parse(value).schedule
  #expect(schedule?.canonical == canonical, "\(value)")
  guard let schedule else { return }
  #expect(Schedule.parse(schedule.canonical).schedule == schedule, "\(value)")
}

/// A local time written `2024-05-26 01:00`.
func local(_ text: String) -> LocalDateTime {
  let parts = text.split { !"0123456789".contains($0) }.compactMap { Int($0) }
  let date = CivilDate(year: parts[0], month: parts[1], day: parts[2])
  return LocalDateTime(
    date: date ?? CivilDate(daysSince1970: 0), hour: parts[3], minute: parts[4])
}

func utc(_ text: String) -> Moment { TimeZone.utc.moment(local(text)) }

/// `state` or `state "comment"` of a value at a local time, in UTC.
func said(_ value: String, at when: String, country: String? = nil) -> String {
  let status = schedule(value).status(
    at: utc(when), in: Place(timeZone: .utc, country: country))
  return status.state.rawValue + (status.comment.map { " \"\($0)\"" } ?? "")
}

/// Whether this machine has the zone files that the daylight saving tests need.
let hasZoneFiles = (try? TimeZone.named("Europe/Berlin")) != nil

func zone(_ name: String) -> TimeZone { (try? TimeZone.named(name)) ?? .utc }
