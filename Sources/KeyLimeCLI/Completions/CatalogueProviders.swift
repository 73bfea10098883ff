import Arguments
import KeyLimeEngine

/// Completes cuisines of the catalogue, the most frequent first.
enum CuisineProvider: CompletionProvider {
  static let kind = "cuisine"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let store = try? context.store() else { return [] }
    let cuisines = (try? store.cuisines(withPrefix: request.prefix, limit: 60)) ?? []
    return cuisines.map { Candidate($0.name, Candidate.places($0.count)) }
  }
}

/// Completes the value of `--near`: saved places, then cities of the catalogue, then its places.
enum WhereProvider: CompletionProvider {
  static let kind = "where"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    let configuration = try? context.configuration()
    let home = configuration?.home.map { [Candidate("home", $0)] } ?? []
    let saved = (configuration?.settings ?? []).compactMap { setting in
      setting.key.hasPrefix("place.")
        ? Candidate(String(setting.key.dropFirst("place.".count)), setting.value.text ?? "") : nil
    }
    guard let store = try? context.store() else { return home + saved }
    let cities = (try? store.cities(like: request.prefix, limit: 40)) ?? []
    let typed = Folding.fold(request.prefix)
    return home + saved
      + cities.map { Candidate($0.name, Candidate.places($0.count), typed: typed) }
      + restaurants(request, store, context).map {
        Candidate($0.place.name, $0.summary, typed: typed)
      }
  }

  /// The places whose names begin with what was typed; of several with one name only the nearest,
  /// which that name means here.
  private static func restaurants(
    _ request: DynamicRequest, _ store: Store, _ context: Context
  ) -> [(place: Restaurant, summary: String)] {
    if request.prefix.isEmpty { return [] }
    var names: Set<String> = []
    return RestaurantProvider.places(request, store, context).filter {
      names.insert(Folding.fold($0.place.name)).inserted
    }
  }
}

/// Completes the names of imported sources.
enum SourceProvider: CompletionProvider {
  static let kind = "source"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    let generation = try? context.store().currentGeneration()
    return (generation?.sources ?? []).map { Candidate($0.name, Candidate.places($0.records)) }
  }
}

extension Candidate {
  /// A number of places as a description.
  fileprivate static func places(_ count: Int) -> String {
    count.counted("place")
  }
}

/// Completes what `--not` leaves out: cuisines of the catalogue, kinds, and places.
enum ExclusionProvider: CompletionProvider {
  static let kind = "excluded"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    if request.prefix.hasPrefix("@") { return RestaurantProvider.candidates(request, context) }
    let cuisines = CuisineProvider.candidates(request, context).prefix(20)
    let kinds = Kind.allCases.map { Candidate($0.title, "kind") }
    return cuisines + kinds + RestaurantProvider.candidates(request, context)
  }
}

/// Completes words that become filters: cuisines of the catalogue, kinds, diets, prices and times.
enum WordsProvider: CompletionProvider {
  static let kind = "words"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    let given = Set(request.operands)
    let cuisines = CuisineProvider.candidates(request, context).prefix(12).map {
      Candidate($0.value.spaced, $0.summary)
    }
    return (cuisines + fixed).filter { !given.contains($0.value) }
  }

  private static var fixed: [Candidate] {
    let plain = [
      Candidate("cheap", "up to $$"), Candidate("tonight", "open at 20:00"),
      Candidate("open", "now, late, or a time"), Candidate("near", "a place"),
      Candidate("not", "before a cuisine or kind"),
    ]
    return plain + Kind.allCases.map { Candidate($0.title, "kind") }
      + Diet.allCases.map { Candidate($0.title, "diet") }
      + Service.allCases.map { Candidate($0.title, "service") }
  }
}
