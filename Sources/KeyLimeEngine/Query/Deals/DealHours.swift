/// Reads the weekly hours of deals by the clocks of the places that offer them.
public struct DealHours: Sendable {
  private let clocks: PlaceClocks
  private let places: [RestaurantID: Restaurant]

  /// Reads by the clocks of these places; a place that is not among them goes by the standard
  /// clock.
  public init(_ clocks: PlaceClocks, places: [Restaurant] = []) {
    self.clocks = clocks
    self.places = Dictionary(places.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Whether weekly hours allow a time at a place; no hours allow any time.
  ///
  /// Only hours that are surely over forbid it: what nobody can tell is for the people at the till.
  public func allow(_ hours: String?, at place: RestaurantID, _ moment: Moment) -> Bool {
    guard let schedule = Self.schedule(hours) else { return true }
    return schedule.status(at: moment, in: clock(of: place)).state != .closed
  }

  /// When the weekly hours of a deal next begin; nil when they allow the time, or do not begin
  /// before the deal ends, or within five years.
  public func nextStart(of deal: Deal, at place: RestaurantID, _ moment: Moment) -> OffsetTime? {
    guard let schedule = Self.schedule(deal.when), !allow(deal.when, at: place, moment) else {
      return nil
    }
    let clock = clock(of: place)
    guard let start = schedule.nextChange(after: moment, in: clock)?.moment,
      start.secondsSince1970 < deal.expires?.seconds ?? .max
    else { return nil }
    return OffsetTime(
      seconds: start.secondsSince1970, offsetMinutes: clock.timeZone.offset(at: start) / 60)
  }

  /// Whether the weekly hours of a deal allow any time from this one, or from the deal's start, to
  /// its end.
  public func everAllow(_ deal: Deal, at place: RestaurantID, from moment: Moment) -> Bool {
    let first = max(moment.secondsSince1970, deal.starts?.seconds ?? .min)
    let start = Moment(secondsSince1970: first)
    return allow(deal.when, at: place, start) || nextStart(of: deal, at: place, start) != nil
  }

  /// An offer as it is at a time, with its weekly hours taken into account.
  public func timed(_ offer: Offer, at moment: Moment) -> Offer {
    guard offer.status == .open, !allow(offer.deal.when, at: offer.restaurant, moment) else {
      return offer
    }
    var timed = offer
    timed.status = .notNow
    timed.nextStart = nextStart(of: offer.deal, at: offer.restaurant, moment)
    return timed
  }

  private func clock(of place: RestaurantID) -> HoursPlace {
    places[place].flatMap { clocks.place(of: $0) } ?? clocks.place(at: places[place]?.position)
  }

  private static func schedule(_ hours: String?) -> HoursSchedule? {
    hours.flatMap { try? HoursSchedule(reading: $0) }
  }
}
