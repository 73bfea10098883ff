import Arguments
import KeyLimeEngine

extension ValueType<When.Day> {
  /// A day as typed.
  static let day = ValueType(
    "DAY", expects: "a day such as yesterday, friday, 'nov 18', 2026-11-20, or 2w for so long ago"
  ) { When.Day(typed: $0) }
}

/// A month as typed: `2026-11`, or `nov` for the latest November that has begun.
enum TypedMonth {
  case exactly(CalendarMonth)
  case latest(Int)

  /// The month that is meant today.
  func month(today: CalendarDay) -> CalendarMonth {
    switch self {
    case .exactly(let month): return month
    case .latest(let number):
      let year = number <= today.month ? today.year : today.year - 1
      return CalendarMonth(of: CalendarDay(year: year, month: number, day: 1) ?? today)
    }
  }
}

extension ValueType<TypedMonth> {
  /// A month such as `2026-11` or `nov`.
  static let month = ValueType("MONTH", expects: "a month such as nov or 2026-11") { text in
    CalendarMonth(text).map { .exactly($0) } ?? CalendarNames.month(text).map { .latest($0) }
  }
}

/// The options that select check-ins.
enum TimelineOptions {
  static let day = Option("day", value: .day, summary: "Only this day")
  static let since = Option("since", value: .day, summary: "From this day")
  static let until = Option("until", value: .day, summary: "Up to this day")
  static let place = Option(
    "place", value: .text("PLACE").completed(by: .dynamic("restaurant")),
    summary: "Only at places with this name")
  static let companion = Option(
    "with", value: .commaSeparated(.person), summary: "Only with these people"
  ).repeatable

  static let declarations: [OptionDeclaration] = [
    day.declaration, since.declaration, until.declaration, place.declaration,
    companion.declaration,
  ]
  static let rules: [Rule] = [.conflict("day", "since"), .conflict("day", "until")]

  /// The question for the check-ins that match the options.
  ///
  /// Throws `nothingFound` or `usage` when `--with` names no contact or several.
  static func question(
    _ book: CheckInBook, _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> TimelineQuestion {
    var question = TimelineQuestion()
    question.days = days(arguments, today: try context.today())
    question.place = arguments[place]
    if let name = question.place { question.restaurants = try book.restaurants(named: name) }
    for person in arguments[companion].flatMap(\.self) {
      question.people.append(try book.people.resolveEvenRemoved(person, to: "list check-ins with"))
    }
    return question
  }

  /// The days that the options mean where it is this day now; nil for all.
  static func days(
    _ arguments: ParsedArguments, today: CalendarDay
  ) -> ClosedRange<CalendarDay>? {
    if let day = arguments[day]?.date(today: today) { return day...day }
    let first = arguments[since]?.date(today: today)
    let last = arguments[until]?.date(today: today)
    guard first != nil || last != nil else { return nil }
    let (from, to) = (first ?? .farPast, last ?? .farFuture)
    // Days that end before they begin are none; no check-in is that far away.
    return from <= to ? from...to : .beyond ... .beyond
  }
}

extension Context {
  /// The current day in the default time zone.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func today() throws(Failure) -> CalendarDay { try clocks().standardZone.local(moment).date }
}

extension CalendarDay {
  /// The first and last day that an `OffsetTime` can represent: the years 0 to 9999.
  fileprivate static let farPast = CalendarDay(daysSince1970: -719_528)
  fileprivate static let farFuture = CalendarDay(daysSince1970: 2_932_896)
  /// A day that it cannot represent.
  fileprivate static let beyond = CalendarDay(daysSince1970: 2_932_898)
}
