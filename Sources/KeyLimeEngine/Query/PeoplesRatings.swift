/// People's ratings as one question needs them: exact for a restaurant, and by row for a catalogue.
final class PeoplesRatings {
  /// What the ratings are asked of.
  let state: State
  /// The day of the question, since 1970-01-01, UTC.
  let today: Int
  /// Whether columns on disk are used; if not, they are made again.
  private let trustsFiles: Bool
  private var columns: [ObjectIdentifier: RatingColumns] = [:]
  /// What was asked for already: a list may read a record more than once.
  private var summaries: [RestaurantID: RatingSummary?] = [:]

  init(_ state: State, today: Int, trustsFiles: Bool = true) {
    (self.state, self.today, self.trustsFiles) = (state, today, trustsFiles)
  }

  /// What people think of a restaurant; nil when nobody has rated it.
  func summary(of restaurant: RestaurantID) throws(QueryFault) -> RatingSummary? {
    if let known = summaries[restaurant] { return known }
    do throws(SnapshotFault) {
      let summary = try state.ratingSummary(of: restaurant)?.counted(on: today)
      summaries[restaurant] = .some(summary)
      return summary
    } catch { throw .state(error) }
  }

  /// The ratings of the rows of one layer of a catalogue.
  func rows(of layer: Catalogue) throws(QueryFault) -> RowRatings {
    let key = ObjectIdentifier(layer)
    if let known = columns[key] { return RowRatings(known, today: today) }
    let found = try columns(of: layer)
    columns[key] = found
    return RowRatings(found, today: today)
  }

  private func hasRatings() throws(QueryFault) -> Bool {
    do throws(SnapshotFault) { return try state.hasRatings() } catch { throw .state(error) }
  }

  private func columns(of layer: Catalogue) throws(QueryFault) -> RatingColumns {
    guard try hasRatings() else { return RatingColumns() }
    if trustsFiles, let kept = try layer.keptRatings(state, today: today) { return kept }
    return try layer.makeRatings(state, today: today)
  }

  /// Throws when columns were changed while the question was answered: then it has to be asked
  /// again.
  func checkUnchanged() throws(QueryFault) {
    if columns.values.contains(where: \.hasChanged) { throw .ratings }
  }
}

/// The ratings of the rows of one catalogue on one day.
struct RowRatings {
  private let columns: RatingColumns
  let today: Int

  init(_ columns: RatingColumns, today: Int) { (self.columns, self.today) = (columns, today) }

  /// How many days the bounds of scores have faded.
  var age: Int { today - columns.reference }

  /// The entries of a block; nil when none of its rows is rated.
  func block(_ number: Int) throws(QueryFault) -> RatingBlock? {
    guard !columns.isEmpty else { return nil }
    do throws(RatingFile.Fault) { return try columns.block(number) } catch { throw .ratings }
  }

  /// What an entry says of its row; nil when its restaurant has to be looked up for that.
  ///
  /// A score takes longer than all the rest, so it is worked out for orders by score alone.
  func standing(
    _ entry: RatingEntry, _ columns: Columns, withScore: Bool
  ) -> RatingStanding? {
    guard entry.isSettled(on: today) else { return nil }
    return RatingStanding(
      tally: RatingTally(source: columns.sourceRating, people: entry.people, limes: entry.limes),
      score: withScore ? entry.bound.score(after: age) : .zero,
      last: entry.isBlank ? nil : .endOfDay(entry.lastDay))
  }
}
