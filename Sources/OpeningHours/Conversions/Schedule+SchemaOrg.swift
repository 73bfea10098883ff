/// An `OpeningHoursSpecification` of schema.org.
public struct OpeningHoursSpecification: Hashable, Sendable {
  /// Names (`Monday`, `PublicHolidays`) or their addresses (`https://schema.org/Monday`).
  ///
  /// Empty: all.
  public let dayOfWeek: [String]
  /// `09:00`, perhaps with seconds and a zone; nil, as in a day that is closed.
  public let opens: String?
  /// `17:00`; the same as `opens` means closed all day.
  public let closes: String?
  /// The first date on which it holds, `2025-12-24`.
  public let validFrom: String?
  /// The last date on which it holds.
  public let validThrough: String?

  /// A specification with the fields of the same names.
  public init(
    dayOfWeek: [String], opens: String?, closes: String?, validFrom: String? = nil,
    validThrough: String? = nil
  ) {
    self.dayOfWeek = dayOfWeek
    self.opens = opens
    self.closes = closes
    self.validFrom = validFrom
    self.validThrough = validThrough
  }
}

extension Schedule {
  /// The strings of schema.org's `openingHours`, such as `Mo-Fr 09:00-17:00` and `Sa 10:00-14:00`.
  ///
  /// They are read like the notation, which they are close to, and added to each other. Nil when
  /// one is not understood or there are none.
  public static func fromSchemaOrg(openingHours strings: [String]) -> Schedule? {
    var rules: [Rule] = []
    for text in strings {
      guard case .understood(let schedule, _) = parse(text) else { return nil }
      rules += schedule.rules.map { rule in
        var rule = rule
        if rule.separator == .replacing { rule.separator = .adding }
        return rule
      }
    }
    return rules.isEmpty ? nil : Schedule(joining: rules)
  }

  /// The objects of schema.org's `openingHoursSpecification`.
  ///
  /// Those with dates replace those without on their days. Nil when a field is not as it should be.
  public static func fromSchemaOrg(
    specifications: [OpeningHoursSpecification]
  ) -> Schedule? {
    var usual: [Rule] = []
    var special: [Rule] = []
    for specification in specifications {
      guard let rules = specification.rules else { return nil }
      if specification.hasDates {
        special += rules.map { $0.following(special) }
      } else {
        usual += rules
      }
    }
    return usual.isEmpty && special.isEmpty
      ? nil : Schedule(joining: OpeningHoursSpecification.grouped(usual) + special)
  }
}

extension Rule {
  /// The rule made to add to an earlier one for the same days instead of replacing it.
  fileprivate func following(_ rules: [Rule]) -> Rule {
    var rule = self
    if rules.contains(where: { $0.days == days }) { rule.separator = .adding }
    return rule
  }
}

extension OpeningHoursSpecification {
  fileprivate var hasDates: Bool { validFrom != nil || validThrough != nil }

  /// Nil when a field is not as it should be.
  fileprivate var rules: [Rule]? {
    var rule = Rule(separator: hasDates ? .replacing : .adding)
    for name in dayOfWeek {
      guard let entry = OpeningHoursSpecification.entry(name) else { return nil }
      rule.days.days.append(entry)
    }
    if hasDates {
      guard let range = dates else { return nil }
      rule.days.dates = [range]
    }
    guard opens != closes else {
      rule.state = .closed
      // Closed on usual days needs no rule, since what is not said to be open is closed.
      return hasDates ? [rule] : []
    }
    guard let opens, let closes, let start = ClockText.minutes(opens), start < 1440,
      let end = ClockText.minutes(closes)
    else { return nil }
    // 23:59 is how the whole day is written there.
    let last = end == 1439 ? 1440 : end
    rule.times = [
      TimeSpan(start: .clock(start), end: .at(.clock(last > start ? last : last + 1440)))
    ]
    return [rule]
  }

  private static func entry(_ name: String) -> DayEntry? {
    let word = name.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if word == "publicholidays" {
      return .holiday(HolidayEntry(kind: .publicHoliday, dayOffset: 0))
    }
    return WeekdayNames.english.weekday(word).map { .weekdays(first: $0, last: $0) }
  }

  private var dates: DateRange? {
    let first = validFrom.map(OpeningHoursSpecification.anchor)
    let last = validThrough.map(OpeningHoursSpecification.anchor)
    switch (first, last) {
    case (let first??, nil): return DateRange(start: first, end: .open, step: 1)
    case (let first??, let last??):
      return DateRange(start: first, end: first == last ? .same : .at(last), step: 1)
    default: return nil
    }
  }

  private static func anchor(_ text: String) -> DateAnchor? {
    let parts = text.prefix(10).split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1000...9999).contains(year), CivilDate(year: year, month: month, day: day) != nil
    else { return nil }
    return DateAnchor(year: year, day: .date(month: month, day: day))
  }

  /// Days with the same single stretch drawn together, where only weekdays are named.
  fileprivate static func grouped(_ rules: [Rule]) -> [Rule] {
    var week = WeeklyHours()
    for rule in rules {
      let days =
        rule.days.days.isEmpty ? [.weekdays(first: .monday, last: .sunday)] : rule.days.days
      for entry in days {
        guard case .weekdays(let first, let last) = entry, let span = rule.times.first,
          case .clock(let start) = span.start, case .at(.clock(let end)) = span.end
        else { return rules }
        for day in 0...first.days(to: last) {
          week.add(first.adding(days: day), from: start, to: end)
        }
      }
    }
    return week.rules()
  }
}
