import Arguments
import KeyLimeEngine

/// Completes restaurants by the beginning of their names, the nearest first, and rows of the last
/// list.
enum RestaurantProvider: CompletionProvider {
  static let kind = "restaurant"

  /// More candidates do not fit on a screen, and each is a read from the catalogue.
  private static let limit = 40

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let store = try? context.store() else { return [] }
    if request.prefix.hasPrefix("@") { return rows(store) }
    var question = SearchQuestion(
      request.prefix, from: SearchProvider.origin(request, store, context))
    question.limit = limit
    let found = (try? store.search(question).found) ?? []
    return found.map { found in
      Candidate(found.restaurant.name, found.restaurant.address.oneLine)
    }
  }

  private static func rows(_ store: Store) -> [Candidate] {
    store.lastList().prefix(limit).enumerated().map { index, id in
      let name = (try? store.restaurant(id)?.restaurant.name) ?? id.text
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

  /// The user's location: `--near` on the command line, else its variable, else from the config; nil
  /// when it is missing or invalid.
  static func origin(
    _ request: DynamicRequest, _ store: Store, _ context: Context
  ) -> Coordinate? {
    let near = request.text(of: "near") ?? context.environment["KEYLIME_NEAR"]
    guard let place = near ?? (try? context.configuration())?.home else { return nil }
    return try? UserLocation(context: context, store: store).point(place)
  }
}
