/// How much is measured.
struct Plan {
  /// The numbers of places, from few to many.
  let placeCounts: [Int]
  /// The numbers of events in the journals, from few to many.
  let eventCounts: [Int]
  /// The number of places and of events at which the bars hold.
  let barPlaces: Int
  let barEvents: Int
  /// How often each command is run.
  let runs: Int
  /// How often each catalogue is imported.
  let imports: Int
  /// How many writes are made in a row.
  let writesInARow: Int
  /// The check-ins of the one who has many; of bills there are half as many.
  let checkIns: Int
  /// Whether questions are asked at every number of places and events, or where the bars hold only.
  let asksEverywhere: Bool
  /// How often a bar may be tried before it counts as missed; nil when nothing counts.
  let tries: Int?

  /// What the table in the README is made from.
  static let whole = Plan(
    placeCounts: [10_000, 1_000_000], eventCounts: [0, 100, 100_000], barPlaces: 1_000_000,
    barEvents: 100_000, runs: 200, imports: 3, writesInARow: 5000, checkIns: 40_000,
    asksEverywhere: true, tries: nil)

  /// The whole, and the largest catalogue and journal besides.
  static let largest = Plan(
    placeCounts: [10_000, 1_000_000, 5_000_000], eventCounts: [0, 100, 100_000, 1_000_000],
    barPlaces: 1_000_000, barEvents: 100_000, runs: 200, imports: 1, writesInARow: 5000,
    checkIns: 40_000, asksEverywhere: true, tries: nil)

  /// The bars alone, for continuous integration.
  static let short = Plan(
    placeCounts: [10_000, 1_000_000], eventCounts: [100, 100_000], barPlaces: 1_000_000,
    barEvents: 100_000, runs: 40, imports: 1, writesInARow: 3000, checkIns: 40_000,
    asksEverywhere: false, tries: 3)

  /// Everything once, in small, to see that it works.
  static let smoke = Plan(
    placeCounts: [2000, 20_000], eventCounts: [0, 100, 3000], barPlaces: 20_000, barEvents: 3000,
    runs: 5, imports: 1, writesInARow: 40, checkIns: 800, asksEverywhere: true, tries: nil)
}
