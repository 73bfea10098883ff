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

/// The places that somebody probably means before they type anything: those of the last list,
/// favourites, and where they ate.
struct LikelyPlaces {
  let store: Store
  let context: Context

  /// The most places of each sort.
  private static let most = 12

  var candidates: [Candidate] {
    var seen: Set<RestaurantID> = []
    let all = (listed + favourites + visited).filter { seen.insert($0.place.id).inserted }
    return PlaceCandidates.of(all, typed: "")
  }

  private typealias Likely = (place: Restaurant, summary: String)

  /// The rows of the last list, with distance and hours.
  private var listed: [Likely] {
    guard let list = context.listMemory?.list, let units = try? context.units(),
      let clocks = try? context.clocks()
    else { return [] }
    let hours = OpenStatusAt(time: AskedTime(context.moment), clocks: clocks)
    return found(list.rows.prefix(Self.most).map(\.place), from: list.origin).map { found in
      let facts = [
        found.distance.map { units.words(for: $0) }, hours.words(found).short,
      ]
      return (found.restaurant, facts.compactMap(\.self).joined(separator: ", "))
    }
  }

  private var favourites: [Likely] {
    guard let session = try? UserSession(context), let account = try? session.account(),
      let kept = try? session.state({ (state) throws(SnapshotFault) in
        try state.favourites(of: account).map(\.restaurant)
      })
    else { return [] }
    return found(Array(kept.suffix(Self.most).reversed()), from: nil).map {
      ($0.restaurant, "favourite")
    }
  }

  private var visited: [Likely] {
    guard let session = try? UserSession(context), let book = try? CheckInBook(session),
      let visits = try? book.latest(Self.most)
    else { return [] }
    let days = visits.compactMap { visit in
      visit.checkIn.restaurant.map { (id: $0, day: "\(visit.checkIn.day)") }
    }
    return found(days.map(\.id), from: nil).map { found in
      let day = days.first { $0.id == found.restaurant.id }?.day ?? ""
      return (found.restaurant, "you were there on \(day)")
    }
  }

  /// The places with these ids, in their order.
  private func found(_ ids: [RestaurantID], from origin: Coordinate?) -> [Found] {
    let known = (try? store.restaurants(ids, from: origin)) ?? [:]
    return ids.compactMap { known[$0] }
  }
}

/// The places that `--remove` of a verb may name: those in the list that the verb keeps.
struct RemovablePlaces {
  let list: OwnList
  let context: Context

  /// More do not fit on a screen, and each is a read from the catalogue.
  private static let most = 40

  /// Those whose names begin with what was typed.
  func candidates(_ prefix: String) -> [Candidate] {
    let typed = Folding.fold(prefix)
    guard let session = try? UserSession(context), let account = try? session.account(),
      let all = try? session.state({ (state) throws(SnapshotFault) in
        try list.places(of: account, in: state)
      })
    else { return [] }
    let kept = all.filter { place in
      place.name.map(Romanization.spellings(of:))?.contains { $0.hasPrefix(typed) } ?? true
    }.suffix(Self.most).reversed()
    let known = (try? session.store.restaurants(kept.map(\.id))) ?? [:]
    let lost = kept.filter { known[$0.id] == nil }.map {
      Candidate($0.name ?? $0.id.text, "no longer in the catalogue", typed: typed)
    }
    let there = kept.compactMap { known[$0.id]?.restaurant }.map { ($0, $0.address.oneLine) }
    return PlaceCandidates.of(there, typed: typed) + lost
  }
}

/// Names of places as candidates; the street is added where several places have one name, and the
/// id where that is not enough.
enum PlaceCandidates {
  /// The candidates for some places with their descriptions; `typed` is folded.
  static func of(
    _ places: [(place: Restaurant, summary: String)], typed: String
  ) -> [Candidate] {
    var streets: [String: [String: Int]] = [:]
    for (place, _) in places {
      streets[Folding.fold(place.name), default: [:]][street(of: place), default: 0] += 1
    }
    return places.map { place, summary in
      let namesakes = streets[Folding.fold(place.name)] ?? [:]
      return Candidate(designation(of: place, among: namesakes), summary, typed: typed)
    }
  }

  /// The shortest text that names one place alone; `namesakes` counts those of its name by street.
  private static func designation(of place: Restaurant, among namesakes: [String: Int]) -> String {
    if namesakes.values.reduce(0, +) == 1 { return place.name }
    if let street = place.address.street, namesakes[Self.street(of: place)] == 1 {
      return "\(place.name), \(street)"
    }
    return "\(place.name), \(place.id.text)"
  }

  private static func street(of place: Restaurant) -> String {
    Folding.fold(place.address.street ?? "")
  }
}
