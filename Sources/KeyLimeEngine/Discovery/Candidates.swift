/// A row that may be an answer, with what the index says of it.
struct Candidate {
  let row: Row
  let distance: Distance?
  let columns: Columns
}

/// Walks the blocks of the index from near to far.
struct NearestFirst {
  private let catalogue: Catalogue
  private let rows: RowSet
  private let origin: Origin
  private let filter: ColumnFilter

  init(_ rows: RowSet, of catalogue: Catalogue, from origin: Origin, filter: Filter) {
    self.catalogue = catalogue
    self.rows = rows
    self.origin = origin
    self.filter = ColumnFilter(filter)
  }

  /// The nearest candidates by distance, then row: at most `limit`, none farther than `reach`.
  ///
  /// A limit of nil gives all within reach.
  func candidates(limit: Int?, within reach: Distance?) throws(QueryFault) -> [Candidate] {
    var found = Nearest(limit: limit, reach: reach?.metres ?? .infinity)
    let regions = try catalogue.regions().map { $0.leastDistance(from: origin).metres }
    for region in regions.indices.sorted(by: { regions[$0] < regions[$1] }) {
      if regions[region] > found.horizon { break }
      try visit(region: region, into: &found)
    }
    return found.sorted()
  }

  private func visit(region: Int, into found: inout Nearest) throws(QueryFault) {
    let size = IndexLayout.blocksPerRegion
    let blocks = region * size..<min((region + 1) * size, rows.words.count)
    guard blocks.contains(where: { rows.words[$0] != 0 }) else { return }
    let boxes = try catalogue.boxes(ofBlocks: blocks)
    let distances = boxes.map { $0.leastDistance(from: origin).metres }
    for index in distances.indices.sorted(by: { distances[$0] < distances[$1] }) {
      if distances[index] > found.horizon { break }
      let block = blocks.lowerBound + index
      if rows.words[block] != 0 { try visit(block: block, into: &found) }
    }
  }

  private func visit(block: Int, into found: inout Nearest) throws(QueryFault) {
    let size = IndexLayout.recordsPerBlock
    let range = block * size..<min((block + 1) * size, catalogue.recordCount)
    let points = try catalogue.packed(.points, range.lowerBound * 8..<range.upperBound * 8)
    var near: [(row: Row, distance: Distance)] = []
    for row in rows.rows(inBlock: block) {
      let offset = (row - range.lowerBound) * 8
      guard
        let point = Coordinate(
          latitudeE7: points.load(at: offset), longitudeE7: points.load(at: offset + 4))
      else { continue }
      let distance = origin.distance(to: point)
      if distance.metres <= found.horizon { near.append((row, distance)) }
    }
    guard !near.isEmpty else { return }
    let columns = try catalogue.columns(of: range)
    for (row, distance) in near {
      let known = columns[row - range.lowerBound]
      if filter.passes(known, knowsTwins: catalogue.hasTwins(row)) {
        found.add(Candidate(row: row, distance: distance, columns: known))
      }
    }
  }
}

/// The nearest candidates so far, and how far it still pays to look.
private struct Nearest {
  private var candidates: [Candidate] = []
  private let limit: Int
  private(set) var horizon: Double

  init(limit: Int?, reach: Double) {
    self.limit = limit ?? .max
    horizon = reach
  }

  mutating func add(_ candidate: Candidate) {
    candidates.append(candidate)
    // Cutting back only when twice full keeps the sorting to a few times.
    if limit < .max / 2, candidates.count >= limit * 2 { cut() }
  }

  private mutating func cut() {
    candidates.sort(by: Self.isNearer)
    candidates.removeSubrange(limit...)
    if let last = candidates.last?.distance { horizon = min(horizon, last.metres) }
  }

  func sorted() -> [Candidate] {
    Array(candidates.sorted(by: Self.isNearer).prefix(limit))
  }

  private static func isNearer(_ a: Candidate, _ b: Candidate) -> Bool {
    let (first, second) = (a.distance?.metres ?? 0, b.distance?.metres ?? 0)
    return first == second ? a.row < b.row : first < second
  }
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

  /// What the index knows of some rows.
  func columns(of rows: Range<Row>) throws(QueryFault) -> [Columns] {
    let view = try packed(
      .columns, rows.lowerBound * Columns.size..<rows.upperBound * Columns.size)
    return rows.indices.map { Columns(view, at: ($0 - rows.lowerBound) * Columns.size) }
  }
}
