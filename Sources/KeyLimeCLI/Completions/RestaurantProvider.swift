import Arguments
import KeyLimeEngine

/// Completes restaurants by the beginning of their names, the nearest first, and rows of the last
/// list; an empty word offers what is likely.
enum RestaurantProvider: CompletionProvider {
  static let kind = "restaurant"

  /// More candidates do not fit on a screen, and each is a read from the catalogue.
  private static let limit = 40

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let store = try? context.store() else { return [] }
    if request.prefix.hasPrefix("@") { return rows(store, context) }
    if request.prefix.isEmpty { return LikelyPlaces(store: store, context: context).candidates }
    var question = SearchQuestion(
      request.prefix, from: SearchProvider.origin(request, store, context))
    question.limit = limit
    let found = (try? store.search(question).found) ?? []
    let typed = Folding.fold(request.prefix)
    return PlaceCandidates.of(
      found.map { ($0.restaurant, $0.restaurant.address.oneLine) }, typed: typed)
  }

  private static func rows(_ store: Store, _ context: Context) -> [Candidate] {
    (context.listMemory?.list?.rows ?? []).prefix(limit).enumerated().map { index, row in
      let name = (try? store.restaurant(row.place)?.restaurant.name) ?? row.place.text
      return Candidate("@\(index + 1)", name)
    }
  }
}

/// Completes search words: names of places that begin with what was typed.
enum SearchProvider: CompletionProvider {
  static let kind = "search"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    request.prefix.isEmpty ? [] : RestaurantProvider.candidates(request, context)
  }

  /// The user's location: `--near` on the command line, else its variable, else from the config;
  /// nil when it is missing or invalid.
  static func origin(
    _ request: DynamicRequest, _ store: Store, _ context: Context
  ) -> Coordinate? {
    let near = request.text(of: "near") ?? context.environment["KEYLIME_NEAR"]
    // Nobody waits for a satellite while pressing Tab.
    guard let place = near ?? (try? context.configuration())?.home, place != "me" else {
      return nil
    }
    return try? UserLocation(context: context, store: store).point(place)
  }
}

/// Names of places as candidates; the street is added where several places have one name.
enum PlaceCandidates {
  /// The candidates for some places with their descriptions; `typed` is folded.
  static func of(
    _ places: [(place: Restaurant, summary: String)], typed: String
  ) -> [Candidate] {
    let counts = Dictionary(grouping: places) { Folding.fold($0.place.name) }.mapValues(\.count)
    return places.map { place, summary in
      let hasNamesake = (counts[Folding.fold(place.name)] ?? 0) > 1
      guard hasNamesake else {
        return Candidate(place.name, summary, matchedLength: length(of: typed, in: place.name))
      }
      // Without a street, only the id tells it apart.
      let value = place.address.street.map { "\(place.name), \($0)" } ?? place.id.text
      return Candidate(value, summary, matchedLength: length(of: typed, in: value))
    }
  }

  /// How many characters of a value are, folded, what was typed; nil when it begins otherwise.
  private static func length(of typed: String, in value: String) -> Int? {
    guard Folding.fold(value).hasPrefix(typed) else { return nil }
    return (0...value.count).first { Folding.fold(String(value.prefix($0))).hasPrefix(typed) }
  }
}
