/// What the command line asks for.
struct BenchmarkOptions {
  var keylime = ".build/release/keylime"
  var completions = "completions/keylime.bash"
  var folder = "/tmp/keylime-benchmark"
  var plan = Plan.whole
  /// Whether the stores and databases stay, for a profiler.
  var keeps = false

  /// Reads `--keylime PATH --completions PATH --folder PATH --keep`, and the plan: `--largest`,
  /// `--short` or `--smoke`; without one of these it is the whole plan.
  init(_ words: [String]) {
    var words = words.dropFirst()
    while let name = words.popFirst() {
      switch name {
      case "--largest": plan = .largest
      case "--short": plan = .short
      case "--smoke": plan = .smoke
      case "--keep": keeps = true
      case "--keylime": keylime = words.popFirst() ?? keylime
      case "--completions": completions = words.popFirst() ?? completions
      case "--folder": folder = words.popFirst() ?? folder
      default: Platform.fail("unknown option \(name)")
      }
    }
  }
}

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
