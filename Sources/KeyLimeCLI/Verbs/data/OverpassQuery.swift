import KeyLimeEngine

/// The question put to an Overpass server: what there is to eat and drink around a point.
///
///     [out:json][timeout:60];(nwr[amenity~"^(restaurant|cafe|…)$"](around:3000,55.95,-3.19);
///     nwr[shop~"^(bakery|…)$"](around:3000,55.95,-3.19););out tags center;
///
/// Overpass QL is described on the OpenStreetMap wiki. Which of the answer is kept is decided when it
/// is read, as for any file.
struct OverpassQuery {
  let middle: Coordinate
  let reach: Distance
  /// How long the server may think, in seconds.
  let timeout: Int

  var text: String {
    let area = "(around:\(Int(reach.metres.rounded(.up))),\(Self.degrees(middle)))"
    let filters = [Self.filter("amenity", Self.amenities), Self.filter("shop", Self.shops)]
    let statements = filters.map { "nwr\($0)\(area);" }.joined()
    return "[out:json][timeout:\(timeout)];(\(statements));out tags center;"
  }

  private static let amenities = [
    "restaurant", "cafe", "fast_food", "bar", "pub", "ice_cream", "food_court", "biergarten",
  ]
  private static let shops = ["bakery", "pastry", "deli", "ice_cream", "cake", "fast_food"]

  private static func filter(_ key: String, _ values: [String]) -> String {
    "[\(key)~\"^(\(values.joined(separator: "|")))$\"]"
  }

  private static func degrees(_ point: Coordinate) -> String {
    "\(point.latitude),\(point.longitude)"
  }
}
