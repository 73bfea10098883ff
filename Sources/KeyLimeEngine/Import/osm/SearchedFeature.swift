/// Answers of the searches of OpenStreetMap that say which object a place is: those of Photon and
/// of Geoapify, and the GeoJSON of Nominatim.
///
///     {"type": "Feature", "geometry": {"type": "Point", "coordinates": [13.4, 52.5]},
///      "properties": {"osm_type": "N", "osm_id": 123, "osm_key": "amenity",
///        "osm_value": "restaurant", "name": "…", "street": "…", "extra": {"cuisine": "thai"}}}
///
/// Geoapify has the tags under `datasource.raw`.
enum SearchedFeature {
  /// Whether the names of objects and identities tell such answers from other GeoJSON.
  static func isNamed(in names: Set<String>) -> Bool {
    ["properties.datasource", "properties.geocoding", "properties.osm_key"].contains {
      names.contains($0)
    } || names.isSuperset(of: ["properties.place_id", "properties.osm_id"])
  }

  /// The object of OpenStreetMap that an answer is, as an Overpass server gives it; nil for others.
  static func element(_ value: JSON) -> JSON? {
    let outer = value["properties"] ?? value
    let place = outer["geocoding"] ?? outer
    let raw = place["datasource"]?["raw"]
    guard let type = (raw ?? place)["osm_type"], let number = (raw ?? place)["osm_id"],
      let point = point(of: value, place), var tags = raw?.object ?? kind(of: place)
    else { return nil }
    for group in ["extra", "extratags", "namedetails"] {
      for tag in place[group]?.object?.members ?? [] where tags[tag.name] == nil {
        tags[tag.name] = tag.value
      }
    }
    for (part, tag) in addressTags where tags[tag] == nil {
      tags[tag] = place[part] ?? place["address"]?[part]
    }
    return [
      "type": type, "id": number, "lat": point.latitude, "lon": point.longitude,
      "tags": .object(tags),
    ]
  }

  private static func point(of value: JSON, _ place: JSON) -> (latitude: JSON, longitude: JSON)? {
    if let numbers = value["geometry"]?["coordinates"]?.elements, numbers.count >= 2,
      numbers[0].number != nil
    {
      return (numbers[1], numbers[0])
    }
    guard let latitude = place["lat"], let longitude = place["lon"] else { return nil }
    return (latitude, longitude)
  }

  /// The tag that an answer was found by.
  private static func kind(of place: JSON) -> JSONObject? {
    if let key = place["osm_key"]?.text, let word = place["osm_value"] { return [key: word] }
    guard place["place_id"]?.number != nil, let key = place["category"]?.text,
      let word = place["type"]
    else { return nil }
    return [key: word]
  }

  private static let addressTags = [
    ("name", "name"), ("housenumber", "addr:housenumber"), ("house_number", "addr:housenumber"),
    ("street", "addr:street"), ("road", "addr:street"), ("city", "addr:city"),
    ("town", "addr:town"), ("village", "addr:village"), ("state", "addr:state"),
    ("postcode", "addr:postcode"), ("countrycode", "addr:country"),
    ("country_code", "addr:country"),
  ]
}
