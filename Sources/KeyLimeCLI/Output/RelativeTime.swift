/// Times as people say them.
enum RelativeTime {
  private static let steps: [(seconds: Int64, unit: String)] = [
    (365 * 86_400, "year"), (30 * 86_400, "month"), (7 * 86_400, "week"), (86_400, "day"),
    (3600, "hour"), (60, "minute"),
  ]

  /// How long ago or how far ahead: `just now`, `3 hours ago`, `in 2 days`.
  ///
  /// A month counts 30 days and a year 365: it is a manner of speaking, not a calendar.
  static func words(from instant: Instant, now: Instant) -> String {
    let (difference, overflow) = now.seconds.subtractingReportingOverflow(instant.seconds)
    let distance = overflow ? Int64.max : Int64(clamping: difference.magnitude)
    guard let step = steps.first(where: { distance >= $0.seconds }) else { return "just now" }
    let count = distance / step.seconds
    let amount = "\(count) \(step.unit)\(count == 1 ? "" : "s")"
    return difference > 0 ? "\(amount) ago" : "in \(amount)"
  }
}
