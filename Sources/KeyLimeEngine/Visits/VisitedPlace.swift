import OpeningHours

/// What makes two check-ins of one place: the same restaurant, else the same name at the same spot,
/// to about a hundred metres.
public struct VisitedPlace: Hashable, Sendable {
  private let restaurant: RestaurantID?
  private let name: String
  private let spot: [Int32]

  /// The place of a check-in.
  public init(_ checkIn: CheckIn) {
    restaurant = checkIn.restaurant
    guard restaurant == nil else {
      name = ""
      spot = []
      return
    }
    name = Folding.fold(checkIn.place.name)
    // Units are 1e-7 degrees, of which 10,000 are some 111 metres.
    spot = checkIn.place.position.map { [$0.latitudeE7 / 10_000, $0.longitudeE7 / 10_000] } ?? []
  }
}

extension OffsetTime {
  /// The date and the time of day that the clocks there showed.
  public var wall: WallTime {
    WallTime(date: CalendarDay(daysSince1970: localDays), secondOfDay: secondOfDay)
  }

  /// The seconds since midnight by the clocks there, 0 to 86,399.
  public var secondOfDay: Int { localSeconds - localDays * 86_400 }

  private var localSeconds: Int { Int(seconds) + offsetMinutes * 60 }

  private var localDays: Int {
    (localSeconds >= 0 ? localSeconds : localSeconds - 86_399) / 86_400
  }

  /// An instant by the clocks of a zone; nil when its year is not 0 to 9999.
  public init?(_ moment: Moment, in zone: ClockZone) {
    self.init(
      seconds: moment.secondsSince1970, offsetMinutes: zone.offset(at: moment) / 60)
  }
}

extension CheckIn {
  /// The day it was, there.
  public var day: CalendarDay { at.wall.date }
}

extension LastVisit {
  /// The day of it, by the clocks of the place.
  public var date: CalendarDay { at.wall.date }

  /// How many days, by the calendar of the place, lie between it and a later time; below zero when
  /// it is still to come.
  public func days(before now: Moment) -> Int {
    let today = RankedPlaces.day(
      of: now.adding(seconds: Int64(at.offsetMinutes) * 60).secondsSince1970)
    return today - date.daysSince1970
  }
}
