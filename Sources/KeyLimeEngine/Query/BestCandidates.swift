/// The best candidates so far, and how far it still pays to look.
///
/// A binary heap once it is full, the last of those kept at its root.
struct BestCandidates {
  private var heap: [Candidate] = []
  /// The key of the last one that is kept, once there are enough.
  private(set) var last: RankKey?
  private let limit: Int
  private let precedes: (Candidate, Candidate) -> Bool
  /// Candidates farther away than this are not looked for.
  var horizon = Double.infinity
  /// Whether the order is by distance, so that the horizon closes in as candidates are found.
  var shrinksHorizon = false

  init(limit: Int, precedes: @escaping (Candidate, Candidate) -> Bool) {
    self.limit = max(1, limit)
    self.precedes = precedes
  }

  mutating func add(_ candidate: Candidate) {
    if heap.count < limit {
      heap.append(candidate)
      guard heap.count == limit else { return }
      for parent in (0..<limit / 2).reversed() { sink(heap[parent], from: parent) }
    } else {
      guard precedes(candidate, heap[0]) else { return }
      sink(candidate, from: 0)
    }
    last = heap[0].key
    if shrinksHorizon { horizon = min(horizon, heap[0].distance.metres) }
  }

  /// Puts a candidate where a parent was, or below, so that no child stands behind its parent.
  private mutating func sink(_ candidate: Candidate, from parent: Int) {
    var hole = parent
    while hole * 2 + 1 < limit {
      var child = hole * 2 + 1
      if child + 1 < limit, precedes(heap[child], heap[child + 1]) { child += 1 }
      guard precedes(candidate, heap[child]) else { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = candidate
  }

  func sorted() -> [Candidate] { heap.sorted(by: precedes) }
}
