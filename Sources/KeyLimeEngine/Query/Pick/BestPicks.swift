/// The best picks so far, and what a candidate must reach to be worth looking at.
///
/// Candidates come with an upper bound of their score. They are looked at from the highest bound
/// down, and no more once the bound of the next cannot beat the worst that is kept; so the few that
/// matter are read from JSON and have their hours evaluated, and the result is the same as if all
/// had been.
struct BestPicks {
  private let count: Int
  private(set) var picks: [Pick] = []

  init(count: Int) { self.count = max(1, count) }

  /// The score below which a candidate is of no use; nil while anything is: too few are found, or
  /// the last is one that somebody has to ask about.
  var threshold: Points? {
    guard picks.count >= count, let last = picks.last, last.found.opinion.doubts.isEmpty else {
      return nil
    }
    return last.score
  }

  /// Looks at candidates, best bound first, as long as one of them may be among the best.
  mutating func consider<Candidate, Fault: Error>(
    _ candidates: [(bound: Points, candidate: Candidate)],
    _ evaluate: (Candidate) throws(Fault) -> Pick?
  ) throws(Fault) {
    for (bound, candidate) in candidates.sorted(by: { $0.bound > $1.bound }) {
      // One with exactly the score of the last may still be nearer than it.
      if let threshold, bound < threshold { break }
      if let pick = try evaluate(candidate) { insert(pick) }
    }
  }

  private mutating func insert(_ pick: Pick) {
    let place = picks.firstIndex { Pick.isBetter(pick, $0) } ?? picks.endIndex
    picks.insert(pick, at: place)
    if picks.count > count { picks.removeLast() }
  }
}
