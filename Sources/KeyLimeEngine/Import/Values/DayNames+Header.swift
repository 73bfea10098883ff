extension DayNames {
  /// What each heading of a table says, in their order; nil for those that name no days.
  ///
  /// They may have more words than other names of days: `Montag von`, `lundi_matin`, `mon_open_2`,
  /// `Mo-Fr`.
  static func find(inHeader names: [String]) -> [WrittenDays?] {
    let headings = names.map { DayHeading($0) }
    for week in weeks + letters {
      let places = headings.map { Self.places($0, in: week) }
      guard Set(places.joined()).count == 7 else { continue }
      return written(headings, places.map(days))
    }
    let known = headings.map { WrittenDays(folded: $0.day) }
    if isHalfRead(known, headings.map(\.day), of: weeks) { return names.map { _ in nil } }
    let found = find(in: names)
    let others = written(
      headings,
      zip(headings, known).map { heading, known in
        // `Lunch hours` beside `Dinner hours`
        if heading.isMeal { return "Mo-Su" }
        guard heading.hasWords, let known, known.part == .times else { return nil }
        return known.days
      })
    // A heading such as `Sun 1` may be anything.
    let isSaid = found.contains { $0 != nil } || others.count { $0 != nil } > 1
    return isSaid ? zip(found, others).map { $0 ?? $1 } : found
  }

  /// What headings say of the days that they name; nil for those that name none.
  ///
  /// Where none of them is the end of times, `heures d'ouverture` is not their beginning alone.
  private static func written(_ headings: [DayHeading], _ days: [String?]) -> [WrittenDays?] {
    let areEnds = zip(headings, days).contains { $0.isClosing && $1 != nil }
    return zip(headings, days).map { heading, days in
      days.map {
        WrittenDays(days: $0, part: areEnds ? heading.part : .times, slot: heading.slot)
      }
    }
  }

  /// The places in a week of the days that a heading such as `mo` or `mo fr` means; none for another.
  private static func places(_ heading: DayHeading, in week: [String]) -> [Int] {
    if let place = week.firstIndex(of: heading.day) { return [place] }
    for count in 1..<max(1, heading.dayWords.count) {
      guard let first = week.firstIndex(of: heading.dayWords[..<count].joined()),
        let last = week.firstIndex(of: heading.dayWords[count...].joined())
      else { continue }
      return (0...(last - first + 7) % 7).map { (first + $0) % 7 }
    }
    return []
  }

  /// The days at some places, which follow each other, as opening hours write them: `Mo-Fr`.
  private static func days(at places: [Int]) -> String? {
    guard let first = places.first, let last = places.last else { return nil }
    return first == last ? english[first] : "\(english[first])-\(english[last])"
  }

  /// Weeks of letters, which mean days only beside each other.
  private static let letters: [[String]] = [
    "m t w th f s su", "m t w th f sa su", "m tu w th f sa su", "m t w r f s u", "l m x j v s d",
  ].map { $0.split(separator: " ").map(String.init) }
}
