/// What a text that should name one restaurant turned out to name.
public enum Lookup: Equatable, Sendable {
  /// Exactly one.
  case one(Found)
  /// Several of the same name, the nearest first; none or more than one of them is near.
  ///
  /// All of them have it now, or all or some only as another or a former name.
  case several([Found])
  /// None; the names that are alike, if any, each once.
  case none(suggestions: [String])
}

extension Store {
  /// Finds the restaurant with an id or an unambiguous name.
  ///
  /// When several have the name, the only one within ``SearchQuestion/near`` of the origin is
  /// found. Those whose first name it is go before those that also have or had it. A name is
  /// compared after folding case, accents, apostrophes and width. Throws ``StoreError`` when the
  /// catalogue cannot be read.
  public func lookUp(
    _ text: String, from origin: Coordinate?, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> Lookup {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try catalogue.lookUp(text, from: origin)
    }
  }

  /// Finds the restaurants that an id or a name means, as ``lookUp(_:from:in:)`` does: one, or
  /// several of one name, the nearest first.
  ///
  /// It looks for no names that are alike, which takes ten times as long. Throws ``StoreError`` when
  /// the catalogue cannot be read.
  public func places(
    named text: String, from origin: Coordinate?, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> [Found] {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try catalogue.places(named: text, from: origin)
    }
  }

  /// Finds the restaurant with an id, or nil.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func restaurant(
    _ id: RestaurantID, from origin: Coordinate? = nil, in choice: CatalogueChoice = .live
  ) throws(StoreError) -> Found? {
    try answer(from: choice) { (catalogue) throws(QueryFault) in
      try catalogue.restaurant(id).map { Found($0, from: origin.map(Origin.init)) }
    }
  }
}

extension Store {
  /// Finds the restaurants with these ids, all in one pass; those that nobody knows are left out.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func restaurants(
    _ ids: some Sequence<RestaurantID>, from origin: Coordinate? = nil,
    in choice: CatalogueChoice = .live
  ) throws(StoreError) -> [RestaurantID: Found] {
    let ids = Set(ids)
    if ids.isEmpty { return [:] }
    return try answer(from: choice) { (catalogue) throws(QueryFault) in
      let origin = origin.map(Origin.init)
      var found: [RestaurantID: Found] = [:]
      for id in ids {
        if let listed = try catalogue.restaurant(id) { found[id] = Found(listed, from: origin) }
      }
      return found
    }
  }
}

extension Restaurant {
  /// Whether it serves what a text says, or one of its names or its street has all the words, one
  /// behind the other.
  public func isMeant(by text: String) -> Bool {
    let street = address.street.map(Words.ofQuery) ?? []
    return WantedCuisine(text).isOffered(by: self) || isNamed(with: text)
      || street.has(Words.ofQuery(text))
  }

  /// Whether one of its names has all the words of a text, one behind the other.
  public func isNamed(with text: String) -> Bool {
    let words = Words.ofQuery(text)
    return allNames.flatMap(Romanization.spellings(of:)).contains {
      Words.ofQuery($0).has(words)
    }
  }
}

extension Catalogue {
  func lookUp(_ text: String, from position: Coordinate?) throws(QueryFault) -> Lookup {
    let found = try places(named: text, from: position)
    if found.count > 1 { return .several(found) }
    if let found = found.first { return .one(found) }
    return .none(suggestions: try namesAlike(text, from: position))
  }

  /// The restaurants that an id or a name means, see ``Store/lookUp(_:from:in:)``.
  func places(named text: String, from position: Coordinate?) throws(QueryFault) -> [Found] {
    let origin = position.map(Origin.init)
    if let id = RestaurantID(text), let listed = try restaurant(id) {
      return [Found(listed, from: origin)]
    }
    let wanted = QueryWords(text).words
    if wanted.isEmpty { return [] }
    var namesakes: [Found] = []
    for layer in layers { namesakes += try layer.namesakes(of: wanted, origin) }
    if overlay != nil, origin != nil { namesakes.sort(by: Found.isNearer) }
    func isNamedNow(_ found: Found) -> Bool { Self.isMade(found.restaurant.name, of: wanted) }
    let near = namesakes.filter { $0.distance.map { $0 <= SearchQuestion.near } ?? false }
    let meant = near.isEmpty ? namesakes : near
    let named = meant.filter(isNamedNow)
    if named.count == 1 { return named }
    if meant.count == 1 { return meant }
    return named.isEmpty ? namesakes : namesakes.filter(isNamedNow)
  }

  /// The names of places that are spelt like a text, each once.
  private func namesAlike(
    _ text: String, from position: Coordinate?
  ) throws(QueryFault) -> [String] {
    let wanted = QueryWords(text)
    if wanted.words.isEmpty { return [] }
    var question = SearchQuestion(text, from: position)
    (question.looksAtNamesOnly, question.limit) = (true, 20)
    var names: [String] = []
    for found in try search(question).found {
      let counted = found.restaurant.allNames.map { (name: $0, count: wanted.count(inName: $0)) }
      guard let like = counted.max(by: { $0.count < $1.count }), like.count > 0,
        !names.contains(like.name)
      else { continue }
      // The others may be those of its street.
      let missing = wanted.match(found.restaurant)?.missing ?? wanted.words.count
      let there = max(like.count, wanted.words.count - missing)
      // What has less than half of the words is not what was meant.
      guard 2 * there >= wanted.words.count else { continue }
      names.append(like.name)
    }
    return names
  }

  /// The restaurants whose whole name, or one of whose other names, is made of these words.
  func namesakes(
    of words: [String], _ origin: Origin?
  ) throws(QueryFault) -> [Found] {
    let step = SearchStep(
      query: QueryWords(words), dictionaries: [.names, .formerNames], joinsWords: true)
    let rows = try step.rows(in: self)
    var found: [Found] = []
    for row in try nearestRows(rows, origin) {
      let listed = try restaurant(at: row)
      if listed.restaurant.allNames.contains(where: { Self.isMade($0, of: words) }) {
        found.append(Found(listed, from: origin))
      }
    }
    return found
  }

  /// Whether a name is made of these words, perhaps as one: `PizzaExpress` is `pizza express`.
  private static func isMade(_ name: String, of words: [String]) -> Bool {
    Romanization.spellings(of: name).contains { spelling in
      let own = QueryWords(spelling).words
      return own == words || own == [words.joined()]
    }
  }

  /// The rows of a set from near to far, at most `enough`.
  func nearestRows(
    _ rows: RowSet, _ origin: Origin?, enough: Int = 200
  ) throws(QueryFault) -> [Row] {
    guard let origin else { return try primaryRows(of: rows, limit: enough) }
    let search = try BlockSearch(rows, of: self, from: origin, filter: Filter())
    return try search.candidates(limit: enough, within: nil).map(\.row)
  }

  /// The restaurant with an id, as people see it.
  func restaurant(_ id: RestaurantID) throws(QueryFault) -> MergedRestaurant? {
    guard let (row, listed) = try located(id) else {
      return try overlay?.catalogue.restaurant(id)
    }
    // The row may show it under the id of another source's duplicate.
    return isReplaced(row) ? try overlay?.catalogue.restaurant(listed.restaurant.id) : listed
  }

  /// The row that shows the restaurant with an id.
  func located(_ id: RestaurantID) throws(QueryFault) -> (row: Row, listed: MergedRestaurant)? {
    for row in try rows(hashedLike: id) {
      let primary = try primaryRow(for: row)
      let listed = try restaurant(at: primary)
      // Another id may have the same fingerprint.
      if listed.restaurant.id == id { return (primary, listed) }
      if primary != row, try record(at: row).id == id { return (primary, listed) }
    }
    return nil
  }

  /// The rows whose ids have the same hash as this one, by the hash table of the index: all but
  /// surely the restaurant's own row, or none.
  func rows(hashedLike id: RestaurantID) throws(QueryFault) -> [Row] {
    let hash = Fingerprint.of(id.text.utf8)
    let size = IndexLayout.idSlotSize
    let slotCount = index.length(of: .ids) / size
    guard slotCount > 0, slotCount & (slotCount - 1) == 0 else {
      throw .index(IndexFault(reason: "the id table has an odd size"))
    }
    var rows: [Row] = []
    var slot = Int(truncatingIfNeeded: hash >> 32) & (slotCount - 1)
    for _ in 0..<slotCount {
      let entry = try packed(.ids, slot * size..<(slot + 1) * size)
      let row = Row(entry.load(at: 4, as: UInt32.self)) - 1
      guard row >= 0 else { return rows }
      guard row < recordCount else { throw .index(IndexFault(reason: "there is no row \(row)")) }
      if entry.load(at: 0) == UInt32(truncatingIfNeeded: hash) { rows.append(row) }
      slot = (slot + 1) & (slotCount - 1)
    }
    return rows
  }
}
