import Testing

@testable import OpeningHours

@Suite("Spellings")
struct SpellingTests {
  @Test(
    "The strict notation is kept without a warning",
    arguments: [
      "24/7", "off", "Mo-Fr 09:00-18:00", "Mo-Fr 09:00-12:00,13:00-18:00; Sa 09:00-12:00; PH off",
      "Fr 18:00-02:00, Sa 18:00-04:00", "Th[1,3-5],Su[-1] 10:00-12:00", "Sa[1] -1 day off",
      "Jan-Mar,Nov 10:00-12:00", "Dec 24-26 off", "Dec 20-Jan 05 off", "easter -2 days off",
      "2025 Dec 24 10:00-12:00", "2025+ 10:00-12:00", "2024-2030/2 Mo 10:00-12:00",
      "week 01-53/2 Mo 10:00-12:00", "PH Mo-Fr 10:00-12:00", "Mo-Fr,PH,SH 10:00-12:00",
      "PH -1 day 10:00-12:00", "sunrise-(sunset-00:30)", "10:00+", "12:00-14:00+",
      "Mo-Fr 09:00-12:00 || \"by appointment\"", "Mo open \"ring\"", "Mo unknown",
      "22:00-26:00 off",
      "Mar Su[-1]-Oct Su[-1] 10:00-12:00", "May-Sep: Su[1] 10:00-12:00", "Dec 25+ off",
    ])
  func strict(value: String) {
    guard case .understood(let schedule, let warnings) = Schedule.parse(value) else {
      Issue.record("not understood")
      return
    }
    #expect(schedule.canonical == (value == "22:00-26:00 off" ? "22:00-02:00 off" : value))
    #expect(warnings.isEmpty)
  }

  @Test(
    "A lenient spelling is understood with a warning",
    arguments: [
      ("Mo-Fr 8:00-17:30", "Mo-Fr 08:00-17:30", Warning.Code.digits, 6),
      ("Mo-Fr 4:30-9:30", "Mo-Fr 04:30-09:30", .digits, 6),
      ("mo-FR 08:00-17:30", "Mo-Fr 08:00-17:30", .letterCase, 0),
      ("Su OFF", "Su off", .letterCase, 3),
      ("Mon-Friday 08:00-17:30", "Mo-Fr 08:00-17:30", .longName, 0),
      ("Di-So 12:00-20:00", "Tu-Su 12:00-20:00", .foreignName, 0),
      ("Mo,Di,Do 08:00-12:00", "Mo,Tu,Th 08:00-12:00", .foreignName, 3),
      ("Mo-Do 08:00-12:00", "Mo-Th 08:00-12:00", .foreignName, 3),
      ("Tu-Fr 10:00-12:00; Su-Ma off", "Tu-Fr 10:00-12:00; Su-Mo off", .foreignName, 22),
      ("Lu-Ve 09:00-12:00; Di off", "Mo-Fr 09:00-12:00; Su off", .foreignName, 0),
      ("lundi-vendredi 09:00-12:00", "Mo-Fr 09:00-12:00", .foreignName, 0),
      ("du lundi au vendredi de 9h à 18h", "Mo-Fr 09:00-18:00", .foreignName, 3),
      ("lun-mar 09:00-12:00", "Mo-Tu 09:00-12:00", .foreignName, 0),
      ("Пн-Пт 09:00-18:00", "Mo-Fr 09:00-18:00", .foreignName, 0),
      ("月-金 09:00-18:00", "Mo-Fr 09:00-18:00", .foreignName, 0),
      ("zaterdag 10:00-12:00", "Sa 10:00-12:00", .foreignName, 0),
      ("Mo-Fr 09:00–18:00", "Mo-Fr 09:00-18:00", .dash, 11),
      ("Mo-Fr 09:00 to 18:00", "Mo-Fr 09:00-18:00", .dash, 12),
      ("Mo bis Fr 09:00 - 18:00", "Mo-Fr 09:00-18:00", .dash, 3),
      ("11:30am-9:15pm", "11:30-21:15", .twelveHourClock, 0),
      ("6-11 pm", "18:00-23:00", .twelveHourClock, 2),
      ("10-2pm", "10:00-14:00", .twelveHourClock, 3),
      ("8 a.m. - 12 p.m.", "08:00-12:00", .twelveHourClock, 0),
      ("6 AM-12 AM", "06:00-24:00", .twelveHourClock, 0),
      ("08.30-17.15", "08:30-17:15", .timeSeparator, 2),
      ("9h-18h30", "09:00-18:30", .timeSeparator, 0),
      ("0930-1800", "09:30-18:00", .timeSeparator, 0),
      ("10 Uhr bis 18 Uhr", "10:00-18:00", .timeSeparator, 0),
      ("12-24", "12:00-24:00", .missingMinutes, 0),
      ("Mo: 09:00-18:00", "Mo 09:00-18:00", .punctuation, 2),
      ("Mo-Su; 09:00-18:00", "Mo-Su 09:00-18:00", .punctuation, 0),
      ("Fr\n09:00-18:00\nSa off", "Fr 09:00-18:00; Sa off", .punctuation, 0),
      ("Mo-Su, 09:00-18:00", "Mo-Su 09:00-18:00", .punctuation, 5),
      ("Dec 25,26 off", "Dec 25,Dec 26 off", .repeatedMonth, 6),
      ("Jan 1 off", "Jan 01 off", .digits, 4),
      ("25 Dec off", "Dec 25 off", .order, 0),
      ("September off", "Sep off", .longName, 0),
      ("Nov 01-Feb 31 off", "Nov 01-Feb 29 off", .dayBeyondMonth, 11),
      ("Fr 24/7", "Fr 00:00-24:00", .allDay, 3),
      ("24 hours", "24/7", .allDay, 0), ("24h/24h", "24/7", .allDay, 0),
      ("24/24", "24/7", .allDay, 0), ("24時間", "24/7", .allDay, 0), ("24", "24/7", .allDay, 0),
      ("open 24 hours", "24/7", .allDay, 5),
      (
        "Mo-Fr 10:00-21:00 Sa 09:00-21:00", "Mo-Fr 10:00-21:00; Sa 09:00-21:00", .missingSeparator,
        18
      ),
      ("Mo 10:00-12:00\nTu 11:00-13:00", "Mo 10:00-12:00; Tu 11:00-13:00", .missingSeparator, 14),
      ("Mo 08:00-12:00 13:00-17:00", "Mo 08:00-12:00,13:00-17:00", .missingSeparator, 15),
      ("Mo-Fr 10:00-12:00;;", "Mo-Fr 10:00-12:00", .emptyRule, 17),
      ("by appointment", "\"by appointment\"", .unquotedComment, 0),
      (
        "Mo-Fr 08:00-12:00; Sa nach Vereinbarung", "Mo-Fr 08:00-12:00; Sa \"nach Vereinbarung\"",
        .unquotedComment, 22
      ),
      ("Ｍｏ-Fr １０：００-12:00", "Mo-Fr 10:00-12:00", .unusualCharacter, 0),
      ("Mo “ring”", "Mo \"ring\"", .unusualCharacter, 3),
      ("Daily 10:00-12:00", "Mo-Su 10:00-12:00", .informalDays, 0),
      ("weekends 10:00-12:00", "Sa-Su 10:00-12:00", .informalDays, 0),
      ("M-F 10:00-12:00", "Mo-Fr 10:00-12:00", .informalDays, 0),
      ("10:00-12:00 (Mo-Fr)", "Mo-Fr 10:00-12:00", .punctuation, 12),
      ("Closed Sun; Mo 10:00-12:00", "Su off; Mo 10:00-12:00", .order, 0),
      ("10:00-12:00 Mo-Fr", "Mo-Fr 10:00-12:00", .order, 12),
      ("Su,Dec 25 off", "Su off; Dec 25 off", .mixedDayList, 2),
      ("17:00-late", "17:00+", .openEnd, 0), ("Mo 17:00-", "Mo 17:00+", .openEnd, 3),
      ("Su 09:30", "Su 09:30", .onlyStart, 3),
      ("10:00-16:00/90", "10:00-16:00/90", .period, 11),
      (
        "Mo-Sa 11:00-22:00 | Su 12:00-19:00", "Mo-Sa 11:00-22:00; Su 12:00-19:00",
        .missingSeparator, 18
      ),
    ])
  func lenient(value: String, canonical: String, code: Warning.Code, position: Int) {
    guard case .understood(let schedule, let warnings) = Schedule.parse(value) else {
      Issue.record("not understood")
      return
    }
    #expect(schedule.canonical == canonical)
    #expect(
      warnings.contains { $0.code == code && $0.position.lowerBound == position },
      "\(warnings.map { "\($0.code) at \($0.position)" })")
  }

  @Test(
    "What could mean two things is not understood",
    arguments: [
      "", " ; ", "yes", "sunrise+01:00-sunset", "12:00-14:00+18:00-22:00",
      "24:00", "Ma-Th 10:00-12:00; Fr off", "Di 10:00-12:00", "So 10:00",
      "Ma-Di 10:00-12:00", "10-12 Dec 25",
      "10am-5", "07:00-9:00pm", "Apr-Sep, Mo-Fr 10:00-12:00", "Mo-Fr 10:00-12:00 Sa",
      "10:00-12:00 Mo 14:00-16:00", "Mo-Fr SH 10:00-12:00", "Mo 25:00-26:00", "Mo 10:61-12:00",
      "Feb 31 off", "week 54 off", "Mo[6] off", "2025-2020 off", "Jan-Mar 8-18", "Mo-PH 10:00",
      "sometimes", "Mo 10:00-12:00 if sunny", "Mo[1 10:00", "Mo 10:00-12:00)", "10:00-12:00-14:00",
    ])
  func refused(value: String) {
    if let schedule = Schedule.parse(value).schedule {
      Issue.record("understood as \(schedule.canonical)")
    }
  }

  @Test("A problem has a position and words")
  func problem() {
    guard case .notUnderstood(let problem) = Schedule.parse("Mo 10:00-12:00; ???") else {
      Issue.record("understood")
      return
    }
    #expect(problem == Problem(kind: .unexpected, position: 16))
    #expect(problem.message == "cannot be understood from byte 16 on")
    let long = String(repeating: "Mo;", count: 1366)
    #expect(Schedule.parse(long) == .notUnderstood(Problem(kind: .tooLong, position: 0)))
  }
}
