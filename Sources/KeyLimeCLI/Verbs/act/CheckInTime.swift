import KeyLimeEngine

/// The time of a check-in, which is never ahead.
struct CheckInTime {
  private let context: Context

  /// Clocks of cameras and machines differ, but not by more than this many seconds.
  private static let leeway: Int64 = 3600

  init(_ context: Context) { self.context = context }

  /// An instant as the local time of a place.
  ///
  /// Throws `usage` when it has not come yet.
  func time(of moment: Moment, in zone: ClockZone) throws(Failure) -> OffsetTime {
    guard moment.secondsSince1970 <= context.now.seconds + Self.leeway,
      let time = OffsetTime(moment, in: zone)
    else {
      throw .cannot(
        "check in at \(moment.rfc3339(in: zone))", "that is still to come", .usage,
        code: "in-the-future")
    }
    return time
  }
}
