/// What holds for all days of a schedule, found once so that evaluation need not look again.
struct Traits: Hashable, Sendable {
  /// Every week is like every other, apart from changes of the clocks.
  let repeatsWeekly: Bool
  /// The holiday entries that occur, each once.
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
