/// Times relative to now, in words.
enum RelativeTime {
  /// The units, from long to short, each with how many of it the next longer one replaces.
  private static let steps: [(seconds: Int64, unit: String, most: Int64)] = [
    (365 * 86_400, "year", .max), (30 * 86_400, "month", 12), (7 * 86_400, "week", 5),
    (86_400, "day", 7), (3600, "hour", 24), (60, "minute", 60),
  ]

  /// The distance to `now` in words: `just now`, `3 hours ago`, `in 2 days`.
  ///
  /// It is rounded to the nearest number of the longest unit that fits. A month counts as 30 days
  /// and a year as 365.
  static func words(from instant: Instant, now: Instant) -> String {
    let (difference, overflow) = now.seconds.subtractingReportingOverflow(instant.seconds)
    let distance = overflow ? Int64.max : Int64(clamping: difference.magnitude)
    guard let index = steps.firstIndex(where: { distance >= $0.seconds }) else {
      return "just now"
    }
    let amount = amount(distance, index)
    return difference > 0 ? "\(amount) ago" : "in \(amount)"
  }

  private static func amount(_ distance: Int64, _ index: Int) -> String {
    let step = steps[index]
    let (whole, rest) = distance.quotientAndRemainder(dividingBy: step.seconds)
    let count = whole + (rest >= (step.seconds + 1) / 2 ? 1 : 0)
    // 59 minutes and 50 seconds are an hour, not 60 minutes.
    guard count < step.most else { return "1 \(steps[index - 1].unit)" }
    return count.counted(step.unit)
  }
}
