/// The opening hours of a week as time spans on weekdays, for conversion from other formats.
///
/// Consecutive days with the same hours are merged. Rules are separated by commas, so that no rule
/// erases hours past midnight of the day before.
struct WeeklyHours {
  private var spans: [Weekday: [TimeSpan]] = [:]

  /// Adds a time span, in minutes after midnight of the day.
  ///
  /// An end at or before the start is on the next day.
  mutating func add(_ day: Weekday, from start: Int, to end: Int) {
    let span = TimeSpan(start: .clock(start), end: .at(.clock(end > start ? end : end + 1440)))
    if !spans[day, default: []].contains(span) { spans[day, default: []].append(span) }
  }

  /// The rules for these hours, restricted to `dates` if there are any.
  func rules(dates: [DateRange] = []) -> [Rule] {
    var groups: [(days: [DayEntry], times: [TimeSpan])] = []
    var day: Weekday? = .monday
    while let first = day {
      let times = spans[first] ?? []
      var last = first
      while let next = WeeklyHours.following(last), spans[next] ?? [] == times { last = next }
      let entry = DayEntry.weekdays(first: first, last: last)
      if let same = groups.firstIndex(where: { $0.times == times }) {
        groups[same].days.append(entry)
      } else if !times.isEmpty {
        groups.append(([entry], times))
      }
      day = WeeklyHours.following(last)
    }
    return groups.map { group in
      Rule(
        separator: .adding, days: DaySelector(dates: dates, days: group.days), times: group.times)
    }
  }

  private static func following(_ day: Weekday) -> Weekday? { Weekday(rawValue: day.rawValue + 1) }
}

extension Schedule {
  /// A schedule with these rules; `off` when there are none, and `24/7` when they cover the whole
  /// week.
  init(joining rules: [Rule]) {
    var rules = rules
    if rules.isEmpty { rules = [Rule(state: .closed)] }
    rules[0].separator = .replacing
    let everyDay = DayEntry.weekdays(first: .monday, last: .sunday)
    if rules == [Rule(days: DaySelector(days: [everyDay]), times: [.wholeDay])] {
      rules = [Rule()]
    }
    self.init(rules: rules)
  }
}
