import Arguments
import KeyLimeEngine

/// The user's location: `--near`, else the config's `home`, else the town of the built-in sample.
struct UserLocation {
  static let near = Option(
    "near", value: .text.named("WHERE").completed(by: .dynamic("where")),
    summary: "Your location",
    discussion: """
      Coordinates (55.95,-3.19 or 55°57'N 3°11'W), a geo: URI, a saved place (config place.NAME), \
      or the name of a city in the catalogue.
      """,
    standard: "config 'home'", environment: "KEYLIME_NEAR")

  let context: Context
  let store: Store

  /// The location from the command line or the config.
  ///
  /// Throws `usage` when none is given, or it cannot be resolved.
  func origin(_ arguments: ParsedArguments) throws(Failure) -> Coordinate {
    if let origin = try knownOrigin(arguments) { return origin }
    throw Failure(
      .usage, "your location is unknown", code: "no-place",
      hints: [
        "give it once: --near 55.95,-3.19, --near CITY, or --near geo:55.95,-3.19",
        "or save it: keylime config set home 55.95,-3.19",
      ])
  }

  /// The same, or nil when no location is given.
  ///
  /// Throws `usage` when the location cannot be resolved.
  func knownOrigin(_ arguments: ParsedArguments) throws(Failure) -> Coordinate? {
    if let near = arguments[Self.near] { return try point(near) }
    if let home = try context.configuration().home { return try point(ofHome: home) }
    let isEmpty = try context.asking { () throws(StoreError) in
      (try store.currentGeneration()?.records ?? 0) == 0
    }
    return isEmpty ? Catalogue.samplePosition : nil
  }

  /// Resolves a text to a point.
  ///
  /// Throws `usage` when the text is neither coordinates nor a known place.
  func point(_ text: String) throws(Failure) -> Coordinate {
    if let point = Coordinate(parsing: text) { return point }
    if let saved = try savedPlace(text) { return saved }
    if let city = try context.asking({ () throws(StoreError) in try store.city(text) }) {
      return city.position
    }
    throw try unknownPlace(text)
  }

  /// Resolves the config's `home`.
  ///
  /// On failure a hint mentions it, since it is not in the command line.
  private func point(ofHome home: String) throws(Failure) -> Coordinate {
    do throws(Failure) { return try point(home) } catch {
      var failure = error
      failure.hints.insert("config 'home' is '\(home)'; keylime config set home changes it", at: 0)
      throw failure
    }
  }

  private func savedPlace(_ name: String) throws(Failure) -> Coordinate? {
    let configuration = try context.configuration()
    let saved = name == "home" ? configuration.home : configuration["place.\(name)"]?.text
    guard let saved, saved != name else { return nil }
    if let point = Coordinate(parsing: saved) { return point }
    if name == "home", let place = try savedPlace(saved) { return place }
    return try context.asking { () throws(StoreError) in try store.city(saved)?.position }
  }

  private func unknownPlace(_ text: String) throws(Failure) -> Failure {
    if let reason = Self.wrong(text) {
      return .cannot("find '\(text)'", reason, .usage, code: "unknown-place")
    }
    let like = try context.asking { () throws(StoreError) in
      try store.cities(like: text, limit: 3)
    }
    var hints =
      like.isEmpty ? [] : ["did you mean \(like.map { "'\($0.name)'" }.joined(separator: " or "))?"]
    hints.append(
      "give coordinates (55.95,-3.19), a geo: URI, a saved place or a city in the catalogue")
    return .cannot(
      "find '\(text)'", "it is neither coordinates nor a known place", .usage,
      code: "unknown-place", hints: hints)
  }

  /// Why a text cannot be a place; nil when it may be an unknown one.
  private static func wrong(_ text: String) -> String? {
    if text.allSatisfy(\.isWhitespace) { return "it is empty" }
    guard let degrees = Coordinate.degrees(parsing: text) else { return nil }
    return abs(degrees.latitude) > 90
      ? "a latitude is at most 90 degrees" : "a longitude is at most 180 degrees"
  }
}
