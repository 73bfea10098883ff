import KeyLimeEngine

/// `import SOURCE --remove`: removes a source from the catalogue, after a question.
struct SourceRemoval {
  let source: String
  let context: Context

  /// Says what would be removed, and changes nothing.
  ///
  /// Throws `nothingFound` when there is no such source.
  func dryRun() throws(Failure) -> Output {
    let count = try count(try context.store())
    return .done(
      Confirmation(
        json: ["sources": [.string(source)], "removed": .count(count), "dryRun": true],
        line: "would remove \(count, .strong) \(Self.places(count)) of '\(source)'"))
  }

  /// Asks unless `isConfirmed`, removes the source, and writes it down in the journal.
  ///
  /// Warns of places of one's own that another source has under another id.
  ///
  /// Throws `nothingFound` when there is no such source, and `cancelled` when the user declines.
  func run(isConfirmed: Bool) throws(Failure) -> Output {
    let session = try UserSession(context)
    let count = try self.count(session.store)
    try context.confirm(
      "Remove the \(count.counted("place")) of '\(source)'? It cannot be undone, only imported again.",
      isConfirmed: isConfirmed)
    let own = RenumberedPlaces(before: session.store)
    let changes = try remove(from: session.store)
    for warning in own.warnings() { context.warn("\(warning)") }
    let action = Action.store(.removeSource(source, places: changes.removed))
    var json: JSONObject = ["sources": [.string(source)], "removed": .count(changes.removed)]
    if case .written(let events) = try session.write(deciding: { _ in [action] }) {
      json["event"] = events.first.map { .string($0.id.text) }
    }
    return .done(
      Confirmation(
        json: json,
        line: "removed \(changes.removed, .strong) \(Self.places(changes.removed)) of '\(source)'"))
  }

  private static func places(_ count: Int) -> String { count == 1 ? "place" : "places" }

  /// The number of places that the source has now.
  private func count(_ store: Store) throws(Failure) -> Int {
    let sources = try context.asking { () throws(StoreError) in
      try store.currentGeneration()?.sources ?? []
    }
    guard let known = sources.first(where: { $0.name == source }) else {
      throw Failure(ImportError.unknownSource(source, known: sources.map(\.name)), file: source)
    }
    return known.records
  }

  private func remove(from store: Store) throws(Failure) -> CatalogueChanges {
    let progress = ProgressLine(context)
    defer { progress.end() }
    do throws(ImportError) {
      return try store.removeSource(
        source,
        observer: ImportObserver(
          progress: progress.show, loses: { context.report($0) }))
    } catch { throw Failure(error, file: source) }
  }
}
