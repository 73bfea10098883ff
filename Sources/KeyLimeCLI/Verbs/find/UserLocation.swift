import Arguments
import KeyLimeEngine

/// The user's location: `--near`, else the config's `home`, else the town of the built-in sample.
struct UserLocation {
  static let near = Option(
    "near", value: .text.named("WHERE").completed(by: .dynamic("where")),
    summary: "Your location",
    discussion: """
      Coordinates (55.95,-3.19 or 55°57'N 3°11'W), a geo: URI, @N of the last list, me (gpsd is \
      asked once, through gpspipe), a saved place (config place.NAME), or what the catalogue \
      knows: a city (München or Munich), a postcode, an address (or the next house on the \
      street), or the name of a place, with its state or country if need be (Paris, TX). Of \
      several, the nearest to config 'home' is meant.
      """,
    standard: "config 'home'", environment: "KEYLIME_NEAR")

  let context: Context
  let store: Store

  /// The location from the command line or the config.
  ///
  /// Throws `usage` when none is given, or it cannot be resolved.
  func origin(_ arguments: ParsedArguments) throws(Failure) -> Coordinate {
    if let origin = try standingOrigin(arguments, tells: true) { return origin }
    throw Failure(
      .usage, "your location is unknown", code: "no-place",
      hints: [
        "give it once: --near 55.95,-3.19, --near CITY, or --near 'ADDRESS'",
        "or save it: keylime config set home 55.95,-3.19",
      ])
  }

  /// The same; nil when no location is given.
  ///
  /// Nil also when the location is that of a receiver that does not know it and that this command
  /// did not ask for.
  ///
  /// A restaurant that has the name of a location is told, unless not `tells`. Throws `usage` when
  /// the location cannot be resolved.
  func knownOrigin(
    _ arguments: ParsedArguments?, tells: Bool = true
  ) throws(Failure) -> Coordinate? {
    do throws(Failure) { return try standingOrigin(arguments, tells: tells) } catch {
      // A place can be rated by its id wherever one is.
      let isMissing = ["no-position", "no-program"].contains(error.code)
      guard isMissing, !(arguments.map(isTyped) ?? false) else { throw error }
      context.warn("your location is unknown: \(error.message)")
      return nil
    }
  }

  private func standingOrigin(
    _ arguments: ParsedArguments?, tells: Bool
  ) throws(Failure) -> Coordinate? {
    // Verbs without the option name places, too: the nearest to where somebody is.
    if let near = arguments?[Self.near] ?? context.environment.nonEmpty("KEYLIME_NEAR") {
      do throws(Failure) { return try point(near, tells: tells) } catch {
        throw Self.adviceOnQuotes(error, arguments)
      }
    }
    if let home = try context.configuration().home { return try point(ofHome: home) }
    let isEmpty = try context.asking { () throws(StoreError) in
      (try store.currentGeneration()?.records ?? 0) == 0
    }
    return isEmpty ? Catalogue.samplePosition : nil
  }

  /// The position of the config's `home`; nil when there is none, or it cannot be resolved.
  ///
  /// Throws `config` when the config cannot be read.
  func home() throws(Failure) -> Coordinate? {
    guard let home = try context.configuration().home else { return nil }
    return try? point(home)
  }

  /// The location of somebody who wished for something near a place: the option, else that place,
  /// else ``knownOrigin(_:)``.
  ///
  /// Throws `usage` when the location cannot be resolved.
  func knownOrigin(
    _ arguments: ParsedArguments, _ wish: Wish?, tells: Bool = true
  ) throws(Failure) -> Coordinate? {
    guard !isTyped(arguments), let near = wish?.near else {
      return try knownOrigin(arguments, tells: tells)
    }
    guard near == "me" else { return try point(near, tells: tells) }
    if let received = try received(tells: tells) { return received }
    return try knownOrigin(arguments, tells: tells)
  }

  /// Where the receiver is that words such as `near me` mean; nil without one that knows.
  ///
  /// Who has none says `near me` as well, and means where the config says that they are. Throws
  /// `usage` when the receiver cannot be asked.
  private func received(tells: Bool) throws(Failure) -> Coordinate? {
    do throws(Failure) { return try context.receivedPosition() } catch {
      switch error.code {
      case "no-program": return nil
      case "no-position":
        if tells {
          context.note(StyledText("\(error.message); your usual location counts", .faint))
        }
        return nil
      default: throw error
      }
    }
  }

  /// The same; throws `usage` when no location is given.
  func origin(_ arguments: ParsedArguments, _ wish: Wish?) throws(Failure) -> Coordinate {
    if let origin = try knownOrigin(arguments, wish) { return origin }
    return try origin(arguments)
  }

  /// Whether the command line says where to look around; the variable is weaker than words.
  func isTyped(_ arguments: ParsedArguments) -> Bool {
    arguments[Self.near].map { $0 != context.environment["KEYLIME_NEAR"] } ?? false
  }

  /// Whether a text names one point, and no restaurant so far away that another place of that name
  /// must be meant.
  ///
  /// Throws `store` when the catalogue cannot be read, and `usage` for a row that the last list
  /// does not have.
  func isKnown(_ text: String) throws(Failure) -> Bool {
    do throws(Failure) {
      if try plainPoint(text) != nil { return true }
      let spot = try spot(text)
      guard spot.restaurant != nil else { return true }
      return try farDistance(to: spot, besides: text) == nil
    } catch {
      let isRow = WordGrammar.isRow(text)
      if error.kind == .store || error.code == "ambiguous-place" || isRow { throw error }
      return false
    }
  }

  /// Resolves a text to a point; `tells` says on stderr when that may not be the one that was meant.
  ///
  /// Throws `usage` when the text is neither coordinates nor a known place, or could be several.
  func point(_ text: String, tells: Bool = false) throws(Failure) -> Coordinate {
    if let point = try plainPoint(text) { return point }
    let spot = try spot(text)
    context.detail("'\(text)' is \(spot.name.isEmpty ? "at" : "\(spot.name),") \(spot.position)")
    // Of a saved place that was said when it was saved.
    if tells, context.tellsNotes, try savedText(text) == nil, let note = try note(on: spot, text) {
      context.note(StyledText(note, .faint))
    }
    return spot.position
  }

  /// The point that a text is, without a look at the catalogue; nil for a name.
  private func plainPoint(_ text: String) throws(Failure) -> Coordinate? {
    if let point = Coordinate(parsing: text) { return point }
    if text.hasPrefix("@") { return try row(text) }
    return text == "me" ? try context.receivedPosition() : try savedPlace(text)
  }

  /// The spot of the catalogue that a name means, or the text that was saved under it.
  private func spot(_ text: String) throws(Failure) -> Spot {
    let named = try savedText(text) ?? text
    switch try RegionalSpots(context, store).spot(named, from: plainHome(besides: text)) {
    case .one(let spot): return spot
    case .several(let spots): throw try severalPlaces(named, spots)
    case .none: throw try unknownPlace(named)
    }
  }

  /// What to say of a point that may not be the one that was meant.
  private func note(on spot: Spot, _ text: String) throws(Failure) -> String? {
    if spot.isApproximate { return "'\(text)' is not known, so near \(spot.name)" }
    guard let restaurant = spot.restaurant else { return nil }
    let place = [restaurant, spot.name].filter { !$0.isEmpty }.joined(separator: ", ")
    guard let distance = try farDistance(to: spot, besides: text) else {
      return "near the restaurant \(place)"
    }
    return "near the restaurant \(place), \(try context.units().words(for: distance)) from home"
  }

  /// How far from home a restaurant is whose name may have been meant for a place nearby; nil when
  /// it is near, or nobody knows.
  private func farDistance(to spot: Spot, besides text: String) throws(Failure) -> Distance? {
    let distance = try plainHome(besides: text).map { Origin($0).distance(to: spot.position) }
    return distance.flatMap { $0 > SearchQuestion.near ? $0 : nil }
  }

  /// The position of a row of the last list.
  private func row(_ text: String) throws(Failure) -> Coordinate {
    try RestaurantReference(context: context, store: store, origin: nil)
      .resolve(text, to: "find").restaurant.position
  }

  /// Where the config's `home` is, if it says so in coordinates or as a city; for choosing among
  /// several places of a name.
  private func plainHome(besides text: String) throws(Failure) -> Coordinate? {
    guard let home = try context.configuration().home, home != text else { return nil }
    return try savedPlace("home")
  }

  /// Reminds of quotes where operands follow an unknown place: `--near High Street`.
  private static func adviceOnQuotes(_ failure: Failure, _ arguments: ParsedArguments?) -> Failure {
    guard failure.code == "unknown-place", let whole = arguments?.quoting(near.declaration) else {
      return failure
    }
    var failure = failure
    failure.hints.insert("if the words belong together, write \(whole)", at: 0)
    return failure
  }

  private func severalPlaces(_ text: String, _ spots: [Spot]) throws(Failure) -> Failure {
    var distinct: [Spot] = []
    for spot in spots where !distinct.contains(spot) { distinct.append(spot) }
    var hints: [String] = []
    for spot in distinct.prefix(Self.mostHints) {
      let name = try self.name(of: spot)
      hints.append("one is \(name.isEmpty ? "" : "\(name): ")--near \(spot.position)")
    }
    if distinct.count > hints.count { hints.append("\(distinct.count - hints.count) more") }
    return .cannot(
      "find '\(text)'", "there are several, far from each other", .usage, code: "ambiguous-place",
      hints: hints + ["with config 'home' the nearest to it is meant"])
  }

  /// How many of several places are named.
  private static let mostHints = 5

  /// What tells one of several places from the others; a restaurant without an address is near some
  /// town.
  private func name(of spot: Spot) throws(Failure) -> String {
    guard let restaurant = spot.restaurant else { return spot.name }
    if !spot.name.isEmpty { return "the restaurant \(restaurant), \(spot.name)" }
    let nearest = try context.asking { () throws(StoreError) in
      try store.nearestAddress(to: spot.position)
    }
    let town = nearest?.restaurant.address.city.map { " near \($0)" } ?? ""
    return "the restaurant \(restaurant)\(town)"
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

  /// What the config says of a place of one's own, such as its address; nil for another name.
  private func savedText(_ name: String) throws(Failure) -> String? {
    let configuration = try context.configuration()
    return name == "home" ? configuration.home : configuration["place.\(name)"]?.text
  }

  /// The position of a place of one's own that the config gives in coordinates or as a city.
  private func savedPlace(_ name: String) throws(Failure) -> Coordinate? {
    guard let saved = try savedText(name), saved != name else { return nil }
    if let point = Coordinate(parsing: saved) { return point }
    if name == "home", let place = try savedPlace(saved) { return place }
    return try context.asking { () throws(StoreError) in try store.city(saved)?.position }
  }

  private func unknownPlace(_ text: String) throws(Failure) -> Failure {
    if let reason = Self.wrong(text) {
      return .cannot("find '\(text)'", reason, .usage, code: "unknown-place")
    }
    return .cannot(
      "find '\(text)'", "it is neither coordinates nor a known place", .usage,
      code: "unknown-place",
      hints: try hints(onUnknown: text) + [
        "give coordinates (55.95,-3.19), an address, a postcode, a city or a place's name"
      ])
  }

  /// The towns, else the addresses, that may be meant by a text that names no place.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func hints(onUnknown text: String) throws(Failure) -> [String] {
    let home = try plainHome(besides: text)
    let like = try context.asking { () throws(StoreError) in
      let cities = try store.cities(like: text, limit: 3).map(\.name)
      return cities.isEmpty ? try store.addresses(like: text, from: home, limit: 3) : cities
    }
    return like.isEmpty
      ? [] : ["did you mean \(like.map { "'\($0)'" }.joined(separator: " or "))?"]
  }

  /// Why a text cannot be a place; nil when it may be an unknown one.
  private static func wrong(_ text: String) -> String? {
    if text.allSatisfy(\.isWhitespace) { return "it is empty" }
    guard let degrees = Coordinate.degrees(parsing: text) else { return nil }
    return abs(degrees.latitude) > 90
      ? "a latitude is at most 90 degrees" : "a longitude is at most 180 degrees"
  }
}
