/// Opening hours as other publishers give them, day by day, on their way into OpenStreetMap's
/// syntax.
struct PublishedHours {
  /// The times of each day from Monday (0) to Sunday (6).
  private var days = [PublishedDay](repeating: PublishedDay(), count: 7)
  /// The times of public holidays, instead of those of the day of the week.
  var holidays = PublishedDay()

  /// Adds a span of a day.
  ///
  /// - Parameters:
  ///   - day: 0 for Monday to 6 for Sunday.
  ///   - opens: minutes after midnight, 0 to 1439.
  ///   - closes: minutes after midnight, 0 to 1440; at or before `opens` it is on the next day.
  mutating func add(day: Int, opens: Int, closes: Int) {
    change(day: day) { $0.add(opens: opens, closes: closes) }
  }

  /// Says that a day's times are not known.
  mutating func addUnknown(day: Int) {
    change(day: day) { $0.addUnknown() }
  }

  /// `Mo-Fr 08:00-18:30; Sa 10:00-14:00; PH off`, `Fr 18:00-02:00, Sa 12:00-20:00`; nil when no day
  /// has times.
  var text: String? {
    guard !holidays.isEmpty else { return week }
    guard let week else { return "unknown; PH \(holidays.text)" }
    return week == "24/7" && holidays.isWhole ? week : "\(week); PH \(holidays.text)"
  }

  private var week: String? {
    if days.allSatisfy(\.isWhole) { return "24/7" }
    var text = ""
    for run in runs {
      if !text.isEmpty { text += separator(before: run.lowerBound) }
      text += "\(Self.names(run)) \(days[run.lowerBound].text)"
    }
    return text.isEmpty ? nil : text
  }

  /// The days in a row that have the same times; those without any are left out.
  private var runs: [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    var first = 0
    while first < 7 {
      var last = first
      while last < 6, days[last + 1] == days[first] { last += 1 }
      if !days[first].isEmpty { runs.append(first...last) }
      first = last + 1
    }
    return runs
  }

  /// What parts the rule that starts with a day from those before it: behind a semicolon it would
  /// erase what the night before has on the day.
  private func separator(before day: Int) -> String {
    day > 0 && days[day - 1].lateEnd != nil ? ", " : "; "
  }

  private static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  private static func names(_ days: ClosedRange<Int>) -> String {
    let (first, last) = (names[days.lowerBound], names[days.upperBound])
    return days.count == 1 ? first : "\(first)\(days.count == 2 ? "," : "-")\(last)"
  }
}

// MARK: - Dates

extension PublishedHours {
  /// Whether it is open on some day.
  var hasTimes: Bool { days.contains { $0.hasTimes } }

  /// Changes what is known of a day.
  mutating func change(day: Int, _ change: (inout PublishedDay) -> Void) {
    if days.indices.contains(day) { change(&days[day]) }
  }

  /// Changes each day that nothing was said about.
  mutating func fill(_ change: (inout PublishedDay) -> Void) {
    for day in days.indices where days[day].isEmpty { change(&days[day]) }
  }

  /// The rules for some dates, which override others before them; nil when there are none.
  ///
  /// - Parameter dates: `2026 Dec 24-2027 Jan 05`.
  func text(on dates: String) -> String? {
    var rules = runs.map { "\(dates) \(Self.names($0)) \(days[$0.lowerBound].text)" }
    if runs == [0...6] {
      rules = ["\(dates) \(days[0].text)"]
    } else if runs.contains(where: { separator(before: $0.lowerBound) == ", " }) {
      // Only additional rules keep the nights, and only behind "off" are they the only ones.
      let open = runs.filter { days[$0.lowerBound].text != "off" }
        .map { "\(dates) \(Self.names($0)) \(days[$0.lowerBound].text)" }
      let off = "\(dates) \(runs.map(Self.names).joined(separator: ",")) off"
      rules = [([off] + open).joined(separator: ", ")]
    }
    if !holidays.isEmpty { rules.append("\(dates) PH \(holidays.text)") }
    return rules.isEmpty ? nil : rules.joined(separator: "; ")
  }
}

extension PublishedHours {
  private static let dayNames = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The number of a day by its English name or the start of it, as in `Monday`, `Mon`, `Mo` or
  /// `https://schema.org/Monday`; nil for what is no single day.
  static func day(named text: String) -> Int? {
    let word = text.split { "/#:".contains($0) }.last.map { $0.lowercased() } ?? ""
    guard word.count >= 2 else { return nil }
    return dayNames.firstIndex { $0.hasPrefix(word) || "\($0)s" == word }
  }
}
