extension Store {
  /// `catalogue/names.jsonl`: the names that places had, one JSON object a line.
  ///
  ///     {"id":"n4412345678","name":"Bao House"}
  ///
  /// An event of version 0.1.0 holds the id of a place and not its name. So each import notes the
  /// names of the places that such events are about, before it may drop them. Lines are only ever
  /// added.
  private static let namesFile = "names.jsonl"
  /// How many places are looked up at once: few enough to take little memory.
  private static let batchSize = 1000

  /// The names of places that the catalogue had when somebody kept, liked or rated them with
  /// version 0.1.0.
  ///
  /// Throws ``StoreError/file(_:)`` when they cannot be read.
  public func formerNames() throws(StoreError) -> [RestaurantID: String] {
    Self.names(in: try onDisk { () throws(FileFault) in try catalogue.contents(Self.namesFile) })
  }

  private static func names(in file: [UInt8]?) -> [RestaurantID: String] {
    var names: [RestaurantID: String] = [:]
    for line in (file ?? []).split(separator: UInt8(ascii: "\n")) {
      // A line that somebody damaged costs one name.
      guard let json = try? JSON(parsing: Array(line)), let name = json["name"]?.text,
        let id = json["id"]?.text.flatMap({ RestaurantID($0) })
      else { continue }
      names[id] = name
    }
    return names
  }

  /// Notes the names of the places that events without a name are about.
  ///
  /// The caller has the lock of the catalogue.
  func keepNames() throws(StoreError) {
    // What is wrong with a journal is no reason not to import.
    let ids = try? journal.read { (state) throws(SnapshotFault) in try state.placesWithoutName() }
    guard let ids, !ids.isEmpty else { return }
    let before = try onDisk { () throws(FileFault) in try catalogue.contents(Self.namesFile) } ?? []
    let known = Self.names(in: before)
    let lines = nameLines(of: ids.filter { known[$0] == nil }.sorted())
    guard !lines.isEmpty else { return }
    let isWhole = before.last.map { $0 == UInt8(ascii: "\n") } ?? true
    let parts = [before, isWhole ? [] : [UInt8(ascii: "\n")], lines]
    try onDisk { () throws(FileFault) in
      try catalogue.replace(Self.namesFile, withParts: parts)
    }
  }

  /// The lines of the places that the catalogue has.
  private func nameLines(of ids: [RestaurantID]) -> [UInt8] {
    var lines: [UInt8] = []
    for start in stride(from: 0, to: ids.count, by: Self.batchSize) {
      let batch = ids[start..<min(start + Self.batchSize, ids.count)]
      // What is wrong with the catalogue that is replaced is no reason not to import.
      let places = (try? restaurants(batch)) ?? [:]
      for id in batch {
        guard let name = places[id]?.restaurant.name else { continue }
        var line = JSONObject()
        line.add("id", id.text)
        line.add("name", name)
        lines += Array("\(JSON.object(line).compactText)\n".utf8)
      }
    }
    return lines
  }
}

extension State {
  /// The places that somebody keeps, likes or rated by an event that does not hold their name.
  fileprivate func placesWithoutName() throws(SnapshotFault) -> Set<RestaurantID> {
    var places: Set<RestaurantID> = []
    for section in [Section.favourites, .cards, .ratings] {
      try forEachRegister(section) { _, register in
        guard let event = register.events.last, event.placeName == nil,
          let place = event.action.place
        else { return }
        places.insert(place)
      }
    }
    return places
  }
}
