import Testing

@testable import OpeningHours

/// Days with one meal of those that the others have, and days with further times.
@Suite struct OnlyMealsTests {
  @Test(
    "only one meal",
    arguments: [
      ("Tu-Fr 12-14, 18-22; Sat dinner only", "Tu-Fr 12:00-14:00,18:00-22:00; Sa 18:00-22:00"),
      ("Tu-Fr 12-14, 18-22, dinner only on Sat", "Tu-Fr 12:00-14:00,18:00-22:00; Sa 18:00-22:00"),
      (
        "Mo-Fr 12-15, 18-23, Sa und So nur abends",
        "Mo-Fr 12:00-15:00,18:00-23:00; Sa,Su 18:00-23:00"
      ),
      ("mar-ven 12-14 19-23, sabato solo cena", "Tu-Fr 12:00-14:00,19:00-23:00; Sa 19:00-23:00"),
      (
        "mar-ven 12h-14h, 19h-22h, samedi le soir uniquement",
        "Tu-Fr 12:00-14:00,19:00-22:00; Sa 19:00-22:00"
      ),
      (
        "Di-Fr 11:30-14, 17:30-22, Sa nur abends, So nur mittags",
        "Tu-Fr 11:30-14:00,17:30-22:00; Sa 17:30-22:00; Su 11:30-14:00"
      ),
      ("Daily 12-3pm, 6-10pm; Monday lunch only", "Mo-Su 12:00-15:00,18:00-22:00; Mo 12:00-15:00"),
      ("Sat dinner only; Tu-Fr 12-14, 18-22", "Tu-Fr 12:00-14:00,18:00-22:00; Sa 18:00-22:00"),
    ])
  func onlyOne(value: String, canonical: String) { check(value, canonical) }

  @Test(
    "a meal that is missing",
    arguments: [
      (
        "12-15, 19-23; closed for lunch on Monday and Tuesday",
        "12:00-15:00,19:00-23:00; Mo,Tu 19:00-23:00"
      ),
      (
        "Lunch: 12 noon to 3pm, Dinner: 6pm to 10pm, closed for lunch on Saturdays and Sundays.",
        "12:00-15:00,18:00-22:00; Sa,Su 18:00-22:00"
      ),
      (
        "12-3pm, 6-10pm. Closed for dinner on Friday. Closed for lunch on Saturday.",
        "12:00-15:00,18:00-22:00; Fr 12:00-15:00; Sa 18:00-22:00"
      ),
      (
        "12-15, 18-22; Closed Tuesday; Also closed for lunch on Saturday",
        "12:00-15:00,18:00-22:00; Tu off; Sa 18:00-22:00"
      ),
      ("12-15, 18-22 closed Sunday evening", "12:00-15:00,18:00-22:00; Su 12:00-15:00"),
      ("Tue-Sun 12-3, 6-11; no lunch on Tuesday", "Tu-Su 12:00-15:00,18:00-23:00; Tu 18:00-23:00"),
    ])
  func missing(value: String, canonical: String) { check(value, canonical) }

  @Test(
    "one meal with its times",
    arguments: [
      (
        "Mar-Ven solo cena 19:30-22:30, Sab-Dom 12:30-14:30, 19:30-22:30",
        "Tu-Fr 19:30-22:30, Sa-Su 12:30-14:30,19:30-22:30"
      ),
      ("Saturday Dinner Only 5:30pm - 10:30pm", "Sa 17:30-22:30"),
      ("Saturday (dinner only) 5:30pm - 10:30pm", "Sa 17:30-22:30 open \"dinner only\""),
      ("Wed - Sun: dinner only, 5 - 10pm", "We-Su 17:00-22:00"),
      ("Lunch only: Mon-Fri 11-3", "Mo-Fr 11:00-15:00"),
      ("solo a cena 19-23, lunedì chiuso", "19:00-23:00, Mo off"),
      (
        "mar-sáb 13:30-16:00 y 20:30-23:30; lunes solo cenas; domingo cerrado",
        "Tu-Sa 13:30-16:00,20:30-23:30; Mo 20:30-23:30; Su off"
      ),
    ])
  func withTimes(value: String, canonical: String) { check(value, canonical) }

  @Test(
    "further times",
    arguments: [
      ("Mo-Fr 11:30-14:30, Do+Fr auch 18-22", "Mo-Fr 11:30-14:30, Th,Fr 18:00-22:00"),
      ("Mo-Fr 11:30-14:30; Do u. Fr zusätzlich 18-22 Uhr", "Mo-Fr 11:30-14:30, Th,Fr 18:00-22:00"),
      ("Daily from 5pm, Sat & Sun also 12-3pm", "Mo-Su 17:00+, Sa,Su 12:00-15:00"),
      ("lun-ven 12-15, sabato anche 19-23", "Mo-Fr 12:00-15:00, Sa 19:00-23:00"),
      ("Mo ganztägig geschlossen, Di-So 11-22", "Mo off, Tu-Su 11:00-22:00"),
    ])
  func further(value: String, canonical: String) { check(value, canonical) }

  @Test(
    "what tells no hours",
    arguments: [
      "Mo-Fr nur abends", "only dinner", "Sat dinner only", "Daily 11-23; Monday dinner only",
      "Fri also 18-22; Mon-Thu 11-15", "Mo-Fr 12-15, Sa nur abends",
      "12-15, 19-23, closed Sun and Mon lunch",
    ])
  func nothing(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }
}
