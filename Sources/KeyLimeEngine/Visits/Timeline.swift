/// Somebody's check-ins, the latest first.
public struct Timeline: Equatable, Sendable {
  /// The check-ins, the latest first; ties by id.
  public private(set) var visits: [CheckInState]

  /// Puts check-ins in order.
  public init(_ checkIns: [CheckInState]) {
    visits = checkIns.sorted {
      ($1.checkIn.at.seconds, $0.id) < ($0.checkIn.at.seconds, $1.id)
    }
  }

  /// Only the check-ins of some days, both ends included.
  public func on(_ days: ClosedRange<CalendarDay>) -> Timeline {
    keeping { days.contains($0.checkIn.day) }
  }

  /// Only the check-ins with somebody.
  public func with(_ person: ContactID) -> Timeline {
    keeping { $0.checkIn.with.contains(person) }
  }

  /// Only the check-ins at places that are called so or have this id; part of a name will do.
  public func at(_ place: String) -> Timeline {
    let wanted = Folding.fold(place)
    return keeping { visit in
      visit.checkIn.restaurant?.text == place
        || Folding.fold(visit.checkIn.place.name).contains(wanted)
    }
  }

  /// How many check-ins there were on each day that had any.
  public var countByDay: [CalendarDay: Int] {
    visits.reduce(into: [:]) { $0[$1.checkIn.day, default: 0] += 1 }
  }

  private func keeping(_ isKept: (CheckInState) -> Bool) -> Timeline {
    var kept = self
    kept.visits = visits.filter(isKept)
    return kept
  }
}
