/// Which restaurant of the catalogue a row of a saved list means.
public enum SavedMatch: Equatable, Sendable {
  /// This one; how far it is from the position in the row, when it has one.
  case place(Restaurant, Distance?)
  /// None; the only namesake anywhere, when there is one, and how far it is.
  case none(namesake: Found?)
  /// Several have this name, and nothing says which is meant.
  case several([Found])
  /// The row does not name a place.
  case unnamed
}

extension Store {
  /// Finds the restaurants that the rows of a saved list mean.
  ///
  /// A row with a position means the nearest place of its name within 500 m, else the nearest of
  /// a name that is much the same within 150 m. Without one it means the only place of this name
  /// within 25 km of `origin`, or the only one of the catalogue when `origin` is nil; of several,
  /// the only one whose street, postcode or city the row names. An id that the catalogue has goes
  /// before both. Throws ``StoreError`` when the catalogue cannot be read.
  public func match(
    _ rows: [SavedRow], near origin: Coordinate?, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> [SavedMatch] {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try rows.map { (row) throws(QueryFault) in
        try SavedMatcher(catalogue: catalogue, origin: origin).match(row)
      }
    }
  }
}

/// Finds the place of one row.
private struct SavedMatcher {
  /// A namesake may be this far from where the row puts it: a pin at the other end of the building.
  private static let sameName = Distance(metres: 500)
  /// Another spelling only counts next door.
  private static let likeName = Distance(metres: 150)
  /// How far "near me" is for a row without a position.
  private static let near = Distance.kilometres(25)
  /// More than a market hall has.
  private static let mostRead = 120

  let catalogue: Catalogue
  let origin: Coordinate?

  func match(_ row: SavedRow) throws(QueryFault) -> SavedMatch {
    if let id = row.id.flatMap({ RestaurantID($0) }), let listed = try catalogue.restaurant(id) {
      return .place(listed.restaurant, Found(listed, from: row.position.map(Origin.init)).distance)
    }
    guard let name = row.name else { return .unnamed }
    let words = QueryWords(name).words
    guard !words.isEmpty else { return .unnamed }
    let from = row.position ?? origin
    var namesakes: [Found] = []
    for layer in catalogue.layers {
      namesakes += try layer.namesakes(of: words, from.map(Origin.init))
    }
    namesakes.sort(by: Found.isNearer)
    guard let position = row.position else { return unplaced(namesakes, row) }
    let alike = try alike(words, around: position)
    let same = (namesakes.filter { $0.isWithin(Self.sameName) } + alike.same).min(
      by: Found.isNearer)
    if let found = same ?? alike.like { return .place(found.restaurant, found.distance) }
    return .none(namesake: namesakes.count == 1 ? namesakes.first : nil)
  }

  /// A row with only a name.
  private func unplaced(_ namesakes: [Found], _ row: SavedRow) -> SavedMatch {
    let near = origin == nil ? namesakes : namesakes.filter { $0.isWithin(Self.near) }
    switch near.count {
    case 0: return .none(namesake: namesakes.count == 1 ? namesakes.first : nil)
    case 1: return .place(near[0].restaurant, nil)
    default:
      guard let found = Self.named(by: row, among: near) else { return .several(near) }
      return .place(found.restaurant, nil)
    }
  }

  /// The only place whose street, postcode or city the row names; nil when they are several.
  private static func named(by row: SavedRow, among places: [Found]) -> Found? {
    let words = Set(
      QueryWords([row.address, row.city].compactMap(\.self).joined(separator: " ")).words)
    func isNamed(_ text: String?, withoutNumbers: Bool = false) -> Bool {
      let wanted = QueryWords(text ?? "").words.filter { !withoutNumbers || Int($0) == nil }
      return !wanted.isEmpty && words.isSuperset(of: wanted)
    }
    let parts: [(Address) -> Bool] = [
      { isNamed($0.street) }, { isNamed($0.street, withoutNumbers: true) },
      { isNamed($0.postcode) }, { isNamed($0.city) },
    ]
    for part in parts {
      let fitting = places.filter { part($0.restaurant.address) }
      if fitting.count == 1 { return fitting.first }
    }
    return nil
  }

  /// The places around a point whose names are the same but for words such as "restaurant", and
  /// the nearest whose name is much the same.
  private func alike(
    _ words: [String], around position: Coordinate
  ) throws(QueryFault) -> (same: [Found], like: Found?) {
    let origin = Origin(position)
    let wanted = SpokenName(words)
    var (same, like): ([Found], [Found]) = ([], [])
    for layer in catalogue.layers {
      let search = try BlockSearch(
        RowSet(all: layer.recordCount), of: layer, from: origin, filter: Filter())
      for candidate in try search.candidates(limit: Self.mostRead, within: Self.likeName) {
        let found = Found(try layer.restaurant(at: candidate.row), from: origin)
        let likenesses = found.restaurant.allNames.compactMap {
          wanted.likeness(to: SpokenName(QueryWords($0).words))
        }
        switch likenesses.max() {
        case .same?: same.append(found)
        case .alike?: like.append(found)
        case nil: break
        }
      }
    }
    return (same, like.min(by: Found.isNearer))
  }
}

extension Found {
  fileprivate func isWithin(_ limit: Distance) -> Bool { distance.map { $0 <= limit } ?? false }
}

/// A name as people write it in their own lists: loosely, so that more words count for nothing than
/// between two catalogues.
private struct SpokenName {
  /// How much two names are the same.
  enum Likeness: Int, Comparable {
    case alike, same

    static func < (a: Likeness, b: Likeness) -> Bool { a.rawValue < b.rawValue }
  }

  /// Words that one list writes and another leaves out.
  private static let fillers: Set<String> = [
    "the", "and", "restaurant", "ristorante", "restaurante", "cafe", "bar", "pub", "inn", "bistro",
    "grill", "kitchen", "house", "pizzeria", "trattoria", "osteria", "coffee", "bakery", "diner",
    "gasthaus", "gasthof", "imbiss", "la", "le", "el", "il", "der", "die", "das", "de", "da", "at",
    "of", "co", "ltd",
  ]

  private let words: [String]
  private let whole: [UInt8]

  init(_ all: [String]) {
    words = all.filter { !Self.fillers.contains($0) }
    whole = Array((words.isEmpty ? all : words).joined().utf8)
  }

  /// How much another name is the same; nil when it is another name.
  func likeness(to other: SpokenName) -> Likeness? {
    if whole == other.whole { return .same }
    guard !words.isEmpty, !other.words.isEmpty else { return nil }
    let (mine, theirs) = (Set(words), Set(other.words))
    if mine.isSubset(of: theirs) || theirs.isSubset(of: mine) { return .alike }
    let slips = Typos.allowed(inWordOf: min(whole.count, other.whole.count))
    return Typos.count(from: whole, to: other.whole, limit: slips) == nil ? nil : .alike
  }
}
