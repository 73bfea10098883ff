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
