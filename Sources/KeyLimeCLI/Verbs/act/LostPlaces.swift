import KeyLimeEngine

/// Places that left the catalogue but are still in somebody's list: they are named as they were
/// then.
struct LostPlaces {
  private let session: UserSession
  private let lost: [NamedPlace]

  /// Those of a list that the catalogue no longer has; `known` has their ids and the names they
  /// had.
  ///
  /// Of a list that can be long, only those that `texts` may name are looked up in the catalogue.
  /// Throws `store` when the catalogue cannot be read.
  init(
    _ session: UserSession, among known: [(id: RestaurantID, name: String?)],
    named texts: [String]? = nil
  ) throws(Failure) {
    self.session = session
    let known = texts.map { Self.meant(by: $0, among: known, session) } ?? known
    guard !known.isEmpty else {
      lost = []
      return
    }
    let (found, former) = try session.context.asking { () throws(StoreError) in
      (try session.store.restaurants(known.map(\.id)), try session.store.formerNames())
    }
    lost = known.filter { found[$0.id] == nil }.map {
      NamedPlace(id: $0.id, name: $0.name ?? former[$0.id] ?? $0.id.text)
    }
  }

  /// The places that may be meant by texts; those of 0.1.0 have no name, and may be meant by any.
  private static func meant(
    by texts: [String], among known: [(id: RestaurantID, name: String?)], _ session: UserSession
  ) -> [(id: RestaurantID, name: String?)] {
    let ids = Set(texts.map { id(orName: $0, session) })
    let names = Set(ids.map { Folding.fold($0) })
    return known.filter {
      ids.contains($0.id.text)
        || $0.name.map { !names.isDisjoint(with: Romanization.spellings(of: $0)) } ?? true
    }
  }

  /// The id at a row of the last list; other texts as they are.
  private static func id(orName text: String, _ session: UserSession) -> String {
    guard text.hasPrefix("@"), let row = Int(text.dropFirst()) else { return text }
    let rows = session.context.listMemory?.list?.rows ?? []
    return rows.indices.contains(row - 1) ? rows[row - 1].place.text : text
  }

  /// The only one with an id or a name, or at a row of the last list; nil when there is none, or
  /// several.
  func place(_ text: String) -> NamedPlace? {
    guard !lost.isEmpty else { return nil }
    let wanted = Self.id(orName: text, session)
    let named = lost.filter {
      $0.id.text == wanted || Romanization.spellings(of: $0.name).contains(Folding.fold(wanted))
    }
    return named.count == 1 ? named.first : nil
  }

  /// Those that words name, which are taken out of the words.
  func take(from words: inout [String]) -> [NamedPlace] {
    var taken: [NamedPlace] = []
    words.removeAll { word in
      guard let place = place(word) else { return false }
      if !taken.contains(place) { taken.append(place) }
      return true
    }
    return taken
  }
}

extension RestaurantReference {
  /// The lost place that a text names, else the one that ``resolve(_:to:)`` finds.
  func resolve(_ text: String, among lost: LostPlaces?, to action: String) throws(Failure)
    -> NamedPlace
  {
    if let place = lost?.place(text) { return place }
    return NamedPlace(try resolve(text, to: action).restaurant)
  }
}

// MARK: - Of one's own lists

extension LostPlaces {
  /// The lost place of any list that a text names; nil when there is none.
  static func ofAnyList(_ text: String, _ session: UserSession) throws(Failure) -> NamedPlace? {
    guard let account = try session.account() else { return nil }
    let known = try session.state { (state) throws(SnapshotFault) in
      var known: [(id: RestaurantID, name: String?)] = []
      for list in OwnList.allCases { known += try list.places(of: account, in: state) }
      return known
    }
    let distinct = Dictionary(known.map { ($0.id, $0) }) { $0.name == nil ? $1 : $0 }.values
    return try LostPlaces(session, among: Array(distinct), named: [text]).place(text)
  }

  /// The lost places of a list that some texts name; all of them without texts.
  static func of(
    _ list: OwnList, _ session: UserSession, named texts: [String]? = nil
  ) throws(Failure) -> LostPlaces {
    guard let account = try session.account() else { return try LostPlaces(session, among: []) }
    return try LostPlaces(
      session,
      among: try session.state { (state) throws(SnapshotFault) in
        try list.places(of: account, in: state)
      }, named: texts)
  }
}

/// One of the lists of places that somebody keeps.
enum OwnList: CaseIterable {
  case favourites, rated, noted, avoided, liked

  /// The list that a verb changes; nil for a verb that has none.
  init?(ofVerb verb: String) {
    switch verb {
    case "fav": self = .favourites
    case "rate": self = .rated
    case "note": self = .noted
    case "avoid": self = .avoided
    case "likes": self = .liked
    default: return nil
    }
  }

  /// The places in somebody's list, with the names that they had when they came there.
  func places(
    of account: AccountID, in state: State
  ) throws(SnapshotFault) -> [(id: RestaurantID, name: String?)] {
    switch self {
    case .favourites: try Self.named(state.favourites(of: account))
    case .rated: try state.ratings(by: account).map { ($0.restaurant, $0.placeName) }
    case .noted: try Self.named(state.notedPlaces(by: account))
    case .avoided: try Self.named(state.avoidedPlaces(of: account))
    case .liked: try Self.named(state.cards(of: account).liked)
    }
  }

  private static func named(_ places: [Favourite]) -> [(id: RestaurantID, name: String?)] {
    places.map { ($0.restaurant, $0.placeName) }
  }
}
