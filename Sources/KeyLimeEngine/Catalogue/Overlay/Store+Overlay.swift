extension Store {
  /// Lays over a catalogue what people made of restaurants.
  ///
  /// Without trust in what is kept on disk, that is made anew.
  func layChanges(over catalogue: Catalogue, trusting: Bool) throws(QueryFault) {
    let changes = try changesOfRestaurants()
    guard let older = changes.older else { return try catalogue.lay(changes.recent) }
    let file = OverlayFile(folder: privateFolder.folder("snapshot"))
    let madeFrom = catalogue.identity &+ older
    let kept = trusting ? file.overlay(madeFrom: madeFrom, over: catalogue) : nil
    if let kept { return try lay(kept, changes.touched, over: catalogue) }
    let states = try asking { (state) throws(SnapshotFault) in try state.kept() }
    // Another process may have written a new snapshot meanwhile.
    guard states.older == older else {
      return try catalogue.lay(try asking { (state) throws(SnapshotFault) in try state.changed() })
    }
    let image = try OverlayImage(of: states.restaurants, over: catalogue)
    file.keep(image, madeFrom: madeFrom)
    try lay(try image.overlay(over: catalogue), changes.touched, over: catalogue)
  }

  private func lay(
    _ kept: Overlay, _ touched: [RestaurantID], over catalogue: Catalogue
  ) throws(QueryFault) {
    let ids = try catalogue.shownTogether(with: touched)
    let states = try asking { (state) throws(SnapshotFault) in
      var states: [RestaurantState] = []
      for id in ids { if let state = try state.restaurant(id) { states.append(state) } }
      return states
    }
    try catalogue.lay(kept, states.filter(\.changesTheCatalogue), touched: ids)
  }

  /// The restaurant with an id as it is, or as it was before somebody here took it out of sight;
  /// nil when nobody knows it.
  ///
  /// Throws ``StoreError`` when the catalogue or the journal cannot be read.
  public func restaurantEvenRemoved(_ id: RestaurantID) throws(StoreError) -> Restaurant? {
    try answer { (catalogue) throws(QueryFault) in
      if let shown = try catalogue.restaurant(id) { return shown.restaurant }
      let record = try catalogue.located(id)?.listed.restaurant
      let state = try asking { (state) throws(SnapshotFault) in try state.restaurant(id) }
      guard var state else { return record }
      state.isRemoved = false
      return state.applied(to: record)
    }
  }

  /// What the imported catalogue says of an id, whatever people made of it; nil when it has none.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func recordInCatalogue(_ id: RestaurantID) throws(StoreError) -> Restaurant? {
    try answer { (catalogue) throws(QueryFault) in try catalogue.located(id)?.listed.restaurant }
  }

  private func asking<Answer>(
    _ question: (State) throws(SnapshotFault) -> Answer
  ) throws(QueryFault) -> Answer {
    do throws(JournalError) { return try journal.read(question) } catch {
      throw .store(StoreError(error))
    }
  }

  /// What people made of restaurants as far as it changes what is seen.
  ///
  /// Claims and deals alone leave a restaurant as the catalogue has it.
  private func changesOfRestaurants() throws(QueryFault) -> RestaurantChanges {
    try asking { (state) throws(SnapshotFault) in
      if let older = state.fingerprintOfManyRestaurants {
        return RestaurantChanges(older: older, touched: state.touchedRestaurants)
      }
      return RestaurantChanges(recent: try state.changed())
    }
  }
}

/// What a question has to know of restaurants before it opens the catalogue.
private struct RestaurantChanges {
  /// See ``State/fingerprintOfManyRestaurants``.
  var older: UInt64?
  /// Which restaurants were touched since the snapshot, when it has many.
  var touched: [RestaurantID] = []
  /// What was made of all restaurants, when the snapshot has few.
  var recent: [RestaurantState] = []
}

extension State {
  /// This many restaurants in a snapshot are many: making an overlay of them takes as long as
  /// everything else that a question does.
  private static let many = 100

  /// A fingerprint of the snapshot's restaurants; nil when there are few: then no overlay is kept
  /// on disk.
  fileprivate var fingerprintOfManyRestaurants: UInt64? {
    guard let header = snapshot?.header, header.restaurants.count > Self.many else { return nil }
    return header.restaurants.stamp
  }

  fileprivate var touchedRestaurants: [RestaurantID] {
    let since = snapshot?.header.restaurants.since ?? []
    let news = tail.keys(.restaurants).compactMap(\.parts.first)
    return Set(since + news).sorted().compactMap { RestaurantID($0) }
  }

  /// What was made of all restaurants.
  fileprivate func changed() throws(SnapshotFault) -> [RestaurantState] {
    try restaurants().filter(\.changesTheCatalogue)
  }

  /// What the snapshot alone made of all restaurants, and its fingerprint.
  fileprivate func kept() throws(SnapshotFault) -> (
    older: UInt64?, restaurants: [RestaurantState]
  ) {
    (fingerprintOfManyRestaurants, try State(snapshot: snapshot, Tail([])).changed())
  }
}

extension Catalogue {
  /// A fingerprint of everything that decides which row shows which restaurant.
  fileprivate var identity: UInt64 {
    var fingerprint = Fingerprint()
    for name in sources.map(\.name) {
      var text = name + "\n"
      text.withBytes { fingerprint.combine($0) }
    }
    return fingerprint.finished &+ index.baseFingerprint &* 31 &+ UInt64(IndexLayout.version)
  }
}

extension RestaurantState {
  fileprivate var changesTheCatalogue: Bool { added != nil || isRemoved || !changes.isEmpty }
}
