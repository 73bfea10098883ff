import KeyLimeEngine

extension When {
  /// Parses a time; nil when the text is not a time.
  init?(_ text: String) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).map {
      $0.hasSuffix(",") ? String($0.dropLast()) : String($0)
    }
    guard !words.isEmpty else { return nil }
    if words == ["now"] {
      self = .now
    } else if words == ["tonight"] || words == ["this", "evening"] || Self.isForeignTonight(words) {
      self = .tonight
    } else if words == ["last", "night"], let second = Self.parts["night"] {
      self = .day(.relative(-1), second: second)
    } else if words.count == 2, words[0] == "this", let second = Self.parts[words[1]] {
      self = .day(.relative(0), second: second)
    } else if let seconds = Self.offset(words) {
      self = .offset(seconds)
    } else {
      self.init(dayAndTime: Self.parted(words))
    }
  }

  /// Splits `2026-11-20t18:00` into two words.
  private static func parted(_ words: [String]) -> [String] {
    guard let first = words.first, first.dropFirst(10).first == "t",
      CalendarDay(first.prefix(10)) != nil
    else { return words }
    return [String(first.prefix(10)), String(first.dropFirst(11))] + words.dropFirst()
  }

  private init?(dayAndTime words: [String]) {
    guard let (day, length) = Day.leading(words) else {
      guard let second = Self.second(words.joined()) else { return nil }
      self = .clock(second: second)
      return
    }
    var rest = words.dropFirst(length)
    if rest.count == 1, let second = rest.first.flatMap({ Self.parts[$0] }) {
      self = .day(day, second: second)
      return
    }
    if rest.first == "at" { rest = rest.dropFirst() }
    guard !rest.isEmpty else {
      guard words.last != "at" else { return nil }
      self = .day(day, second: nil)
      return
    }
    if rest == ["midnight"] {
      // Friday's midnight is that of Friday night.
      self = .day(day, second: 86_400)
      return
    }
    let time = rest.joined()
    if let second = Self.second(time, isBehindDay: true) {
      self = .day(day, second: second)
    } else if case .date(let date) = day, let moment = Self.exact(date, time) {
      self = .exact(moment)
    } else {
      return nil
    }
  }

  /// When the parts of a day are, in seconds after midnight; its night is that of `tonight`.
  private static let parts = [
    "morning": 36_000, "afternoon": 54_000, "evening": 72_000, "night": 72_000,
  ]

  /// `18:00:30.5+01:00` on a date.
  private static func exact(_ date: CalendarDay, _ time: String) -> Moment? {
    guard let mark = time.firstIndex(where: { "z+-".contains($0) }) else { return nil }
    let clock = time[..<mark].prefix { $0 != "." }
    guard clock.contains(":"), let second = second(String(clock)),
      let east = secondsEast(time[mark...])
    else { return nil }
    let midnight = Int64(date.daysSince1970) * 86_400
    return Moment(secondsSince1970: midnight + Int64(second) - Int64(east))
  }

  private static func secondsEast(_ text: Substring) -> Int? {
    if text == "z" { return 0 }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = parts[0].digits(2), let minutes = parts[1].digits(2),
      hours < 24, minutes < 60
    else { return nil }
    return (text.first == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  /// Seconds after midnight: `18:00`, `9:05:30`, `6pm`, `6:30pm`, `18h30`, `18uhr`, `noon`,
  /// `midnight`, `24:00`.
  ///
  /// A point parts hours and minutes as well, but alone and without a half of the day `7.30` may be
  /// anything.
  private static func second(_ text: String, isBehindDay: Bool = false) -> Int? {
    if text == "noon" || text == "midday" || When.foreignNoons.contains(text) { return 43_200 }
    if text == "midnight" { return 0 }
    let text = withoutUhr(text)
    let half = ["am", "pm"].first(where: text.hasSuffix)
    let clock = half == nil ? text[...] : text.dropLast(2)
    let hasPoint = clock.contains(".") && !clock.contains(":") && (half != nil || isBehindDay)
    let mark: Character = hasPoint ? "." : half == nil && !clock.contains(":") ? "h" : ":"
    let parts = clock.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count <= 3, parts.count > (half == nil ? 1 : 0),
      var hour = parts[0].digits(1...2)
    else { return nil }
    let rest = parts.dropFirst().map { $0.digits(2) ?? 60 }
    guard rest.allSatisfy({ $0 < 60 }) else { return nil }
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
    }
    let second = hour * 3600 + (rest.first ?? 0) * 60 + (rest.dropFirst().first ?? 0)
    return second <= 86_400 ? second : nil
  }

  /// `+2h`, `-30m`, `in 2 hours`, `in half an hour`, `2 hours from now`, `3 days ago`.
  private static func offset(_ words: [String]) -> Int64? {
    var words = words
    var sign: Int64 = 1
    if words.first == "in", words.count > 1 {
      words.removeFirst()
    } else if words.last == "ago", words.count > 1 {
      words.removeLast()
      sign = -1
    } else if words.suffix(2) == ["from", "now"], words.count > 2 {
      words.removeLast(2)
    } else if let mark = words[0].first, mark == "+" || mark == "-" {
      words[0].removeFirst()
      sign = mark == "-" ? -1 : 1
    } else {
      return nil
    }
    return Duration(inDigits(words).joined()).map { sign * $0.components.seconds }
  }

  /// Replaces the number at the beginning of a duration by its digits: `an hour`, `two hours`; half
  /// an hour has 30 minutes.
  private static func inDigits(_ words: [String]) -> [String] {
    if words == ["half", "an", "hour"] || words == ["half", "hour"] { return ["30m"] }
    guard words.count > 1, let first = words.first else { return words }
    let number = ["a", "an"].contains(first) ? 1 : Int(inLetters: first)
    return number.map { ["\($0)"] + words.dropFirst() } ?? words
  }
}

extension Int {
  /// A number from `one` to `ten`; nil for any other word.
  init?(inLetters word: String) {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    guard let index = words.firstIndex(of: word) else { return nil }
    self = index + 1
  }
}

extension Substring {
  /// The number, if the text is exactly `count` decimal digits; else nil.
  func digits(_ count: Int) -> Int? { digits(count...count) }

  /// The number, if the text is only decimal digits and `count` allows so many; else nil.
  func digits(_ count: ClosedRange<Int>) -> Int? {
    guard count.contains(utf8.count), utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(self)
  }
}
