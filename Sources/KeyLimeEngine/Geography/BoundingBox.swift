/// A rectangle of latitudes and longitudes in 1e-7 degrees, bounds included.
struct BoundingBox: Equatable {
  var south: Int32
  var west: Int32
  var north: Int32
  var east: Int32

  /// A box around nothing, ready to be extended.
  static let empty = BoundingBox(south: .max, west: .max, north: .min, east: .min)

  mutating func extend(to point: Coordinate) {
    south = min(south, point.latitudeE7)
    north = max(north, point.latitudeE7)
    west = min(west, point.longitudeE7)
    east = max(east, point.longitudeE7)
  }

  mutating func extend(to box: BoundingBox) {
    south = min(south, box.south)
    north = max(north, box.north)
    west = min(west, box.west)
    east = max(east, box.east)
  }

  /// A distance that no point in the box is nearer than.
  ///
  /// It is exact along the parallels and meridians of a sphere of the least radius of WGS 84, so it
  /// never exceeds the true distance and may be used to leave boxes out.
  func leastDistance(from origin: Origin) -> Distance {
    let point = origin.coordinate
    let latitudeGap = max(
      0, Double(south) - Double(point.latitudeE7), Double(point.latitudeE7) - Double(north))
    let longitudeGap = gap(toMeridian: point.longitudeE7)
    let metresPerUnit = 6_335_439.0 * .pi / 180 / Coordinate.unitsPerDegree
    let alongMeridian = latitudeGap * metresPerUnit
    guard longitudeGap > 0 else { return Self.bound(alongMeridian) }
    return Self.bound(max(alongMeridian, alongParallels(from: point, gap: longitudeGap)))
  }

  /// A distance that no point in the box is farther than: that of its south-western corner, and
  /// from there along both sides, as if it were at the equator.
  func mostDistance(from origin: Origin) -> Distance {
    let corner = Coordinate(latitudeE7: south, longitudeE7: west).map(origin.distance)
    let metresPerUnit = 6_400_000.0 * .pi / 180 / Coordinate.unitsPerDegree
    let sides = (Double(north) - Double(south)) + (Double(east) - Double(west))
    return Distance(metres: (corner?.metres ?? .infinity) + sides * metresPerUnit)
  }

  /// Allows for ``Origin``, whose distances fall short of the ground by up to 4 % at the far side
  /// of the Earth.
  private static func bound(_ metres: Double) -> Distance {
    let quarter = 10_000_000.0
    return Distance(metres: metres < quarter ? metres : quarter + (metres - quarter) * 0.92)
  }

  /// Degrees of longitude, times 1e7, between a meridian and the box, the shorter way round.
  private func gap(toMeridian longitude: Int32) -> Double {
    let (west, east, longitude) = (Double(west), Double(east), Double(longitude))
    if longitude >= west, longitude <= east { return 0 }
    let turn = 360 * Coordinate.unitsPerDegree
    let toWest = (west - longitude).wrapped(turn)
    let toEast = (longitude - east).wrapped(turn)
    return min(toWest, toEast)
  }

  /// The distance from a point to the nearest meridian that bounds the box: on a sphere,
  /// sin d = cos(latitude) · sin(gap); beyond a quarter turn the nearest point is a pole's way.
  private func alongParallels(from point: Coordinate, gap: Double) -> Double {
    let radians = gap / Coordinate.unitsPerDegree * .pi / 180
    let cosLatitude = cosine(point.latitude * .pi / 180)
    guard radians < .pi / 2 else {
      return 6_335_439.0 * (.pi / 2 - abs(point.latitude) * .pi / 180)
    }
    return 6_335_439.0 * arcsine(min(1, cosLatitude * sine(radians)))
  }
}

extension Double {
  fileprivate func wrapped(_ turn: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: turn)
    return rest < 0 ? rest + turn : rest
  }
}
