import Testing

@testable import OpeningHours

/// Days whose hours are said by what is different from the other days.
@Suite struct LaterEndsTests {
  @Test(arguments: [
    ("Mo-Do 11-23 Uhr, Fr/Sa bis 1 Uhr", "Mo-Th 11:00-23:00; Fr,Sa 11:00-01:00"),
    ("Daily 11:00-23:00 (Fri-Sat until 01:00)", "Mo-Su 11:00-23:00; Fr-Sa 11:00-01:00"),
    ("Sun-Thu 11am-10pm, Fri-Sat till midnight", "Su-Th 11:00-22:00; Fr-Sa 11:00-24:00"),
    ("Sun-Thu 11am-10pm, Fri-Sat till 11", "Su-Th 11:00-22:00; Fr-Sa 11:00-23:00"),
    (
      "Mon-Thu 11:30-2, 5-10; Fri & Sat until 11",
      "Mo-Th 11:30-14:00,17:00-22:00; Fr,Sa 11:30-14:00,17:00-23:00"
    ),
    ("10-20 Uhr, So bis 18 Uhr; Mo Ruhetag", "10:00-20:00; Su 10:00-18:00; Mo off"),
    ("lun-jeu 11h-22h, ven-sam jusqu’à 23h", "Mo-Th 11:00-22:00; Fr-Sa 11:00-23:00"),
    ("11am-10pm (11pm Fri & Sat)", "11:00-22:00; Fr,Sa 11:00-23:00"),
    ("Daily 11am-10pm, until midnight Fri-Sat", "Mo-Su 11:00-22:00; Fr-Sa 11:00-24:00"),
    ("lun-ven 8h-18h (jusqu’à 16h vendredi)", "Mo-Fr 08:00-18:00; Fr 08:00-16:00"),
  ])
  func daysMayEndLater(value: String, canonical: String) {
    guard case .understood(let schedule, let warnings) = Schedule.parse(value) else {
      Issue.record("'\(value)' is not understood")
      return
    }
    #expect(schedule.canonical == canonical)
    #expect(warnings.contains { $0.code == .informalDays })
  }

  @Test(arguments: [
    "Fr/Sa bis 1 Uhr", "Mo bis 18 Uhr", "Mo off, Tu until 10pm", "Mo-Fr 10:00-18:00, Sa bis 9:00",
    "Mo-Su 8am-3pm, Fri till 1", "Mo-Fr 10:00+, Sa bis 2 Uhr", "Mo-Fr 10-18, Sa bis 14, bis 16",
    "Mo-Fr 10-18 (Sa bis 14", "Mo-Fr 10-18, Sa bis 49", "lun-ven 8h-18h (vendredi 16h)",
    "11am-10pm (11am Fri)", "(11pm Fri & Sat)", "11am-10pm, 11pm Fri & Sat",
  ])
  func endsWithoutABeginningAreNotUnderstood(value: String) {
    if let schedule = Schedule.parse(value).schedule {
      Issue.record("'\(value)' is understood as \(schedule.canonical)")
    }
  }

  @Test(arguments: [
    ("Mo-Fr 8-17 (Sat 10-14)", "Mo-Fr 08:00-17:00; Sa 10:00-14:00"),
    ("Daily 11:00-23:00 (Fri-Sat 11-01)", "Mo-Su 11:00-23:00; Fr-Sa 11:00-01:00"),
    ("10:00-12:00 (PH 9-10)", "10:00-12:00; PH 09:00-10:00"),
    ("Mo-Fr 9-17 (Dec 24 9-12), Sa 9-12", "Mo-Fr 09:00-17:00; Dec 24 09:00-12:00, Sa 09:00-12:00"),
  ])
  func otherDaysMayBeInParentheses(value: String, canonical: String) {
    #expect(Schedule.parse(value).schedule?.canonical == canonical)
  }
}
