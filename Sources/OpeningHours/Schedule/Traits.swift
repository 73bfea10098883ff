/// Properties of a whole schedule, computed once for evaluation.
struct Traits: Hashable, Sendable {
  /// Whether all weeks are the same, apart from clock changes.
  let repeatsWeekly: Bool
  /// The distinct holiday entries of the schedule.
  let holidays: [HolidayEntry]
  /// Whether the hours of a day may go on into the next one.
  let passMidnight: Bool

  init(_ rules: [Rule]) {
    var repeats = true
    var holidays: [HolidayEntry] = []
    for index in rules.indices {
      if rules[index].days.repeatsWeekly {
        repeats = repeats && !rules[index].times.contains { $0.followsSun }
        continue
      }
      repeats = false
      for entry in rules[index].days.holidayEntries where !holidays.contains(entry) {
        holidays.append(entry)
      }
    }
    self.repeatsWeekly = repeats
    self.holidays = holidays
    self.passMidnight = rules.contains(where: \.mayPassMidnight)
  }
}
