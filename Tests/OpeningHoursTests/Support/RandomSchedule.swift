import Thoroughness

@testable import OpeningHours

/// Draws schedules from all corners of the notation, as the parser would build them.
struct RandomSchedule {
  var random: SplitMix64

  mutating func schedule() -> Schedule {
    let count = Int.random(in: 1...4, using: &random)
    return Schedule(rules: (0..<count).map { rule(isFirst: $0 == 0) })
  }

  private mutating func rule(isFirst: Bool) -> Rule {
    let joints: [Rule.Separator] = [.replacing, .replacing, .adding, .fallback]
    var rule = Rule(separator: isFirst ? .replacing : pick(joints))
    if random.chance(80) { rule.days = selector() }
    if random.chance(80) {
      rule.times = (0..<Int.random(in: 1...3, using: &random)).map { _ in span() }
    }
    rule.state = pick([.open, .open, .open, .closed, .unknown])
    if random.chance(20) { rule.comment = pick(["by appointment", "Küche", "", "a; b, c || d"]) }
    return rule
  }

  private mutating func selector() -> DaySelector {
    var days = DaySelector()
    if random.chance(15) { days.dates = (0..<2).map { _ in dates() } }
    let hasYears = days.dates.contains { $0.start.year != nil }
    if random.chance(10) && !hasYears { days.years = [years(single: days.dates.isEmpty)] }
    if random.chance(10) { days.weeks = [weeks()] }
    if random.chance(70) {
      days.days = (0..<Int.random(in: 1...3, using: &random)).map { _ in day() }
    }
    let restrictable = days.days.allSatisfy { entry in
      if case .holiday = entry { return false }
      return true
    }
    if random.chance(15), !days.days.isEmpty, restrictable { days.onlyHolidays = [holiday()] }
    return days
  }

  private mutating func day() -> DayEntry {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .holiday(holiday())
    case 1, 2:
      .occurrence(
        NthWeekday(
          weekday: pick(Weekday.allCases),
          occurrences: pick([
            [.init(first: 1, last: 1)], [.init(first: -1, last: -1)],
            [.init(first: 1, last: 1), .init(first: 3, last: 5)],
          ]), dayOffset: pick([0, 0, 1, -2, 7])))
    default: .weekdays(first: pick(Weekday.allCases), last: pick(Weekday.allCases))
    }
  }

  private mutating func holiday() -> HolidayEntry {
    HolidayEntry(
      kind: pick([.publicHoliday, .publicHoliday, .schoolHoliday]),
      dayOffset: pick([0, 0, -1, 2, -7]))
  }

  private mutating func years(single: Bool) -> YearRange {
    let first = Int.random(in: 2020...2030, using: &random)
    let ranges = [
      YearRange(first: first, last: nil, step: 1), YearRange(first: first, last: nil, step: 2),
      YearRange(first: first, last: first + 5, step: pick([1, 2])),
    ]
    return single ? pick(ranges + [YearRange(first: first, last: first, step: 1)]) : pick(ranges)
  }

  private mutating func weeks() -> WeekRange {
    let first = Int.random(in: 1...53, using: &random)
    let last = Int.random(in: 1...53, using: &random)
    return WeekRange(first: first, last: last, step: first == last ? 1 : pick([1, 2, 3, 7]))
  }

  private mutating func dates() -> DateRange {
    let month = Int.random(in: 1...12, using: &random)
    let other = Int.random(in: 1...12, using: &random)
    let date = DateAnchor(day: .date(month: month, day: Int.random(in: 1...28, using: &random)))
    let end = DateAnchor(day: .date(month: other, day: Int.random(in: 1...28, using: &random)))
    let easter = DateAnchor(day: .easter, dayOffset: pick([0, -2, 1, 39, -7]))
    let nth = DateAnchor(day: .nth(month: month, weekday: .sunday, occurrence: pick([1, -1])))
    return pick([
      DateRange(start: DateAnchor(day: .month(month)), end: .same, step: 1),
      DateRange(
        start: DateAnchor(day: .month(month)), end: .at(DateAnchor(day: .month(other))), step: 1),
      DateRange(start: date, end: .same, step: 1),
      DateRange(start: date, end: .open, step: 1),
      DateRange(start: date, end: .at(end), step: pick([1, 2])),
      DateRange(start: easter, end: .same, step: 1),
      DateRange(start: date, end: .at(nth), step: 1),
      DateRange(start: nth, end: .at(easter), step: 1),
    ])
  }

  private mutating func span() -> TimeSpan {
    let start = 15 * Int.random(in: 0...95, using: &random)
    let end = start + 15 * Int.random(in: 1...96, using: &random)
    let point = pick([TimePoint.clock(start), .clock(start), .clock(start), sun()])
    return TimeSpan(
      start: point,
      end: pick([
        .at(.clock(end)), .at(.clock(end)), .at(.clock(end)), .atLeast(.clock(end)), .open,
        .missing, .at(sun()),
      ]), period: nil)
  }

  private mutating func sun() -> TimePoint {
    .sun(pick(SunEvent.allCases), offset: pick([0, 0, -90, 30]))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
