import Testing

@testable import OpeningHours

/// Values that are not what they say at first sight, and what they are read as.
@Suite struct MeantHoursTests {
  private func check(_ value: String, _ canonical: String, _ code: Warning.Code?) {
    guard case .understood(let schedule, let warnings) = Schedule.parse(value) else {
      Issue.record("'\(value)' is not understood")
      return
    }
    #expect(schedule.canonical == canonical, "\(value)")
    if let code { #expect(warnings.contains { $0.code == code }, "\(value): \(warnings)") }
    #expect(Schedule.parse(schedule.canonical).schedule == schedule, "\(value)")
  }

  @Test(arguments: [
    ("9-5", "09:00-17:00"), ("Mo-Fr 07:45 - 4:00", "Mo-Fr 07:45-16:00"),
    ("Mo-Fr 9-5; Sa 10-2", "Mo-Fr 09:00-17:00; Sa 10:00-14:00"),
    ("Mo-Th 10:00-8:00; Fr-Su 10:00-9:00", "Mo-Th 10:00-20:00; Fr-Su 10:00-21:00"),
    ("Mo-Fr 09:00-17:00; Sa 08:30-5:30", "Mo-Fr 09:00-17:00; Sa 08:30-17:30"),
    ("11:30-2:30, 5:00-8:30", "11:30-14:30,17:00-20:30"),
    ("9:00-12:00, 12:00-5:00", "09:00-12:00,12:00-17:00"),
    ("8:00-12:00, 1:00-5:00", "08:00-12:00,13:00-17:00"),
    ("Tu-Sa 11:00-9:00; Su 3:00-8:00", "Tu-Sa 11:00-21:00; Su 15:00-20:00"),
    ("Mo-Fr 9am-5pm; Sa 10-2", "Mo-Fr 09:00-17:00; Sa 10:00-14:00"), ("7-7", "07:00-19:00"),
    ("Mo-Fr 8:00-8:00; Sa 8:00-20:00", "Mo-Fr 08:00-20:00; Sa 08:00-20:00"),
    ("Mo-Su 11:00-2:30,17:00-22:30", "Mo-Su 11:00-14:30,17:00-22:30"),
    ("Mo-Th 11-11; Fr 11-1, 5-11", "Mo-Th 11:00-23:00; Fr 11:00-13:00,17:00-23:00"),
    ("Sunday 2-5", "Su 14:00-17:00"), ("4 to 10", "16:00-22:00"),
    ("noon-9", "12:00-21:00"), ("Mon-Fri noon to 10:30", "Mo-Fr 12:00-22:30"),
  ])
  func aTwelveHourClockIsReadAsSuch(value: String, canonical: String) throws {
    check(value, canonical, .assumedAfternoon)
    let warnings = try #require(
      { () -> [Warning]? in
        if case .understood(_, let warnings) = Schedule.parse(value) { return warnings }
        return nil
      }())
    #expect(warnings.contains { $0.message.hasPrefix("read as ") })
  }

  @Test(arguments: [
    ("5-10pm", "17:00-22:00"), ("12am-12am", "00:00-24:00"), ("5:00-10pm", "17:00-22:00"),
    ("8-6pm", "08:00-18:00"),
    ("12-2pm, 7-10pm", "12:00-14:00,19:00-22:00"),
    ("11:30am-2 p.m. and 8-11pm", "11:30-14:00,20:00-23:00"),
    ("오전 11:00 - 오후 9:00", "11:00-21:00"), ("오전 11시 ~ 오후 9시 30분", "11:00-21:30"),
    ("周一 上午11:00-下午2:00, 下午5点至下午9点", "Mo 11:00-14:00,17:00-21:00"),
    ("午前11時30分～午後2時、午後5時～午後10時", "11:30-14:00,17:00-22:00"),
  ])
  func theHalfOfTheDayCountsBeforeOrBehindTheTime(value: String, canonical: String) {
    check(value, canonical, .twelveHourClock)
  }

  @Test(arguments: [
    ("5-9 Uhr", "05:00-09:00"), ("4:30-9, 15-18", "04:30-09:00,15:00-18:00"),
    ("6-late, 23-4", "06:00+,23:00-04:00"), ("noon-14", "12:00-14:00"), ("05-09", "05:00-09:00"),
    ("7-12", "07:00-12:00"),
    ("Mo-Sa 6-12, 14-18", "Mo-Sa 06:00-12:00,14:00-18:00"),
    ("Mo 9-5; Sa 10-12, 4-8", "Mo 09:00-17:00; Sa 10:00-12:00,16:00-20:00"),
  ])
  func aMorningIsOneWhereTheValueTellsThat(value: String, canonical: String) {
    check(value, canonical, .missingMinutes)
  }

  @Test(arguments: [
    ("Mo-Su 11:00-2:00", "Mo-Su 11:00-02:00"), ("08:00 - 1:00", "08:00-01:00"),
    ("Su-Th 11:00-00:00; Fr-Sa 11:00-4:00", "Su-Th 11:00-24:00; Fr-Sa 11:00-04:00"),
    ("Fr 18:00-2:00; Sa 12:00-3:00", "Fr 18:00-02:00; Sa 12:00-03:00"),
    ("09:00-05:00", "09:00-05:00"), ("Mo-Fr 08:00-08:00", "Mo-Fr 08:00-08:00"),
  ])
  func hoursFromTheMorningPastMidnightAreNeverSilent(value: String, canonical: String) {
    check(value, canonical, .pastMidnight)
  }

  @Test(arguments: [
    "7:00-7:00", "10-2", "8:00-2:00", "11:00-4:00", "Mo-Fr 10:00-24:00; Sa 9:00-5:00",
    "Mo-Th 7:00-8:00; Fr 8:00-8:00", "Su-Th 9:00-2:00; Fr-Sa 9:00-4:00",
    "Sa 09:15:00", "09:12:00-18:00", "12hrs", "12 hrs", "12 hours", "Mo-Fr 12hrs", "12:30/1:00",
    "Mo-Do 10:00-18:00; Tu 10:00-12:00; Th 10:00-11:00 || \"by appointment\"",
    "11:00 + 17:00-22:00", "Mo-Fr 8:00-12:00 + Sa 9:00-12:00", "11-14 + 17", "10:00-18:00pm-19:00",
    "10:00-11:00PM", "9-10pm", "8:30-10:30pm", "11-12pm", "St 10:00-12:00", "8:00-11pm", "7-10pm",
    "Su-Th 11-10, Fr-Sa 11-12", "Mo-Fr 9-5, Sa 10-12", "5-9", "We-Su 5-9:30",
    "Mo 2-5, Tu 10:00-2:00", "12pm-12pm", "4:30-9", "Fr 6-late", "5 to midnight", "noon-2",
    "noon-2:00", "Mon-Fri 6-close",
    "Mon-Thu 11-11, Fri-Sat 11-1", "Mon-Thu 11-11, Fri 12-2", "Fr 6+",
    "Mondays closed 11-21", "Closed Mondays 11-21", "1900-2020,2023-2030 Fr 10:00-12:00",
  ])
  func twoMeaningsAreNotUnderstood(value: String) {
    if let schedule = Schedule.parse(value).schedule {
      Issue.record("'\(value)' is understood as \(schedule.canonical)")
    }
  }

  @Test(arguments: [
    ("Mo-Sa 08:00-13:00 Mo-Fr 15:00-18:00", "Mo-Sa 08:00-13:00, Mo-Fr 15:00-18:00"),
    ("Mo 08:00-13:00\nMo 15:00-18:00", "Mo 08:00-13:00, Mo 15:00-18:00"),
    ("We 08:00-13:00 We 12:00-18:00", "We 08:00-13:00, We 12:00-18:00"),
    ("PH,Sa 08:00-13:00 PH 15:00-18:00", "PH,Sa 08:00-13:00, PH 15:00-18:00"),
    ("Fr-Sa 18:00-02:00 Su 12:00-20:00", "Fr-Sa 18:00-02:00, Su 12:00-20:00"),
    ("Mo-Fr 10:00-21:00 Sa 09:00-21:00", "Mo-Fr 10:00-21:00; Sa 09:00-21:00"),
    ("Mo-Su 10:00-22:00 Su 12:00-20:00", "Mo-Su 10:00-22:00; Su 12:00-20:00"),
    ("11:00-20:00 Mo closed", "11:00-20:00; Mo off"),
    ("11:00-20:00 closed Mo", "11:00-20:00; Mo off"),
    ("11:00-20:00 Mo,Tu off", "11:00-20:00; Mo,Tu off"),
    ("Tu-Su 11:00-20:00 closed Mo", "Tu-Su 11:00-20:00; Mo off"),
  ])
  func aMissingSeparatorLosesNoHours(value: String, canonical: String) {
    check(value, canonical, .missingSeparator)
  }

  @Test(arguments: [
    ("Su-Th 11:00-20:00; Fr-St 11:00-21:00", "Su-Th 11:00-20:00; Fr-Sa 11:00-21:00"),
    ("Ma-Fr 09:00-17:00", "Mo-Fr 09:00-17:00"), ("Po-St 09:00-17:00", "Mo-We 09:00-17:00"),
    ("Di-Su 10:30-18:00", "Tu-Su 10:30-18:00"),
  ])
  func aShortNameIsNoOtherDay(value: String, canonical: String) {
    check(value, canonical, .foreignName)
  }

  @Test(arguments: [
    ("Sa 09:14:00", "Sa 09:00-14:00", Warning.Code.dash),
    ("Su 9:30:15:30", "Su 09:30-15:30", .dash), ("Su 08:00:19:00", "Su 08:00-19:00", .dash),
    ("08:00:00-17:00:00", "08:00-17:00", .digits), ("18:000-20:00", "18:00-20:00", .digits),
    ("tuesday-sunday: 12:30/23:00", "Tu-Su 12:30-23:00", .dash),
    ("10:00-14:00/17:00-20:00", "10:00-14:00,17:00-20:00", .punctuation),
    ("10:05-16:05/01:00", "10:05-16:05/60", .period),
    (
      "Mo, Di, Do, Fr 11-14 + 17-22", "Mo,Tu,Th,Fr 11:00-14:00,17:00-22:00", .punctuation
    ),
    ("11:00-14:00 +17:00-20:00 + 21-22", "11:00-14:00,17:00-20:00,21:00-22:00", .punctuation),
    ("Mo 11-14 +; Tu 17+", "Mo 11:00-14:00+; Tu 17:00+", .missingMinutes),
    ("11:00-14:00+ 17:00", "11:00-14:00+,17:00", .missingSeparator),
    ("9:00-14:00+,17:00", "09:00-14:00+,17:00", .digits),
    ("10:00-23:00PM", "10:00-23:00", .twelveHourClock),
    ("09:30-15.00pm", "09:30-15:00", .twelveHourClock),
    ("9h 00 - 18 h00", "09:00-18:00", .timeSeparator),
    ("8 h 30 - 18 h 00", "08:30-18:00", .timeSeparator),
  ])
  func aTypingErrorInTimes(value: String, canonical: String, code: Warning.Code) {
    check(value, canonical, code)
  }

  @Test(arguments: [
    ("Jul-Aug 24/7", "Jul-Aug 00:00-24:00", Warning.Code.allDay),
    ("Jun 15-Mar 14, 24/7", "Jun 15-Mar 14 00:00-24:00", .allDay),
    ("Dec 24/7", "Dec 00:00-24:00", .allDay), ("Dec 24-26/2 off", "Dec 24-26/2 off", nil),
    ("Jun 01:10:00-12:00", "Jun 01 10:00-12:00", nil),
    ("Jun 01-15:10:00-12:00", "Jun 01-15 10:00-12:00", nil),
    ("2008/4 Feb 29", "2008/4 Feb 29", nil),
    ("2008-2030/2 10:00-12:00", "2008-2030/2 10:00-12:00", nil), ("2026-", "2026+", .openEnd),
    ("2008 Mo 10:00-12:00", "2008 Mo 10:00-12:00", nil),
    ("2000-2200", "20:00-22:00", .timeSeparator), ("1900-2300", "19:00-23:00", .timeSeparator),
    (
      "May Mo[-1] +4 days,Mo[-1] +5 days", "May Mo[-1] +4 days,May Mo[-1] +5 days", .repeatedMonth
    ),
    ("8:00-17:00, Mo-Th; 8:00-13:00, Fr", "Mo-Th 08:00-17:00; Fr 08:00-13:00", .order),
    ("9:30-20:00,Su,Mo,Sa", "Su,Mo,Sa 09:30-20:00", .order),
    ("10:00-12:00, Mo 14:00-16:00", "10:00-12:00, Mo 14:00-16:00", nil),
  ])
  func datesYearsAndTheirOrder(value: String, canonical: String, code: Warning.Code?) {
    check(value, canonical, code)
  }

  @Test(arguments: [
    ("always", "24/7"), ("always open", "24/7"), ("7/7", "Mo-Su"),
    ("7j/7 9:00-18:00", "Mo-Su 09:00-18:00"), ("7 days a week 10:00-18:00", "Mo-Su 10:00-18:00"),
    ("9h-18h 7/7", "Mo-Su 09:00-18:00"), ("24/24 7/7", "24/7"),
    ("Sonn- und Feiertags 10:00-18:00", "Su,PH 10:00-18:00"),
    ("Mo-Sa 9:00-18:00, Sonn-/Feiertage 10:00-16:00", "Mo-Sa 09:00-18:00, Su,PH 10:00-16:00"),
    ("nach Vereinbarung", "\"nach Vereinbarung\""),
  ])
  func wordsThatPeopleWrite(value: String, canonical: String) { check(value, canonical, nil) }

  @Test(arguments: [
    ("St 10:00-12:00", "CZ", "We 10:00-12:00"), ("So 10:00-12:00", "DE", "Su 10:00-12:00"),
    ("Di 10:00-12:00", "de", "Tu 10:00-12:00"),
    ("Do 10:00-12:00", "AT", "Th 10:00-12:00"), ("Do 10:00-12:00", "ES", "Su 10:00-12:00"),
    ("Di 10:00-12:00", "FR", "Su 10:00-12:00"), ("Do 10:00-12:00", "NL", "Th 10:00-12:00"),
    ("So 10:00-12:00", "CH", "Su 10:00-12:00"), ("So 10:00-12:00", "PL", "Sa 10:00-12:00"),
  ])
  func theCountryTellsTheLanguage(value: String, country: String, canonical: String) {
    #expect(Schedule.parse(value).schedule == nil)
    #expect(Schedule.parse(value, country: country).schedule?.canonical == canonical)
  }

  @Test func aCountryWithTwoLanguagesLeavesItOpen() {
    #expect(Schedule.parse("Di 10:00-12:00", country: "CH").schedule == nil)
    #expect(Schedule.parse("So 10:00-12:00", country: "US").schedule == nil)
  }

  @Test(arguments: [
    ("sunrise-sunset+", "2026-06-21 12:00", "open"),
    ("sunrise-sunset+", "2026-06-21 02:00", "unknown"),
    ("08:00-12:00, 07:00+", "2026-06-22 09:00", "open"),
    ("Mo-Fr; 12:00-13:00 off", "2026-06-22 10:00", "open"),
    ("Mo-Fr; 12:00-13:00 off", "2026-06-22 12:30", "closed"),
    ("sunset-06:00", "2026-06-22 03:00", "open"), ("sunset-06:00", "2026-06-22 07:00", "closed"),
    ("easter-Apr 20", "2026-04-10 12:00", "open"), ("easter-Apr 20", "2031-03-01 12:00", "closed"),
    ("easter-Apr 20", "2030-12-01 12:00", "closed"), ("Oct-easter", "2030-03-01 12:00", "open"),
    ("Jul-Aug 24/7", "2026-07-06 12:00", "open"),
    ("11:00-20:00 Mo closed", "2026-07-07 12:00", "open"),
    ("11:00-20:00 Mo closed", "2026-07-06 12:00", "closed"),
  ])
  func whatTheyMeanAtAnInstant(value: String, when: String, state: String) {
    #expect(said(value, at: when) == state)
  }
}
