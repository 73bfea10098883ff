import Testing

@testable import KeyLimeCLI

@Suite struct InstantTests {
  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-11-20T18:30:00Z", 1_795_199_400),
      ("2026-11-20t19:30:00.75+01:00", 1_795_199_400), ("2026-11-20 13:00:00-05:30", 1_795_199_400),
      ("2024-02-29", 1_709_164_800), ("1969-12-31T23:59:59Z", -1), ("0000-01-01", -62_167_219_200),
      ("9999-12-31T23:59:59Z", 253_402_300_799), ("2016-12-31T23:59:60Z", 1_483_228_799),
      ("-5", -5), ("1795199400", 1_795_199_400),
    ] as [(String, Int64)])
  func reads(text: String, seconds: Int64) {
    #expect(Instant(parsing: text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "today", "2026-13-01", "2026-02-29", "2026-11-20T24:00:00Z", "2026-11-20T18:30:00",
    "2026-11-20T18:30:00Z ", "2026-1-1", "2026-11-20T18:30Z",
  ])
  func refuses(text: String) {
    #expect(Instant(parsing: text) == nil)
  }

  @Test func writesWhatItReads() {
    for seconds in stride(from: -62_135_596_800, through: 253_402_300_799, by: 99_999_989) {
      let instant = Instant(seconds: Int64(seconds))
      #expect(Instant(parsing: instant.rfc3339) == instant)
    }
  }

  @Test(
    arguments: [
      (0, "just now"), (59, "just now"), (60, "1 minute ago"), (7199, "2 hours ago"),
      (172_800, "2 days ago"), (-172_800, "in 2 days"), (8 * 86_400, "1 week ago"),
      (400 * 86_400, "1 year ago"), (724 * 86_400, "2 years ago"), (89, "1 minute ago"),
      (3576, "1 hour ago"), (3569, "59 minutes ago"), (84_000, "23 hours ago"),
      (85_000, "1 day ago"), (6 * 86_400 + 50_000, "1 week ago"), (29 * 86_400, "4 weeks ago"),
      (30 * 86_400, "1 month ago"), (344 * 86_400, "11 months ago"), (360 * 86_400, "1 year ago"),
      (-3576, "in 1 hour"), (.max, "292471208678 years ago"),
    ] as [(Int64, String)])
  func isSaidRelativeToNow(age: Int64, words: String) {
    let now = Instant(seconds: 1_000_000_000)
    #expect(RelativeTime.words(from: Instant(seconds: now.seconds - age), now: now) == words)
  }

  @Test func extremesDoNotOverflow() {
    let words = RelativeTime.words(from: Instant(seconds: .min), now: Instant(seconds: .max))
    #expect(words.contains("years"))
  }
}
