import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// A restaurant operand: an id, an unambiguous name, or `@3`, the third row of the last list.
  static let restaurant = ValueType.text.named("RESTAURANT").completed(by: .dynamic("restaurant"))
}

/// Resolves a restaurant operand to one restaurant.
struct RestaurantReference {
  let context: Context
  let store: Store
  /// The origin of distances; nil when it is unknown.
  let origin: Coordinate?
  /// Whether the one near the origin wins over those of its name far away.
  var takesNearest = true
  /// The command that does the same to several at once, such as `avoid`; nil when there is none.
  var commandForSeveral: String?

  /// Where the one that is meant is near.
  private var preferred: Coordinate? { takesNearest ? origin : nil }

  private func lookUp(_ text: String) throws(Failure) -> Lookup {
    try context.asking { () throws(StoreError) in try store.lookUp(text, from: preferred) }
  }

  private func places(named text: String) throws(Failure) -> [Found] {
    try context.asking { () throws(StoreError) in
      try store.places(named: text, from: preferred)
    }
  }

  /// Finds the restaurant.
  ///
  /// Throws `nothingFound` with the closest names when there is none, and `usage` with the
  /// candidates when there are several. `action` is the verb of the message, such as `rate`; in
  /// `add … to a list` the `…` is replaced by `text`.
  func resolve(_ text: String, to action: String) throws(Failure) -> Found {
    if text.hasPrefix("@") { return try row(text, action) }
    switch try lookUp(text) {
    case .one(let found):
      noteOtherName(text, of: found.restaurant)
      return found
    case .several(let candidates): throw try ambiguous(text, candidates, action)
    case .none(let suggestions):
      if let found = try described(text) { return found }
      throw lost(text, action) ?? unknown(text, suggestions, action)
    }
  }

  /// Says which place is meant by a name that is not the first of its names: it may be a former
  /// one.
  private func noteOtherName(_ text: String, of restaurant: Restaurant) {
    guard context.tellsNotes, Self.isOtherName(text, of: restaurant) else { return }
    context.note(
      StyledText("'\(text)' is another or a former name of '\(restaurant.name)'", .faint))
  }

  private static func isOtherName(_ text: String, of restaurant: Restaurant) -> Bool {
    let folded = Folding.fold(text)
    return folded != Folding.fold(restaurant.name)
      && (restaurant.otherNames + restaurant.formerNames).contains { Folding.fold($0) == folded }
  }

  /// The restaurant that a name means together with its street or id, as in `Pizza Hut, 5 High
  /// Street`.
  private func described(_ text: String) throws(Failure) -> Found? {
    let parts = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let name = parts[..<count].joined(separator: ", ")
      let detail = Folding.fold(parts[count...].joined(separator: ", "))
      let meant = try places(named: name).filter { found in
        let details = [found.restaurant.id.text, found.restaurant.address.street]
        return details.contains { $0.map(Folding.fold) == detail }
      }
      if meant.count == 1 { return meant[0] }
    }
    return nil
  }

  /// Finds the restaurants that several words name: one each, or, when no word names one, the one
  /// that all of them name together.
  ///
  /// Throws as ``resolve(_:to:)`` does for the first word that cannot be resolved.
  func resolve(each words: [String], to action: String) throws(Failure) -> [Restaurant] {
    var places: [Restaurant] = []
    for word in try together(words) {
      let place = try resolve(word, to: action).restaurant
      if !places.contains(where: { $0.id == place.id }) { places.append(place) }
    }
    return places
  }

  /// The words as one name, when none of them names a place and all together do; else as they are.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func together(_ words: [String]) throws(Failure) -> [String] {
    guard words.count > 1 else { return words }
    for word in words { if try isKnown(word) { return words } }
    let name = words.joined(separator: " ")
    return try isKnown(name) ? [name] : words
  }

  /// Whether a text is a row of the last list, an id, or the name of some place.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func isKnown(_ text: String) throws(Failure) -> Bool {
    if text.hasPrefix("@") { return true }
    return try !places(named: text).isEmpty
  }

  private static func phrase(_ action: String, _ text: String) -> String {
    guard let gap = action.firstIndex(of: "…") else { return "\(action) '\(text)'" }
    return action[..<gap] + "'\(text)'" + action[action.index(after: gap)...]
  }

  private func row(_ text: String, _ action: String) throws(Failure) -> Found {
    guard let number = Int(text.dropFirst()), number > 0 else {
      throw .cannot(
        Self.phrase(action, text), "@N is a row of the list last shown, such as @1", .usage,
        code: "bad-row")
    }
    let list = context.listMemory?.list?.rows ?? []
    guard number <= list.count else { throw noRow(text, of: list.count, action) }
    let id = list[number - 1].place
    let found = try context.asking { () throws(StoreError) in
      try store.restaurant(id, from: origin)
    }
    if let found { return found }
    throw lost(text, action)
      ?? .cannot(
        Self.phrase(action, text), "'\(id)' is no longer in the catalogue", .nothingFound,
        code: "no-such-restaurant")
  }

  /// The failure for a place that left the catalogue and that a list of the user's still has.
  private func lost(_ text: String, _ action: String) -> Failure? {
    guard let place = try? LostPlaces.ofAnyList(text, UserSession(context)) else { return nil }
    let isGone = (try? store.isGone(place.id)) ?? true
    return .cannot(
      Self.phrase(action, text),
      isGone
        ? "'\(place.name)' is no longer in the catalogue"
        : "the catalogue that has '\(place.name)' is not here",
      .nothingFound, code: "no-such-restaurant",
      hints: isGone
        ? ["your lists keep it; --remove of rate, fav, avoid, note and likes takes it out"]
        : [
          "keylime import FILE imports it here too",
          "or copy the folder 'catalogue' of the store along with its journal",
        ])
  }

  /// The failure for a row that the last list does not have.
  private func noRow(_ text: String, of count: Int, _ action: String) -> Failure {
    guard context.listMemory != nil else {
      return .cannot(
        Self.phrase(action, text), "@N is a row of a list on your terminal, and there is none",
        .usage, code: "no-such-row", hints: ["a script keeps lists in a file: KEYLIME_LIST=FILE"])
    }
    let reason =
      count == 0
      ? "no list is remembered yet" : "the last list has \(count.counted("row"))"
    return .cannot(
      Self.phrase(action, text), reason, .usage, code: "no-such-row",
      hints: ["after keylime nearby, @1 is the first place of its list"])
  }

  /// The failure for an ambiguous name.
  private func ambiguous(
    _ text: String, _ candidates: [Found], _ action: String
  ) throws(Failure) -> Failure {
    let units = try context.units()
    let areNamedSo = candidates.allSatisfy { !Self.isOtherName(text, of: $0.restaurant) }
    let count = "\(candidates.count) restaurants have \(areNamedSo ? "" : "or had ")this name"
    let lines = nearestFirst(candidates).prefix(9).map { found in
      let (address, distance) = (found.restaurant.address.oneLine, distance(to: found))
      let place = [
        // Who had the name is known by another now.
        areNamedSo ? "" : "'\(found.restaurant.name)'",
        address.isEmpty && distance == nil ? "at \(found.restaurant.position)" : address,
        distance.map { "\(units.words(for: $0)) away" } ?? "",
      ].filter { !$0.isEmpty }.joined(separator: ", ")
      return "one is \(found.restaurant.id), \(place)"
    }
    return .cannot(
      Self.phrase(action, text), count, .usage, code: "ambiguous-restaurant",
      hints: lines + ["use the id to choose one"] + forAll(candidates))
  }

  /// How to mean each branch of a chain, unless there are too many for one line.
  private func forAll(_ candidates: [Found]) -> [String] {
    guard let commandForSeveral, candidates.count <= 20 else { return [] }
    let ids = candidates.map(\.restaurant.id.text).joined(separator: " ")
    return ["all of them: \(Program.name) \(commandForSeveral) \(ids)"]
  }

  private func nearestFirst(_ candidates: [Found]) -> [Found] {
    // The engine has sorted them by the origin that it was given.
    guard !takesNearest, origin != nil else { return candidates }
    return candidates.sorted { distance(to: $0)?.metres ?? 0 < distance(to: $1)?.metres ?? 0 }
  }

  private func distance(to found: Found) -> Distance? {
    found.distance ?? origin.map { Origin($0).distance(to: found.restaurant.position) }
  }

  private func unknown(_ text: String, _ suggestions: [String], _ action: String) -> Failure {
    let near = suggestions.prefix(3).map { "'\($0)'" }
    let rows = context.listMemory?.list?.rows.count ?? 0
    if let row = Int(text), (1...max(rows, 1)).contains(row), rows > 0 {
      return .cannot(
        Self.phrase(action, text), "no such restaurant", .nothingFound, code: "no-such-restaurant",
        hints: ["write '@\(row)' for row \(row) of the list last shown"])
    }
    return .cannot(
      Self.phrase(action, text), "no such restaurant", .nothingFound, code: "no-such-restaurant",
      hints: near.isEmpty
        ? ["keylime search finds places by a part of the name"]
        : ["did you mean \(near.joined(separator: " or "))?"])
  }
}

extension RestaurantReference {
  /// Prefers what is near the user, as far as the command line and the config say where that is.
  ///
  /// Throws `usage` when `--near` cannot be resolved.
  init(near arguments: ParsedArguments, _ session: UserSession) throws(Failure) {
    let location = UserLocation(context: session.context, store: session.store)
    self.init(
      context: session.context, store: session.store,
      origin: try location.knownOrigin(arguments))
  }
}
