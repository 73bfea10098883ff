/// A time zone: the offset of a region's clocks from UTC at each instant.
public struct TimeZone: Hashable, Sendable {
  /// The name that the zone was loaded by, such as `Europe/Berlin`.
  public let identifier: String
  /// The instants at which the offset changed, in UTC seconds, ascending.
  let changes: [Int64]
  /// Offsets in seconds east: `offsets[0]` is valid before the first change, `offsets[n + 1]` after
  /// change `n`.
  let offsets: [Int]
  /// The rule for the time after the last change.
  let future: ZoneRule?

  init(identifier: String, changes: [Int64], offsets: [Int], future: ZoneRule?) {
    self.identifier = identifier
    self.changes = changes
    self.offsets = offsets
    self.future = future
  }

  /// Coordinated universal time.
  public static let utc = TimeZone.fixed(secondsEast: 0)

  /// A zone with a fixed offset, in seconds east (at most a day).
  public static func fixed(secondsEast: Int) -> TimeZone {
    let offset = min(max(secondsEast, -86_400), 86_400)
    let sign = offset < 0 ? "-" : "+"
    let minutes = abs(offset) / 60
    let clock = "\(Digits.padded(minutes / 60, to: 2)):\(Digits.padded(minutes % 60, to: 2))"
    let name = offset == 0 ? "UTC" : "UTC\(sign)\(clock)"
    return TimeZone(identifier: name, changes: [], offsets: [offset], future: nil)
  }

  /// The offset from UTC at an instant, in seconds east.
  public func offset(at moment: Moment) -> Int {
    let seconds = moment.secondsSince1970
    if let future, changes.last.map({ seconds >= $0 }) ?? true {
      return future.offset(at: seconds)
    }
    return offsets[changesUntil(seconds)]
  }

  /// The local time at an instant.
  public func local(_ moment: Moment) -> LocalDateTime {
    LocalDateTime(secondsSince1970: Int(moment.secondsSince1970) + offset(at: moment))
  }

  private func changesUntil(_ seconds: Int64) -> Int {
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TimeZone {
  /// The instant of a local time.
  ///
  /// A local time that is skipped means the instant of the clock change; a local time that occurs
  /// twice means the first one.
  public func moment(_ local: LocalDateTime) -> Moment {
    let seconds = Int64(local.secondsSince1970)
    let before = offset(at: Moment(secondsSince1970: seconds - 86_400))
    let after = offset(at: Moment(secondsSince1970: seconds + 86_400))
    let first = Moment(secondsSince1970: seconds - Int64(before))
    if before == after || offset(at: first) == before { return first }
    let second = Moment(secondsSince1970: seconds - Int64(after))
    if offset(at: second) == after { return second }
    return change(after: min(first, second), notAfter: max(first, second))
  }

  /// The local time, except that a repeated hour counts as the last second before it, so that the
  /// result never goes backwards.
  func forwardLocal(_ moment: Moment) -> LocalDateTime {
    let shown = local(moment)
    let first = self.moment(shown)
    guard first < moment else { return shown }
    return local(change(after: first, notAfter: moment).adding(seconds: -1))
  }

  /// The first instant in an interval at which the offset differs from that at its start.
  private func change(after start: Moment, notAfter end: Moment) -> Moment {
    let old = offset(at: start)
    var low = start.secondsSince1970
    var high = end.secondsSince1970
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if offset(at: Moment(secondsSince1970: middle)) == old { low = middle } else { high = middle }
    }
    return Moment(secondsSince1970: high)
  }
}
