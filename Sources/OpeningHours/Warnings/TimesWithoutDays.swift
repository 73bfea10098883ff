/// Finds times that a semicolon separates from the rule they were meant for.
///
/// `Mo 09:00-12:00; 14:00-18:00` is open every afternoon, and in `09:00-12:00; 14:00-18:00` only
/// the afternoon is left. In both, a comma was probably meant.
struct TimesWithoutDays {
  private let schedule: Schedule
  private let positions: [Range<Int>]

  init(_ schedule: Schedule, positions: [Range<Int>]) {
    self.schedule = schedule
    self.positions = positions
  }

  func warnings(in text: String) -> [Warning] {
    let guilty = schedule.rules.indices.dropFirst().filter(isCutOff)
    if guilty.isEmpty { return [] }
    let mended = mended(guilty)
    return guilty.map { index in
      let written = String(decoding: Array(text.utf8)[positions[index]], as: UTF8.self)
      return Warning(.timesWithoutDays, positions[index], .written(written), mended: mended)
    }
  }

  private func isCutOff(_ index: Int) -> Bool {
    let rule = schedule.rules[index]
    let before = schedule.rules[index - 1]
    return rule.separator == .replacing && rule.days.isEmpty && rule.isPlainTimes
      && before.isPlainTimes
  }

  /// The value with these times joined to the previous rule.
  private func mended(_ guilty: [Int]) -> String {
    var rules: [Rule] = []
    for (index, rule) in schedule.rules.enumerated() {
      if guilty.contains(index), let last = rules.indices.last {
        rules[last].times += rule.times
      } else {
        rules.append(rule)
      }
    }
    return Schedule(rules: rules).canonical
  }
}

extension Rule {
  fileprivate var isPlainTimes: Bool { state == .open && comment == nil && !times.isEmpty }
}

/// Finds rules that say on which days a place is open, but not when.
///
/// `Mo-Fr` and `open` count as open all day, which is rarely intended. A comment may say more.
struct RulesWithoutTimes {
  private let schedule: Schedule
  private let positions: [Range<Int>]

  init(_ schedule: Schedule, positions: [Range<Int>]) {
    self.schedule = schedule
    self.positions = positions
  }

  func warnings(in text: String) -> [Warning] {
    zip(schedule.rules, positions).compactMap { rule, position in
      guard rule.state == .open, rule.times.isEmpty, rule.comment == nil else { return nil }
      let written = String(decoding: Array(text.utf8)[position], as: UTF8.self)
      // Without days, `24/7` is such a rule too, and means what it says.
      guard !rule.days.isEmpty || Word.of(written.lowercased()) == .state(.open) else { return nil }
      return Warning(.noTimes, position, .written(written))
    }
  }
}
