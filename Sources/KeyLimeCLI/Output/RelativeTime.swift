/// Times relative to now, in words.
enum RelativeTime {
  private static let steps: [(seconds: Int64, unit: String)] = [
    (365 * 86_400, "year"), (30 * 86_400, "month"), (7 * 86_400, "week"), (86_400, "day"),
    (3600, "hour"), (60, "minute"),
  ]

  /// The distance to `now` in words: `just now`, `3 hours ago`, `in 2 days`.
  ///
  /// A month counts as 30 days and a year as 365.
  static func words(from instant: Instant, now: Instant) -> String {
    let (difference, overflow) = now.seconds.subtractingReportingOverflow(instant.seconds)
    let distance = overflow ? Int64.max : Int64(clamping: difference.magnitude)
    guard let step = steps.first(where: { distance >= $0.seconds }) else { return "just now" }
    let count = distance / step.seconds
    let amount = "\(count) \(step.unit)\(count == 1 ? "" : "s")"
    return difference > 0 ? "\(amount) ago" : "in \(amount)"
  }
}
