/// So many places: their files, the database made of them, and stores with journals of many
/// lengths.
struct Scale {
  let options: BenchmarkOptions
  let places: Int
  let catalogue: InventedCatalogue

  private static let seed: UInt64 = 20_261_120

  init(options: BenchmarkOptions, places: Int) {
    (self.options, self.places) = (options, places)
    catalogue = InventedCatalogue(seed: Self.seed, count: places)
  }

  private var folder: String { "\(options.folder)/\(places)" }
  var lines: String { "\(folder)/places.jsonl" }
  var table: String { "\(folder)/places.tsv" }
  var database: String { "\(folder)/places.db" }
  /// The middle of the largest town, as `--near` takes it.
  var near: String { "\(catalogue.centre.latitude),\(catalogue.centre.longitude)" }

  /// The store whose journal is so long.
  func store(events: Int) -> BenchmarkStore { store("\(events)") }

  /// A store by its name.
  func store(_ name: String) -> BenchmarkStore {
    BenchmarkStore(options: options, path: "\(folder)/\(name).store")
  }

  /// Writes the catalogue as keylime reads it and as sqlite3 does.
  func writeFiles() {
    Platform.makeFolder(folder)
    Platform.write(to: lines) { line in
      for number in 0..<places { line(catalogue.row(number).json + "\n") }
    }
    Platform.write(to: table) { line in
      for number in 0..<places { line(catalogue.row(number).tabSeparated + "\n") }
    }
  }

  /// Removes what only imports read.
  func removeFiles() {
    Platform.remove(lines)
    Platform.remove(table)
  }

  /// Makes the store whose journal is so long out of the imported one.
  func makeStore(events: Int) {
    guard events > 0 else { return }
    let store = store(events: events)
    Platform.run(["cp", "-r", self.store(events: 0).path, store.path])
    store.install { me in
      InventedJournal(
        count: events, me: me, catalogue: catalogue, central: catalogue.central(atMost: 20_000))
    }
  }

  /// Makes the store of one who wrote everything down for ten years.
  func makeDiary() -> BenchmarkStore {
    let store = store("diary")
    Platform.run(["cp", "-r", self.store(events: 0).path, store.path])
    store.install { me in
      InventedDiary(checkIns: options.plan.checkIns, me: me, catalogue: catalogue)
    }
    return store
  }

  /// Removes all that there is.
  func remove() { Platform.remove(folder) }
}
