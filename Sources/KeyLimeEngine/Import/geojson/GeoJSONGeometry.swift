extension GeometryShape {
  /// Reads a GeoJSON geometry of any type (RFC 7946 §3.1); null leaves the shape empty.
  mutating func readGeoJSON(from scanner: inout JSONScanner) throws(JSONError) {
    guard try scanner.nextKind() == .object else { return try scanner.skipValue() }
    var isLines = false
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "type":
        guard try scanner.nextKind() == .string else { return try scanner.skipValue() }
        isLines = "MultiLineString" ~= (try scanner.readString())
      case "coordinates": _ = try readCoordinates(from: &scanner)
      case "geometries": try readCollection(from: &scanner)
      default: try scanner.skipValue()
      }
    }
    if isLines { forgetPolygons() }
  }

  /// What an array of coordinates turned out to be.
  private enum Level: Int {
    case nothing, point, line, polygon, polygons
  }

  /// Reads coordinates nested to any depth; the depth tells points from lines from polygons.
  private mutating func readCoordinates(
    from scanner: inout JSONScanner
  ) throws(JSONError) -> Level {
    var numbers: (Double?, Double?) = (nil, nil)
    var deepest = Level.nothing
    guard try scanner.nextKind() == .array else {
      try scanner.skipValue()
      return .nothing
    }
    try scanner.readArray { (scanner) throws(JSONError) in
      if try scanner.nextKind() == .array {
        let level = try readCoordinates(from: &scanner)
        if level.rawValue > deepest.rawValue { deepest = level }
      } else if let number = try scanner.readDegrees() {
        if numbers.0 == nil { numbers.0 = number } else if numbers.1 == nil { numbers.1 = number }
      }
    }
    return close(deepest, numbers)
  }

  private mutating func close(_ content: Level, _ numbers: (Double?, Double?)) -> Level {
    switch content {
    case .nothing:
      guard let x = numbers.0, let y = numbers.1 else { return .nothing }
      append(x: x, y: y)
      return .point
    case .point:
      closeLine()
      return .line
    case .line:
      closePolygon()
      return .polygon
    case .polygon, .polygons: return .polygons
    }
  }

  /// Reads the members of a GeometryCollection; the first that has a point counts.
  private mutating func readCollection(from scanner: inout JSONScanner) throws(JSONError) {
    guard try scanner.nextKind() == .array else { return try scanner.skipValue() }
    try scanner.readArray { (scanner) throws(JSONError) in
      if points.isEmpty {
        try readGeoJSON(from: &scanner)
      } else {
        try scanner.skipValue()
      }
    }
  }
}
