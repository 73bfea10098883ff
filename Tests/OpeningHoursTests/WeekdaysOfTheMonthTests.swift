import Testing

@testable import OpeningHours

/// Weekdays of the month, and opening and closing said in verbs.
@Suite struct WeekdaysOfTheMonthTests {
  @Test(arguments: [
    ("1st Sunday of the month 10:00-14:00", "Su[1] 10:00-14:00"),
    ("First and third Saturday 10:00-14:00", "Sa[1,3] 10:00-14:00"),
    ("Thu 7:30–14:00; 4th Sat 8:00–14:00", "Th 07:30-14:00; Sa[4] 08:00-14:00"),
    ("every first Friday 18:00-22:00", "Fr[1] 18:00-22:00"),
    ("every second Sunday of the month 10-14", "Su[2] 10:00-14:00"),
    ("Mo-Sa 11-22, last Sunday of the month closed", "Mo-Sa 11:00-22:00, Su[-1] off"),
    ("Mo 10:00-12:00; 1st Su off", "Mo 10:00-12:00; Su[1] off"),
    ("last and second Sunday 10:00-14:00", "Su[2,-1] 10:00-14:00"),
    ("Mo-Fr 9-17, 1. Samstag im Monat 10-14", "Mo-Fr 09:00-17:00, Sa[1] 10:00-14:00"),
    ("jeden ersten Sonntag im Monat 10-14 Uhr", "Su[1] 10:00-14:00"),
    ("1er dimanche du mois 10h-14h", "Su[1] 10:00-14:00"),
    ("毎月第2火曜日定休 11:00-20:00", "11:00-20:00; Tu[2] off"),
    ("11:00-20:00 第2・第4火曜日定休", "11:00-20:00; Tu[2,4] off"),
    ("11:00-20:00 (第1、第3月曜定休)", "11:00-20:00; Mo[1,3] off"),
    ("11:00-21:00 매월 둘째, 넷째 월요일 휴무", "11:00-21:00; Mo[2,4] off"),
  ])
  func inWords(value: String, canonical: String) { check(value, canonical) }

  /// Each second Sunday is each other one; a number before a dot may end a range; and a date may be
  /// meant.
  @Test(arguments: [
    "every second Sunday 10-14", "every third Sunday 10-14", "first Monday to Friday 10-14",
    "Nov 4th Thursday 10-14", "6th Sunday 10-14", "last Sunday of the month closed",
  ])
  func whatIsNoneOrMayBeAnother(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test func aNumberBeforeADotMayEndARange() {
    check("Mo-Fr 18-2. Sa 12-22", "Mo-Fr 18:00-02:00, Sa 12:00-22:00")
  }

  @Test(arguments: [
    ("Opens 6PM, closes 11 PM", "18:00-23:00"),
    ("Opens at 6pm and closes at 11pm daily", "Mo-Su 18:00-23:00"),
    ("Mo-Fr: ouvre à 9h, ferme à 18h", "Mo-Fr 09:00-18:00"),
    ("24 hours a day, 7 days a week", "24/7"),
    ("todos los días menos lunes 13-16", "Tu-Su 13:00-16:00"),
    ("월요일 휴무 11:00-21:00", "11:00-21:00; Mo off"),
    ("水曜定休 11:00-20:00", "11:00-20:00; We off"),
    ("星期三休息 11:00-20:00", "11:00-20:00; We off"),
    ("11:30-14:30, 17:00-22:00（周一店休）", "11:30-14:30,17:00-22:00; Mo off"),
    (
      "Lundi au vendredi de 12h à 14h30 et de 19h à 22h30. Fermé le week-end",
      "Mo-Fr 12:00-14:30,19:00-22:30; Sa-Su off"
    ),
    ("Montag Ruhetag 17:00-22:00", "17:00-22:00; Mo off"),
  ])
  func sentences(value: String, canonical: String) { check(value, canonical) }

  /// It may be closed for these hours of the day, and in the notation hours behind `off` count on it.
  @Test(arguments: ["Monday closed 11:00-21:00", "Mo off 11:00-21:00", "Mo Ruhetag 11:00-21:00"])
  func hoursBehindOtherWordsAreUnclear(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }
}
