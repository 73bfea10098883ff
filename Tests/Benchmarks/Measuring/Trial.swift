/// Something that can be measured again and again.
protocol Trial {
  /// Measures it once.
  func measure() -> [Row]
}

/// Runs trials, prints their rows as they come, and remembers which of the bars that are held were
/// missed.
struct Trials {
  let plan: Plan
  /// The names of the bars that were missed by more than the tolerance in every try.
  private(set) var missed: [String] = []

  /// By how much a bar may be missed before it counts, since machines are never quiet.
  private static let tolerance = 0.15

  init(plan: Plan) { self.plan = plan }

  /// Measures a trial; when bars count, one that misses some is tried again.
  mutating func run(_ trial: some Trial) {
    var missed = missed(printing: trial.measure())
    for _ in 1..<(plan.tries ?? 1) where !missed.isEmpty {
      missed.formIntersection(self.missed(printing: trial.measure()))
    }
    self.missed += missed.sorted()
  }

  private func missed(printing rows: [Row]) -> Set<String> {
    for row in rows { Platform.print(row.markdown) }
    return Set(
      rows.flatMap { row in
        row.bars.filter { $0.isHeld && $0.isMissed(by: Self.tolerance) }.map(row.name)
      })
  }
}
