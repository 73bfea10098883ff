import Testing

@testable import OpeningHours

/// Closed days and dates as pages of restaurants tell them.
@Suite struct ClosedDaysTests {
  /// In the notation, the hours of a later rule would count on them.
  @Test(arguments: [
    ("Mo off. 10-18", "10:00-18:00; Mo off"),
    ("Mo, Di off. Täglich 10-18", "Mo-Su 10:00-18:00; Mo,Tu off"),
    ("Mo geschlossen. 10-18", "10:00-18:00; Mo off"), ("PH off. 10-18", "10:00-18:00; PH off"),
    ("closed December 25. Open daily 10-18", "Mo-Su 10:00-18:00; Dec 25 off"),
    ("Closed Christmas Day, open daily 10-18", "Mo-Su 10:00-18:00; Dec 25 off"),
    ("Closed bank holidays, open 10-18", "10:00-18:00; PH off"),
    ("closed in August. Daily 10-18", "Mo-Su 10:00-18:00; Aug off"),
    ("Closed January. Mon-Fri 10-18", "Mo-Fr 10:00-18:00; Jan off"),
    (
      "Closed public holidays. Mon-Fri 10-18, Sat 10-14",
      "Mo-Fr 10:00-18:00, Sa 10:00-14:00; PH off"
    ),
    ("Closed on Jan 1. Open daily 18-02", "Mo-Su 18:00-02:00; Jan 01 off"),
    ("August geschlossen; 10-18", "10:00-18:00; Aug off"),
    ("fermé en août. Tous les jours 12h-14h", "Mo-Su 12:00-14:00; Aug off"),
    ("chiuso ad agosto. Tutti i giorni 12-15", "Mo-Su 12:00-15:00; Aug off"),
    ("Täglich 10-18. Betriebsferien vom 1.8. bis 15.8.", "Mo-Su 10:00-18:00; Aug 01-15 off"),
    ("am Montag geschlossen, täglich 10-18", "Mo-Su 10:00-18:00; Mo off"),
  ])
  func theyAreTakenFromTheHoursBehindThem(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(
    "notation",
    arguments: [
      ("Mo off; 10:00-18:00", "Mo off; 10:00-18:00"),
      ("Dec 25 off; Mo-Su 10:00-18:00", "Dec 25 off; Mo-Su 10:00-18:00"),
      ("Dec 25 closed; Mo-Su 10:00-18:00", "Dec 25 off; Mo-Su 10:00-18:00"),
      ("Jan. Mo-Fr 10-18", "Jan Mo-Fr 10:00-18:00"),
      ("Jun off; Jun Mo-Fr 10:00-12:00", "Jun off; Jun Mo-Fr 10:00-12:00"),
    ])
  func rulesOfTheNotationReplaceThoseBefore(value: String, canonical: String) {
    check(value, canonical)
  }

  /// They were read as Sundays that are a 25 December, or as open on that day.
  @Test(arguments: [
    ("Su & Dec 25 off", "Su off; Dec 25 off"), ("closed Sundays, Dec 25", "Su off; Dec 25 off"),
    ("Closed Sundays & Christmas Day.", "Su off; Dec 25 off"),
    ("Closed Sunday, public holidays and Dec 24", "Su,PH off; Dec 24 off"),
    ("Closed Christmas Day and Sundays", "Dec 25 off; Su off"),
    ("montags und im August geschlossen", "Mo off; Aug off"),
    ("fermé le lundi et en août", "Mo off; Aug off"),
    ("Mo und 24.12. geschlossen", "Mo off; Dec 24 off"),
  ])
  func aListMayBeOfDaysAndDates(closed: String, canonical: String) {
    check("Tu-Sa 10-18; \(closed)", "Tu-Sa 10:00-18:00; \(canonical)")
  }

  @Test(arguments: [
    ("Closed Mondays & Dec 25. Open 10-18", "10:00-18:00; Mo off; Dec 25 off"),
    ("Closed Dec 25 and Mondays. Open 10-18", "10:00-18:00; Dec 25 off; Mo off"),
    (
      "Closed 24-26 December. Open daily 10-18. Dec 26: 11-14",
      "Mo-Su 10:00-18:00; Dec 24-26 off; Dec 26 11:00-14:00"
    ),
    (
      "Closed Mondays. Daily 10-18. Jul-Aug Mo 10-14",
      "Mo-Su 10:00-18:00; Mo off; Jul-Aug Mo 10:00-14:00"
    ),
    ("Mo-Sa 10-18, closed Sun, Dec 24 10-14", "Mo-Sa 10:00-18:00, Su off, Dec 24 10:00-14:00"),
    ("Closed Mondays; Tu-Su 10-18", "Mo off; Tu-Su 10:00-18:00"),
    ("Mo-Fr 9-17 & Dec 24 9-12", "Mo-Fr 09:00-17:00; Dec 24 09:00-12:00"),
  ])
  func hoursThatFollowAreOfTheirOwnDays(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(
    "day first",
    arguments: [
      ("24.12. geschlossen", "Dec 24 off"), ("am 24.12. geschlossen", "Dec 24 off"),
      ("24.12. 10-14", "Dec 24 10:00-14:00"), ("24.12.2026 geschlossen", "2026 Dec 24 off"),
      ("24.12.-6.1. geschlossen", "Dec 24-Jan 06 off"), ("24.-26.12. geschlossen", "Dec 24-26 off"),
      ("25.12. & 26.12. 11-15", "Dec 25,Dec 26 11:00-15:00"),
      ("24., 25. und 26.12. geschlossen", "Dec 24,Dec 25,Dec 26 off"),
      ("24.12.26-6.1.27 geschlossen", "2026 Dec 24-2027 Jan 06 off"),
      ("24.12.10-14", "Dec 24 10:00-14:00"),
      (
        "closed 24th, 25th, 26th, 27th, 28th and 29th Dec",
        "Dec 24,Dec 25,Dec 26,Dec 27,Dec 28,Dec 29 off"
      ),
      ("closed 24-26 December", "Dec 24-26 off"), ("closed 24th to 26th Dec", "Dec 24-26 off"),
      ("closed 24, 25 and 26 December", "Dec 24,Dec 25,Dec 26 off"),
      ("closed 25 & 26 Dec and 1 Jan", "Dec 25,Dec 26,Jan 01 off"),
      ("fermé du 1er au 15 août", "Aug 01-15 off"),
      ("chiuso dal 1 al 15 agosto", "Aug 01-15 off"), ("1-15 août fermé", "Aug 01-15 off"),
    ])
  func aDateMayBeginWithItsDay(date: String, canonical: String) {
    check("Mo-Su 10-18, \(date)", "Mo-Su 10:00-18:00, \(canonical)")
  }

  @Test(
    "all days",
    arguments: [
      ("Temporarily closed.", "off \"Temporarily closed\""),
      ("Vorübergehend geschlossen", "off \"Vorübergehend geschlossen\""),
      ("Geschlossen wegen Umbau", "off \"wegen Umbau\""),
      ("closed until further notice", "off \"until further notice\""),
      ("Fermé définitivement", "off \"définitivement\""),
    ])
  func aPlaceMayBeClosedAltogether(value: String, canonical: String) {
    check(value, canonical)
  }

  @Test(arguments: [
    "Never closed", "Closed for lunch", "Closed until March", "Currently closed Mondays",
    "Temporarily closed; Mo-Fr 10-18", "Closed until 5", "Summer: 10-22",
  ])
  func noOtherValueIsClosedForThat(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  @Test(
    "seasons",
    arguments: [
      (
        "Summer (May-Sep): daily 10-22; Winter (Oct-Apr): Tue-Sun 11-20",
        "May-Sep Mo-Su 10:00-22:00; Oct-Apr Tu-Su 11:00-20:00"
      ), ("Sommer: Mai bis September täglich 10-22 Uhr", "May-Sep Mo-Su 10:00-22:00"),
      ("Été (juin à septembre) : 10h-22h", "Jun-Sep 10:00-22:00"),
      ("(May-Sep) daily 10-22", "May-Sep Mo-Su 10:00-22:00"),
    ])
  func aSeasonWithMonthsIsThose(value: String, canonical: String) {
    check(value, canonical)
  }

  /// Where the numbers may be hours, nothing is guessed.
  @Test(arguments: [
    "Mo-Su 10-18 May-Sep", "Mo-Fr 10-12 Dec 24 10-14", "closed Mondays, 10-18 May-Sep",
    "Mo-Fr 10.12. Sa 9-12", "Mo-Su 10-18, 30.-2.1. geschlossen", "Mo-Fr 9.30-18.10.",
  ])
  func whatMayBeHoursIsNotGuessed(value: String) {
    #expect(Schedule.parse(value).schedule == nil, "\(value)")
  }

  private func check(_ value: String, _ canonical: String) {
    #expect(Schedule.parse(value).schedule?.canonical == canonical, "\(value)")
  }
}
