/// Somebody's check-ins, the latest first.
public struct Timeline: Equatable, Sendable {
  /// The check-ins, the latest first; of one time those that were recorded later.
  public let visits: [CheckInState]

  /// Puts check-ins in order.
  public init(_ checkIns: [CheckInState] = []) {
    visits = checkIns.sorted {
      ($1.checkIn.at.seconds, $1.written, $0.id) < ($0.checkIn.at.seconds, $0.written, $1.id)
    }
  }

  /// Takes check-ins that are in order.
  init(ordered visits: [CheckInState]) { self.visits = visits }

  /// How many check-ins there were on each day that had any.
  public var countByDay: [CalendarDay: Int] {
    visits.reduce(into: [:]) { $0[$1.checkIn.day, default: 0] += 1 }
  }
}
