/// Evaluates a schedule at a place, day by day, with known or unknown holidays.
struct Evaluator {
  private let traits: Traits
  private let country: String?
  /// The evaluation with the holidays that are known.
  private let known: DayEvaluation

  init(_ schedule: Schedule, _ place: Place) {
    traits = schedule.traits
    country = place.country
    known = DayEvaluation(
      rules: schedule.rules, clock: SunClock(place: place),
      facts: HolidayFacts(table: place.holidays))
  }

  func timeline(of day: Day) -> Timeline {
    if traits.holidays.isEmpty { return known.timeline(of: day) }
    let undecided = known.facts.undecided(traits, on: day.number)
    if undecided.isEmpty { return known.timeline(of: day) }
    let possible = HolidayFacts.possibilities(of: undecided, table: known.facts.table).map {
      DayEvaluation(rules: known.rules, clock: known.clock, facts: $0).timeline(of: day)
    }
    return agreement(of: possible, reason: .holidaysUnknown(missing(undecided)))
  }

  /// The status that all possibilities share; unknown where they differ.
  ///
  /// The first possibility is the one without any holiday.
  private func agreement(of possible: [Timeline], reason: Reason) -> Timeline {
    guard var result = possible.first else { return Timeline() }
    var start = 0
    while start < Timeline.minutes {
      var end = Timeline.minutes
      var usual: Status?
      var different: Status?
      for timeline in possible {
        let segment = timeline.segment(atMinute: start)
        end = min(end, segment.end)
        if let usual {
          if different == nil, segment.status.state != usual.state { different = segment.status }
        } else {
          usual = segment.status
        }
      }
      if let usual, let different {
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

  /// What is missing for the first fact that is not known; public holidays go before those of
  /// schools.
  private func missing(_ undecided: [HolidayFacts.Supposition]) -> MissingHolidays {
    guard let first = undecided.first(where: { $0.entry.kind == .publicHoliday }) ?? undecided.first
    else { return .anyCountry }
    let date = CivilDate(daysSince1970: first.day - first.entry.dayOffset)
    guard let country else {
      return first.entry.kind == .publicHoliday ? .anyCountry : .schools(of: nil)
    }
    let table = known.facts.table
    switch first.entry.kind {
    case .publicHoliday: return table?.missing(on: date) ?? .country(country)
    case .schoolHoliday: return table?.schools?.missing(on: date) ?? .schools(of: country)
    }
  }
}

/// Known or assumed facts about holidays.
///
/// Where it is not known whether a day is a holiday, the evaluator tries every possibility. If all
/// of them give the same state, that state is certain, else it is unknown. Each possibility is one
/// `HolidayFacts`.
struct HolidayFacts {
  let table: HolidayTable?
  /// The undecided entries that are assumed to match, each on one day.
  var supposed: [Supposition] = []

  struct Supposition: Hashable {
    let entry: HolidayEntry
    let day: Int
  }

  func matches(_ entry: HolidayEntry, on day: Int) -> Bool {
    switch decision(on: entry, day) {
    case .yes: true
    case .no: false
    case .unknown: supposed.contains(Supposition(entry: entry, day: day))
    }
  }

  private func decision(on entry: HolidayEntry, _ day: Int) -> Tristate {
    guard let table else { return .unknown }
    let date = CivilDate(daysSince1970: day - entry.dayOffset)
    return switch entry.kind {
    case .publicHoliday: table.observes(date)
    case .schoolHoliday: table.schools?.observes(date) ?? .unknown
    }
  }

  /// What is not known about the holiday entries of a schedule on a day.
  ///
  /// When hours go on past midnight, the day before counts too.
  func undecided(_ traits: Traits, on day: Int) -> [Supposition] {
    var undecided: [Supposition] = []
    for entry in traits.holidays {
      for number in traits.passMidnight ? day - 1...day : day...day
      where decision(on: entry, number) == .unknown {
        undecided.append(Supposition(entry: entry, day: number))
      }
    }
    return undecided
  }

  /// All possibilities.
  ///
  /// If more than six facts are undecided, those of a day are assumed to match together, which
  /// limits the number to 64.
  static func possibilities(
    of undecided: [Supposition], table: HolidayTable?
  ) -> [HolidayFacts] {
    var groups = undecided.map { [$0] }
    if undecided.count > 6 {
      groups = Dictionary(grouping: undecided, by: \.day).sorted { $0.key > $1.key }.map(\.value)
    }
    return (0..<(1 << groups.count)).map { mask in
      let chosen = groups.indices.filter { mask >> $0 & 1 == 1 }.flatMap { groups[$0] }
      return HolidayFacts(table: table, supposed: chosen)
    }
  }
}
