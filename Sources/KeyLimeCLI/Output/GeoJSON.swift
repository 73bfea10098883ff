import KeyLimeEngine

/// GeoJSON features (RFC 7946).
enum GeoJSON {
  /// The feature of one row:
  /// `{"type":"Feature","id":…,"geometry":{"type":"Point",…},"properties":{…}}`.
  ///
  /// GeoJSON puts the longitude first. A row without a position has a null geometry. The id is that
  /// of the place for a row without one of its own.
  static func feature(_ object: JSONObject, at position: Coordinate?) -> JSON {
    var feature: JSONObject = ["type": "Feature"]
    feature["id"] = object["id"] ?? object["restaurant"]
    feature["geometry"] = position.map(point) ?? .null
    feature["properties"] = .object(object)
    return .object(feature)
  }

  private static func point(_ position: Coordinate) -> JSON {
    [
      "type": "Point",
      "coordinates": [degrees(position.longitudeE7), degrees(position.latitudeE7)],
    ]
  }

  private static func degrees(_ units: Int32) -> JSON {
    .decimal(Double(units) / Coordinate.unitsPerDegree)
  }
}
