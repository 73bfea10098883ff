import Testing

@testable import OpeningHours

@Suite("The canonical form is strict notation that reads as the same schedule")
struct CanonicalFormTests {
  @Test(
    "Texts that were printed as something else",
    arguments: [
      "(\"\u{FFFD}\u{FFFD}\"\u{5B1}e)", "Mo 10:00-17:30 sur rendez-vous\"", "\"a\nb\t c\u{85}\"",
      "Mo 10:00-12:00 \"a\" \"\"", "2030: Apr 01-May 07 off", "Apr 01-May 07 2030 off",
      "Jan 1, Jan 2, Dec 2530", "week 2-2/2 Mo 12:30-16:30", "2030-2030/2 off",
      "Dec 25-Dec 26 -1 day 09:00-24:00",
    ])
  func printsStrictly(_ text: String) {
    #expect(Schedule.parse(text).schedule != nil, "not even understood")
    #expect(Schedule.holdsInvariants(forText: text.utf8))
  }

  @Test(
    "What a comment may hold",
    arguments: [
      ("10:00-12:00 \"Küche bis “elf”\"", "10:00-12:00 \"Küche bis “elf”\""),
      ("10:00-12:00 “by appointment“", "10:00-12:00 \"by appointment\""),
      ("10:00-12:00 “by appointment\"", "10:00-12:00 \"by appointment\""),
      ("10:00-12:00 \"by appointment”", "10:00-12:00 \"by appointment\""),
      ("10:00-12:00 \" two\r\n lines \"", "10:00-12:00 \"two lines\""),
      ("10:00-12:00 (the \"old\" kitchen)", "10:00-12:00 \"the 'old' kitchen\""),
    ])
  func comment(value: String, canonical: String) {
    #expect(Schedule.parse(value).schedule?.canonical == canonical)
  }

  @Test(
    "A year after dates is theirs when no year's end can lie within them",
    arguments: [
      ("Apr 01-Sep 30 2027 off", "2027 Apr 01-Sep 30 off"),
      ("Mar 01,Aug 15 2027 off", "2027 Mar 01,2027 Aug 15 off"),
      ("Oct-Mar 2027 off", nil), ("Mar 01+ 2027 off", nil), ("2027 Mar 01 2028 off", nil),
      ("Mo -0 days 10:00-12:00", nil), ("2023 to 2302 Aug 14 off", nil),
    ] as [(String, String?)])
  func yearAfterDates(value: String, canonical: String?) {
    #expect(Schedule.parse(value).schedule?.canonical == canonical)
  }

  @Test(
    "What would print as something else is not understood",
    arguments: [
      // Years like times.
      ("2000-2000 Mo", nil), ("2005-2005", nil), ("2010,2000-2000 Mo", nil), ("2000/1 Mo", nil),
      ("2024-2024 Mo", "2024 Mo"), ("2000-2001 Mo", "2000-2001 Mo"), ("2000/4 Mo", "2000/4 Mo"),
      // Steps like another day, or like 24/7.
      ("24Nov/7", nil), ("Oct 20-24Nov/7", nil), ("Nov 20-24Nov/07", nil), ("Dec 24/25 off", nil),
      ("Nov 20-24/2", "Nov 20-24/2"), ("24Nov+/7", "Nov 24+/7"),
      ("Nov 24/7", "Nov 00:00-24:00"), ("Oct-Nov 24/7", "Oct-Nov 00:00-24:00"),
      // Times after the end of the day.
      ("34:0:34:3", nil), ("24:00:25:00", nil), ("23:30:25:00", "23:30-01:00"),
    ] as [(String, String?)])
  func printsAsSomethingElse(value: String, canonical: String?) {
    #expect(Schedule.parse(value).schedule?.canonical == canonical)
    #expect(Schedule.holdsInvariants(forText: value.utf8))
  }
}
