import KeyLimeEngine

/// Checks and localises the time of a check-in, which must not be in the future.
struct CheckInTime {
  private let context: Context

  /// The tolerance in seconds for clocks of cameras and other machines that are ahead.
  static let leeway: Int64 = 3600
  /// The same for a time that is typed, which is that of this machine to the minute.
  private static let leewayOfTyped: Int64 = 60

  init(_ context: Context) { self.context = context }

  /// The local time of a time as typed, which is about the past: a weekday is the last one.
  ///
  /// Throws `usage` when it is in the future.
  func time(of when: When, in zone: ClockZone) throws(Failure) -> OffsetTime {
    let past = when.lookingBack(from: zone.local(context.moment))
    return try time(of: past.moment(now: context.moment, in: zone), in: zone, isTyped: true)
  }

  /// The local time of an instant at a place.
  ///
  /// Throws `usage` when the instant is in the future.
  func time(
    of moment: Moment, in zone: ClockZone, isTyped: Bool
  ) throws(Failure) -> OffsetTime {
    let leeway = isTyped ? Self.leewayOfTyped : Self.leeway
    guard moment.secondsSince1970 <= context.now.seconds + leeway else {
      throw .cannot(
        "check in at \(moment.rfc3339(in: zone))", "that is in the future", .usage,
        code: "in-the-future")
    }
    guard let time = OffsetTime(moment, in: zone) else {
      throw .cannot(
        "check in at that time", "it is before the year 0", .usage, code: "out-of-range",
        hints: ["--at takes a time such as 18:00, 'last friday 20:00' or '2 hours ago'"])
    }
    return time
  }
}
