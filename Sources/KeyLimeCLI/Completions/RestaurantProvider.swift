import Arguments
import KeyLimeEngine

/// Completes restaurants by the beginning of their names, the nearest first, and rows of the last
/// list; an empty word offers what is likely, and `--remove` what there is to remove.
enum RestaurantProvider: CompletionProvider {
  static let kind = "restaurant"

  /// More candidates do not fit on a screen, and each is a read from the catalogue.
  private static let limit = 40

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let store = try? context.store() else { return [] }
    if request.prefix.hasPrefix("@") { return rows(store, context) }
    if request.options.contains(where: { $0.name == "remove" }),
      let list = request.path.first.flatMap({ OwnList(ofVerb: $0) })
    {
      return RemovablePlaces(list: list, context: context).candidates(request.prefix)
    }
    if request.prefix.isEmpty { return LikelyPlaces(store: store, context: context).candidates }
    return PlaceCandidates.of(
      places(request, store, context), typed: Folding.fold(request.prefix))
  }

  /// The places whose names may begin with what was typed, the nearest first, with their addresses
  /// and distances.
  static func places(
    _ request: DynamicRequest, _ store: Store, _ context: Context
  ) -> [(place: Restaurant, summary: String)] {
    let origin = SearchProvider.origin(request, store, context)
    let units = try? context.units()
    return found(request.prefix, from: origin, in: store).map { found in
      let facts = [
        found.restaurant.address.oneLine, found.distance.flatMap { units?.words(for: $0) } ?? "",
      ]
      return (found.restaurant, facts.filter { !$0.isEmpty }.joined(separator: ", "))
    }
  }

  private static func found(
    _ typed: String, from origin: Coordinate?, in store: Store
  ) -> [Found] {
    if SearchQuestion.hasWords(typed) {
      var question = SearchQuestion(typed, from: origin)
      question.limit = limit
      return (try? store.search(question).found) ?? []
    }
    // The index has words only, so a sign that a name begins with is looked for close by.
    guard let origin else { return [] }
    var question = NearbyQuestion(around: origin, within: nil)
    question.limit = 5 * limit
    let near = (try? store.nearby(question).found) ?? []
    return near.filter { $0.restaurant.name.hasPrefix(typed) }
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
    let near = request.text(of: "near") ?? context.environment.nonEmpty("KEYLIME_NEAR")
    // Nobody waits for a satellite while pressing Tab.
    guard let place = near ?? (try? context.configuration())?.home, place != "me" else {
      return nil
    }
    return try? UserLocation(context: context, store: store).point(place)
  }
}
