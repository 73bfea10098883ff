import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct WhenTests {
  /// Friday, 2026-11-20, 18:30 in London; 13:30 in New York.
  private static let now = Moment(secondsSince1970: 1_795_199_400)

  @Test(
    "text",
    arguments: [
      ("now", "2026-11-20T18:30:00Z"), ("NOW", "2026-11-20T18:30:00Z"),
      ("18:00", "2026-11-20T18:00:00Z"), ("9:05", "2026-11-20T09:05:00Z"),
      ("18:00:30", "2026-11-20T18:00:30Z"), ("6pm", "2026-11-20T18:00:00Z"),
      ("6:30 PM", "2026-11-20T18:30:00Z"), ("12am", "2026-11-20T00:00:00Z"),
      ("12pm", "2026-11-20T12:00:00Z"), ("noon", "2026-11-20T12:00:00Z"),
      ("midnight", "2026-11-20T00:00:00Z"), ("24:00", "2026-11-21T00:00:00Z"),
      ("today 18:00", "2026-11-20T18:00:00Z"), ("today", "2026-11-20T18:30:00Z"),
      ("friday midnight", "2026-11-21T00:00:00Z"), ("today midnight", "2026-11-21T00:00:00Z"),
      ("tomorrow 12:30", "2026-11-21T12:30:00Z"), ("tomorrow at 1pm", "2026-11-21T13:00:00Z"),
      ("yesterday noon", "2026-11-19T12:00:00Z"), ("friday 20:00", "2026-11-20T20:00:00Z"),
      ("fri 8pm", "2026-11-20T20:00:00Z"), ("next friday 20:00", "2026-11-27T20:00:00Z"),
      ("last friday 20:00", "2026-11-13T20:00:00Z"), ("monday", "2026-11-23T18:30:00Z"),
      ("last thu 09:00", "2026-11-19T09:00:00Z"), ("2026-11-20 18:00", "2026-11-20T18:00:00Z"),
      ("2026-07-01T18:00", "2026-07-01T18:00:00+01:00"),
      ("2026-07-01t18:00z", "2026-07-01T19:00:00+01:00"),
      ("2026-11-20T18:00:00.250-05:00", "2026-11-20T23:00:00Z"),
      ("2026-11-20 18:00 +01:00", "2026-11-20T17:00:00Z"),
      ("2026-12-24", "2026-12-24T18:30:00Z"), ("+2h", "2026-11-20T20:30:00Z"),
      ("-30m", "2026-11-20T18:00:00Z"), ("+1h30m", "2026-11-20T20:00:00Z"),
      ("in an hour", "2026-11-20T19:30:00Z"), ("in half an hour", "2026-11-20T19:00:00Z"),
      ("in two hours", "2026-11-20T20:30:00Z"), ("an hour ago", "2026-11-20T17:30:00Z"),
      ("in 30m", "2026-11-20T19:00:00Z"), ("in 2 hours", "2026-11-20T20:30:00Z"),
      ("2 days ago", "2026-11-18T18:30:00Z"), ("+1w", "2026-11-27T18:30:00Z"),
      ("end of month", "2026-11-30T18:30:00Z"), ("end of the month 9am", "2026-11-30T09:00:00Z"),
    ])
  func isUnderstood(text: String, instant: String) throws {
    let zone = try ClockZone.named("Europe/London")
    let when = try #require(When(text))
    #expect(when.moment(now: Self.now, in: zone).rfc3339(in: zone) == instant)
  }

  @Test(
    "text",
    arguments: [
      "", " ", "soon", "25:00", "18:60", "18", "13pm", "0am", "2026-02-30", "2026-11-20T",
      "today at", "friday friday", "in", "ago", "+", "+2", "+2x", "2h", "in 2", "in an",
      "an hour", "in half", "18:00Z",
      "2026-11-20T18:00+25:00", "2026-11-20T18+01:00", "next", "last 18:00", "18:00 today",
      "24:01", "١٨:٠٠", "ресторанов", "Gaststätte", "smørrebrød",
    ])
  func isRefused(text: String) {
    #expect(When(text) == nil)
  }

  @Test(
    "text",
    arguments: [
      ("18:00", "2026-11-21T18:00:00Z"), ("18:30", "2026-11-20T18:30:00Z"),
      ("1am", "2026-11-21T01:00:00Z"), ("19:00", "2026-11-20T19:00:00Z"),
      ("fri 9am", "2026-11-27T09:00:00Z"), ("fri 19:00", "2026-11-20T19:00:00Z"),
      ("sat 9am", "2026-11-21T09:00:00Z"), ("today 9am", "2026-11-20T09:00:00Z"),
      ("yesterday noon", "2026-11-19T12:00:00Z"), ("2026-11-20 09:00", "2026-11-20T09:00:00Z"),
    ])
  func whoLooksAheadMeansTheNext(text: String, instant: String) throws {
    let zone = try ClockZone.named("Europe/London")
    let time = AskedTime(try #require(When(text)), askedAt: Self.now)
    #expect(time.moment(in: zone).rfc3339(in: zone) == instant)
  }

  @Test func theZoneDecidesWhatDayItIs() throws {
    let late = Moment(secondsSince1970: 1_795_219_200)
    let when = try #require(When("today 12:00"))
    let (utc, tokyo) = (ClockZone.utc, try ClockZone.named("Asia/Tokyo"))
    #expect(when.moment(now: late, in: utc).rfc3339(in: utc) == "2026-11-21T12:00:00Z")
    let earlier = Moment(secondsSince1970: late.secondsSince1970 - 1)
    #expect(when.moment(now: earlier, in: utc).rfc3339(in: utc) == "2026-11-20T12:00:00Z")
    #expect(when.moment(now: earlier, in: tokyo).rfc3339(in: tokyo) == "2026-11-21T12:00:00+09:00")
  }

  @Test func anHourThatTheClocksSkipIsTheOneAfterIt() throws {
    let zone = try ClockZone.named("Europe/London")
    let when = try #require(When("2026-03-29 01:30"))
    #expect(when.moment(now: Self.now, in: zone).rfc3339(in: zone) == "2026-03-29T02:00:00+01:00")
  }

  @Test(
    "length",
    arguments: [
      ("30m", 30), ("1h30m", 90), ("2 hours", 120), ("90 min", 90), ("1d", 1440), ("59s", 0),
    ])
  func lengthsAreUnderstood(text: String, minutes: Int) {
    #expect(Duration(text)?.minutes == minutes)
  }
}
