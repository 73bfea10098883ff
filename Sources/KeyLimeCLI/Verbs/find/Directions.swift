import KeyLimeEngine

/// Links to a restaurant for other programs: web maps and `geo:` URIs.
struct Directions {
  let destination: Restaurant
  let origin: Coordinate?

  /// The page of openstreetmap.org with walking directions, or only the place when the origin is
  /// unknown.
  var url: String {
    let end = destination.position
    guard let origin else {
      return
        "https://www.openstreetmap.org/?mlat=\(end.latitude)&mlon=\(end.longitude)#map=19/\(end.latitude)/\(end.longitude)"
    }
    let route = "\(origin.latitude)%2C\(origin.longitude)%3B\(end.latitude)%2C\(end.longitude)"
    return "https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=\(route)"
  }

  /// The `geo:` URI of the place (RFC 5870).
  var geoURI: String { "geo:\(destination.position)" }

  /// Opens an address in the desktop's browser.
  ///
  /// Throws `usage` with the address when there is no program to open it, or it fails.
  static func open(_ url: String) throws(Failure) {
    for program in ["xdg-open", "open"] {
      if let result = try? Platform.run([program, url]), result.status == 0 { return }
    }
    throw .cannot(
      "open a browser", "neither 'xdg-open' nor 'open' works here", .usage, code: "no-browser",
      hints: ["the address is \(url)"])
  }
}
