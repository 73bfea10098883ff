import Arguments
import KeyLimeEngine

extension ValueType<When.Day> {
  /// A day as typed.
  static let day = ValueType(
    "DAY", expects: "a day such as yesterday, friday, 'nov 18', 2026-11-20, or 2w for so long ago"
  ) { When.Day(typed: $0) }

  /// Which day is meant where people look back, for help.
  static let meaningOfPast = "A weekday or a day without a year is the last such day."

  /// The same for the end of what begins at `--since`.
  static let meaningOfPastEnd =
    "A weekday or a day without a year is the last such day, or the next if that is before --since."
}

extension When.Day {
  /// The date that is meant today by who looks back.
  func pastDate(today: CalendarDay) -> CalendarDay { lookingBack(from: today).date(today: today) }
}

/// A month as typed: `2026-11`, `last month`, or `nov` for the latest November that has begun.
enum TypedMonth {
  case exactly(CalendarMonth)
  case latest(Int)
  case current, last

  /// Reads a month; nil for anything else.
  init?(_ text: String) {
    let words = text.lowercased().split(separator: " ").map(String.init)
    if let month = CalendarMonth(text) {
      self = .exactly(month)
    } else if words == ["this", "month"] {
      self = .current
    } else if words == ["last", "month"] {
      self = .last
    } else if words.count == 1, let number = CalendarNames.month(words[0]) ?? Self.number(words[0])
    {
      self = .latest(number)
    } else if words.count == 2,
      let month = Self.ofYear(words[0], words[1]) ?? Self.ofYear(words[1], words[0])
    {
      self = .exactly(month)
    } else {
      return nil
    }
  }

  /// `11` or `3`, as in a date.
  private static func number(_ text: String) -> Int? {
    text.utf8.count <= 2 ? Int(text).flatMap { (1...12).contains($0) ? $0 : nil } : nil
  }

  private static func ofYear(_ name: String, _ year: String) -> CalendarMonth? {
    guard let month = CalendarNames.month(name), year.allSatisfy(\.isNumber),
      year.utf8.count == 4, let year = Int(year)
    else { return nil }
    return CalendarDay(year: year, month: month, day: 1).map { CalendarMonth(of: $0) }
  }

  /// The month that is meant today.
  func month(today: CalendarDay) -> CalendarMonth {
    switch self {
    case .exactly(let month): return month
    case .current: return CalendarMonth(of: today)
    case .last: return CalendarMonth(of: today.adding(days: -today.day))
    case .latest(let number):
      let year = number <= today.month ? today.year : today.year - 1
      return CalendarMonth(of: CalendarDay(year: year, month: number, day: 1) ?? today)
    }
  }
}

extension ValueType<TypedMonth> {
  /// A month as typed, see ``TypedMonth``.
  static let month = ValueType(
    "MONTH", expects: "a month such as nov, 'nov 2025', 2026-11 or 'last month'"
  ) { TypedMonth($0) }
}

/// The options that select check-ins.
enum TimelineOptions {
  static let day = Option(
    "day", value: .day, summary: "Only this day",
    discussion: ValueType<When.Day>.meaningOfPast)
  static let since = Option(
    "since", value: .day, summary: "From this day", discussion: ValueType<When.Day>.meaningOfPast)
  static let until = Option(
    "until", value: .day, summary: "Up to this day",
    discussion: ValueType<When.Day>.meaningOfPastEnd)
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
    if declarations.contains(where: arguments.isGiven) {
      question.days = days(arguments, today: try context.todayHere(book.session.store))
    }
    question.place = arguments[place]
    if let name = question.place { question.restaurants = try book.restaurants(named: name) }
    for person in book.people.rejoined(arguments[companion].flatMap(\.self)) {
      question.people.append(try book.people.resolveEvenRemoved(person, to: "list check-ins with"))
    }
    return question
  }

  /// The days that the options mean where it is this day now; nil for all.
  static func days(
    _ arguments: ParsedArguments, today: CalendarDay
  ) -> ClosedRange<CalendarDay>? {
    if let day = arguments[day]?.pastDate(today: today) { return day...day }
    let first = arguments[since]?.pastDate(today: today)
    let last = arguments[until].map { day in end(day, after: first, today: today) }
    guard first != nil || last != nil else { return nil }
    let (from, to) = (first ?? .farPast, last ?? .farFuture)
    // Days that end before they begin are none; no check-in is that far away.
    return from <= to ? from...to : .beyond ... .beyond
  }

  /// The last day of those that are meant: a `nov 30` that is still to come ends what began this
  /// November.
  static func end(
    _ day: When.Day, after first: CalendarDay?, today: CalendarDay
  ) -> CalendarDay {
    let last = day.pastDate(today: today)
    let next = day.date(today: today)
    return first.map { last < $0 } ?? false ? max(last, next) : last
  }
}

extension Context {
  /// The current day in the default time zone.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func today() throws(Failure) -> CalendarDay { try clocks().standardZone.local(moment).date }

  /// The current day at the config's `home`, where what one just did is dated; else ``today()``.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func todayHere(_ store: Store) throws(Failure) -> CalendarDay {
    let clocks = try clocks()
    let home = try UserLocation(context: self, store: store).home()
    return (home.flatMap(clocks.zone(at:)) ?? clocks.standardZone).local(moment).date
  }
}

extension CalendarDay {
  /// The first and last day that an `OffsetTime` can represent: the years 0 to 9999.
  fileprivate static let farPast = CalendarDay(daysSince1970: -719_528)
  fileprivate static let farFuture = CalendarDay(daysSince1970: 2_932_896)
  /// A day that it cannot represent.
  fileprivate static let beyond = CalendarDay(daysSince1970: 2_932_898)
}
