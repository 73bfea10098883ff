extension PlainObject {
  /// A point in degrees, which may not be on the Earth.
  typealias Point = (latitude: Double, longitude: Double)

  /// Where the record is; nil when it says so under no usual or chosen name.
  var point: Point? {
    if let path = fields[.position] {
      let name = path.split(separator: ".").last.map { RecordField.folded(String($0)) } ?? ""
      return value(at: path).flatMap {
        Self.point($0, name: name, isLongitudeFirst: isLongitudeFirst(name))
      }
    }
    if fields[.latitude] != nil || fields[.longitude] != nil {
      guard let latitude = degrees(.latitude), let longitude = degrees(.longitude) else {
        return nil
      }
      return (latitude, longitude)
    }
    return pair ?? members.lazy.compactMap(point).first
  }

  private func degrees(_ field: RecordField) -> Double? {
    values(field).lazy.compactMap { Self.degrees($0, field) }.first
  }

  private static func degrees(_ value: JSON) -> Double? {
    value.number?.double ?? value.text.flatMap(WrittenPosition.decimal)
  }

  private static func degrees(_ value: JSON, _ field: RecordField) -> Double? {
    guard let text = value.text else { return value.number?.double }
    return field == .latitude ? WrittenPosition.latitude(text) : WrittenPosition.longitude(text)
  }

  private static func degrees(_ member: Member, _ field: RecordField) -> Double? {
    guard RecordField.isInTenMillionths(member.name) else { return degrees(member.value, field) }
    return degrees(member.value).map(RecordField.degrees(inTenMillionths:))
  }

  /// A latitude and a longitude in one object.
  private var pair: Point? {
    for member in members where member.meaning?.field == .latitude && mayHoldPosition(member) {
      guard let latitude = Self.degrees(member, .latitude) else { continue }
      let siblings = members.lazy.filter { $0.parents == member.parents }
      let longitude = siblings.filter { $0.meaning?.field == .longitude }
        .compactMap { Self.degrees($0, .longitude) }.first
      if let longitude { return (latitude, longitude) }
    }
    return nil
  }

  private func mayHoldPosition(_ member: Member) -> Bool {
    member.parents.allSatisfy {
      Self.wrappers.contains($0) || Self.positionContainers.contains($0)
    }
  }

  /// The point in a member that is a position as a whole.
  private func point(_ member: Member) -> Point? {
    guard mayHoldPosition(member),
      member.meaning?.field == .position || Self.positionContainers.contains(member.name)
        || member.meaning == nil && RecordField.isPosition(member.name)
    else { return nil }
    let isGeoJSON = members.contains {
      $0.name == "type" && $0.parents == member.parents && $0.value.text == "Point"
    }
    return Self.point(
      member.value, name: member.name,
      isLongitudeFirst: isGeoJSON || isLongitudeFirst(member.name))
  }

  /// Whether an array of this name begins with the longitude; Mongo's do, unless they say
  /// otherwise.
  private func isLongitudeFirst(_ name: String) -> Bool {
    let isMongo = root["_id"] != nil && !name.hasPrefix("lat")
    return isMongo || !Self.latitudeFirst.contains { name.hasSuffix($0) }
  }

  private static func point(_ value: JSON, name: String, isLongitudeFirst: Bool) -> Point? {
    switch value {
    case .array(let elements):
      let numbers = elements.compactMap { degrees($0.plain) }
      guard numbers.count == elements.count, (2...3).contains(numbers.count) else { return nil }
      return ordered(numbers[0], numbers[1], isLatitudeFirst: !isLongitudeFirst)
    case .string(let text):
      let text = WrittenPosition.withHyphens(text)
      let isPlain = text.allSatisfy { "0123456789+-.,;() POINTpoint".contains($0) }
      guard isPlain || WrittenPosition.namesHemispheres(text),
        let point = WrittenPosition.point(text)
      else { return nil }
      return ordered(
        point.latitude, point.longitude, isLatitudeFirst: name != "lnglat" && name != "lonlat")
    case .object:
      return value["coordinates"] == nil
        ? PlainObject(value, fields: [:]).pair : geometry(value)
    case .null, .bool, .number: return nil
    }
  }

  /// Names of arrays that begin with the latitude; GeoJSON, and most others, begin with the
  /// longitude.
  private static let latitudeFirst: Set = [
    "latlng", "latlon", "latlong", "position", "gps", "coords", "geopoint2d", "metageopoint",
  ]

  /// Two numbers as a point, turned around where they can only be meant so.
  private static func ordered(
    _ first: Double, _ second: Double, isLatitudeFirst: Bool
  ) -> Point {
    let mustTurn = isLatitudeFirst ? abs(first) > 90 : abs(second) > 90
    return isLatitudeFirst != mustTurn ? (first, second) : (second, first)
  }

  /// A point of a GeoJSON geometry.
  private static func geometry(_ value: JSON) -> Point? {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes.withBytes { bytes in
      var shape = GeometryShape()
      var scanner = JSONScanner(bytes)
      guard (try? shape.readGeoJSON(from: &scanner)) != nil else { return nil }
      return shape.representativePoint.map { ($0.y, $0.x) }
    }
  }
}
