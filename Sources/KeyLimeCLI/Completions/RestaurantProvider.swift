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
    let near = request.text(of: "near") ?? context.environment["KEYLIME_NEAR"]
    // Nobody waits for a satellite while pressing Tab.
    guard let place = near ?? (try? context.configuration())?.home, place != "me" else {
      return nil
    }
    return try? UserLocation(context: context, store: store).point(place)
  }
}

/// Names of places as candidates; the street is added where several places have one name, and the
/// id where that is not enough.
enum PlaceCandidates {
  /// The candidates for some places with their descriptions; `typed` is folded.
  static func of(
    _ places: [(place: Restaurant, summary: String)], typed: String
  ) -> [Candidate] {
    let names = places.flatMap { $0.place.designations }
    let counts = Dictionary(grouping: names, by: Folding.fold).mapValues(\.count)
    return places.map { place, summary in
      let value = place.designations.first { counts[Folding.fold($0)] == 1 } ?? place.id.text
      return Candidate(value, summary, typed: typed)
    }
  }
}

extension Restaurant {
  /// Texts that name it, from short to unmistakable.
  fileprivate var designations: [String] {
    [name] + [address.street, id.text].compactMap(\.self).map { "\(name), \($0)" }
  }
}

extension Candidate {
  /// A candidate that fits what was typed if case and accents are disregarded; `typed` is folded.
  init(_ value: String, _ summary: String, typed: String) {
    let length = typed.isEmpty ? nil : Self.length(of: typed, in: value)
    self.init(value, summary, matchedLength: length)
  }

  /// How many characters of a value are, folded, what was typed; nil when it begins otherwise.
  private static func length(of typed: String, in value: String) -> Int? {
    guard Folding.fold(value).hasPrefix(typed) else { return nil }
    return (0...value.count).first { Folding.fold(String(value.prefix($0))).hasPrefix(typed) }
  }
}
