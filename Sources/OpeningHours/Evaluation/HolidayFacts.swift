/// Known or assumed facts about holidays.
///
/// Without a calendar, the evaluator tries every possibility. If all of them give the same state,
/// that state is certain, else it is unknown. Each possibility is one `HolidayFacts`.
struct HolidayFacts {
  let table: HolidayTable?
  /// The entries without a calendar that are assumed to match, each on one day.
  var supposed: [Supposition] = []

  struct Supposition: Hashable {
    let entry: HolidayEntry
    let day: Int
  }

  func matches(_ entry: HolidayEntry, on day: Int) -> Bool {
    if entry.kind == .publicHoliday, let table {
      return table.contains(day: day - entry.dayOffset)
    }
    return supposed.contains(Supposition(entry: entry, day: day))
  }

  /// The holiday entries of a schedule for which there is no calendar.
  static func undecided(_ traits: Traits, table: HolidayTable?) -> [HolidayEntry] {
    traits.holidays.filter { $0.kind == .schoolHoliday || table == nil }
  }

  /// All possibilities for a day and the day before it.
  ///
  /// If more than three entries are undecided, they are assumed to match together, which limits the
  /// number to 64.
  static func possibilities(of entries: [HolidayEntry], on day: Int) -> [HolidayFacts] {
    let groups = entries.count <= 3 ? entries.map { [$0] } : [entries]
    let facts = groups.flatMap { group in
      [day, day - 1].map { day in group.map { Supposition(entry: $0, day: day) } }
    }
    return (0..<(1 << facts.count)).map { mask in
      let chosen = facts.indices.filter { mask >> $0 & 1 == 1 }.flatMap { facts[$0] }
      return HolidayFacts(table: nil, supposed: chosen)
    }
  }
}
