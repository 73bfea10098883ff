import Arguments

extension Duration {
  /// Parses `30m`, `1h30m`, `2 hours`, `3 days`; nil for anything else.
  ///
  /// The units are s, m, h, d, w, mo (30 days), y (365 days) and their usual longer names. Every
  /// number needs a unit.
  init?(_ text: String) {
    var rest = Substring(text.lowercased().filter { !$0.isWhitespace })
    guard !rest.isEmpty else { return nil }
    var total: Int64 = 0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let unit = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(unit.count)
      guard let number = Int64(digits), number < 1_000_000, let length = Self.seconds(of: unit)
      else { return nil }
      total += number * length
    }
    self = .seconds(total)
  }

  private static func seconds(of unit: Substring) -> Int64? {
    switch unit {
    case "s", "sec", "secs", "second", "seconds": 1
    case "m", "min", "mins", "minute", "minutes": 60
    case "h", "hr", "hrs", "hour", "hours": 3600
    case "d", "day", "days": 86_400
    case "w", "week", "weeks": 604_800
    case "mo", "month", "months": 30 * 86_400
    case "y", "yr", "year", "years": 365 * 86_400
    default: nil
    }
  }

  /// Whole minutes, rounded down.
  var minutes: Int { Int(components.seconds / 60) }
}

extension ValueType<Duration> {
  /// A duration; a number without a unit is minutes.
  static let duration = ValueType("DURATION", expects: "a duration such as 30m or 1h30m") {
    text in Duration(text) ?? Duration(text + "m")
  }
}
