import KeyLimeEngine

// The rule for hours alone: `at 8` is a time where something says which half of the day is meant.

extension WordReader {
  /// Takes what comes before the word at a place and this, an hour of the afternoon or evening
  /// alone, with nothing behind it that it may belong to, as in `at 18 high street`.
  ///
  /// Throws `usage` for another hour alone.
  mutating func takeHourAlone(from start: Int) throws(Failure) -> When? {
    guard words.indices.contains(start), words[start].count <= 2, let hour = Int(words[start]),
      (0...24).contains(hour)
    else { return nil }
    let hasClock = words.dropFirst(start + 1).first == "oclock"
    let end = hasClock ? start + 2 : start + 1
    if let (time, length) = hourOfPart(hour, before: end) {
      position = end + length
      return time
    }
    guard isEndOfName(end) else { return nil }
    if (13...23).contains(hour) {
      position = end
      return .clock(second: hour * 3600)
    }
    if let time = hourOfEvening(hour, before: end) ?? hourOfMeal(hour) {
      position = end
      return time
    }
    let isOfTwo = (1...12).contains(hour)
    throw .cannot(
      "read '\(typed[position..<max(start + 1, position)].joined(separator: " "))' as a time",
      isOfTwo ? "it may be in the morning or in the evening" : "it has no minutes", .usage,
      code: "bad-value", hints: [isOfTwo ? "write \(hour)pm or \(hour)am" : "write \(hour):00"])
  }

  /// Refuses `half past seven` and `quarter to 8`, which may be in the morning or in the evening.
  func checkHalf(from start: Int) throws(Failure) {
    let words = Array(words.dropFirst(start).prefix(3))
    guard words.count == 3, ["half", "quarter"].contains(words[0]),
      ["past", "to"].contains(words[1]), let hour = Int(words[2]) ?? Int(inLetters: words[2]),
      (1...12).contains(hour)
    else { return }
    let minutes = (words[0] == "half" ? 30 : 15) * (words[1] == "to" ? -1 : 1)
    let time = (hour * 60 + minutes) % 720
    let clock = "\(time < 60 ? 12 : time / 60):\(time % 60)"
    throw .cannot(
      "read '\(typed[start..<start + 3].joined(separator: " "))' as a time",
      "it may be in the morning or in the evening", .usage, code: "bad-value",
      hints: ["write \(clock)pm or \(clock)am"])
  }

  /// The time of an hour alone with its part of the day behind it, `4 in the morning` or `9 at
  /// night`, and how many words that part has.
  private func hourOfPart(_ hour: Int, before end: Int) -> (time: When, length: Int)? {
    guard (1...12).contains(hour) else { return nil }
    var reader = self
    reader.position = end
    let isLate: Bool
    if reader.take("in", "the", "morning") {
      isLate = false
    } else if reader.take("in", "the", "afternoon") || reader.take("in", "the", "evening") {
      isLate = true
    } else if reader.take("at", "night") {
      isLate = (6...11).contains(hour)
    } else {
      return nil
    }
    let second = (hour % 12 + (isLate ? 12 : 0)) * 3600
    return (.clock(second: second), reader.position - end)
  }

  /// The time of an hour alone where an evening beside it says which is meant: `tonight at 8`,
  /// `at 8 tonight`, `friday night at 8`.
  private func hourOfEvening(_ hour: Int, before end: Int) -> When? {
    guard (5...12).contains(hour) else { return nil }
    let (second, midnight) = ((hour + 12) * 3600, 86_400)
    switch wish.time {
    case .evening where hour == 12: return .day(.relative(0), second: midnight)
    case .evening: return .evening(second: second)
    // The night of a day begins at eight.
    case .day(let day, 72_000): return .day(day, second: second)
    case .now, .offset, .exact, .clock, .day, nil: break
    }
    var reader = self
    reader.position = end
    guard hour < 12, reader.take("tonight") || reader.take("this", "evening") else { return nil }
    return .evening(second: second)
  }

  /// The time of an hour alone behind a meal that people have about then, or a table: `dinner at 8`,
  /// `lunch at 1`, `table for two at 8`.
  private func hourOfMeal(_ hour: Int) -> When? {
    guard hour > 0, meal != nil || isForTable else { return nil }
    let times = meal.map { $0 - Self.threeHours..<$0 + Self.threeHours + 1 } ?? Self.timesOfTables
    let halves = [hour % 12, hour % 12 + 12].map { $0 * 3600 }
    return halves.first(where: times.contains).map { .clock(second: $0) }
  }

  private static let threeHours = 10_800

  /// From 11:00 to 23:00.
  private static let timesOfTables = 39_600..<82_800
}
