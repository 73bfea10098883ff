import Testing

@testable import OpeningHours

/// What a value says at a local time (UTC clocks; 2024-05-20 is Whit Monday, 2024-05-24 a Friday).
private struct Case: CustomTestStringConvertible {
  let value: String
  let when: String
  let wanted: String
  let country: String?

  init(_ value: String, _ when: String, _ wanted: String, country: String? = nil) {
    self.value = value
    self.when = when
    self.wanted = wanted
    self.country = country
  }

  var testDescription: String { "\(value) at \(when)" }

  func check() {
    #expect(said(value, at: when, country: country) == wanted, "\(value) at \(when)")
  }
}

@Suite("What values mean")
struct SemanticsTests {
  @Test(
    "Rows on which evaluators differ",
    arguments: [
      Case("Mo-Fr 10:00-02:00", "2024-05-25 01:00", "open"),
      Case("Fr 18:00-02:00; Sa 12:00-14:00", "2024-05-25 01:00", "closed"),
      Case("Fr 18:00-02:00, Sa 12:00-14:00", "2024-05-25 01:00", "open"),
      Case("Su 19:00-02:00; PH off", "2024-05-20 01:00", "closed", country: "DE"),
      Case("10:00-20:00; 12:00-14:00 off", "2024-05-24 13:00", "closed"),
      Case("10:00-20:00; 12:00-14:00 off", "2024-05-24 15:00", "open"),
      Case("\"by appointment\"", "2024-05-24 13:00", "unknown \"by appointment\""),
      Case("Mo-Fr 09:00-12:00 || \"by appointment\"", "2024-05-24 11:00", "open"),
      Case(
        "Mo-Fr 09:00-12:00 || \"by appointment\"", "2024-05-24 15:00", "unknown \"by appointment\""),
      Case("10:00+", "2024-05-24 23:30", "unknown"),
      Case("17:00+", "2024-05-24 02:00", "unknown"),
      Case("17:00+", "2024-05-24 03:00", "closed"),
      Case("22:00+", "2024-05-24 05:59", "unknown"),
      Case("22:00+", "2024-05-24 06:00", "closed"),
      Case("12:00-14:00+", "2024-05-24 13:59", "open"),
      Case("12:00-14:00+", "2024-05-24 15:00", "unknown"),
      Case("Mo-Fr 10:00-20:00; PH off", "2024-12-25 12:00", "closed", country: "DE"),
      Case("Mo-Fr 10:00-20:00; PH off", "2024-12-25 12:00", "unknown"),
      Case("Mo-Fr 10:00-20:00; PH off", "2024-05-26 12:00", "closed"),
      Case("Mo-Fr 10:00-20:00; SH off", "2026-12-28 12:00", "closed", country: "DE"),
      Case("Mo-Su,PH 10:00-20:00", "2024-12-25 12:00", "open"),
      Case("Mo-Fr 08:00-08:00", "2024-05-25 07:59", "open"),
      Case("Mo-Fr 08:00-08:00", "2024-05-25 08:00", "closed"),
    ])
  private func differing(_ example: Case) { example.check() }

  @Test(
    "Rules in order",
    arguments: [
      Case("Mo-Su 10:00-20:00; Fr 12:00-14:00", "2024-05-24 11:00", "closed"),
      Case("Mo-Su 10:00-20:00, Fr 21:00-22:00", "2024-05-24 21:30", "open"),
      Case("Mo-Su 10:00-20:00, Fr 21:00-22:00", "2024-05-24 11:00", "open"),
      Case("Mo-Fr 10:00-12:00; 14:00-16:00", "2024-05-24 11:00", "open"),
      Case("10:00-12:00; 14:00-16:00", "2024-05-24 11:00", "closed"),
      Case("24/7; Fr off", "2024-05-24 11:00", "closed"),
      Case("Mo-Su 18:00-02:00; Sa off", "2024-05-25 01:00", "closed"),
      Case("Mo-Su 18:00-02:00; Sa off", "2024-05-26 01:00", "closed"),
      Case("Mo-Su 18:00-02:00; Sa 10:00-12:00", "2024-05-26 01:00", "closed"),
      Case("10:00-12:00 || 14:00-16:00 \"bar\" || unknown", "2024-05-24 15:00", "unknown \"bar\""),
      Case(
        "10:00-12:00 || 14:00-16:00 open \"bar\" || unknown", "2024-05-24 15:00", "open \"bar\""),
      Case("10:00-12:00 || 14:00-16:00 open \"bar\" || unknown", "2024-05-24 17:00", "unknown"),
      Case("Fr 10:00-12:00 off \"works\"; Fr 13:00-14:00", "2024-05-24 11:00", "closed"),
      Case(
        "Mo-Fr 10:00-20:00 \"kitchen until 19\"", "2024-05-24 11:00", "unknown \"kitchen until 19\""
      ),
      Case(
        "Mo-Fr 10:00-20:00 open \"ring twice\"", "2024-05-24 11:00", "open \"ring twice\""),
      Case("off", "2024-05-24 11:00", "closed"),
      Case("24/7", "2024-05-24 11:00", "open"),
      Case("unknown", "2024-05-24 11:00", "unknown"),
    ])
  private func rulesInOrder(_ example: Case) { example.check() }

  @Test(
    "Days",
    arguments: [
      Case("Fr-Mo 10:00-12:00", "2024-05-26 11:00", "open"),
      Case("Fr-Mo 10:00-12:00", "2024-05-22 11:00", "closed"),
      Case("Dec-Jan 10:00-12:00", "2025-01-31 11:00", "open"),
      Case("Dec-Jan 10:00-12:00", "2025-02-01 11:00", "closed"),
      Case("Dec 20-Jan 05 10:00-12:00", "2025-01-05 11:00", "open"),
      Case("Dec 20-Jan 05 10:00-12:00", "2025-01-06 11:00", "closed"),
      Case("2024 Dec 20-Jan 05 10:00-12:00", "2025-01-05 11:00", "open"),
      Case("2024 Dec 20-Jan 05 10:00-12:00", "2026-01-05 11:00", "closed"),
      Case("2024 Dec 20-2026 Jan 05 10:00-12:00", "2025-07-05 11:00", "open"),
      Case("Feb 29-Mar 02 10:00-12:00", "2023-02-28 11:00", "closed"),
      Case("Feb 29-Mar 02 10:00-12:00", "2023-03-01 11:00", "open"),
      Case("Feb 20-29 10:00-12:00", "2023-02-28 11:00", "open"),
      Case("Feb 29 10:00-12:00", "2023-03-01 11:00", "closed"),
      Case("Feb 29 10:00-12:00", "2024-02-29 11:00", "open"),
      Case("Th[1,3-5] 10:00-12:00", "2024-05-02 11:00", "open"),
      Case("Th[1,3-5] 10:00-12:00", "2024-05-09 11:00", "closed"),
      Case("Th[1,3-5] 10:00-12:00", "2024-05-30 11:00", "open"),
      Case("Th[-1] 10:00-12:00", "2024-05-30 11:00", "open"),
      Case("Th[-1] 10:00-12:00", "2024-05-23 11:00", "closed"),
      Case("Fr[-1] +1 day 10:00-12:00", "2024-06-01 11:00", "open"),
      Case("Sa[1] -2 days 10:00-12:00", "2024-05-30 11:00", "open"),
      Case("week 53 10:00-12:00", "2021-01-03 11:00", "open"),
      Case("week 53 10:00-12:00", "2021-01-04 11:00", "closed"),
      Case("week 01-53/2 10:00-12:00", "2024-01-15 11:00", "open"),
      Case("week 01-53/2 10:00-12:00", "2024-01-08 11:00", "closed"),
      Case("week 50-02 10:00-12:00", "2024-01-10 11:00", "open"),
      Case("2025+ 10:00-12:00", "2031-05-24 11:00", "open"),
      Case("2025+ 10:00-12:00", "2024-05-24 11:00", "closed"),
      Case("2020-2030/4 10:00-12:00", "2024-05-24 11:00", "open"),
      Case("2020-2030/4 10:00-12:00", "2026-05-24 11:00", "closed"),
      Case("2008/1 10:00-12:00", "2026-05-24 11:00", "open"),
      Case("2027/1 10:00-12:00", "2026-05-24 11:00", "closed"),
      Case("easter -2 days off", "2024-03-29 11:00", "closed"),
      Case("easter +39 days 10:00-12:00", "2024-05-09 11:00", "open"),
      Case("easter-Oct 31 10:00-12:00", "2024-03-30 11:00", "closed"),
      Case("easter-Oct 31 10:00-12:00", "2024-03-31 11:00", "open"),
      Case("Mar Su[-1]-Oct Su[-1] 10:00-12:00", "2024-03-30 11:00", "closed"),
      Case("Mar Su[-1]-Oct Su[-1] 10:00-12:00", "2024-03-31 11:00", "open"),
      Case("2024 Jan-Jun week 20-30 Mo-Fr 10:00-12:00", "2024-05-24 11:00", "open"),
      Case("Jan 01-31/10 10:00-12:00", "2024-01-21 11:00", "open"),
      Case("Jan 01-31/10 10:00-12:00", "2024-01-20 11:00", "closed"),
      Case("Mo-Fr 10:00-12:00 Jan-Mar off", "2024-01-24 11:00", "closed"),
      Case("10:00-12:00 Mo-Fr", "2024-05-25 11:00", "closed"),
    ])
  private func days(_ example: Case) { example.check() }

  @Test(
    "Holidays",
    arguments: [
      Case("Mo-Fr,PH 10:00-12:00", "2026-10-03 11:00", "open", country: "DE"),
      Case("Mo-Fr,PH 10:00-12:00", "2026-10-10 11:00", "closed", country: "DE"),
      Case("PH Mo-Fr 10:00-12:00", "2024-05-20 11:00", "open", country: "DE"),
      Case("PH Mo-Fr 10:00-12:00", "2024-05-21 11:00", "closed", country: "DE"),
      Case("PH Mo-Fr 10:00-12:00", "2026-10-03 11:00", "closed", country: "DE"),
      Case("PH -1 day 10:00-12:00", "2024-12-24 11:00", "open", country: "DE"),
      Case("PH -1 day 10:00-12:00", "2024-12-26 11:00", "closed", country: "DE"),
      Case("PH -7 days 10:00-12:00", "2024-12-18 11:00", "open", country: "DE"),
      Case("easter +7 days 10:00-12:00", "2024-04-07 11:00", "open"),
      Case("10:00-20:00; PH 12:00-14:00", "2024-05-24 13:00", "open", country: "XX"),
      Case("10:00-20:00; PH 12:00-14:00", "2024-05-24 15:00", "unknown", country: "XX"),
      Case("10:00-20:00; PH 12:00-14:00", "2024-05-24 21:00", "closed", country: "XX"),
      Case("18:00-02:00; PH off", "2024-05-24 01:00", "unknown"),
      Case("SH 10:00-12:00", "2024-05-24 11:00", "unknown", country: "DE"),
      Case("SH 10:00-12:00", "2024-05-24 13:00", "closed", country: "DE"),
    ])
  private func holidays(_ example: Case) { example.check() }

  @Test(
    "Times",
    arguments: [
      Case("Fr 17:00-26:00", "2024-05-25 01:59", "open"),
      Case("Fr 17:00-26:00", "2024-05-25 02:00", "closed"),
      Case("Fr 10:00-24:00", "2024-05-25 00:00", "closed"),
      Case("Fr 10:00-48:00", "2024-05-25 23:59", "open"),
      Case("18:00-02:00+", "2024-05-24 03:00", "unknown"),
      Case("18:00-02:00+", "2024-05-24 10:00", "closed"),
      Case("07:00+,12:00-16:00", "2024-05-24 08:00", "unknown"),
      Case("18:00-02:00+", "2024-05-24 03:00", "unknown"),
      Case("18:00-02:00+", "2024-05-24 10:00", "closed"),
      Case("07:00+,12:00-16:00", "2024-05-24 17:00", "closed"),
      Case("sunrise-sunset", "2024-05-24 06:00", "open"),
      Case("sunrise-sunset", "2024-05-24 18:00", "closed"),
      Case("dawn-dusk", "2024-05-24 05:29", "closed"),
      Case("dawn-dusk", "2024-05-24 18:29", "open"),
      Case("(sunset-00:30)-22:00", "2024-05-24 17:30", "open"),
      Case("sunset-sunrise", "2024-05-24 01:00", "open"),
      Case("Su 09:30", "2024-05-26 09:29", "closed"),
      Case("Su 09:30", "2024-05-26 09:30", "unknown"),
      Case("10:00-16:00/90", "2024-05-26 12:10", "open"),
    ])
  private func times(_ example: Case) { example.check() }

  @Test("An answer names its rule and what it rests on")
  func reasons() {
    let place = Place(timeZone: .utc)
    let hours = schedule("Mo-Fr 10:00-12:00; Sa 18:00+; Su 09:30; PH off")
    let cases: [(String, Int?, Reason)] = [
      ("2024-05-25 20:00", 1, .openEnd), ("2024-05-24 13:00", nil, .noRule),
      ("2024-05-24 11:00", 0, .holidaysUnknown(.anyCountry)),
    ]
    for (when, rule, reason) in cases {
      let status = hours.status(at: utc(when), in: place)
      #expect(status.ruleIndex == rule || reason != .openEnd, "\(when)")
      #expect(status.reason == reason || reason == .openEnd, "\(when)")
    }
    let known = hours.status(at: utc("2024-05-25 20:00"), in: Place(timeZone: .utc, country: "DE"))
    #expect(known == Status(state: .unknown, comment: nil, ruleIndex: 1, reason: .openEnd))
  }
}
