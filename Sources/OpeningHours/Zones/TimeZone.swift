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
