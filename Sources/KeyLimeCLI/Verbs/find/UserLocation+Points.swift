import KeyLimeEngine

extension UserLocation {
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
  func plainHome(besides text: String) throws(Failure) -> Coordinate? {
    guard let home = try context.configuration().home, home != text else { return nil }
    return try savedPlace("home")
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
}
