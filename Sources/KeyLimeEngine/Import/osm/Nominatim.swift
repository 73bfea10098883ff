/// Answers of Nominatim, the search of OpenStreetMap, as JSON.
///
///     [{"osm_type": "node", "osm_id": 123, "lat": "52.5", "lon": "13.4", "category": "amenity",
///       "type": "restaurant", "name": "…", "address": {"road": "…"},
///       "extratags": {"cuisine": "german"}}]
///
/// `class` is an older name for `category`.
enum Nominatim {
  /// The object of OpenStreetMap that a result is, as an Overpass server gives it; nil for what is
  /// no result.
  static func element(_ result: JSON) -> JSON? {
    guard let type = result["osm_type"], let number = result["osm_id"],
      let key = (result["category"] ?? result["class"])?.text, let word = result["type"],
      let latitude = result["lat"], let longitude = result["lon"]
    else { return nil }
    var tags: JSONObject = [key: word]
    if let name = name(of: result, key: key, word: word.text ?? "") { tags["name"] = name }
    for (part, tag) in addressTags { tags[tag] = tags[tag] ?? result["address"]?[part] }
    for group in ["extratags", "namedetails"] {
      for tag in result[group]?.object?.members ?? [] where tags[tag.name] == nil {
        tags[tag.name] = tag.value
      }
    }
    return [
      "type": type, "id": number, "lat": latitude, "lon": longitude, "tags": .object(tags),
    ]
  }

  /// The name, which older servers have in the address or before all of it only.
  private static func name(of result: JSON, key: String, word: String) -> JSON? {
    if let name = result["name"] { return name }
    if let address = result["address"] { return address[key] ?? address[word] }
    return result["display_name"]?.text?.split(separator: ",").first.map { .string(String($0)) }
  }

  private static let addressTags = [
    ("house_number", "addr:housenumber"), ("road", "addr:street"), ("pedestrian", "addr:street"),
    ("city", "addr:city"), ("town", "addr:town"), ("village", "addr:village"),
    ("state", "addr:state"), ("postcode", "addr:postcode"), ("country_code", "addr:country"),
  ]
}
