import Arguments
import KeyLimeEngine

/// Restaurants by the beginning of their names, the nearer first, and the rows of the last list.
enum RestaurantProvider: CompletionProvider {
  static let kind = "restaurant"

  /// More than a screen is of no use, and every one is read from the catalogue.
  private static let limit = 40

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let store = try? context.store() else { return [] }
    if request.prefix.hasPrefix("@") { return rows(store) }
    var question = SearchQuestion(request.prefix, from: SearchProvider.origin(store, context))
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

/// Words to search for: names of places that begin so.
enum SearchProvider: CompletionProvider {
  static let kind = "search"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    request.prefix.isEmpty ? [] : RestaurantProvider.candidates(request, context)
  }

  /// Where the user is, when the config says so; a Tab press never fails for the want of it.
  static func origin(_ store: Store, _ context: Context) -> Coordinate? {
    guard let home = (try? context.configuration())?.home else { return nil }
    return try? UserLocation(context: context, store: store).point(home)
  }
}
