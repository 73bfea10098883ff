// The rating columns of a catalogue: opened when they fit, made when they do not.

extension Catalogue {
  /// Where the columns of a catalogue on disk are kept.
  struct RatingLocation {
    let folder: Folder
    let name: String
  }

  /// More changed restaurants than this are not laid over the columns; these are made again.
  private static let mostChanged = 1000

  /// The bounds of scores are counted from a day before the columns are made, so that a clock that
  /// is put back does not make them useless.
  private static let lead = 56

  /// For this many days after their reference day columns can hold new scores.
  private static let lifetime = 500

  /// The columns on disk, as of now; nil when there are none that fit.
  ///
  /// Throws ``QueryFault/ratings`` when the state is older than they are.
  func keptRatings(_ state: State, today: Int) throws(QueryFault) -> RatingColumns? {
    guard let ratingLocation else { return nil }
    let path = ratingLocation.folder.file(ratingLocation.name)
    guard let file = RatingFile(path), fits(file.header, today: today),
      file.header.isJudged(by: state.authority)
    else { return nil }
    guard let rated = state.restaurantsRated(since: file.header.coverage) else { throw .ratings }
    guard rated.count <= Self.mostChanged else { return nil }
    let entries = try entries(of: rated, state, reference: file.header.reference)
    return RatingColumns(file, changed: entries)
  }

  private func fits(_ header: RatingHeader, today: Int) -> Bool {
    header.identity == index.baseFingerprint && header.rows == recordCount
      && (0...Self.lifetime).contains(today - header.reference)
  }

  /// The columns made from the state, and kept on disk where the catalogue is.
  func makeRatings(_ state: State, today: Int) throws(QueryFault) -> RatingColumns {
    let reference = today - Self.lead
    var pages = RatingPages()
    for (id, entry) in try allEntries(state, reference) {
      for (row, entry) in try rows(of: id, entry) { pages.set(entry, at: row) }
    }
    if let ratingLocation {
      let header = RatingHeader(
        identity: index.baseFingerprint, rows: recordCount, reference: reference,
        coverage: state.coverage, authority: state.authority)
      // A folder that cannot be written, or a full disk, must not keep a question from its answer.
      try? RatingFile.create(ratingLocation.name, in: ratingLocation.folder, header, pages)
    }
    return RatingColumns(pages, reference: reference)
  }

  /// Brings the columns on disk up to a state that follows them; others are left as they are, to be
  /// made again when they are needed.
  ///
  /// The caller has the lock that keeps others from changing them.
  func updateRatings(_ state: State) throws(QueryFault) {
    guard let ratingLocation,
      let file = RatingFile(ratingLocation.folder.file(ratingLocation.name), .change),
      file.header.isJudged(by: state.authority),
      let rated = state.restaurantsRated(since: file.header.coverage)
    else { return }
    let entries = try entries(of: rated, state, reference: file.header.reference)
    do throws(RatingFile.Fault) {
      try file.change(entries, to: state.coverage, state.authority)
    } catch {
      throw .ratings
    }
  }

  /// The entries of all restaurants that somebody has rated.
  ///
  /// Of a small catalogue every record is read; of a large one only those that somebody has rated
  /// are looked for.
  private func allEntries(
    _ state: State, _ reference: Int
  ) throws(QueryFault) -> [(id: RestaurantID, entry: RatingEntry)] {
    let ids =
      recordCount <= 4096
      ? try (0..<recordCount).map { (row) throws(QueryFault) in try id(at: row) } : nil
    let entry = { (summary: RatingSummary) in RatingEntry(summary, reference: reference) }
    do throws(SnapshotFault) {
      guard let ids else {
        return try state.ratedRestaurants(keeping: entry).map { ($0.id, $0.kept) }
      }
      return try state.ratingSummaries(of: ids).map { ($0.key, entry($0.value)) }
    } catch { throw .state(error) }
  }

  /// The entries of some restaurants as they are now, those that nobody rates any longer among
  /// them.
  private func entries(
    of restaurants: Set<RestaurantID>, _ state: State, reference: Int
  ) throws(QueryFault) -> [(row: Row, entry: RatingEntry)] {
    let summaries: [RestaurantID: RatingSummary]
    do throws(SnapshotFault) {
      summaries = try state.ratingSummaries(of: Array(restaurants))
    } catch { throw .state(error) }
    var entries: [(row: Row, entry: RatingEntry)] = []
    for id in restaurants {
      let entry = summaries[id].map { RatingEntry($0, reference: reference) } ?? .blank
      entries += try rows(of: id, entry)
    }
    return entries
  }

  /// The entry of a restaurant at its row.
  ///
  /// Should another row look like the restaurant's, by the hash of its id, both are unsettled.
  private func rows(
    of id: RestaurantID, _ entry: RatingEntry
  ) throws(QueryFault) -> [(row: Row, entry: RatingEntry)] {
    let rows = try rows(hashedLike: id)
    return rows.map { ($0, rows.count == 1 ? entry : .unsettled) }
  }
}

extension Store {
  /// Brings the rating columns of the live generation up to a state that follows them.
  ///
  /// That it cannot be done is no error: columns that do not fit are made again.
  func updateRatingColumns(_ state: State) {
    guard let catalogue = try? openUnchanged() else { return }
    do throws(QueryFault) { try catalogue.updateRatings(state) } catch {
      guard let place = catalogue.ratingLocation else { return }
      try? place.folder.remove(place.name)
    }
  }

  /// Makes the rating columns of the live generation, so that the next question need not.
  func makeRatingColumns(today: Int) {
    guard let catalogue = try? openUnchanged(), catalogue.ratingLocation != nil else { return }
    _ = try? journal.read { (state) throws(SnapshotFault) in
      if try state.hasRatings() { _ = try? catalogue.makeRatings(state, today: today) }
    }
  }
}
