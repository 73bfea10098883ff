import KeyLimeEngine

extension Context {
  /// The store of this run, opened on the first call; it may not exist on disk yet.
  ///
  /// With `toExamine`, its format may be damaged. Throws `store` when a newer keylime wrote it or it
  /// cannot be read.
  func store(toExamine: Bool = false) throws(Failure) -> Store {
    if let openedStore { return openedStore }
    let folder = try storeFolder()
    if UserFile.exists(folder), !UserFile.isFolder(folder) {
      throw .cannot(
        "use the store '\(folder)'", "it is not a folder", .store, code: "store-unusable")
    }
    let waiting = LockWaiting { [unowned self] holder in noteWaiting(for: holder) }
    let store = try asking { () throws(StoreError) in
      try Store(
        at: folder, waiting: waiting, now: now.seconds * 1000, toExamine: toExamine)
    }
    openedStore = store
    return store
  }

  /// Runs a question to the engine.
  ///
  /// Throws its error as a `Failure` of kind `store`.
  func asking<Answer>(_ question: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
    do { return try question() } catch { throw Failure(error) }
  }

  /// Runs a question to the journal.
  ///
  /// Throws its error as a `Failure` of kind `store`.
  func journaling<Answer>(
    _ question: () throws(JournalError) -> Answer
  ) throws(Failure) -> Answer {
    do { return try question() } catch { throw Failure(error) }
  }

  /// Says which process holds this one up, once in a run.
  private func noteWaiting(for holder: Int?) {
    guard !hasNotedWaiting else { return }
    hasNotedWaiting = true
    let process = holder.map { "process \($0)" } ?? "another process"
    note("waiting for \(process), which is writing to this store")
  }

  /// Says that the answers come from the built-in sample, once per store.
  func noteSample() {
    guard tellsNotes, (try? store())?.isNew(.sample) ?? true else { return }
    guard terminal.outputIsTerminal, terminal.errorsAreTerminal else {
      return note("showing invented sample places; 'keylime import FILE' adds your city")
    }
    note("welcome! These places are invented. Three commands to begin with:")
    for (command, purpose) in Self.firstCommands {
      let gap = String(repeating: " ", count: 31 - command.count)
      let whole: StyledText = "  \(Program.name) \(command, .strong)\(gap)\(purpose)"
      // A command that is broken over two lines cannot be copied.
      say(whole.width <= terminal.width ? whole : "  \(Program.name) \(command, .strong)")
    }
  }

  /// What somebody tries first.
  private static let firstCommands = [
    ("show @1", "everything about the first place"),
    ("iwant-pick", "one good place to eat right now"),
    ("import --overpass --near CITY", "the real places around you"),
  ]
}

extension UserSession {
  /// Those of some places that the catalogue has; none where it cannot be read, which the run says.
  ///
  /// Throws `store` for what is not the catalogue's fault.
  func listed(_ ids: [RestaurantID]) throws(Failure) -> [RestaurantID: Found] {
    try context.asking { () throws(StoreError) in
      try store.ifReadable { () throws(StoreError) in try store.restaurants(ids) } ?? [:]
    }
  }
}

extension Store {
  /// Whether a place that is not found left the catalogue; it did not where no catalogue ever came
  /// to this machine and nobody here knows it.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  func isGone(_ id: RestaurantID) throws(StoreError) -> Bool {
    if try currentGeneration() != nil { return true }
    return try restaurantEvenRemoved(id) != nil
  }
}
