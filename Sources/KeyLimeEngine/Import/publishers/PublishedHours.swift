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

/// The times of one day, as a publisher gives them.
struct PublishedDay: Equatable {
  private var spans: [String] = []
  private var isUnknown = false
  private var isClosed = false
  /// When the hours that go on after midnight end, in minutes after it.
  private(set) var lateEnd: Int?

  var isEmpty: Bool { spans.isEmpty && !isUnknown && !isClosed }
  var hasTimes: Bool { !spans.isEmpty }
  var isWhole: Bool { text == "00:00-24:00" }

  /// Adds a span.
  ///
  /// - Parameters:
  ///   - opens: minutes after midnight, 0 to 1439.
  ///   - closes: minutes after midnight, 0 to 1440; at or before `opens` it is on the next day.
  mutating func add(opens: Int, closes: Int) {
    guard (0..<1440).contains(opens), (0...1440).contains(closes) else { return addUnknown() }
    let end = closes == 0 ? 1440 : closes
    spans.append("\(Self.clock(opens))-\(Self.clock(end))")
    if end <= opens { lateEnd = max(lateEnd ?? 0, end) }
  }

  /// Says that the times are not known, or not all of them.
  mutating func addUnknown() { isUnknown = true }

  /// Says that it is closed all day.
  mutating func addClosed() { isClosed = true }

  /// `11:00-14:00,18:00-02:00`, `off` or `unknown`, which is also what is both open and closed.
  var text: String {
    if isUnknown || isClosed && !spans.isEmpty { return "unknown" }
    return isClosed ? "off" : spans.joined(separator: ",")
  }

  static func clock(_ minutes: Int) -> String {
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return "\(hour.padded()):\(minute.padded())"
  }
}

/// A time of day as publishers write it.
enum PublishedTime {
  /// Minutes after midnight of `9:0`, `09:30`, `09:30:00`, `0930`, `5:00 PM` or `5 p.m.`; nil for
  /// what is no time, or one that could be another, such as one of another time zone.
  static func minutes(_ text: some StringProtocol) -> Int? {
    let letters = text.lowercased().filter { !$0.isWhitespace && $0 != "." }
    for (half, hours) in [("am", 0), ("pm", 12)] where letters.hasSuffix(half) {
      let clock = String(letters.dropLast(2))
      guard let (hour, minute) = parts(clock.contains(":") ? clock : "\(clock):00"),
        (1...12).contains(hour)
      else { return nil }
      return (hour % 12 + hours) * 60 + minute
    }
    let clock = text.drop(while: \.isWhitespace)
    guard let (hour, minute) = parts(String(clock.prefix { !$0.isWhitespace })),
      clock.drop(while: { !$0.isWhitespace }).allSatisfy(\.isWhitespace)
    else { return nil }
    return hour * 60 + minute
  }

  /// The hour, to 24, and the minute of `9:30`, `09:30:00` or `0930`.
  private static func parts(_ clock: String) -> (hour: Int, minute: Int)? {
    var parts = clock.split(separator: ":", omittingEmptySubsequences: false)
      .map(String.init)
    if parts.count == 1, clock.count == 4 {
      parts = [String(clock.prefix(2)), String(clock.suffix(2))]
    }
    let numbers = parts.compactMap(number)
    guard (2...3).contains(parts.count), numbers.count == parts.count, numbers[0] <= 24,
      numbers.dropFirst().allSatisfy({ $0 < 60 }),
      numbers[0] < 24 || numbers.dropFirst().allSatisfy({ $0 == 0 })
    else { return nil }
    return (numbers[0], numbers[1])
  }

  private static func number(_ text: String) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return Int(text)
  }
}
