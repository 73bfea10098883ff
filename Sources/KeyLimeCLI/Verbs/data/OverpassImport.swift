import Arguments
import KeyLimeEngine

/// Imports from an Overpass server instead of a file.
enum OverpassImport {
  static let overpass = Flag("overpass", summary: "Ask an Overpass server for places")
  static let within = Option(
    "within", short: "w", value: .distance, summary: "With --overpass: maximum distance",
    standard: "3km")
  static let server = Option(
    "server", value: .filledText.named("URL"), summary: "With --overpass: the server",
    standard: OverpassServer.standardAddress)
  static let timeout = Option(
    "timeout", value: .integer("SECONDS", in: 1...900),
    summary: "With --overpass: time limit for the query", standard: "60")

  static let declarations: [OptionDeclaration] = [
    overpass.declaration, UserLocation.near.declaration, within.declaration, server.declaration,
    timeout.declaration,
  ]

  static let rules: [Rule] = [
    .conflict("FILE", "overpass"), .requires("within", "overpass"),
    .requires("server", "overpass"), .requires("timeout", "overpass"),
  ]

  /// The address of the server.
  ///
  /// Throws `config` when the config is damaged.
  static func address(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> String {
    if let address = arguments[server] { return address }
    return try OverpassServer.usualAddress(context)
  }

  /// Queries the server and returns an import request with the answer.
  ///
  /// Throws `usage` when `--near` is unknown, or the server cannot be reached or refuses.
  static func request(
    _ arguments: ParsedArguments, _ store: Store, _ context: Context
  ) throws(Failure) -> ImportRequest {
    let query = OverpassQuery(
      middle: try UserLocation(context: context, store: store).origin(arguments),
      radius: try context.distance(arguments[within]) ?? .kilometres(3),
      timeout: arguments[timeout] ?? 60)
    let address = try address(arguments, context)
    let answer = try OverpassServer(address: address, context: context).answer(
      to: query.text, timeout: query.timeout)
    var request = ImportRequest(
      bytes: answer, sourceName: sourceName(query.middle), time: context.now.rfc3339)
    request.format = .overpass
    request.origin = address
    return request
  }

  /// A name such as `osm-55.95,-3.19`, so that only an import of the same area replaces the source.
  private static func sourceName(_ middle: Coordinate) -> String {
    func rounded(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
    return "osm-\(rounded(middle.latitude)),\(rounded(middle.longitude))"
  }
}

/// An Overpass query for the places to eat and drink around a point.
///
///     [out:json][timeout:60];(nwr[amenity~"(^|[;, ])(restaurant|cafe|…)([;, ]|$)"]
///     (around:3000,55.95,-3.19);nwr[shop~…](around:3000,55.95,-3.19);…);out tags center;
///
/// Overpass QL is described in the OpenStreetMap wiki. A value may be one of a list, such as
/// `bar;restaurant`. The answer is filtered when it is imported, as every file is.
struct OverpassQuery {
  let middle: Coordinate
  let radius: Distance
  /// The time limit on the server, in seconds.
  let timeout: Int

  var text: String {
    let area = "(around:\(Int(radius.metres.rounded(.up))),\(Self.degrees(middle)))"
    let statements = FoodAndDrink.tags.map { key, values in
      "nwr[\(key)~\"(^|[;, ])(\(values.joined(separator: "|")))([;, ]|$)\"]\(area);"
    }.joined()
    return "[out:json][timeout:\(timeout)];(\(statements));out tags center;"
  }

  private static func degrees(_ point: Coordinate) -> String {
    "\(point.latitude),\(point.longitude)"
  }
}
