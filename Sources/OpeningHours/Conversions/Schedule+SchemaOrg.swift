/// An `OpeningHoursSpecification` of schema.org.
public struct OpeningHoursSpecification: Hashable, Sendable {
  /// Names of days (`Monday`, `PublicHolidays`) or their URLs (`https://schema.org/Monday`).
  ///
  /// Empty means all days.
  public let dayOfWeek: [String]
  /// The opening time, such as `09:00`, optionally with seconds and a zone; nil for a closed day.
  public let opens: String?
  /// The closing time, such as `17:00`.
  ///
  /// If it equals `opens`, the day is closed.
  public let closes: String?
  /// The first date on which it is valid, such as `2025-12-24`.
  public let validFrom: String?
  /// The last date on which it is valid.
  public let validThrough: String?

  /// A specification with these fields; absent ones are nil or empty.
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
  /// Reads the strings of schema.org's `openingHours`, such as `Mo-Fr 09:00-17:00` and `Sa
  /// 10:00-14:00`.
  ///
  /// They are parsed as `opening_hours` values, which they resemble, and added up. Nil when one of
  /// them is not understood or there are none.
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

  /// Reads the objects of schema.org's `openingHoursSpecification`.
  ///
  /// Objects with dates replace those without dates on their days. Nil when a field is invalid.
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
  /// The rule with the separator that adds to an earlier rule for the same days instead of
  /// replacing it.
  fileprivate func following(_ rules: [Rule]) -> Rule {
    var rule = self
    if rules.contains(where: { $0.days == days }) { rule.separator = .adding }
    return rule
  }
}

extension OpeningHoursSpecification {
  fileprivate var hasDates: Bool { validFrom != nil || validThrough != nil }

  /// The rules for this object; nil when a field is invalid.
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
      // A closed day without dates needs no rule, because days without a rule are closed.
      return hasDates ? [rule] : []
    }
    guard let opens, let closes, let start = ClockText.minutes(opens), start < 1440,
      let end = ClockText.minutes(closes)
    else { return nil }
    // In schema.org, 23:59 means the end of the day.
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

  /// Merges rules that name only weekdays and have the same single time span.
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
