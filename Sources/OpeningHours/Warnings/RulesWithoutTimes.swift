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
