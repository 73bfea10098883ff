import KeyLimeEngine

// The rules for times and days.

extension WordReader {
  /// Takes a time.
  ///
  /// Throws `usage` for an hour that may be in the morning or in the evening.
  mutating func takeTime() throws(Failure) -> Bool {
    if isInMetres { return false }
    try checkHoliday(from: position)
    try checkHalf(from: position)
    if takeLate() || takeStay() { return true }
    if try takeSpan() { return true }
    if try takeDayWithSpan() { return true }
    if try takeTimeBehindPreposition() { return true }
    if try takeEdge() { return true }
    if last == .time, next() == "to" || next() == "-",
      let end = longest(2, from: 1, { Self.timeAlone($0) })
    {
      set(end.minuteBefore, isEnd: true)
      return true
    }
    if next(1) == "oclock", let time = try takeHourAlone(from: position) {
      set(time)
      return true
    }
    if takeOne(of: [["open", "right", "now"], ["right", "now"]] + When.foreignOpenNow) {
      set(.now)
      return true
    }
    if take("open") {
      wish.time = wish.time ?? .now
      return true
    }
    guard let time = longest(Self.longestTime, { Self.timeAlone($0) }) else { return false }
    return try takeHour(after: time)
  }

  /// Whether a distance follows: in `in 500m`, the m means metres, since nobody waits 500 minutes.
  private var isInMetres: Bool {
    guard next() == "in", let measure = next(1), measure.last == "m" else { return false }
    return Int(measure.dropLast()).map { $0 >= 100 } ?? false
  }

  /// Takes `open`, `at` or `on` with a time: `at 7pm`, `open on sunday`, `on a friday`, `at 19`.
  private mutating func takeTimeBehindPreposition() throws(Failure) -> Bool {
    if try takeTimeBehindForeignPreposition() { return true }
    guard let word = next(), ["open", "at", "on"].contains(word) else { return false }
    var length = word == "open" && ["at", "on"].contains(next(1)) ? 2 : 1
    if next(length - 1) == "on", next(length) == "a" { length += 1 }
    if let time = longest(Self.longestTime, from: length, { When($0) }) {
      return try takeHour(after: time)
    }
    try checkDate(from: position + length)
    try checkHoliday(from: position + length)
    try checkHalf(from: position + length)
    guard let time = try takeHourAlone(from: position + length) else { return false }
    set(time)
    return true
  }

  /// Takes `um 20 Uhr`, `à 20h`, `am Sonntag`.
  ///
  /// Throws `usage` for an hour that may be in the morning or in the evening.
  private mutating func takeTimeBehindForeignPreposition() throws(Failure) -> Bool {
    for preposition in When.foreignPrepositions
    where words[position...].starts(with: preposition) {
      if let time = longest(3, from: preposition.count, { Self.timeAlone($0) }), case .clock = time
      {
        set(time)
        return true
      }
      // `a 5` may be anything.
      guard preposition != ["a"],
        let hour = try takeHourAlone(from: position + preposition.count)
      else { continue }
      set(hour)
      return true
    }
    guard let word = next(), When.foreignDayPrepositions.contains(word),
      let day = longest(2, from: 1, { When($0) }), case .day(.coming, nil) = day
    else { return false }
    set(day)
    return true
  }

  /// Refuses `5/12`: some countries write the day first, others the month.
  private func checkDate(from start: Int) throws(Failure) {
    guard words.indices.contains(start), let days = When.Day.numbered(words[start]),
      days.count > 1, isEndOfName(start + 1)
    else { return }
    let dates = days.map { "'\(WishWords.words($0))'" }
    throw .cannot(
      "read '\(words[start])' as a date", "either number may be the month", .usage,
      code: "bad-value", hints: ["write \(dates.joined(separator: " or "))"])
  }

  /// Refuses `bank holiday` and the like, with or without a weekday: it names no certain day.
  private func checkHoliday(from start: Int) throws(Failure) {
    let words = words.dropFirst(start)
    guard let first = words.first, ["bank", "public"].contains(first),
      let second = words.dropFirst().first, ["holiday", "holidays"].contains(second)
    else { return }
    let end = start + 2 + (DayOfWeek.leading(words.dropFirst(2))?.length ?? 0)
    guard isEndOfName(end) else { return }
    throw .cannot(
      "read '\(typed[start..<end].joined(separator: " "))' as a time",
      "it does not say which holiday", .usage, code: "bad-value",
      hints: ["write its name or its date, such as 'easter monday' or '28 dec'"])
  }

  /// Takes the beginning or the end of what is wanted: `after 8pm`, `open until midnight`, `closing
  /// after 6pm`.
  private mutating func takeEdge() throws(Failure) -> Bool {
    let isClosing = next().map { ["close", "closes", "closing"].contains($0) } ?? false
    let start = next() == "open" || isClosing ? 1 : 0
    guard let word = next(start), Self.edges.contains(word) else { return false }
    guard !isClosing || ["after", "past"].contains(word) else { return false }
    let isEnd = Self.ends.contains(word)
    if let time = longest(Self.longestTime, from: start + 1, { Self.timeAlone($0) }) {
      return try takeHour(after: isEnd ? time.minuteBefore : time, isEnd: isEnd)
    }
    guard let time = try takeHourAlone(from: position + start + 1) else { return false }
    set(isEnd ? time.minuteBefore : time, isEnd: isEnd)
    return true
  }

  /// What may stand before a time that is an edge of what is wanted.
  private static let edges: Set<String> = [
    "after", "past", "from", "around", "about", "by", "until", "till", "til", "before",
  ]

  /// Those of them that stand before the end.
  private static let ends: Set<String> = ["until", "till", "til", "before"]

  /// How many words a time has at most: `friday the 27th of november 2026 at 7.30 pm`.
  private static let longestTime = 9

  /// Takes a day beside a filter: `thai friday`, `8pm sun`; among other words it may be a name,
  /// but for a holiday of two words.
  mutating func takeDayAlone() throws(Failure) -> Bool {
    if let holiday = longest(3, Self.holiday) { return try takeHour(after: holiday) }
    guard nameEnd != position else { return false }
    try checkDate(from: position)
    let isBehindTime = last == .time
    var reader = self
    let time = reader.longest(Self.longestTime) { text -> When? in
      // `sun` and `wed` mean something else as well.
      guard isBehindTime || text.count > 3, case .day(let day, nil) = When(text) else { return nil }
      if case .last = day { return nil }
      return .day(day, second: nil)
    }
    guard let time, reader.isAtEndOfName,
      reader.position - position < words.count || isDate(upTo: reader.position)
    else { return false }
    position = reader.position
    return try takeHour(after: time)
  }

  /// Whether the words up to a place can be no name: `27 november friday`, `6 dec 2026`, `this
  /// weekend`.
  private func isDate(upTo end: Int) -> Bool {
    let words = words[position..<end]
    if words.count > 1, ["this", "next"].contains(words.first) { return true }
    if When.Day.foreignWeekends.contains(Array(words)) { return true }
    if words.contains(where: { When.Day.numbered($0) != nil }) { return true }
    return words.count > 2 && words.contains { $0.contains(where: \.isNumber) }
  }

  /// A holiday whose name has several words, so that it is hardly a part of a longer name.
  private static func holiday(_ text: String) -> When? {
    guard text.contains(" "), !text.contains(where: \.isNumber),
      case .day(let day, nil) = When(text)
    else { return nil }
    switch day {
    case .movable, .yearly: return .day(day, second: nil)
    case .relative, .weekend, .coming, .last, .date, .endOfMonth: return nil
    }
  }

  /// Sets a time, and that of day where an hour alone follows it: `tomorrow 19`.
  private mutating func takeHour(after time: When, isEnd: Bool = false) throws(Failure) -> Bool {
    set(time, isEnd: isEnd)
    if case .day(_, nil) = time, let hour = try takeHourAlone(from: position) { set(hour) }
    return true
  }

  /// Joins a day and a time of day that other words may part: `8pm friday`, `tomorrow thai 7pm`.
  ///
  /// A second time of day is one of the same day, or of the night behind it: `fri 8pm until 1am`.
  mutating func set(_ time: When, isEnd: Bool = false) {
    if isEnd, let stay = stay(until: time) {
      wish.stay = stay
      return
    }
    switch (wish.time, time) {
    case (.clock, .tonight), (.evening, .tonight), (.day(_, .some), .tonight): return
    case (_, .day(_, nil)): break
    default:
      wish.endsThen = isEnd
      if !saysHowLong { wish.stay = nil }
    }
    switch (wish.time, time) {
    case (.day(let day, let first), .clock(let second)),
      (.day(let day, let first), .evening(let second)):
      wish.time = .day(day, second: inNight(second, behind: first))
    case (.clock(let second), .day(let day, nil)), (.evening(let second), .day(let day, nil)):
      wish.time = .day(day, second: inNight(second, behind: nil))
    case (.day(let date, let first), .day(.coming(let weekday, from: 0), let second))
    where date.isDate && !isEnd:
      // A date with its weekday behind it: `6 dec at noon, a sunday`.
      wish.time = .day(date.on(weekday) ?? date, second: second ?? first)
    case (
      .day(.coming(let weekday, from: 0), let first?), .day(.yearly(let month, let day, nil), nil)
    ):
      wish.time = .day(.yearly(month: month, day: day, weekday: weekday), second: first)
    case (.day(_, let first?), .day(let day, nil)): wish.time = .day(day, second: first)
    default: wish.time = time
    }
  }

  /// The minutes from the time of day before to an end, which is given by the minute before it; nil
  /// when one of them is something else.
  private func stay(until end: When) -> Int? {
    guard case .clock(let second) = end, !wish.endsThen, wish.stay == nil else { return nil }
    switch wish.time {
    case .clock(let first), .day(_, let first?):
      return (second + 60 - first + 172_800) % 86_400 / 60
    case .now, .evening, .offset, .exact, .day, nil: return nil
    }
  }

  /// A time of day, in the night behind a day where it ends what begins then, or is a part of that
  /// night: `friday until 1am`, `friday 9pm until 9am`, `friday night 1am`.
  private func inNight(_ second: Int, behind first: Int?) -> Int {
    let end = first == 72_000 ? Self.fourInTheMorning : 0
    let isBehind = second < (wish.endsThen ? first ?? Self.fourInTheMorning : end)
    return isBehind ? second + 86_400 : second
  }

  // MARK: - Late

  private mutating func takeLate() -> Bool {
    if takeOne(of: Self.allNight) {
      set(.clock(second: Self.fourInTheMorning))
      return true
    }
    // A late lunch is hours before a late evening.
    if next() == "late", let meal = next(1), Meal.times[meal] != nil { return false }
    guard takeOne(of: Self.late) else { return false }
    set(.evening(second: Self.elevenInTheEvening))
    return true
  }

  /// Takes the first of some phrases that comes next.
  mutating func takeOne(of phrases: [[String]]) -> Bool {
    guard let phrase = phrases.first(where: { words[position...].starts(with: $0) }) else {
      return false
    }
    position += phrase.count
    return true
  }

  private static let late = [
    ["open", "late"], ["open", "until", "late"], ["open", "till", "late"], ["until", "late"],
    ["till", "late"], ["late", "night"], ["late", "at", "night"], ["late"],
  ]

  private static let elevenInTheEvening = 82_800

  private static let allNight = [
    ["open", "all", "night"], ["all", "night"], ["open", "24", "hours"], ["24", "hours"],
    ["open", "24h"], ["24h"], ["open", "24/7"], ["24/7"], ["open", "around", "the", "clock"],
    ["open", "round", "the", "clock"],
  ]

  /// Who is open then has not closed that night.
  private static let fourInTheMorning = 14_400

  /// A time that cannot be a name: one of day, or `tonight`; a day alone is none.
  private static func timeAlone(_ text: String) -> When? {
    // In an option `19h` may also be a length of time.
    if text.hasSuffix("h"), let hour = Int(text.dropLast()), (13...23).contains(hour) {
      return .clock(second: hour * 3600)
    }
    return switch When(text) {
    case .now where text == "now": .now
    case .evening(let second): .evening(second: second)
    case .clock(let second): .clock(second: second)
    case .day(let day, let second?): .day(day, second: second)
    case .offset(let seconds) where text.hasPrefix("in ") || text.hasSuffix(" from now"):
      .offset(seconds)
    // `Mañana` alone may be a name.
    case .day(.relative(let days), nil) where days >= 0 && !When.Day.isForeign(text):
      .day(.relative(days), second: nil)
    case .now, .offset, .exact, .day, nil: nil
    }
  }
}

extension When.Day {
  /// Whether it is a date, which its weekday says once more.
  fileprivate var isDate: Bool {
    switch self {
    case .date, .yearly, .movable: true
    case .relative, .weekend, .coming, .last, .endOfMonth: false
    }
  }
}

extension When {
  /// A minute before a time of day: who wants a place open until then may leave when it closes.
  fileprivate var minuteBefore: When {
    switch self {
    case .clock(let second): .clock(second: (second + 86_340) % 86_400)
    case .evening(let second): .evening(second: second - 60)
    case .day(let day, let second?) where second >= 60: .day(day, second: second - 60)
    case .now, .offset, .exact, .day: self
    }
  }
}
