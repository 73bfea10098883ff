import Arguments
import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Days, times and distances as people say them.
@Suite struct DayWordsTests {
  private static let friday = CalendarDay(year: 2026, month: 11, day: 20)

  @Test(arguments: [
    ("nov 18", "2026-11-18"), ("18 nov", "2026-11-18"), ("november 25", "2026-11-25"),
    ("jan 2", "2027-01-02"), ("2w", "2026-11-06"), ("3d", "2026-11-17"),
    ("christmas eve", "2026-12-24"), ("New Year's Day", "2027-01-01"),
    ("10 days ago", "2026-11-10"), ("yesterday", "2026-11-19"),
    ("good friday", "2027-03-26"), ("Easter Sunday", "2027-03-28"), ("easter", "2027-03-28"),
    ("easter monday", "2027-03-29"), ("ascension day", "2027-05-06"),
    ("day after tomorrow", "2026-11-22"), ("The Day After Tomorrow", "2026-11-22"),
    ("day before yesterday", "2026-11-18"), ("friday week", "2026-11-27"),
    ("mon week", "2026-11-30"), ("whit monday", "2027-05-17"), ("pentecost monday", "2027-05-17"),
    ("28th nov", "2026-11-28"), ("the 1st of December", "2026-12-01"), ("Dec 2nd", "2026-12-02"),
    ("fri 27 nov", "2026-11-27"), ("Sunday, 6 Dec", "2026-12-06"), ("6 dec sunday", "2026-12-06"),
    ("6 dec 2025", "2025-12-06"), ("Sat 6th Dec 2025", "2025-12-06"),
    ("25/12", "2026-12-25"), ("12/25", "2026-12-25"), ("25.12.", "2026-12-25"),
    ("5.12.", "2026-12-05"), ("11/11", "2026-11-11"), ("25/12/2025", "2025-12-25"),
    ("fri 25/12", "2026-12-25"),
    ("fri 2026-11-27", "2026-11-27"), ("this sunday", "2026-11-22"),
    ("Mondays", "2026-11-23"), ("Samstag", "2026-11-21"), ("dimanche", "2026-11-22"),
    ("miércoles", "2026-11-25"), ("domenica", "2026-11-22"), ("zaterdag", "2026-11-21"),
    ("Thứ Hai", "2026-11-23"), ("thu hai", "2026-11-23"), ("thứ bảy", "2026-11-21"),
    ("Chủ nhật", "2026-11-22"), ("chu nhat 6 dec", "2026-12-06"), ("thu", "2026-11-26"),
  ])
  func aDay(_ text: String, _ date: String) throws {
    let today = try #require(Self.friday)
    #expect(try #require(When.Day(typed: text)).date(today: today).description == date)
  }

  @Test(arguments: [
    ("monday", "2026-11-16"), ("friday", "2026-11-20"), ("sunday", "2026-11-15"),
    ("christmas day", "2025-12-25"), ("dec 20", "2025-12-20"), ("nov 20", "2026-11-20"),
    ("good friday", "2026-04-03"), ("easter sunday", "2026-04-05"), ("whit monday", "2026-05-25"),
    ("feb 29", "2024-02-29"), ("last friday", "2026-11-13"), ("next monday", "2026-11-23"),
    ("yesterday", "2026-11-19"), ("2026-12-24", "2026-12-24"), ("2w", "2026-11-06"),
  ])
  func whoLooksBackMeansTheLast(_ text: String, _ date: String) throws {
    let today = try #require(Self.friday)
    #expect(try #require(When.Day(typed: text)).pastDate(today: today).description == date)
  }

  @Test func whoLooksAheadMeansTheNextHoliday() throws {
    let holiday = try #require(When("good friday 7pm"))
    for (now, date) in [
      ("2026-04-03T08:00:00Z", "2026-04-03"), ("2026-04-04T08:00:00Z", "2027-03-26"),
      ("2026-04-02T08:00:00Z", "2026-04-03"),
    ] {
      let now = Moment(secondsSince1970: try #require(Instant(parsing: now)).seconds)
      let time = AskedTime(holiday, askedAt: now).moment(in: .utc)
      #expect(time.rfc3339(in: .utc) == "\(date)T19:00:00Z")
    }
  }

  @Test(arguments: [
    ("tomorrow lunch", "2026-11-21T12:30:00Z"), ("Friday Dinner", "2026-11-20T19:00:00Z"),
    ("day after tomorrow brunch", "2026-11-22T11:00:00Z"),
    ("friday week 8pm", "2026-11-27T20:00:00Z"), ("last night", "2026-11-19T20:00:00Z"),
    ("7pm tomorrow", "2026-11-21T19:00:00Z"), ("8:30 PM sat", "2026-11-21T20:30:00Z"),
    ("7.30pm", "2026-11-20T19:30:00Z"), ("fri 27 nov 19:30", "2026-11-27T19:30:00Z"),
    ("7.30pm on Friday 27th November", "2026-11-27T19:30:00Z"),
    ("Samstag 20 Uhr", "2026-11-21T20:00:00Z"), ("morgen 19.30 Uhr", "2026-11-21T19:30:00Z"),
    ("Ce soir", "2026-11-20T20:00:00Z"), ("ngày mai 19h30", "2026-11-21T19:30:00Z"),
    ("19h30", "2026-11-20T19:30:00Z"), ("thứ bảy 19h30", "2026-11-21T19:30:00Z"),
    ("28th nov 9.15", "2026-11-28T09:15:00Z"), ("midnight friday", "2026-11-21T00:00:00Z"),
  ])
  func aDayAndAMealAreATimeInAnOption(_ text: String, _ expected: String) throws {
    let now = Moment(
      secondsSince1970: try #require(Instant(parsing: "2026-11-20T08:00:00Z")).seconds)
    let when = try ValueType<When>.when.parse(text)
    #expect(when.moment(now: now, in: .utc).rfc3339(in: .utc) == expected)
  }

  /// What is written down is not on another day than somebody says.
  @Test(arguments: [
    ["checkin", "Bao House", "--at", "tue 9 nov 1pm"],
    ["split", "eli", "10", "--new", "--at", "tue 9 nov"],
  ])
  func aWeekdayThatContradictsItsDateIsRefused(_ words: [String]) throws {
    try Household.with { home in
      let refused = home.run(words, "")
      #expect(refused.status == 2)
      let message = "cannot take 9 Nov for a Tuesday: in 2026 it is a Monday"
      #expect(refused.errors.contains(message), "\(refused.errors)")
      let right = home.run(words.map { $0.replacing("tue", with: "mon") }, "")
      #expect(!right.errors.contains("cannot take"), "\(right.errors)")
    }
  }

  @Test(arguments: [
    "lunch", "friday 8pm lunch", "friday pizza", "7.30", "19.30", "7pm pizza", "7pm friday 8pm",
    "18.00:30", "6 dec 2026 2027",
  ])
  func noTimeOfAnOption(_ text: String) {
    #expect(throws: ValueError.self) { try ValueType<When>.when.parse(text) }
  }

  @Test(arguments: [
    "feb 30", "nov 0", "no 3", "nov", "2w later", "32nd nov", "feb 29 2027", "the nov", "of 3 nov",
    "friday friday", "5/12", "24/7", "30/2", "13/13", "25.12", "1/2/3", "25/12/26/1",
  ])
  func noDay(_ text: String) { #expect(When.Day(typed: text) == nil) }

  @Test(arguments: [
    ("2026-11-20T12:00:00Z", "20:00"), ("2026-11-20T21:30:00Z", "21:30"),
    ("2026-11-20T02:00:00Z", "02:00"), ("2026-11-20T04:00:00Z", "20:00"),
  ])
  func tonight(_ now: String, _ clock: String) throws {
    let now = try #require(Instant(parsing: now))
    let moment = try #require(When("tonight"))
      .moment(now: Moment(secondsSince1970: now.seconds), in: .utc)
    #expect(moment.rfc3339(in: .utc).contains("T\(clock)"))
  }

  @Test func minutesOnFootAreADistance() throws {
    #expect(try ValueType<TypedDistance>.distance.parse("10min") == .exact(Distance(metres: 800)))
    #expect(throws: ValueError.self) { try ValueType<TypedDistance>.distance.parse("10h") }
    #expect(throws: ValueError.self) { try ValueType<TypedDistance>.distance.parse("ten") }
  }

  @Test func aCommaOfThousandsIsNoDecimalComma() throws {
    #expect(try ValueType<TypedDistance>.distance.parse("1,5km") == .exact(Distance(metres: 1500)))
    #expect(try ValueType<TypedDistance>.distance.parse("0,125km") == .exact(Distance(metres: 125)))
    #expect(throws: ValueError.self) { try ValueType<TypedDistance>.distance.parse("1,500m") }
  }

  @Test func aMonthByItsName() throws {
    let today = try #require(Self.friday)
    #expect(
      try ValueType<TypedMonth>.month.parse("nov").month(today: today).description == "2026-11")
    #expect(
      try ValueType<TypedMonth>.month.parse("Dec").month(today: today).description == "2025-12")
    let months = [
      "11": "2026-11", "12": "2025-12", "nov 2025": "2025-11", "2024 March": "2024-03",
      "last month": "2026-10", "this month": "2026-11",
    ]
    for (text, month) in months {
      #expect(try ValueType<TypedMonth>.month.parse(text).month(today: today).description == month)
    }
    for text in ["13", "0", "nov 25", "nov nov", "last", "2025"] {
      #expect(throws: ValueError.self) { try ValueType<TypedMonth>.month.parse(text) }
    }
  }
}
