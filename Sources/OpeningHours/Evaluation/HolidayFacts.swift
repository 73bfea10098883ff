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

  /// What is not known about the holiday entries of a schedule, on a day and, when its hours go on
  /// past midnight, on the day before it.
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
