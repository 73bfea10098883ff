/// Properties of a whole schedule, computed once for evaluation.
struct Traits: Hashable, Sendable {
  /// Whether all weeks are the same, apart from clock changes.
  let repeatsWeekly: Bool
  /// The distinct holiday entries of the schedule.
  let holidays: [HolidayEntry]

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
  }
}
