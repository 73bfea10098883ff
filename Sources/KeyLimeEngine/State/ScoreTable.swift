/// What ranks the restaurants of a snapshot, by the 32 bits of an id that an index knows: for asking
/// about thousands of rows without reading what their ratings were.
///
/// A head, then four columns, little-endian, of entries in the order of their fingerprints:
///
///     UInt32  how many entries       Int32  the day of the last event, since 1970-01-01
///     UInt64  the fingerprint of each of the four columns
///     drawers and marks              see ``FingerprintColumn``
///     UInt16  score on that day, by the standard half-life, see ``RoundedScore``
///     UInt32  how many ratings, and their limes together, see ``Votes``
///     UInt32  minutes from 1970 to the last rating, rounded up
///
/// No entry promises less than the truth. Scores fade alike, so that the score of any later day is
/// that of the day of the last event, faded; see ``KeyLimeScore``.
struct ScoreTable {
  /// A column that a question may need.
  enum Column: Int, CaseIterable, Sendable {
    case fingerprints, scores, votes, times

    /// How many bytes it takes for so many entries.
    func size(_ count: Int) -> Int {
      switch self {
      case .fingerprints: FingerprintColumn.size(count)
      case .scores: count * 2
      case .votes, .times: count * 4
      }
    }

    /// Where it starts in a table of so many entries.
    func start(_ count: Int) -> Int {
      Self.allCases.prefix(rawValue).reduce(headSize) { $0 + $1.size(count) }
    }
  }

  static let headSize = 40

  private let fingerprints: FingerprintColumn
  /// The others; empty where one was not asked for.
  private let scores: NumberColumn<UInt16>
  private let votes: NumberColumn<UInt32>
  private let times: NumberColumn<UInt32>
  /// By what the scores of the table are multiplied; nil when they are by another half-life.
  private let scale: Double?
  private let fading: Fading

  /// A table of which some columns were read, in the order of ``Column``, with what its head says.
  init(columns: [[UInt8]], count: Int, day: Int, _ fading: Fading) {
    fingerprints = FingerprintColumn(columns[Column.fingerprints.rawValue], count: count)
    scores = NumberColumn(columns[Column.scores.rawValue])
    votes = NumberColumn(columns[Column.votes.rawValue])
    times = NumberColumn(columns[Column.times.rawValue])
    self.fading = fading
    let isStandard = fading.halfLife == Fading.standardHalfLife
    scale = isStandard ? power(2, Double(day - fading.today) / Double(fading.halfLife)) : nil
  }

  var isEmpty: Bool { fingerprints.count == 0 }

  /// Whether a fingerprint may be that of an entry.
  func contains(_ fingerprint: UInt32) -> Bool {
    var isFound = false
    fingerprints.visitPlaces(of: fingerprint) { _ in isFound = true }
    return isFound
  }

  /// Calls `body` with the rank of each restaurant that a fingerprint may mean, or a better one.
  func visitRanks(ofFingerprint fingerprint: UInt32, _ body: (ScoreRank) -> Void) {
    fingerprints.visitPlaces(of: fingerprint) { body(rank(at: $0)) }
  }

  /// No restaurant that a fingerprint may mean has a higher score; nil when none is rated.
  func highestScore(ofFingerprint fingerprint: UInt32) -> Double? {
    var highest: Double?
    fingerprints.visitPlaces(of: fingerprint) { highest = max(highest ?? 0, score(at: $0)) }
    return highest
  }

  /// Which of some rows, a bit each, may be of restaurants with at least a score; `fingerprint` gives
  /// that of a row's id.
  func rows(
    _ rows: UInt64, scoring least: Double, _ fingerprint: (Int) -> UInt32
  ) -> UInt64 {
    guard scale != nil else { return rows }
    return fingerprints.withView { view in
      var (rest, found) = (rows, UInt64(0))
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        rest &= rest - 1
        view.visitPlaces(of: fingerprint(bit)) { place in
          if score(at: place) >= least { found |= 1 << UInt64(bit) }
        }
      }
      return found
    }
  }

  /// The rank of an entry, without what its columns that were not read say.
  private func rank(at place: Int) -> ScoreRank {
    var rank = Votes(word: votes[place] ?? 0).rank
    (rank.value, rank.last) = (score(at: place), last(at: place))
    return rank
  }

  private func score(at place: Int) -> Double {
    if let scale { return scores[place].map { RoundedScore(word: $0).value * scale } ?? 0 }
    guard let day = last(at: place)?.day, let votes = votes[place].map(Votes.init) else { return 0 }
    guard !votes.areMany else { return .infinity }
    let rank = votes.rank
    let mean = BayesianMean(
      stars: nil, count: nil, ownSum: rank.limes * 100, ownCount: rank.count)
    // All ratings at the time of the last are hotter than they were; more against the last bits.
    return Double(rank.count) * fading.weight(ofDay: day) * mean.fraction * (1 + 1e-9)
  }

  private func last(at place: Int) -> HybridTime? {
    times[place].map { HybridTime(milliseconds: Int64($0) * 60_000) }
  }
}

// MARK: - Reading

extension Snapshot {
  /// Some columns of the table of scores, each checked as a whole.
  func scoreTable(
    _ wanted: [ScoreTable.Column], _ fading: Fading
  ) throws(SnapshotFault) -> ScoreTable {
    let head = try bytes(of: .scoreTable, at: 0, count: ScoreTable.headSize)
    let numbers = PackedBytes(head)
    guard Fingerprint.of(head) == header.scores, head.count == ScoreTable.headSize else {
      throw SnapshotFault(byte: starts[Section.scoreTable.rawValue])
    }
    let count = Int(numbers.load(at: 0, as: UInt32.self))
    var columns = [[UInt8]](repeating: [], count: ScoreTable.Column.allCases.count)
    for column in [.fingerprints] + wanted where columns[column.rawValue].isEmpty {
      let start = column.start(count)
      let bytes = try bytes(of: .scoreTable, at: start, count: column.size(count))
      guard Fingerprint.of(bytes) == numbers.load(at: 8 + column.rawValue * 8, as: UInt64.self)
      else { throw SnapshotFault(byte: starts[Section.scoreTable.rawValue] + start) }
      columns[column.rawValue] = bytes
    }
    let day = Int(Int32(bitPattern: numbers.load(at: 4, as: UInt32.self)))
    return ScoreTable(columns: columns, count: count, day: day, fading)
  }
}
