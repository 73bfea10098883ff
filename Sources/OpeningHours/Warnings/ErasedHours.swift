/// Finds hours past midnight that a later rule erases.
///
/// In `Fr 18:00-02:00; Sa 12:00-14:00` the second rule erases Sa 00:00-02:00, which is rarely
/// intended.
///
/// Only rules with nothing but weekdays are compared; for others the result depends on the year.
struct ErasedHours {
  private let schedule: Schedule
  private let positions: [Range<Int>]
  private let weekdays: [Set<Weekday>?]

  init(_ schedule: Schedule, positions: [Range<Int>]) {
    self.schedule = schedule
    self.positions = positions
    self.weekdays = schedule.rules.map(\.weekdaysOnly)
  }

  var warnings: [Warning] {
    guard schedule.rules.contains(where: { $0.spillEnd != nil }) else { return [] }
    let erasures = schedule.rules.indices.compactMap(erasure)
    let guilty = erasures.map(\.rule)
    let mended = isMendable(guilty) ? mended(guilty) : nil
    return erasures.map { erasure in
      Warning(
        .erasedHours, positions[erasure.rule],
        .erased(byRule: erasure.rule, weekday: erasure.weekday, until: erasure.until),
        mended: mended)
    }
  }

  /// Whether rules erase hours that they would keep behind a comma.
  fileprivate var canBeMended: Bool {
    let guilty = schedule.rules.indices.compactMap(erasure).map(\.rule)
    return !guilty.isEmpty && isMendable(guilty)
  }

  private struct Erasure {
    let rule: Int
    let weekday: Weekday
    let until: Int
  }

  /// The first hours that a rule erases; nil when it erases none.
  private func erasure(by later: Int) -> Erasure? {
    let rule = schedule.rules[later]
    guard rule.separator == .replacing, rule.state != .closed, !rule.days.isEmpty,
      let days = weekdays[later]
    else { return nil }
    for earlier in 0..<later {
      guard let until = schedule.rules[earlier].spillEnd, let before = weekdays[earlier] else {
        continue
      }
      // Hours that begin on a day of the later rule itself are meant to be replaced.
      let erased = Weekday.allCases.first { day in
        let eve = day.adding(days: -1)
        return days.contains(day) && before.contains(eve) && !days.contains(eve)
          && !isReplaced(earlier, before: later, on: eve)
      }
      if let erased { return Erasure(rule: later, weekday: erased, until: until) }
    }
    return nil
  }

  private func isReplaced(_ earlier: Int, before later: Int, on day: Weekday) -> Bool {
    (earlier + 1..<later).contains { index in
      schedule.rules[index].separator == .replacing && weekdays[index]?.contains(day) ?? false
    }
  }

  /// Whether no guilty rule shares a day with an earlier rule, which behind a comma it would no
  /// longer replace.
  private func isMendable(_ guilty: [Int]) -> Bool {
    guilty.allSatisfy { index in
      guard let days = weekdays[index] else { return false }
      return weekdays[..<index].allSatisfy { $0?.isDisjoint(with: days) ?? false }
    }
  }

  /// The value with `,` instead of `;` before the given rules.
  private func mended(_ guilty: [Int]) -> String? {
    var rules = schedule.rules
    for index in guilty { rules[index].separator = .adding }
    return guilty.isEmpty ? nil : Schedule(rules: rules).canonical
  }
}

extension Schedule {
  /// Whether rules erase hours past midnight that they would keep behind a comma instead of their
  /// semicolon: those of Friday in `Fr 18:00-02:00; Sa 12:00-14:00`.
  public var erasesHours: Bool {
    passesMidnight && ErasedHours(self, positions: []).canBeMended
  }
}

extension Rule {
  /// The weekdays of a rule with only weekdays; all seven for a rule without days; else nil.
  fileprivate var weekdaysOnly: Set<Weekday>? {
    guard days.repeatsWeekly else { return nil }
    if days.days.isEmpty { return Set(Weekday.allCases) }
    let facts = HolidayFacts(table: nil)
    // 1970-01-05 was a Monday.
    return Set((4..<11).map(Day.init(number:)).filter { days.matches($0, facts) }.map(\.weekday))
  }

  /// The minute of the next day at which the rule ends, if it continues past midnight at a clock
  /// time.
  fileprivate var spillEnd: Int? {
    guard state != .closed else { return nil }
    return times.compactMap { span in
      if case .at(.clock(let end)) = span.end, end > 1440 { return end - 1440 }
      return nil
    }
    .max()
  }
}

/// Finds rules that are nothing but a comment, and replace the hours before them.
///
/// `Mo-Fr 09:00-17:00; "kitchen closes at 21:00"` is unknown at any time, and with `open` before
/// the comment it is open at any time. Most likely the comment was meant for the hours before it.
struct CommentsAlone {
  private let schedule: Schedule
  private let positions: [Range<Int>]

  init(_ schedule: Schedule, positions: [Range<Int>]) {
    self.schedule = schedule
    self.positions = positions
  }

  var warnings: [Warning] {
    let guilty = schedule.rules.indices.dropFirst().filter(isAlone)
    if guilty.isEmpty { return [] }
    let mended = mended(guilty)
    return guilty.map { index in
      Warning(
        .erasedHours, positions[index], .erasedByComment(rule: index), mended: mended)
    }
  }

  private func isAlone(_ index: Int) -> Bool {
    let rule = schedule.rules[index]
    // A place that is closed, and why, is meant to have no hours.
    return rule.separator == .replacing && rule.state != .closed && rule.comment != nil
      && rule.days.isEmpty && rule.times.isEmpty
      && schedule.rules[..<index].contains { $0.state != .closed }
  }

  /// The value with the comments at the rules before them; nil where one has a comment already.
  private func mended(_ guilty: [Int]) -> String? {
    var rules: [Rule] = []
    for (index, rule) in schedule.rules.enumerated() {
      guard guilty.contains(index) else {
        rules.append(rule)
        continue
      }
      for before in rules.indices where rules[before].state != .closed {
        guard rules[before].comment == nil else { return nil }
        rules[before].comment = rule.comment
      }
    }
    return Schedule(rules: rules).canonical
  }
}
