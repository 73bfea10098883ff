/// A row that may be an answer, with what the index says of it.
struct Candidate {
  let row: Row
  let distance: Distance
  let columns: Columns
  /// Where it stands as far as the index can tell; never behind where its record does.
  let standing: Standing

  /// The nearer one first; ties by row.
  static func isNearer(_ a: Candidate, _ b: Candidate) -> Bool {
    a.distance == b.distance ? a.row < b.row : a.distance < b.distance
  }
}

/// Walks the blocks of the index from near to far.
final class NearestFirst {
  let catalogue: Catalogue
  let rows: RowSet
  let origin: Origin
  let filter: ColumnFilter
  /// Where people's ratings are looked up; nil when they do not matter.
  private let board: Scoreboard?
  /// What the ratings are heard for.
  private let order: NearbyQuestion.Order

  init(
    _ rows: RowSet, of catalogue: Catalogue, from origin: Origin, filter: Filter,
    hearing board: Scoreboard? = nil, by order: NearbyQuestion.Order = .distance
  ) {
    (self.board, self.order) = (board, order)
    self.catalogue = catalogue
    var rows = rows
    catalogue.subtractReplaced(from: &rows)
    self.rows = rows
    self.origin = origin
    self.filter = ColumnFilter(filter)
  }

  /// The nearest candidates by distance, then row: at most `limit`, none farther than `reach`.
  func candidates(limit: Int, within reach: Distance?) throws(QueryFault) -> [Candidate] {
    var best = BestCandidates(limit: limit, isBefore: Candidate.isNearer)
    best.horizon = reach?.metres ?? .infinity
    best.shrinksHorizon = true
    try visit(&best)
    return best.sorted()
  }

  /// The first candidates within reach in ``order``: at most `limit`.
  func ranked(limit: Int, within reach: Distance?) throws(QueryFault) -> [Candidate] {
    if case .distance = order { return try candidates(limit: limit, within: reach) }
    var best = try ranked(limit, within: reach)
    if case .trending = order, let board, !board.tellsApart(above: best.last?.rank?.value) {
      board.readAll()
      best = try ranked(limit, within: reach)
    }
    return best.sorted()
  }

  private func ranked(_ limit: Int, within reach: Distance?) throws(QueryFault) -> BestCandidates {
    var best = BestCandidates(limit: limit, isBefore: order.isBefore)
    best.horizon = reach?.metres ?? .infinity
    try visit(&best)
    return best
  }

  private func visit(_ best: inout BestCandidates) throws(QueryFault) {
    let regions = try catalogue.regions().map { $0.leastDistance(from: origin).metres }
    for region in regions.indices.sorted(by: { regions[$0] < regions[$1] }) {
      if regions[region] > best.horizon { break }
      try visit(region: region, &best)
    }
  }

  private func visit(region: Int, _ best: inout BestCandidates) throws(QueryFault) {
    let size = IndexLayout.blocksPerRegion
    let blocks = region * size..<min((region + 1) * size, rows.words.count)
    guard blocks.contains(where: { rows.words[$0] != 0 }) else { return }
    let boxes = try catalogue.boxes(ofBlocks: blocks)
    let distances = boxes.map { $0.leastDistance(from: origin).metres }
    for index in distances.indices.sorted(by: { distances[$0] < distances[$1] }) {
      if distances[index] > best.horizon { break }
      let block = blocks.lowerBound + index
      if rows.words[block] != 0 { try visit(block: block, &best) }
    }
  }

  private func visit(block: Int, _ best: inout BestCandidates) throws(QueryFault) {
    let range = rows.span(ofBlock: block)
    var points: PackedBytes?
    // By distance, most rows are too far to look at what they are.
    var columns = best.shrinksHorizon ? nil : try catalogue.columnBytes(of: range)
    for row in RowsOfBlock(first: block << 6, rest: hopefulRows(ofBlock: block, columns, best.last))
    {
      let place = row - range.lowerBound
      let early = columns.map { Columns($0, at: place * Columns.size) }
      if !best.shrinksHorizon, let early, let last = best.last, isHopeless(early, behind: last) {
        continue
      }
      if points == nil {
        points = try catalogue.packed(.points, range.lowerBound * 8..<range.upperBound * 8)
      }
      guard
        let points,
        let point = Coordinate(
          latitudeE7: points.load(at: place * 8), longitudeE7: points.load(at: place * 8 + 4))
      else { continue }
      let distance = origin.distance(to: point)
      guard distance.metres <= best.horizon else { continue }
      if columns == nil { columns = try catalogue.columnBytes(of: range) }
      guard let columns else { break }
      let known = early ?? Columns(columns, at: place * Columns.size)
      if let candidate = candidate(row, distance, known) { best.add(candidate) }
    }
  }

  /// The rows of a block, a bit each, without most of those that are hopeless by their scores.
  private func hopefulRows(
    ofBlock block: Int, _ columns: PackedBytes?, _ last: Standing?
  ) -> UInt64 {
    let all = rows.words[block]
    // Those at the floor are looked at only when the list turns out to reach that far.
    guard case .trending = order, let board, let columns,
      let worst = last?.rank?.value ?? board.floor
    else { return all }
    let first = all.trailingZeroBitCount
    return board.rows(all, scoring: worst) { bit in
      columns.load(at: (bit - first) * Columns.size + Columns.fingerprintOffset)
    }
  }

  /// Whether a row would stand behind the last one kept even if it were at the origin: then nobody
  /// needs to know how far it is.
  private func isHopeless(_ columns: Columns, behind last: Standing) -> Bool {
    if case .trending = order, let board, let worst = last.rank?.value {
      // Places that nobody has rated stand behind those that somebody has.
      return board.highestScore(ofFingerprint: columns.idFingerprint).map { $0 < worst } ?? true
    }
    guard let hope = bestStanding(Distance(metres: 0), columns) else { return true }
    return order.isBefore(last, hope) == true
  }

  /// A row as a candidate; nil when it does not pass.
  private func candidate(_ row: Row, _ distance: Distance, _ columns: Columns) -> Candidate? {
    guard filter.passesApartFromRating(columns) else { return nil }
    return bestStanding(distance, columns).map {
      Candidate(row: row, distance: distance, columns: columns, standing: $0)
    }
  }

  /// Where a row stands at best; nil when its rating does not pass.
  ///
  /// A fingerprint may be that of a rated place and of others; the best of these cases counts.
  private func bestStanding(_ distance: Distance, _ columns: Columns) -> Standing? {
    var best = standing(nil, distance, columns)
    board?.visitRanks(ofFingerprint: columns.idFingerprint) { rank in
      guard let heard = standing(rank, distance, columns) else { return }
      if best.map({ order.isBefore(heard, $0) ?? false }) ?? true { best = heard }
    }
    return best
  }

  private func standing(
    _ rank: ScoreRank?, _ distance: Distance, _ columns: Columns
  ) -> Standing? {
    let mean = columns.mean(with: rank)
    guard filter.passesRating(mean) else { return nil }
    return Standing(
      rank: rank, mean: mean ?? .unrated, price: columns.priceLevel, distance: distance)
  }
}

/// The best candidates so far, and how far it still pays to look.
///
/// A binary heap once it is full, the last of those kept at its root.
private struct BestCandidates {
  private var heap: [Candidate] = []
  /// Where the last one stands that is kept, once enough were seen.
  private(set) var last: Standing?
  private let limit: Int
  private let isBefore: (Candidate, Candidate) -> Bool
  /// Candidates farther away than this are not looked for.
  var horizon = Double.infinity
  /// Whether the order is by distance, so that the horizon closes in as candidates are found.
  var shrinksHorizon = false

  init(limit: Int, isBefore: @escaping (Candidate, Candidate) -> Bool) {
    self.limit = max(1, limit)
    self.isBefore = isBefore
  }

  mutating func add(_ candidate: Candidate) {
    if heap.count < limit {
      heap.append(candidate)
      guard heap.count == limit else { return }
      for parent in (0..<limit / 2).reversed() { sink(heap[parent], from: parent) }
    } else {
      guard isBefore(candidate, heap[0]) else { return }
      sink(candidate, from: 0)
    }
    last = heap[0].standing
    if shrinksHorizon { horizon = min(horizon, heap[0].distance.metres) }
  }

  /// Puts a candidate where a parent was, or below, so that no child stands behind its parent.
  private mutating func sink(_ candidate: Candidate, from parent: Int) {
    var hole = parent
    while hole * 2 + 1 < limit {
      var child = hole * 2 + 1
      if child + 1 < limit, isBefore(heap[child], heap[child + 1]) { child += 1 }
      guard isBefore(candidate, heap[child]) else { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = candidate
  }

  func sorted() -> [Candidate] { heap.sorted(by: isBefore) }
}

extension Catalogue {
  /// The bounding boxes of all regions.
  fileprivate func regions() throws(QueryFault) -> [BoundingBox] {
    let view = try packed(.regions, 0..<index.length(of: .regions))
    return stride(from: 0, to: view.count - view.count % 16, by: 16).map {
      BoundingBox(view, at: $0)
    }
  }

  /// The bounding boxes of some blocks.
  fileprivate func boxes(ofBlocks blocks: Range<Int>) throws(QueryFault) -> [BoundingBox] {
    let view = try packed(.blocks, blocks.lowerBound * 24..<blocks.upperBound * 24)
    return blocks.indices.map { BoundingBox(view, at: ($0 - blocks.lowerBound) * 24) }
  }

  /// The columns of some rows, not yet taken apart.
  fileprivate func columnBytes(of rows: Range<Row>) throws(QueryFault) -> PackedBytes {
    try packed(.columns, rows.lowerBound * Columns.size..<rows.upperBound * Columns.size)
  }
}
