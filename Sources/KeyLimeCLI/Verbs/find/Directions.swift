import KeyLimeEngine

/// Links to a place for other programs: web maps and `geo:` URIs.
struct Directions {
  let destination: Coordinate
  let origin: Coordinate?

  /// The page of openstreetmap.org with walking directions, or only the place when the origin is
  /// unknown.
  var url: String {
    let end = destination
    guard let origin else {
      return
        "https://www.openstreetmap.org/?mlat=\(end.latitude)&mlon=\(end.longitude)#map=19/\(end.latitude)/\(end.longitude)"
    }
    let route = "\(origin.latitude)%2C\(origin.longitude)%3B\(end.latitude)%2C\(end.longitude)"
    return "https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=\(route)"
  }

  /// The `geo:` URI of the place (RFC 5870).
  var geoURI: String { "geo:\(destination)" }
}
