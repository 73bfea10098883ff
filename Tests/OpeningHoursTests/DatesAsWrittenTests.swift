import Testing

@testable import OpeningHours

/// Dates that are not written as in the notation: each is read as it is meant, with a warning, or
/// is not understood, but never read as something else.
@Suite struct DatesAsWrittenTests {
  private func check(_ value: String, _ canonical: String?, warning code: Warning.Code? = nil) {
    guard case .understood(let schedule, let warnings) = Schedule.parse(value) else {
      #expect(canonical == nil, "'\(value)' is not understood")
      return
    }
    #expect(schedule.canonical == canonical, "\(value)")
    #expect(code == nil || warnings.contains { $0.code == code }, "\(value): \(warnings)")
  }

  @Test(arguments: [
    ("Daily 9-5, closed Christmas Day", "Mo-Su 09:00-17:00, Dec 25 off"),
    ("Open 24/7 except Christmas Day", "24/7; Dec 25 off"),
    ("Mo-Su 10-22; closed Christmas and New Year’s Day", "Mo-Su 10:00-22:00; Dec 25,Jan 01 off"),
    ("Mo-Su 10-22; Boxing Day, New Year's Eve off", "Mo-Su 10:00-22:00; Dec 26,Dec 31 off"),
    ("täglich 10-22, Heilig Abend geschlossen", "Mo-Su 10:00-22:00, Dec 24 off"),
    (
      "Mo-Sa 9-18; Weihnachten geschlossen; Silvester 9-14",
      "Mo-Sa 09:00-18:00; Dec 25-26 off; Dec 31 09:00-14:00"
    ),
    ("Lunes a domingo 13-16, cerrado Navidad y Año Nuevo", "Mo-Su 13:00-16:00, Dec 25,Jan 01 off"),
    ("Ouvert tous les jours 12h-22h sauf Noël", "Mo-Su 12:00-22:00; Dec 25 off"),
    ("Daily 9-5, closed Thanksgiving Day", "Mo-Su 09:00-17:00, Nov Th[4] off"),
    ("Daily 9-5, closed Thanksgiving and Dec 25", "Mo-Su 09:00-17:00, Nov Th[4],Dec 25 off"),
    (
      "Mo-Sa 9-17; Good Friday and Easter Monday off",
      "Mo-Sa 09:00-17:00; easter -2 days,easter +1 day off"
    ),
    ("Mo-Su 9-17; closed Easter Sunday", "Mo-Su 09:00-17:00; easter off"),
    ("Mo-Sa 9-17, Karfreitag geschlossen", "Mo-Sa 09:00-17:00, easter -2 days off"),
    ("Christmas menu", nil), ("Christmas Island", nil),
  ])
  func datesHaveNames(value: String, canonical: String?) {
    check(value, canonical, warning: canonical == nil ? nil : .informalDays)
  }

  @Test(arguments: [
    ("US", "Nov Th[4]"), ("CA", "Oct Mo[2]"), ("ca", "Oct Mo[2]"), (nil, "Nov Th[4]"),
  ])
  func thanksgivingIsThatOfTheCountry(country: String?, date: String) {
    let result = Schedule.parse("Mo-Su 9:00-17:00; Thanksgiving off", country: country)
    #expect(result.schedule?.canonical == "Mo-Su 09:00-17:00; \(date) off")
    guard case .understood(_, let warnings) = result else { return }
    #expect(Set(warnings.map(\.code)) == [.digits, .informalDays])
  }

  @Test(arguments: [
    ("Mon-Sat 9-5, closed in January", "Mo-Sa 09:00-17:00, Jan off"),
    ("Mo-Sa 9-17 Uhr, im Januar geschlossen", "Mo-Sa 09:00-17:00, Jan off"),
  ])
  func monthsMayHaveAPreposition(value: String, canonical: String) { check(value, canonical) }

  @Test(arguments: [
    ("Mo-Su 10:00-22:00; Dec 25th off", "Mo-Su 10:00-22:00; Dec 25 off"),
    ("Mo-Su 10:00-22:00; Jan 1st off", "Mo-Su 10:00-22:00; Jan 01 off"),
    ("Jun 2nd off; May 3rd off; Jul 4th off", "Jun 02 off; May 03 off; Jul 04 off"),
    ("Dec 24th 10:00-14:00", "Dec 24 10:00-14:00"), ("Dec 24th: 10:00-14:00", "Dec 24 10:00-14:00"),
    ("Dec 24th-26th off", "Dec 24-26 off"), ("Dec 24TH - Jan 2nd off", "Dec 24-Jan 02 off"),
    ("Dec 24th,26th off", "Dec 24,Dec 26 off"), ("25th Dec off", "Dec 25 off"),
    ("2026 Dec 25th off", "2026 Dec 25 off"),
    ("Mo-Mi 10:00-22:00; Dec 25th off", "Mo-We 10:00-22:00; Dec 25 off"),
    ("Dec 25th,PH off", "Dec 25 off; PH off"),
  ])
  func theEndingOfADayIsNoWeekday(value: String, canonical: String) {
    check(value, canonical, warning: .longName)
  }

  @Test(arguments: [
    "Nov 4th Thursday off", "Nov 1st Mo off", "Nov 4th, Thursday off", "Dec 25Mo off",
    "Mo 9-18Th 10-12",
  ])
  func aWeekdayBesideAnEndingIsNotUnderstood(value: String) { check(value, nil) }

  @Test(arguments: [
    "Mo-Su 10:00-22:00; 01.11 off", "01.01 off", "01.05 off", "Mo-Fr 9-17; 01.11 closed",
    "1.11 off", "01.05,01.11 off", "Mo-Su 10:00-22:00; off 01.11", "24.12 off",
    "01.05 \"Labour Day\"", "Mo-Fr 09:00-17:00; 01.05-15.09 off",
    "01.05-30.09 10:00-18:00", "Mo-Su 10:00-18:00 01.05-30.09", "Mo-Fr 9-17; 01.01-06.01 off",
    "01.05-30.09. 10:00-18:00", "01.05-15.09 10.00-18.00", "01.05-15.09, 10:00-18:00",
    "01.05-15.09 10-18", "01.05 - 30.09: 10-18", "Mo-Su 10h-18h 01.05-15.09",
    "01.05-15.09 Mo-Fr 10:00-18:00", "01.05-15.09 Mo-Fr off", "01.05-15.09 Mo-Fr",
    "01.05-15.09\nMo-Fr 10:00-18:00", "Mo-Fr 10:00-18:00; 01.05-15.09", "01.05-30.09",
    "01.04-15.09", "Mo-Fr 10:00-18:00 01.05-15.09 off", "01.05-15.09, Mo-Fr 10:00-18:00",
    "01.05 to 30.09 10am-6pm", "Mo-Fr 01.05-15.09 10:00-18:00",
  ])
  func aTimeThatMayBeADayOfAMonthIsNotUnderstood(value: String) { check(value, nil) }

  @Test(arguments: [
    ("Mo-Fr 08.00-12.00 off", "Mo-Fr 08:00-12:00 off"),
    ("Mo-Fr 07.10-12.10", "Mo-Fr 07:10-12:10"), ("07.10-12.10", "07:10-12:10"),
    ("Mo-Fr 08.10-12.10,13.10-17.10", "Mo-Fr 08:10-12:10,13:10-17:10"),
    ("Mo-Fr 08.10-12.10; Sa 09.05-11.05", "Mo-Fr 08:10-12:10; Sa 09:05-11:05"),
    ("Mo-Fr 08.10-12.05, Sa 09.05-11.05", "Mo-Fr 08:10-12:05, Sa 09:05-11:05"),
    ("Mo-Fr 08.00-12.05 13:00-17:00", "Mo-Fr 08:00-12:05,13:00-17:00"),
    ("11.30-12.05 off", "11:30-12:05 off"),
    ("Mo-Fr 08.15-12.10,13.00-17.05 \"ring\"", "Mo-Fr 08:15-12:10,13:00-17:05 \"ring\""),
  ])
  func aDotInATimeIsNoDate(value: String, canonical: String?) {
    check(value, canonical, warning: .timeSeparator)
  }

  @Test(arguments: [
    (
      "Mo-Fr 09:00-17:00; 24 Dec 2026 - 3 Jan 2027 off",
      "Mo-Fr 09:00-17:00; 2026 Dec 24-2027 Jan 03 off"
    ),
    ("1 May 2026 - 30 Sep 2026 10:00-18:00", "2026 May 01-2026 Sep 30 10:00-18:00"),
    ("10 Aug 2026-20 Aug 2026 off", "2026 Aug 10-2026 Aug 20 off"),
    ("Aug 10 2026 to Aug 20 2026 off", "2026 Aug 10-2026 Aug 20 off"),
    ("10th Aug 2026 -- 20th Aug 2026: 9-12", "2026 Aug 10-2026 Aug 20 09:00-12:00"),
    ("1 May 2026-30 Sep 2026 1000-1800", "2026 May 01-2026 Sep 30 10:00-18:00"),
    ("10 Aug - 20 Aug 2026 off", "2026 Aug 10-20 off"),
    ("10 Aug 2026 - 20 Aug off", "2026 Aug 10-20 off"),
    ("24 Dec 2026 off", "2026 Dec 24 off"), ("24 Dec 2000-2200", "Dec 24 20:00-22:00"),
    (
      "1 May 2026 - 5 May 2026,1 Jun 2026 - 5 Jun 2026 off",
      "2026 May 01-2026 May 05,2026 Jun 01-2026 Jun 05 off"
    ),
  ])
  func aYearAfterADateBelongsToIt(value: String, canonical: String) {
    check(value, canonical, warning: value.hasPrefix("Aug") ? .order : nil)
  }

  @Test(arguments: [
    "24 Dec 2026 - 3 Jan 2025 off", "24 Dec - 3 Jan 2027 off", "24 Dec 1800 - 3 Jan 2027 off",
    "24 Dec 2026 - 3 Jan 2027, 1 May 2028 off", "24 Dec 2026 - 3 Jan 2027, 1 May off",
    "Dec 24, 2026 - Jan 3, 2027 off", "24 Dec 2026 - 3 off",
    "Dec 24 2026-3 off", "1 May 2026 - 5 May 2026, 1 Jun off",
  ])
  func aYearWithTwoMeaningsIsNotUnderstood(value: String) { check(value, nil) }

  @Test(arguments: [
    "Mo-Fr 09:00-17:00; Dec 24,9-12", "Dec 24, 10-14", "24 Dec, 10-14", "Dec 24-26, 10-14",
    "Dec 24,9", "Dec 24 und 9-12", "Dec 24, 9-12, 14-18", "Dec 24, 9-12, 14:00-18:00",
    "Dec 24,9-12 open", "Dec 24,9-12 \"ring\"", "Dec 5, 9-12", "09:00-17:00, Dec 24, 9-12",
    "Dec 24,9-12; Dec 31 off", "Dec 24,31,9-12",
  ])
  func daysThatMayBeHoursAreNotUnderstood(value: String) { check(value, nil) }

  @Test(arguments: [
    ("Dec 24,9-12 off", "Dec 24,Dec 09-12 off"), ("Dec 24,26,31", "Dec 24,Dec 26,Dec 31"),
    ("Dec 24,9-12: 10:00-14:00", "Dec 24,Dec 09-12 10:00-14:00"),
    ("May 09,11-12,16 13:25-16:50", "May 09,May 11-12,May 16 13:25-16:50"),
    ("Dec 24,25-26", "Dec 24,Dec 25-26"), ("Dec 24,9:00-12:00", "Dec 24 09:00-12:00"),
    ("Dec 04-10,11-17,18-24 Sa 09:30-16:00", "Dec 04-10,Dec 11-17,Dec 18-24 Sa 09:30-16:00"),
  ])
  func daysThatCannotBeHoursAre(value: String, canonical: String) { check(value, canonical) }

  @Test func aWeekdayStuckToMinutesBeginsARule() {
    check("Mo 10:00-18:00Th 10:00-12:00", "Mo 10:00-18:00; Th 10:00-12:00")
  }
}

/// A year and a date are one date, in whatever order and with whatever between them they were
/// typed.
@Suite struct YearInDateTests {
  @Test(arguments: [
    ("1900-2021,2023-9999 Fr 10:00-12:00", "1900-2021,2023-9999 Fr 10:00-12:00"),
    ("1900-2021 Fr 10:00-12:00", "1900-2021 Fr 10:00-12:00"),
    ("Mo 1900-2030, 2024 Dec 24 off", "Mo 19:00-20:30, 2024 Dec 24 off"),
    ("1830-2059", "18:30-20:59"),
  ])
  func yearsAreNoTimes(text: String, canonical: String) {
    #expect(Schedule.parse(text).schedule?.canonical == canonical)
  }

  @Test(arguments: ["2777&mo&mar", "2777 Mar Mo", "2027 Mo Mar 01 10:00-12:00"])
  func printedReadsAsTheSame(_ text: String) throws {
    let schedule = try #require(Schedule.parse(text).schedule)
    #expect(Schedule.parse(schedule.canonical).schedule == schedule)
  }
}
