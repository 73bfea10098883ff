/// Evaluates a schedule at a place, day by day, with known or unknown holidays.
struct Evaluator {
  let schedule: Schedule
  let place: Place

  init(_ schedule: Schedule, _ place: Place) {
    self.schedule = schedule
    self.place = place
  }

  func timeline(of day: Day) -> Timeline {
    let facts = HolidayFacts(table: place.holidays)
    let undecided = facts.undecided(schedule.traits, on: day.number)
    if undecided.isEmpty { return timeline(of: day, facts) }
    let possible = HolidayFacts.possibilities(of: undecided, table: place.holidays).map {
      timeline(of: day, $0)
    }
    return agreement(of: possible, reason: .holidaysUnknown(missing(undecided)))
  }

  private func timeline(of day: Day, _ facts: HolidayFacts) -> Timeline {
    DayEvaluation(rules: schedule.rules, clock: SunClock(place: place), facts: facts)
      .timeline(of: day)
  }

  /// The status that all possibilities share; unknown where they differ.
  ///
  /// The first possibility is the one without any holiday.
  private func agreement(of possible: [Timeline], reason: Reason) -> Timeline {
    guard var result = possible.first else { return Timeline() }
    let cuts = Set(possible.flatMap { $0.segments.map(\.end) }).sorted()
    var start = 0
    for end in cuts {
      let usual = possible[0].status(atMinute: start)
      let others = possible.dropFirst().map { $0.status(atMinute: start) }
      if let different = others.first(where: { $0.state != usual.state }) {
        result.paint(from: start, to: end, undecidedStatus(usual, different, reason))
      }
      start = end
    }
    return result
  }

  private func undecidedStatus(_ usual: Status, _ different: Status, _ reason: Reason) -> Status {
    Status(
      state: .unknown, comment: usual.comment ?? different.comment,
      ruleIndex: usual.ruleIndex ?? different.ruleIndex, reason: reason)
  }

  private func missing(_ undecided: [HolidayFacts.Supposition]) -> MissingHolidays {
    guard let first = undecided.first(where: { $0.entry.kind == .publicHoliday }) else {
      return .schools
    }
    guard let country = place.country else { return .anyCountry }
    guard let table = place.holidays else { return .country(country) }
    let date = CivilDate(daysSince1970: first.day - first.entry.dayOffset)
    return table.differsByRegion(on: date) ? .region(of: country) : .decree(of: country)
  }
}
