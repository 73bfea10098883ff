import OpeningHours
import Synchronization

/// By which clocks and holidays the hours of a restaurant are meant.
///
/// A restaurant's own time zone and country go first; what it does not say is taken from here. Zone
/// files are read once each, however many restaurants share them.
public final class PlaceClocks: Sendable {
  /// The zone of restaurants that name none.
  public let standardZone: ClockZone
  /// ISO 3166-1 country of restaurants whose address names none; nil leaves their holidays unknown.
  public let standardCountry: String?
  /// Those asked for so far: a catalogue has few.
  private let zones = Mutex<[(name: String, zone: ClockZone?)]>([])

  /// Sets what holds where a restaurant says nothing.
  public init(zone: ClockZone, country: String? = nil) {
    standardZone = zone
    standardCountry = country
  }

  /// Where a restaurant's hours hold; nil when it names a zone that this system has no file of.
  public func place(of restaurant: Restaurant) -> HoursPlace? {
    guard let zone = zone(named: restaurant.timeZone) else { return nil }
    return HoursPlace(
      timeZone: zone,
      coordinate: OpeningHours.Coordinate(
        latitude: restaurant.position.latitude, longitude: restaurant.position.longitude),
      country: restaurant.address.country ?? standardCountry)
  }

  /// The zone of a name, the standard one of none; nil for a name that is not known here.
  public func zone(named name: String?) -> ClockZone? {
    guard let name, name != standardZone.identifier else { return standardZone }
    return zones.withLock { zones in
      if let known = zones.first(where: { $0.name == name }) { return known.zone }
      let zone = try? ClockZone.named(name)
      zones.append((name, zone))
      return zone
    }
  }
}

extension PlaceClocks: Equatable {
  /// Whether two give every restaurant the same clocks.
  public static func == (a: PlaceClocks, b: PlaceClocks) -> Bool {
    a.standardZone == b.standardZone && a.standardCountry == b.standardCountry
  }
}

extension PlaceClocks {
  /// The place of these clocks at a spot; without one rough constants stand in for the sun.
  public func place(at spot: Coordinate?) -> HoursPlace {
    HoursPlace(
      timeZone: standardZone,
      coordinate: spot.flatMap {
        OpeningHours.Coordinate(latitude: $0.latitude, longitude: $0.longitude)
      },
      country: standardCountry)
  }
}
