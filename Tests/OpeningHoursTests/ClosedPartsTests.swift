import Testing

@testable import OpeningHours

/// Parts of days on which a place is closed, as pages of restaurants have them.
@Suite struct ClosedPartsTests {
  @Test(arguments: [
    (
      "12h-14h, 19h-22h, fermé dimanche soir et lundi",
      "12:00-14:00,19:00-22:00; Su 12:00-14:00; Mo off"
    ),
    (
      "12:00-14:00, 19:00-22:00; closed Sunday evening and Monday",
      "12:00-14:00,19:00-22:00; Su 12:00-14:00; Mo off"
    ),
    ("Mo-Sa 12-14, 18-22; Sa lunch closed", "Mo-Sa 12:00-14:00,18:00-22:00; Sa 18:00-22:00"),
    (
      "Mo-Sa 12-14, 18-22; Su 12-14; closed Sunday evening",
      "Mo-Sa 12:00-14:00,18:00-22:00; Su 12:00-14:00"
    ),
    (
      "Tous les jours 12h-14h30 / 19h-23h sauf dimanche soir et lundi",
      "Mo-Su 12:00-14:30,19:00-23:00; Su 12:00-14:30; Mo off"
    ),
    (
      "Di-So 12-14, 18-22; Di-Do mittags geschlossen",
      "Tu-Su 12:00-14:00,18:00-22:00; Tu-Th 18:00-22:00"
    ),
    (
      "Mo-Fr 12-14, 18-22, Sa 18-22; Fr-Sa lunch closed",
      "Mo-Fr 12:00-14:00,18:00-22:00, Sa 18:00-22:00; Fr 18:00-22:00"
    ),
    ("12-14, 18-22; chiuso lunedì a pranzo", "12:00-14:00,18:00-22:00; Mo 18:00-22:00"),
    ("12-14, 18-22; closed Monday at lunchtime", "12:00-14:00,18:00-22:00; Mo 18:00-22:00"),
    (
      "12-14 Uhr, 18-22 Uhr, Samstagmittag und Sonntag geschlossen",
      "12:00-14:00,18:00-22:00; Sa 18:00-22:00; Su off"
    ),
    ("closed Sunday evening; 12-14, 18-22", "12:00-14:00,18:00-22:00; Su 12:00-14:00"),
    ("Mo-Su 18-23; Sunday evening closed", "Mo-Su 18:00-23:00; Su off"),
    (
      "Di-Sa 12-14, 18-22, So 12-20; Sa mittags geschlossen",
      "Tu-Sa 12:00-14:00,18:00-22:00, Su 12:00-20:00; Sa 18:00-22:00"
    ),
    (
      "Lun-Dom 12:30-15:00, 19:30-23:00, chiuso la domenica sera",
      "Mo-Su 12:30-15:00,19:30-23:00; Su 12:30-15:00"
    ),
  ])
  func aPartIsTakenFromTheHours(value: String, canonical: String) {
    #expect(Schedule.parse(value).schedule?.canonical == canonical, "\(value)")
  }

  @Test(arguments: ["Closed Sunday evening", "Dimanche soir et lundi fermé"])
  func closedPartsAloneDoNotSayWhenItIsOpen(value: String) {
    let problem = Problem(kind: .onlyClosed, position: 0)
    #expect(Schedule.parse(value) == .notUnderstood(problem), "\(value)")
  }

  @Test(arguments: [
    "fermé dimanche soir", "12-22; closed Sunday evening",
    "12-14, 18-22; closed Monday and Tuesday evening", "12-14, 18-22; Sunday evening",
    "12-14, 18-22; closed Sunday evening, Monday or", "12-14, 18-22; Mo, Tu evening",
    "12-14, 18-22; closed Sunday evening closed", "Dec 12-14, 18-22; closed Sunday evening",
  ])
  func whatIsLeftIsNotGuessed(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }
}
