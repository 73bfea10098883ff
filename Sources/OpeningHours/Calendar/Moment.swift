/// An instant: whole seconds since 1970-01-01 UTC, without leap seconds.
public struct Moment: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let secondsSince1970: Int64

  /// The instant this many seconds after 1970-01-01T00:00:00Z.
  public init(secondsSince1970: Int64) {
    self.secondsSince1970 = min(max(secondsSince1970, -Moment.limit), Moment.limit)
  }

  /// Whole days since 1970-01-01, UTC.
  public var daysSince1970: Int { CivilDate.floored(Int(secondsSince1970), by: CivilDate.seconds) }

  /// About a million years: later than any date, and small enough that sums do not overflow.
  private static let limit: Int64 = 1 << 45

  /// The latest instant.
  static let last = Moment(secondsSince1970: limit)

  /// The instant this many seconds later.
  public func adding(seconds: Int64) -> Moment {
    Moment(secondsSince1970: secondsSince1970.addingReportingOverflow(seconds).partialValue)
  }

  /// Seconds from this instant to another; negative when the other is earlier.
  public func seconds(to other: Moment) -> Int64 {
    other.secondsSince1970 - secondsSince1970
  }

  /// Earlier instants come first.
  public static func < (left: Moment, right: Moment) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}
