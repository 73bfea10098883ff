import OpeningHours
import Synchronization

/// The clocks and holidays that a restaurant's hours are read by: its own.
///
/// A restaurant's record says its time zone and country, else its position does. The clocks of the
/// person asking are never taken for those of a place. Zone files are read once each, however many
/// restaurants share them.
public final class PlaceClocks: Sendable {
  /// ISO 3166-1 country of the person asking, for hours that are meant nowhere in particular; nil
  /// leaves their holidays unknown.
  public let standardCountry: String?
  private let findStandardZone: @Sendable () -> ClockZone
  private let foundStandardZone = Mutex<ClockZone?>(nil)
  /// Those asked for so far: a catalogue has few.
  private let zones = Mutex<[(name: String, zone: ClockZone?)]>([])
  private let entries = Mutex<[(number: Int, entry: Zones.Entry)]>([])
  private let tables = Mutex<[Region: HolidayTable?]>([:])
  private let lackingRegions = Mutex<[Region: String?]>([:])

  /// Sets the clocks of the person asking; most questions are about places and never look at them.
  public init(zone: @autoclosure @escaping @Sendable () -> ClockZone, country: String? = nil) {
    findStandardZone = zone
    standardCountry = country
  }

  /// The zone of the person asking, for times that are meant nowhere in particular.
  public var standardZone: ClockZone {
    foundStandardZone.withLock { found in
      let zone = found ?? findStandardZone()
      found = zone
      return zone
    }
  }

  /// The zone with a name; nil when this system has no file of it.
  public func zone(named name: String) -> ClockZone? {
    if let own = foundStandardZone.withLock(\.self), own.identifier == name { return own }
    return zones.withLock { zones in
      if let known = zones.first(where: { $0.name == name }) { return known.zone }
      let zone = try? ClockZone.named(name)
      zones.append((name, zone))
      return zone
    }
  }
}

// MARK: - At a position

extension PlaceClocks {
  /// The zone at a point, UTC at 0,0; nil when this system has no file of it.
  public func zone(at position: Coordinate) -> ClockZone? {
    guard let entry = entry(at: position) else { return .utc }
    return zone(named: entry.zone)
  }

  /// Where hours at a point hold, or where the person asking is when there is none.
  ///
  /// A zone and a country that are given go before those of the point. A country may contain a
  /// region: `DE-BY`.
  public func place(
    at position: Coordinate?, zone: ClockZone? = nil, country: String? = nil
  ) -> HoursPlace {
    guard let position else {
      let country = country ?? standardCountry
      return HoursPlace(
        timeZone: zone ?? standardZone, coordinate: nil, country: country,
        holidays: holidays(of: country, region: nil))
    }
    let country = country ?? entry(at: position)?.country
    return HoursPlace(
      timeZone: zone ?? self.zone(at: position) ?? .utc, coordinate: position.forHours,
      country: country, holidays: holidays(of: country, region: nil, near: position))
  }

  /// The holidays of a country or its region; when regions differ and none is named, those of the
  /// state that the position is in.
  private func holidays(
    of country: String?, region: String?, near position: Coordinate, withSchools: Bool = true
  ) -> HolidayTable? {
    guard let country else { return nil }
    let state = lackingRegion(country, region).flatMap { Towns.state(at: position, in: $0) }
    return holidays(of: country, region: state ?? region, withSchools: withSchools)
  }

  /// The code of the country when its holidays differ by region and no region is named; nil
  /// otherwise.
  private func lackingRegion(_ country: String, _ region: String?) -> String? {
    lackingRegions.withLock { known in
      let key = Region(country: country, name: region, withSchools: false)
      if let known = known[key] { return known }
      let code = HolidayTable.lackingRegion(country: country, region: region)
      known[key] = .some(code)
      return code
    }
  }

  /// The holidays of a country or its region, each read once.
  private func holidays(
    of country: String?, region: String?, withSchools: Bool = true
  ) -> HolidayTable? {
    guard let country else { return nil }
    return tables.withLock { tables in
      let key = Region(country: country, name: region, withSchools: withSchools)
      if let known = tables[key] { return known }
      let table = HolidayTable(country: country, region: region, withSchools: withSchools)
      tables[key] = .some(table)
      return table
    }
  }

  /// The zone and country of a point, each zone's name read once.
  private func entry(at position: Coordinate) -> Zones.Entry? {
    guard let number = Zones.number(at: position) else { return nil }
    return entries.withLock { entries in
      if let known = entries.first(where: { $0.number == number }) { return known.entry }
      let entry = Zones.entry(number)
      entries.append((number, entry))
      return entry
    }
  }
}

// MARK: - At a restaurant

extension PlaceClocks {
  /// The zone of a restaurant; nil when this system has no file of it.
  ///
  /// A zone that the record names and that does not exist counts as none.
  public func zone(of restaurant: Restaurant) -> ClockZone? {
    restaurant.timeZone.flatMap(zone(named:)) ?? zone(at: restaurant.position)
  }

  /// Where a restaurant's hours hold; nil when this system has no file of its zone.
  public func place(of restaurant: Restaurant) -> HoursPlace? {
    guard var place = placeWithoutHolidays(of: restaurant) else { return nil }
    place.holidays = holidays(
      of: place.country, region: restaurant.address.region, near: restaurant.position)
    return place
  }

  /// The published hours of a restaurant and where they hold, with holidays only if they matter:
  /// reading a table takes longer than all the rest.
  ///
  /// Nil when there are no hours, or this system has no file of the zone. Throws when the hours are
  /// not understood.
  func hours(
    of restaurant: Restaurant
  ) throws(Problem) -> (schedule: HoursSchedule, place: HoursPlace)? {
    try hours(restaurant.openingHours, of: restaurant)
  }

  /// The same for its kitchen; nil when its hours are not known apart, or not understood.
  func kitchen(of restaurant: Restaurant) -> (schedule: HoursSchedule, place: HoursPlace)? {
    guard restaurant.kitchenHours != nil else { return nil }
    return try? hours(restaurant.kitchenHours, of: restaurant)
  }

  private func hours(
    _ published: String?, of restaurant: Restaurant
  ) throws(Problem) -> (schedule: HoursSchedule, place: HoursPlace)? {
    guard let published, var place = placeWithoutHolidays(of: restaurant) else { return nil }
    let schedule = try HoursSchedule(reading: published, country: place.country)
    if schedule.usesPublicHolidays || schedule.usesSchoolHolidays {
      place.holidays = holidays(
        of: place.country, region: restaurant.address.region, near: restaurant.position,
        withSchools: schedule.usesSchoolHolidays)
    }
    return (schedule, place)
  }

  private func placeWithoutHolidays(of restaurant: Restaurant) -> HoursPlace? {
    guard let zone = zone(of: restaurant) else { return nil }
    return HoursPlace(
      timeZone: zone, coordinate: restaurant.position.forHours, country: country(of: restaurant),
      holidays: nil)
  }

  /// The name of a restaurant's zone, for telling that this system has no file of it.
  func zoneName(of restaurant: Restaurant) -> String {
    entry(at: restaurant.position)?.zone ?? restaurant.timeZone ?? ""
  }

  private func country(of restaurant: Restaurant) -> String? {
    let country = entry(at: restaurant.position)?.country
    // Most addresses name the country that the position is in, or none.
    guard let named = restaurant.address.country, named != country else { return country }
    return restaurant.country
  }
}

extension PlaceClocks: Equatable {
  /// Whether two give every restaurant the same clocks.
  public static func == (a: PlaceClocks, b: PlaceClocks) -> Bool {
    a.standardZone == b.standardZone && a.standardCountry == b.standardCountry
  }
}

/// A country or a part of it, as an address names it.
private struct Region: Hashable {
  let country: String
  let name: String?
  let withSchools: Bool
}

extension Coordinate {
  /// The point as the library of opening hours has it.
  fileprivate var forHours: OpeningHours.Coordinate? {
    OpeningHours.Coordinate(latitude: latitude, longitude: longitude)
  }
}
