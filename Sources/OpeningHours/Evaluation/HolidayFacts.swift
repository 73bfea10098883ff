/// What is known, or supposed, about holidays.
///
/// Where there is no calendar the evaluator looks at every possibility: if all of them lead to the
/// same state that state is certain, else it is unknown. One possibility is one `HolidayFacts`.
struct HolidayFacts {
  let table: HolidayTable?
  /// The entries without a calendar, each with the one day on which it is supposed to match.
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

  /// The entries of a schedule that no calendar decides.
  static func undecided(_ traits: Traits, table: HolidayTable?) -> [HolidayEntry] {
    traits.holidays.filter { $0.kind == .schoolHoliday || table == nil }
  }

  /// All possibilities for a day and the one before it.
  ///
  /// More than three undecided entries are supposed to match together, which keeps the number at
  /// 64.
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
