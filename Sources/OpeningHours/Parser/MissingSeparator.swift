/// Chooses the separator that is missing between two rules, as in `Mo-Fr 08:00-12:00 Sa
/// 10:00-14:00`.
enum MissingSeparator {
  /// The separator that keeps the earlier hours: `,` when the rule adds other times to days that
  /// earlier rules name, leaves none of the days of an earlier rule, or follows hours past
  /// midnight; else `;`.
  static func between(_ earlier: [Rule], and rule: Rule) -> Rule.Separator {
    guard rule.state != .closed, let spans = rule.clockRanges, let days = rule.days.marks else {
      return .replacing
    }
    var keepsMore = false
    for other in earlier where other.state != .closed {
      guard let otherSpans = other.clockRanges, let otherDays = other.days.marks else { continue }
      if !days.isDisjoint(with: otherDays) {
        // Hours that overlap are an exception, unless nothing of the earlier rule would be left.
        let overlaps = spans.contains { span in otherSpans.contains { $0.overlaps(span) } }
        if overlaps, !otherDays.isSubset(of: days) {
          return .replacing
        }
        keepsMore = true
      }
      let lasts = otherSpans.contains { $0.upperBound > 1440 }
      keepsMore = keepsMore || lasts && otherDays.contains { $0 < 7 && days.contains(($0 + 1) % 7) }
    }
    return keepsMore ? .adding : .replacing
  }
}

extension Rule {
  /// The times in minutes; nil when they are not plain clock times.
  fileprivate var clockRanges: [Range<Int>]? {
    guard !times.isEmpty else { return nil }
    var ranges: [Range<Int>] = []
    for span in times {
      guard case .clock(let start) = span.start else { return nil }
      switch span.end {
      case .at(.clock(let end)), .atLeast(.clock(let end)):
        guard start < end else { return nil }
        ranges.append(start..<end)
      default: return nil
      }
    }
    return ranges
  }
}

extension DaySelector {
  /// The days of the week from 0 to 6, and 7 and 8 for holidays; nil when other days matter too.
  fileprivate var marks: Set<Int>? {
    guard years.isEmpty, dates.isEmpty, weeks.isEmpty, onlyHolidays.isEmpty else { return nil }
    if days.isEmpty { return Set(0..<7) }
    var marks: Set<Int> = []
    for entry in days {
      switch entry {
      case .weekdays(let first, let last):
        for offset in 0...first.days(to: last) {
          marks.insert(Weekday.allCases.firstIndex(of: first.adding(days: offset)) ?? 0)
        }
      case .holiday(let holiday): marks.insert(holiday.kind == .publicHoliday ? 7 : 8)
      case .occurrence: return nil
      }
    }
    return marks
  }
}
