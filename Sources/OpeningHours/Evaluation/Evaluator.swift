/// Evaluates a schedule at a place, day by day, with known or unknown holidays.
struct Evaluator {
  let schedule: Schedule
  let place: Place
  private let undecided: [HolidayEntry]

  init(_ schedule: Schedule, _ place: Place) {
    self.schedule = schedule
    self.place = place
    self.undecided = HolidayFacts.undecided(schedule.traits, table: place.holidays)
  }

  func timeline(of day: Day) -> Timeline {
    if undecided.isEmpty {
      return timeline(of: day, HolidayFacts(table: place.holidays))
    }
    let possible = HolidayFacts.possibilities(of: undecided, on: day.number).map { facts in
      timeline(of: day, HolidayFacts(table: place.holidays, supposed: facts.supposed))
    }
    return agreement(of: possible)
  }

  private func timeline(of day: Day, _ facts: HolidayFacts) -> Timeline {
    DayEvaluation(rules: schedule.rules, clock: SunClock(place: place), facts: facts)
      .timeline(of: day)
  }

  /// The status that all possibilities share; unknown where they differ.
  ///
  /// The first possibility is the one without any holiday.
  private func agreement(of possible: [Timeline]) -> Timeline {
    guard var result = possible.first else { return Timeline() }
    let cuts = Set(possible.flatMap { $0.segments.map(\.end) }).sorted()
    var start = 0
    for end in cuts {
      let usual = possible[0].status(atMinute: start)
      let others = possible.dropFirst().map { $0.status(atMinute: start) }
      if let different = others.first(where: { $0.state != usual.state }) {
        result.paint(from: start, to: end, undecidedStatus(usual, different))
      }
      start = end
    }
    return result
  }

  private func undecidedStatus(_ usual: Status, _ different: Status) -> Status {
    let kinds = undecided.map(\.kind)
    let kind = kinds.contains(.publicHoliday) ? HolidayKind.publicHoliday : .schoolHoliday
    return Status(
      state: .unknown, comment: usual.comment ?? different.comment,
      ruleIndex: usual.ruleIndex ?? different.ruleIndex, reason: .holidaysUnknown(kind))
  }
}
