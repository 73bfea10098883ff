import Arguments
import KeyLimeEngine

extension ValueType<OSMReference> {
  /// An object of OpenStreetMap.
  static let osmReference = ValueType(
    "ID", expects: "an object of OpenStreetMap such as node/123, or the address of its page"
  ) { OSMReference(typed: $0) }
}

/// The form of `add`, filled from OpenStreetMap through an Overpass server.
struct OSMForm {
  static let osm = Option(
    "osm", value: .osmReference, summary: "Take the values from OpenStreetMap",
    discussion: """
      node/123, way/123, relation/123, or the address of such a page. An Overpass server is asked \
      through curl.
      """)
  static let server = Option(
    "server", value: .filledText.named("URL"), summary: "With --osm: the Overpass server",
    standard: OverpassServer.standardAddress)

  let reference: OSMReference
  let arguments: ParsedArguments
  let session: UserSession

  /// How many seconds the server may take.
  private static let timeout = 25

  private var context: Context { session.context }

  /// The place with the options' changes, and the picture on the command line.
  ///
  /// Throws `nothingFound` when there is no such place, `refused` when the catalogue has it, and
  /// `usage` when the server cannot be reached.
  func place(
    _ id: RestaurantID, name: String?
  ) throws(Failure) -> (Restaurant, Picture?) {
    let photo = try arguments[RestaurantOptions.photo].map { (path) throws(Failure) in
      try Picture(path)
    }
    try checkCatalogue()
    var place = try fetched()
    place.id = id
    place.name = name ?? place.name
    try RestaurantOptions.apply(arguments, to: &place, context)
    return (place, photo)
  }

  /// An import may have brought the object long ago.
  private func checkCatalogue() throws(Failure) {
    guard let id = reference.id else { return }
    let known = try context.asking { () throws(StoreError) in try session.store.restaurant(id) }
    guard let known else { return }
    throw .cannot(
      "add '\(reference.record)'",
      "'\(known.restaurant.name)' is already in the catalogue (\(id))", .refused,
      code: "already-there", hints: ["keylime show \(ShellLine.quoted(id.text))"])
  }

  private func fetched() throws(Failure) -> Restaurant {
    var address = try OverpassServer.usualAddress(context)
    if let server = arguments[Self.server] { address = server }
    let query =
      "[out:json][timeout:\(Self.timeout)];\(reference.type.rawValue)(\(reference.number));"
      + "out tags center;"
    let answer = try OverpassServer(address: address, context: context).answer(
      to: query, timeout: Self.timeout)
    do throws(OSMPlace.Fault) { return try OSMPlace.read(answer, reference) } catch {
      throw failure(error)
    }
  }

  private func failure(_ fault: OSMPlace.Fault) -> Failure {
    let action = "add '\(reference.record)'"
    switch fault {
    case .missing:
      return .cannot(
        action, "OpenStreetMap has no such object", .nothingFound, code: "no-such-object")
    case .leftOut(let reason):
      return .cannot(
        action, "OpenStreetMap has it \(Self.words(reason))", .nothingFound,
        code: "not-a-restaurant", hints: ["keylime add asks you for the values"])
    case .broken(let fault):
      return .cannot(
        action, "the answer of the server cannot be read: \(fault.wording)", .usage,
        code: "input-broken")
    }
  }

  private static func words(_ reason: SkipReason) -> String {
    switch reason {
    case .notFood: "not as a place to eat or drink"
    case .permanentlyClosed: "as closed for good"
    case .notPublic: "as not open to the public"
    case .noPosition, .positionOutOfRange, .nullIsland: "without a position"
    case .noName: "without a name"
    case .textTooLong: "with a text of more than 64 KB"
    case .duplicate, .malformed: "in a form that cannot be read"
    }
  }
}
