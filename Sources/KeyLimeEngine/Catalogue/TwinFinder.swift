/// Finds restaurants that two sources both have: the same folded name, near, and of a like kind.
///
/// The record of the source that was imported first is shown; the other is hidden and lends what the
/// first does not know. Within one source nothing is a twin: two branches are two places.
struct TwinFinder {
  /// How far apart two sources may put the same place: a building's size and a survey's error.
  static let reach = Distance(metres: 150)

  private struct Candidate {
    let key: UInt64
    let row: Row
    let position: Coordinate
    let sourceRank: Int
    let idHash: UInt64
    let isMainlyDrinks: Bool?
  }

  private let ranks: [String: Int]
  private let isNeeded: Bool
  private var candidates: [Candidate] = []

  init(sourceOrder: [String]) {
    var ranks: [String: Int] = [:]
    for (rank, name) in sourceOrder.enumerated() where ranks[name] == nil { ranks[name] = rank }
    self.ranks = ranks
    isNeeded = sourceOrder.count > 1
  }

  mutating func add(_ record: IndexedRecord, row: Row, position: Coordinate) {
    guard isNeeded, let name = record.names.first, let id = record.id else { return }
    let words = Words.ofQuery(name.text).joined(separator: " ")
    candidates.append(
      Candidate(
        key: Fingerprint.of(words.utf8), row: row, position: position,
        sourceRank: record.sourceName.flatMap { ranks[$0.text] } ?? ranks.count, idHash: id.hash,
        isMainlyDrinks: record.columns.kindValue?.isMainlyDrinks))
  }

  /// Hidden rows with the row that is shown for each, in order of the hidden row.
  func pairs() -> [(row: Row, shown: Row)] {
    var pairs: [(row: Row, shown: Row)] = []
    let sorted = candidates.sorted {
      ($0.key, $0.sourceRank, $0.row) < ($1.key, $1.sourceRank, $1.row)
    }
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].key == sorted[start].key { end += 1 }
      if end - start > 1 { pairs += twins(in: sorted[start..<end]) }
      start = end
    }
    return pairs.sorted { $0.row < $1.row }
  }

  private func twins(in namesakes: ArraySlice<Candidate>) -> [(row: Row, shown: Row)] {
    guard namesakes.first?.sourceRank != namesakes.last?.sourceRank else { return [] }
    var shown: [Candidate] = []
    var pairs: [(row: Row, shown: Row)] = []
    var taken: Set<[Int]> = []
    for candidate in namesakes {
      let origin = Origin(candidate.position)
      let partner = shown.filter {
        isTwin(candidate, of: $0) && !taken.contains([$0.row, candidate.sourceRank])
      }.min { origin.distance(to: $0.position) < origin.distance(to: $1.position) }
      if let partner, origin.distance(to: partner.position) <= Self.reach {
        taken.insert([partner.row, candidate.sourceRank])
        pairs.append((candidate.row, partner.row))
      } else {
        shown.append(candidate)
      }
    }
    return pairs
  }

  private func isTwin(_ candidate: Candidate, of shown: Candidate) -> Bool {
    guard candidate.sourceRank != shown.sourceRank else { return false }
    if candidate.idHash == shown.idHash { return true }
    guard let mine = candidate.isMainlyDrinks, let theirs = shown.isMainlyDrinks else {
      return true
    }
    return mine == theirs
  }
}
