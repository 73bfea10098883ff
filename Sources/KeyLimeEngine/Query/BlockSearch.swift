/// Finds the best rows of a set: visits the blocks of the index from near to far, and ends where no
/// better row can follow.
final class BlockSearch {
  let catalogue: Catalogue
  let rows: RowSet
  let origin: Origin
  let filter: ColumnFilter
  private let order: NearbyQuestion.Order
  /// People's ratings by row; nil when they do not matter.
  private let ratings: RowRatings?
  private let personal: PersonalRows
  /// The rows whose names say that they serve what the filter asks for; nil when that does not
  /// matter.
  private let named: RowSet?

  init(
    _ rows: RowSet, of catalogue: Catalogue, from origin: Origin, filter: Filter,
    ratings: PeoplesRatings? = nil, personal: PersonalRows = .none,
    by order: NearbyQuestion.Order = .distance
  ) throws(QueryFault) {
    self.ratings = try ratings?.rows(of: catalogue)
    self.personal = personal
    self.order = order
    self.catalogue = catalogue
    var rows = rows
    catalogue.subtractReplaced(from: &rows)
    self.rows = rows
    self.origin = origin
    self.filter = ColumnFilter(filter)
    named =
      filter.readsNames && !filter.cuisines.isEmpty
      ? try catalogue.rows(namedAfter: filter.cuisines) : nil
  }

  /// The nearest candidates by distance, then row: at most `limit`, none farther than `reach`.
  func candidates(limit: Int, within reach: Distance?) throws(QueryFault) -> [Candidate] {
    var best = BestCandidates(limit: limit, precedes: Candidate.isNearer)
    best.horizon = reach?.metres ?? .infinity
    best.shrinksHorizon = true
    try visit(&best)
    return best.sorted()
  }

  /// How many candidates there are within reach, by their columns alone; counting ends at `most` or
  /// little above it.
  func count(upTo most: Int, within reach: Distance?) throws(QueryFault) -> Int {
    let horizon = reach ?? Distance(metres: .infinity)
    var count = 0
    try visitBlocks(within: { count < most ? horizon.metres : -1 }) {
      (number, box, _) throws(QueryFault) in
      let isWithin = box.mostDistance(from: origin) <= horizon
      var block = IndexBlock(catalogue, rows: rows.span(ofBlock: number))
      for row in rows.rows(inBlock: number) {
        guard try filter.passes(row, of: &block, isNamed: isNamed(row)) else { continue }
        if !isWithin {
          guard let point = try block.point(of: row), origin.distance(to: point) <= horizon
          else { continue }
        }
        count += 1
      }
    }
    return count
  }

  /// The first candidates within reach in ``order``: at most `limit`.
  func ranked(limit: Int, within reach: Distance?) throws(QueryFault) -> [Candidate] {
    if case .distance = order { return try candidates(limit: limit, within: reach) }
    var best = BestCandidates(limit: limit, precedes: order.precedes)
    best.horizon = reach?.metres ?? .infinity
    try visit(&best)
    return best.sorted()
  }

  private func visit(_ best: inout BestCandidates) throws(QueryFault) {
    // What is found brings the horizon nearer while the blocks are visited.
    var found = best
    try visitBlocks(within: { found.horizon }) { (block, _, distance) throws(QueryFault) in
      try visit(block: block, at: distance, &found)
    }
    best = found
  }

  /// Visits the blocks that have any of the rows, the nearer ones first, until one is beyond a
  /// horizon in metres.
  private func visitBlocks(
    within horizon: () -> Double,
    _ visit: (_ block: Int, _ box: BoundingBox, _ nearest: Distance) throws(QueryFault) -> Void
  ) throws(QueryFault) {
    let regions = try catalogue.regions().map { $0.leastDistance(from: origin).metres }
    for region in regions.indices.sorted(by: { regions[$0] < regions[$1] }) {
      if regions[region] > horizon() { break }
      let size = IndexLayout.blocksPerRegion
      let blocks = region * size..<min((region + 1) * size, rows.blockCount)
      guard blocks.contains(where: { rows.word(ofBlock: $0) != 0 }) else { continue }
      let boxes = try catalogue.boxes(ofBlocks: blocks)
      let distances = boxes.map { $0.leastDistance(from: origin) }
      for index in distances.indices.sorted(by: { distances[$0] < distances[$1] }) {
        if distances[index].metres > horizon() { break }
        let block = blocks.lowerBound + index
        if rows.word(ofBlock: block) != 0 { try visit(block, boxes[index], distances[index]) }
      }
    }
  }

  /// Looks at the rows of a block, none of which is nearer than `nearest`.
  private func visit(
    block number: Int, at nearest: Distance, _ best: inout BestCandidates
  ) throws(QueryFault) {
    // By distance, most rows are too far to look at what they are.
    let looksAtRanksFirst = !best.shrinksHorizon
    let entries = try ratings?.block(number)
    let hopeful =
      looksAtRanksFirst
      ? hopefulRows(ofBlock: number, entries, best.last) : rows.word(ofBlock: number)
    guard hopeful != 0 else { return }
    var block = IndexBlock(catalogue, rows: rows.span(ofBlock: number))
    for row in RowsOfBlock(first: RowSet.start(ofBlock: number), rest: hopeful) {
      if looksAtRanksFirst {
        // To see what a row is takes a tenth of the time that its distance takes.
        let columns = try block.columns(of: row)
        guard passesApartFromRating(row, columns) else { continue }
        if let last = best.last,
          isHopeless(columns, entries?[RowSet.place(of: row)] ?? .blank, at: nearest, behind: last)
        {
          continue
        }
      }
      guard let point = try block.point(of: row) else { continue }
      let distance = origin.distance(to: point)
      guard distance.metres <= best.horizon else { continue }
      let columns = try block.columns(of: row)
      let entry = entries?[RowSet.place(of: row)] ?? .blank
      if let candidate = candidate(row, distance, columns, entry) { best.add(candidate) }
    }
  }

  /// The rows of a block, a bit each, without those whose score cannot reach the last one's.
  private func hopefulRows(
    ofBlock number: Int, _ entries: RatingBlock?, _ last: RankKey?
  ) -> UInt64 {
    let all = rows.word(ofBlock: number)
    guard order.isByScore, let ratings, let last, last.first < 0 else { return all }
    guard let entries else { return 0 }
    let least = ScoreBound.least(for: KeyLimeScore(tenths: -last.first), after: ratings.age)
    var hopeful: UInt64 = 0
    for row in RowsOfBlock(first: 0, rest: all) {
      let entry = entries[row]
      if entry.bound.code >= least.code || !entry.isSettled(on: ratings.today) {
        hopeful |= 1 << UInt64(row)
      }
    }
    return hopeful
  }

  /// Whether a row would be behind the last one kept even if it were as near as its block: then
  /// nobody needs to know how far it is.
  private func isHopeless(
    _ columns: Columns, _ entry: RatingEntry, at nearest: Distance, behind last: RankKey
  ) -> Bool {
    let key = order.key(standing(columns, entry) ?? .best, price: price(columns), nearest)
    return last.precedes(key) == true
  }

  /// Its price as far as the order goes: the person asking may know a lower one.
  private func price(_ columns: Columns) -> PriceLevel? {
    personal.isNoted(columns) ? .cheap : columns.priceLevel
  }

  /// A row as a candidate; nil when it does not pass.
  private func candidate(
    _ row: Row, _ distance: Distance, _ columns: Columns, _ entry: RatingEntry
  ) -> Candidate? {
    guard passesApartFromRating(row, columns) else { return nil }
    let standing = standing(columns, entry)
    let lift = personal.lift(columns)
    guard lift != nil || filter.passesRating((standing ?? .best).tally.number) else { return nil }
    let key = order.key(standing ?? .best, price: price(columns), distance)
    return Candidate(
      row: row, distance: distance, columns: columns, ratings: standing,
      isNoted: personal.isNoted(columns), lift: lift, key: key)
  }

  private func passesApartFromRating(_ row: Row, _ columns: Columns) -> Bool {
    filter.passesApartFromRating(
      columns, isNoted: personal.isNoted(columns), isNamed: isNamed(row))
  }

  private func isNamed(_ row: Row) -> Bool { named?.contains(row) ?? false }

  /// What a row's ratings make of it; nil when its restaurant has to be looked up for that.
  private func standing(_ columns: Columns, _ entry: RatingEntry) -> RatingStanding? {
    guard let ratings else {
      return RatingStanding(tally: RatingTally(source: columns.sourceRating), score: .zero)
    }
    return ratings.standing(entry, columns, withScore: order.isByScore)
  }
}
