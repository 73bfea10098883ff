import KeyLimeEngine

// The rule for how long a place must stay open.

extension WordReader {
  /// Takes for how long a place must stay open: `for 2 hours`, `for another half hour`.
  mutating func takeStay() -> Bool {
    guard next() == "for" else { return false }
    var start = 1
    while let word = next(start), ["the", "next", "another", "at", "least"].contains(word) {
      start += 1
    }
    guard let minutes = longest(3, from: start, { Self.minutes($0) }) else { return false }
    (saysHowLong, wish.stay, wish.isStayAsked) = (true, minutes, true)
    wish.time = wish.time ?? .now
    return true
  }

  /// The minutes of `2 hours` or `half an hour`; nil for more than a meal may last.
  private static func minutes(_ text: String) -> Int? {
    let length = text == "hour" ? "an hour" : text
    guard case .offset(let seconds) = When("in \(length)"), (60...43_200).contains(seconds) else {
      return nil
    }
    return Int(seconds) / 60
  }

  /// Whether a number is followed by hours or minutes.
  func isStay(_ start: Int) -> Bool {
    guard let count = next(start), let unit = next(start + 1) else { return false }
    return Self.minutes("\(count) \(unit)") != nil
  }
}
