/// Check-ins that have a day, a place or a person in common; never none.
public struct VisitGroup: Equatable, Sendable {
  /// What they have in common.
  public enum Common: Hashable, Sendable {
    /// The local day.
    case day(CalendarDay)
    /// The local month.
    case month(CalendarMonth)
    /// The local year.
    case year(Int)
    /// Where it was.
    case place(VisitedPlace)
    /// Who came along; nil for nobody.
    case person(ContactID?)
  }

  /// What they have in common.
  public let common: Common
  /// The latest of them.
  public let latest: CheckInState
  /// How many check-ins.
  public private(set) var count = 1
  /// On how many days.
  public private(set) var days = 1
  /// The day of the earliest one.
  public private(set) var first: CalendarDay
  /// The day of the latest one.
  public var last: CalendarDay { latest.checkIn.day }

  fileprivate init(_ common: Common, latest: CheckInState) {
    self.common = common
    self.latest = latest
    first = latest.checkIn.day
  }

  /// Takes in the next earlier one.
  fileprivate mutating func add(_ visit: CheckInState) {
    count += 1
    if visit.checkIn.day != first { days += 1 }
    first = visit.checkIn.day
  }
}

extension Timeline {
  /// By what check-ins are counted.
  public enum Grouping: String, CaseIterable, Sendable {
    case day, month, year, place, person
  }

  /// The check-ins counted by what they have in common.
  ///
  /// Days, months and years come latest first. Places and people come the most visited first, ties
  /// by the later visit, then by name; whoever came along with others counts for each of them.
  public func groups(by grouping: Grouping) -> [VisitGroup] {
    var groups: [VisitGroup.Common: VisitGroup] = [:]
    for visit in visits {
      for common in visit.checkIn.commons(grouping) {
        if groups[common]?.add(visit) == nil { groups[common] = VisitGroup(common, latest: visit) }
      }
    }
    switch grouping {
    case .day, .month, .year: return groups.values.sorted { $0.last > $1.last }
    case .place, .person:
      return groups.values.sorted {
        ($1.count, $1.last, $0.latest.checkIn.place.name, $0.latest.id)
          < ($0.count, $0.last, $1.latest.checkIn.place.name, $1.latest.id)
      }
    }
  }
}

extension CheckIn {
  fileprivate func commons(_ grouping: Timeline.Grouping) -> [VisitGroup.Common] {
    switch grouping {
    case .day: [.day(day)]
    case .month: [.month(CalendarMonth(of: day))]
    case .year: [.year(day.year)]
    case .place: [.place(VisitedPlace(self))]
    case .person: with.isEmpty ? [.person(nil)] : Set(with).map { .person($0) }
    }
  }
}
