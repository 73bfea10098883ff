import Testing

@testable import OpeningHours

/// Hours in the forms of menus, delivery sites and newspapers: days behind their times, one letter
/// for a day, a clock of twelve hours.
@Suite struct MenuHoursTests {
  @Test(arguments: [
    ("12noon – 3:30pm, 7pm – 11:30pm (Mon-Sun)", "Mo-Su 12:00-15:30,19:00-23:30"),
    ("Closed (Mon),12noon – 11pm (Tue-Sun)", "Mo off, Tu-Su 12:00-23:00"),
    (
      "12noon – 11pm (Mon-Thu),12noon – 12midnight (Fri-Sun)",
      "Mo-Th 12:00-23:00, Fr-Su 12:00-24:00"
    ),
    ("24 Hours (Mon-Sun)", "Mo-Su 00:00-24:00"), ("(Mo-Fr) 9:00-17:00", "Mo-Fr 09:00-17:00"),
    ("11:00-22:00（月曜定休）", "11:00-22:00; Mo off"), ("10:00-12:00 (PH off)", "10:00-12:00; PH off"),
    ("月-金 11:30-14:30, 17:00-22:00 (土日祝休み)", "Mo-Fr 11:30-14:30,17:00-22:00; Sa,Su,PH off"),
    ("Daily 10-20 (closed Sundays)", "Mo-Su 10:00-20:00; Su off"),
  ])
  func daysInParenthesesAreDays(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("M-Thurs: 11AM-9PM F-Sat: 11AM-10PM", "Mo-Th 11:00-21:00; Fr-Sa 11:00-22:00"),
    ("M-TH 8:30-3:30, F 9-5", "Mo-Th 08:30-15:30, Fr 09:00-17:00"),
    ("M, W, F 11am-2pm", "Mo,We,Fr 11:00-14:00"), ("M to F 9-17", "Mo-Fr 09:00-17:00"),
    ("M-W 11-21, Th-Sat 11-22, closed Sun", "Mo-We 11:00-21:00, Th-Sa 11:00-22:00, Su off"),
  ])
  func aLetterIsADayBesideOtherDays(value: String, canonical: String) { check(value, canonical) }

  @Test func inFranceALetterBesideSaIsNoMonday() {
    #expect(Schedule.parse("M-Sa 11:00-21:00", country: "FR").schedule == nil)
    #expect(Schedule.parse("M-Sa 11:00-21:00", country: "US").schedule != nil)
  }

  @Test(arguments: [
    ("Fr 18:00-Sa 02:00", "Fr 18:00-02:00"), ("Friday 5 PM – Saturday 2 AM", "Fr 17:00-02:00"),
    ("Su 20:00 - Mo 4:00; Sa 20:00+", "Su 20:00-04:00; Sa 20:00+"),
  ])
  func aNightMayNameTheDayOnWhichItEnds(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    ("Daily 11:30 AM – 3:00 PM; 5:00 PM – 10:00 PM", "Mo-Su 11:30-15:00, Mo-Su 17:00-22:00"),
    ("Daily · 6:00 AM – 9:00 PM", "Mo-Su 06:00-21:00"),
    ("Mo-Fr 11:00-15:00; 17:00-22:00", "Mo-Fr 11:00-15:00; 17:00-22:00"),
    (
      "Open Tuesday to Sunday, 11 AM to 10 PM. We are closed on Mondays.",
      "Tu-Su 11:00-22:00; Mo off"
    ),
    ("10時から19時まで", "10:00-19:00"), ("10시부터 19시까지", "10:00-19:00"),
  ])
  func signsAndWordsBetweenHours(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    "Fr 18:00-Su 02:00", "Fr-Sa 18:00-Su 02:00", "Fr 18:00-Sa 20:00", "Fr 18:00-Sa 29:00",
  ])
  func anotherDayAtTheEndIsNotUnderstood(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(arguments: [
    ("오전 10:30~오후 9:00", "10:30-21:00"), ("오후 6:00~11:00", "18:00-23:00"),
    ("下午5:00-9:30", "17:00-21:30"), ("上午9點-11點", "09:00-11:00"),
  ])
  func oneWordBeforeARangeIsForBothEnds(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    ("Open 6am-2pm daily", "Mo-Su 06:00-14:00"), ("Open 11-21 Tue-Sun", "Tu-Su 11:00-21:00"),
    ("We are open from 10:00 AM to 11:00 PM every day.", "Mo-Su 10:00-23:00"),
  ])
  func openMayPrecedeTimesAndThenDays(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    ("5-1am", "17:00-01:00"), ("11-1am", "11:00-01:00"), ("11:00-12:00 AM", "11:00-24:00"),
    ("8am - 12mn", "08:00-24:00"), ("8:00am - 12:00nn", "08:00-12:00"),
    ("11am - 12:00 midnight", "11:00-24:00"), ("12:00 noon - 3pm", "12:00-15:00"),
    ("Mo-Fr 11.30-14.30 Uhr u. 17.30-23.00 Uhr", "Mo-Fr 11:30-14:30,17:30-23:00"),
  ])
  func hoursUntilNoonAndMidnight(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: ["10-2am", "6-12am", "9-3am", "10:00-7:00 AM"])
  func aStartOnEitherHalfIsNotUnderstood(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(arguments: [
    ("Tuesday closed, 11 AM - 9 PM", "11:00-21:00; Tu off"),
    ("Closed Mon; daily 9-17; Dec 25 off", "Mo-Su 09:00-17:00; Dec 25 off; Mo off"),
    ("Mo off, 11:00-21:00", "Mo off, 11:00-21:00"),
    (
      "Mon closed, Tue-Sun 11-21, daily brunch 10-11",
      "Tu-Su 11:00-21:00, Mo-Su 10:00-11:00; Mo off"
    ),
  ])
  func aDayOffIsTakenFromAllDays(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("M-F 11-2 & 5-9, Sat 5-10", "Mo-Fr 11:00-14:00,17:00-21:00, Sa 17:00-22:00"),
    (
      "Mon closed; Tue-Thu 5-9; Fri 5-10; Sat 12-10",
      "Mo off; Tu-Th 17:00-21:00; Fr 17:00-22:00; Sa 12:00-22:00"
    ),
  ])
  func aPlaceThatOpensAtNoonDoesNotOpenAtFive(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: ["Thu 5–11; Fri–Sat 5–12", "Mon-Fri 6-2; Sat 6-12", "Mo 8-2; Tu 5-9"])
  func fiveMayBeInTheMorning(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(arguments: [
    ("Di–Sa 9–18 Uhr", "Tu-Sa 09:00-18:00"),
    ("Di-Sa 12-14 et 19-22", "Su-Sa 12:00-14:00,19:00-22:00"),
    ("Do-Sa 18-22, Di geschlossen", "Th-Sa 18:00-22:00, Tu off"),
  ])
  func otherWordsTellTheLanguage(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("9：00～19：00 【定休日】水曜日", "09:00-19:00; We off"),
    ("10:00~18:00【土日祝定休日】", "10:00-18:00; Sa,Su,PH off"), ("24x7", "24/7"),
    ("11:00 ص حتى 02:00 ص", "11:00-02:00"), ("الأحد - الخميس 12:00-23:00", "Su-Th 12:00-23:00"),
    ("Ouvert tous les jours sauf le lundi 12h-14h 19h-22h", "Tu-Su 12:00-14:00,19:00-22:00"),
    (
      "Dal martedì alla domenica 12.30-15.00 / 19.00-23.00. Lunedì chiuso",
      "Tu-Su 12:30-15:00,19:00-23:00; Mo off"
    ),
  ])
  func furtherSignsAndWords(value: String, canonical: String) { check(value, canonical) }
}
