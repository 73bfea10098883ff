import KeyLimeEngine

/// An Overpass query for the places to eat and drink around a point.
///
///     [out:json][timeout:60];(nwr[amenity~"^(restaurant|cafe|…)$"](around:3000,55.95,-3.19);
///     nwr[shop~"^(bakery|…)$"](around:3000,55.95,-3.19););out tags center;
///
/// Overpass QL is described in the OpenStreetMap wiki. The answer is filtered when it is imported,
/// as every file is.
struct OverpassQuery {
  let middle: Coordinate
  let radius: Distance
  /// The time limit on the server, in seconds.
  let timeout: Int

  var text: String {
    let area = "(around:\(Int(radius.metres.rounded(.up))),\(Self.degrees(middle)))"
    let filters = [Self.filter("amenity", Self.amenities), Self.filter("shop", Self.shops)]
    let statements = filters.map { "nwr\($0)\(area);" }.joined()
    return "[out:json][timeout:\(timeout)];(\(statements));out tags center;"
  }

  private static let amenities = [
    "restaurant", "cafe", "fast_food", "bar", "pub", "ice_cream", "food_court", "biergarten",
    "nightclub",
  ]
  private static let shops = ["bakery", "pastry", "deli", "ice_cream", "cake", "fast_food"]

  private static func filter(_ key: String, _ values: [String]) -> String {
    "[\(key)~\"^(\(values.joined(separator: "|")))$\"]"
  }

  private static func degrees(_ point: Coordinate) -> String {
    "\(point.latitude),\(point.longitude)"
  }
}
