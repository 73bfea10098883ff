import Arguments
import KeyLimeEngine

/// The options by which an import asks a server instead of reading a file.
enum OverpassImport {
  static let overpass = Flag("overpass", summary: "Ask an Overpass server what is around")
  static let within = Option(
    "within", short: "w", value: .distance, summary: "With --overpass: at most this far",
    standard: "3km")
  static let server = Option(
    "server", value: .filledText.named("URL"), summary: "With --overpass: which server",
    standard: OverpassServer.standardAddress)
  static let timeout = Option(
    "timeout", value: .integer("SECONDS", in: 1...900),
    summary: "With --overpass: how long it may think", standard: "60")

  static let declarations: [OptionDeclaration] = [
    overpass.declaration, UserLocation.near.declaration, within.declaration, server.declaration,
    timeout.declaration,
  ]

  static let rules: [Rule] = [
    .conflict("FILE", "overpass"), .requires("within", "overpass"),
    .requires("server", "overpass"), .requires("timeout", "overpass"),
  ]

  /// The server that is asked.
  static func address(_ arguments: ParsedArguments) -> String {
    arguments[server] ?? OverpassServer.standardAddress
  }

  /// Asks, and makes an import of the answer.
  static func request(
    _ arguments: ParsedArguments, _ store: Store, _ context: Context
  ) throws(Failure) -> ImportRequest {
    let query = OverpassQuery(
      middle: try UserLocation(context: context, store: store).origin(arguments),
      reach: arguments[within] ?? .kilometres(3), timeout: arguments[timeout] ?? 60)
    let address = address(arguments)
    let answer = try OverpassServer(address: address, context: context).answer(to: query)
    var request = ImportRequest(
      bytes: answer, sourceName: sourceName(query.middle), time: context.now.rfc3339)
    request.format = .overpass
    request.origin = address
    return request
  }

  /// `osm-55.95,-3.19`: another place is another source, the same place replaces what it brought.
  private static func sourceName(_ middle: Coordinate) -> String {
    func rounded(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
    return "osm-\(rounded(middle.latitude)),\(rounded(middle.longitude))"
  }
}
