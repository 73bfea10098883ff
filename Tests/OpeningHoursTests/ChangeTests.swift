import Testing

@testable import OpeningHours

@Suite("Changes and durations")
struct ChangeTests {
  private let place = Place(timeZone: .utc, country: "DE")

  @Test(
    "The next visible change",
    arguments: [
      ("Mo-Fr 09:00-17:00", "2024-05-24 12:00", "2024-05-24 17:00", State.closed),
      ("Mo-Fr 09:00-17:00", "2024-05-24 18:00", "2024-05-27 09:00", .open),
      ("10:00-12:00,12:00-14:00", "2024-05-24 11:00", "2024-05-24 14:00", .closed),
      ("00:00-06:00,23:00-24:00", "2024-05-24 23:30", "2024-05-25 06:00", .closed),
      (
        "10:00-12:00 open \"a\", 12:00-14:00 open \"b\"", "2024-05-24 11:00", "2024-05-24 14:00",
        .closed
      ),
      ("12:00-14:00+", "2024-05-24 13:00", "2024-05-24 14:00", .unknown),
      ("2028 Feb 29 10:00-12:00", "2024-05-24 11:00", "2028-02-29 10:00", .open),
      ("Mo-Fr 09:00-17:00; PH off", "2024-12-24 18:00", "2024-12-27 09:00", .open),
    ])
  func nextChange(value: String, from: String, to: String, state: State) {
    let change = schedule(value).nextChange(after: utc(from), in: place)
    #expect(change?.moment == utc(to))
    #expect(change?.status.state == state)
  }

  @Test(
    "Nothing ever changes",
    arguments: [
      "24/7", "off", "Jan-Dec", "Mo-Su", "unknown", "2020 May 01 10:00-12:00", "2040 10:00-12:00",
    ])
  func never(value: String) {
    #expect(schedule(value).nextChange(after: utc("2024-05-24 11:00"), in: place) == nil)
  }

  @Test(
    "Open for at least so many minutes",
    arguments: [
      ("00:00-06:00,23:00-24:00", "2024-05-24 23:30", 390, Tristate.yes),
      ("00:00-06:00,23:00-24:00", "2024-05-24 23:30", 391, .no),
      ("Fr 18:00-24:00, Sa 00:00-02:00", "2024-05-24 23:00", 180, .yes),
      ("Fr 18:00-02:00; Sa 12:00-14:00", "2024-05-24 23:00", 90, .no),
      ("12:00-14:00+", "2024-05-24 13:30", 30, .yes),
      ("12:00-14:00+", "2024-05-24 13:30", 31, .unknown),
      ("12:00-14:00", "2024-05-24 15:00", 0, .no),
      ("24/7", "2024-05-24 15:00", Int.max, .yes),
    ])
  func openFor(value: String, from: String, minutes: Int, wanted: Tristate) {
    let answer = schedule(value).isOpen(from: utc(from), forAtLeast: minutes, in: place)
    #expect(answer == wanted)
  }

  @Test("Time until closing")
  func untilClose() {
    let at = utc("2024-05-24 13:30")
    #expect(
      schedule("12:00-14:00").minutesUntilClose(at: at, in: place) == .minutes(30, then: .closed))
    #expect(
      schedule("12:00-14:00+").minutesUntilClose(at: at, in: place) == .minutes(30, then: .unknown))
    #expect(schedule("24/7").minutesUntilClose(at: at, in: place) == .never)
    #expect(schedule("15:00-16:00").minutesUntilClose(at: at, in: place) == .notOpen)
  }

  @Test("Intervals cover the stretch and carry comment and rule")
  func intervals() {
    let hours = schedule("10:00-12:00 open \"a\", 12:00-14:00 open \"b\"")
    let found = hours.intervals(
      from: utc("2024-05-24 11:00"), to: utc("2024-05-24 15:00"), in: place)
    #expect(found.map(\.state) == [.open, .open, .closed])
    #expect(found.map(\.comment) == ["a", "b", nil])
    #expect(found.map(\.ruleIndex) == [0, 1, nil])
    #expect(found.map(\.end) == ["12:00", "14:00", "15:00"].map { utc("2024-05-24 \($0)") })
    #expect(
      hours.intervals(from: utc("2024-05-24 11:00"), to: utc("2024-05-24 11:00"), in: place) == [])
  }

  @Test(
    "The ends of time are reached without harm", arguments: ["10:00-12:00", "easter off", "24/7"])
  func endsOfTime(value: String) {
    for moment in [Moment(secondsSince1970: .max), Moment(secondsSince1970: .min)] {
      let hours = schedule(value)
      _ = hours.status(at: moment, in: place)
      _ = hours.nextChange(after: moment, in: place)
      _ = hours.isOpen(from: moment, forAtLeast: 600, in: place)
      #expect(
        hours.intervals(from: moment, to: moment.adding(seconds: 86_400), in: place).count < 9)
    }
  }

  @Test("A week to draw")
  func week() {
    let days = schedule("Mo-Fr 09:00-12:00,13:00-17:00; Fr 18:00-02:00; PH off")
      .week(startingOn: local("2024-12-23 00:00").date, in: place)
    #expect(days.count == 7)
    #expect(
      days.map { $0.openings.map(\.start) } == [[540, 780], [540, 780], [], [], [1080], [0], []])
    #expect(days[2].holiday == "Christmas Day")
    #expect(days[5].openings.first?.end == 120)
    #expect(days.allSatisfy { $0.spans.first?.start == 0 && $0.spans.last?.end == 1440 })
  }
}
