import KeyLimeEngine

// The rule for spans of time.

extension WordReader {
  /// Takes `between 7pm and 9pm`, `from 7 to 9pm`, `7-9pm` as a beginning and an end.
  ///
  /// Throws `usage` for two hours that may be in the morning or in the evening.
  mutating func takeSpan() throws(Failure) -> Bool {
    let start = next() == "open" ? 1 : 0
    let isBetween = next(start) == "between"
    let isNamed = isBetween || next(start) == "from"
    let offset = isNamed ? start + 1 : start
    let (ahead, added) = Self.parted(words.dropFirst(position + offset).prefix(6))
    let joints = isBetween ? Self.joints.union(["and"]) : Self.joints
    guard let joint = ahead.dropFirst().prefix(2).firstIndex(where: joints.contains),
      let first = TypedClock(ahead[..<joint].joined(separator: " ")),
      let (end, length) = Self.clock(ahead[(joint + 1)...])
    else { return false }
    let ends = [first, end].map { isNamed ? $0.surely : $0 }
    guard let (from, until) = TypedClock.span(from: ends[0], until: ends[1]) else {
      guard isNamed, case .hour(let hour) = first else { return false }
      throw .cannot(
        "read '\(typed[position..<position + offset + joint].joined(separator: " "))' as a time",
        "it may be in the morning or in the evening", .usage, code: "bad-value",
        hints: ["write \(hour)pm or \(hour)am"])
    }
    position += offset + joint + 1 + length - added
    set(.clock(second: from))
    // Who wants a place open until then may leave when it closes.
    set(.clock(second: (until + 86_340) % 86_400), isEnd: true)
    return true
  }

  /// Takes a day and a span of it, `fri 7-9pm`; a short day alone may be a part of a name.
  mutating func takeDayWithSpan() throws(Failure) -> Bool {
    var reader = self
    let day = reader.longest(2) { text -> When? in
      if case .day(let day, nil) = When(text) { .day(day, second: nil) } else { nil }
    }
    guard let day else { return false }
    reader.set(day)
    guard try reader.takeSpan() else { return false }
    self = reader
    return true
  }

  private static let joints: Set = ["to", "until", "till", "til", "-", "–"]

  /// Words with `7-9pm` in three, and how many that adds.
  private static func parted(_ words: ArraySlice<String>) -> (words: [String], added: Int) {
    let words = Array(words)
    let parts = words.first?.split { $0 == "-" || $0 == "–" } ?? []
    guard parts.count == 2, parts.allSatisfy({ $0.first?.isNumber ?? false }) else {
      return (words, 0)
    }
    return ([String(parts[0]), "-", String(parts[1])] + words.dropFirst(), 2)
  }

  /// The clock time that words begin with, and how many they are.
  private static func clock(_ words: ArraySlice<String>) -> (TypedClock, length: Int)? {
    for length in [2, 1] where words.count >= length {
      let text = words.prefix(length).joined(separator: " ")
      if let clock = TypedClock(text) { return (clock, length) }
    }
    return nil
  }
}

/// A time of day at one end of a span.
private enum TypedClock {
  /// In seconds after midnight.
  case second(Int)
  /// An hour from 1 to 12 of the morning or the evening.
  case hour(Int)
  /// An hour from 13 on, in seconds after midnight, which alone may be a number of something else.
  case late(Int)

  init?(_ text: String) {
    if case .clock(let second) = When(text) {
      self = .second(second)
    } else if text.utf8.count <= 2, let hour = Int(text), (1...23).contains(hour) {
      self = hour > 12 ? .late(hour * 3600) : .hour(hour)
    } else {
      return nil
    }
  }

  /// The same where nothing but a time can be meant.
  var surely: TypedClock { if case .late(let second) = self { .second(second) } else { self } }

  /// The seconds of a span; nil when nothing says which half of the day is meant, or that it is one
  /// of time.
  static func span(from first: TypedClock, until end: TypedClock) -> (from: Int, until: Int)? {
    switch (first, end) {
    case (.second(let from), .second(let until)), (.second(let from), .late(let until)),
      (.late(let from), .second(let until)):
      (from, until)
    case (.second(let from), .hour(let hour)):
      (from, halves(hour).min { length(from, $0) < length(from, $1) } ?? from)
    case (.hour(let hour), .second(let until)):
      (halves(hour).min { length($0, until) < length($1, until) } ?? until, until)
    case (.late, _), (.hour, _): nil
    }
  }

  /// Both times of a day that an hour may be, in seconds after midnight.
  private static func halves(_ hour: Int) -> [Int] { [hour % 12 * 3600, (hour % 12 + 12) * 3600] }

  /// From one time of day to the next such time after it; a whole day for the same.
  private static func length(_ from: Int, _ until: Int) -> Int {
    (until - from + 86_399) % 86_400 + 1
  }
}
