/// Parses times of day in exchange formats.
enum ClockText {
  /// Minutes after midnight for `9:0`, `09:00`, `09:00:00` with or without a zone; nil for others.
  static func minutes(_ text: some StringProtocol) -> Int? {
    let clock = text.prefix { $0 != "Z" && $0 != "+" && $0 != "-" }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = number(parts[0]), let minute = number(parts[1])
    else { return nil }
    return minutes(hour: hour, minute: minute)
  }

  /// Minutes after midnight for four digits such as `1130`; nil for others.
  static func minutes(fourDigits text: String) -> Int? {
    guard text.utf8.count == 4, let hour = number(text.prefix(2)),
      let minute = number(text.suffix(2))
    else { return nil }
    return minutes(hour: hour, minute: minute)
  }

  private static func minutes(hour: Int, minute: Int) -> Int? {
    guard (0...24).contains(hour), (0...59).contains(minute), hour * 60 + minute <= 1440 else {
      return nil
    }
    return hour * 60 + minute
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy(Ascii.isDigit) else { return nil }
    return Int(text)
  }
}
