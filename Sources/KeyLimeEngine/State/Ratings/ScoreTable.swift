/// What ranks the restaurants of a snapshot, by the 32 bits of an id that an index knows: for asking
/// about thousands of rows without reading what their ratings were.
///
/// A head, then columns, little-endian, of entries in the order of their fingerprints:
///
///     UInt32  how many entries       Int32  the day of the last event, since 1970-01-01
///     UInt32  how many of them are hot
///     UInt16  the score that none of the others has more than         UInt16  0
///     UInt64  the fingerprint of each of the six columns
///     drawers and marks              see ``FingerprintColumn``
///     UInt16  score on that day, by the standard half-life, see ``RoundedScore``
///     UInt32  how many ratings, and their limes together, see ``Votes``
///     UInt32  minutes from 1970 to the last rating, rounded up
///     drawers and marks, and scores, of the hot entries once more: those with the highest scores
///
/// No entry promises less than the truth. Scores fade alike, so that the score of any later day is
/// that of the day of the last event, faded; see ``FadedScore``.
struct ScoreTable {
  /// A column that a question may need.
  enum Column: Int, CaseIterable, Sendable {
    case fingerprints, scores, votes, times, hotFingerprints, hotScores

    /// How many bytes it takes.
    func size(_ head: Head) -> Int {
      switch self {
      case .fingerprints: FingerprintColumn.size(head.count)
      case .scores: head.count * 2
      case .votes, .times: head.count * 4
      case .hotFingerprints: FingerprintColumn.size(head.hotCount)
      case .hotScores: head.hotCount * 2
      }
    }

    /// Where it starts.
    func start(_ head: Head) -> Int {
      Self.allCases.prefix(rawValue).reduce(Head.size) { $0 + $1.size(head) }
    }
  }

  /// What stands before the columns.
  struct Head {
    static let size = 16 + 8 * Column.allCases.count
    /// How many of so many entries are hot: of the restaurants around, about as large a share will be,
    /// which fills a list many times in a city.
    static func hotCount(of count: Int) -> Int {
      let share = min(count / 12, 4096)
      return share < 16 ? 0 : share
    }

    let count: Int
    let day: Int
    let hotCount: Int
    /// The score that no entry has more than that is not hot.
    let floor: RoundedScore

    init(count: Int, day: Int, floor: RoundedScore) {
      (self.count, self.day, self.floor) = (count, day, floor)
      hotCount = Self.hotCount(of: count)
    }

    /// Reads the head that stands at the beginning of some bytes.
    init(_ numbers: PackedBytes) {
      count = Int(numbers.load(at: 0, as: UInt32.self))
      day = Int(Int32(bitPattern: numbers.load(at: 4, as: UInt32.self)))
      hotCount = Int(numbers.load(at: 8, as: UInt32.self))
      floor = RoundedScore(word: numbers.load(at: 12))
    }

    /// The head without the fingerprints of the columns.
    var bytes: [UInt8] {
      var bytes: [UInt8] = []
      bytes.append(littleEndian: UInt32(count))
      bytes.append(littleEndian: UInt32(truncatingIfNeeded: day))
      bytes.append(littleEndian: UInt32(hotCount))
      bytes.append(littleEndian: UInt32(floor.word))
      return bytes
    }
  }

  private let fingerprints: FingerprintColumn
  /// The others; empty where one was not asked for.
  private let scores: NumberColumn<UInt16>
  private let votes: NumberColumn<UInt32>
  private let times: NumberColumn<UInt32>
  /// The score that no restaurant without an entry has more than; nil when all that are rated have one.
  let floor: Double?
  /// Tells most restaurants from those with an entry, where few have one; nil where most have.
  let sieve: FingerprintSieve?
  /// By what the scores of the table are multiplied; nil when they are by another half-life.
  private let scale: Double?
  private let fading: OldFading

  /// A table of which some columns were read, in the order of ``Column``, with what its head says.
  init(columns: [[UInt8]], _ head: Head, _ fading: OldFading) {
    fingerprints = FingerprintColumn(columns[Column.fingerprints.rawValue], count: head.count)
    scores = NumberColumn(columns[Column.scores.rawValue])
    votes = NumberColumn(columns[Column.votes.rawValue])
    times = NumberColumn(columns[Column.times.rawValue])
    self.fading = fading
    let isStandard = fading.halfLife == OldFading.standardHalfLife
    scale = isStandard ? fading.scale(since: head.day) : nil
    (floor, sieve) = (nil, nil)
  }

  /// The table of the hot entries alone.
  init(hot columns: [[UInt8]], _ head: Head, _ fading: OldFading) {
    fingerprints = FingerprintColumn(
      columns[Column.hotFingerprints.rawValue], count: head.hotCount)
    scores = NumberColumn(columns[Column.hotScores.rawValue])
    (votes, times) = (NumberColumn([]), NumberColumn([]))
    self.fading = fading
    let scale = fading.scale(since: head.day)
    (self.scale, floor) = (scale, head.floor.value * scale)
    sieve = fingerprints.sieve
  }

  /// Whether a fingerprint may be that of a rated restaurant.
  func contains(_ fingerprint: UInt32) -> Bool {
    var isFound = floor != nil
    fingerprints.visitPlaces(of: fingerprint) { _ in isFound = true }
    return isFound
  }

  /// Calls `body` with the rank of each restaurant that a fingerprint may mean, or a better one.
  func visitRanks(ofFingerprint fingerprint: UInt32, _ body: (ScoreRank) -> Void) {
    var isFound = false
    fingerprints.visitPlaces(of: fingerprint) {
      isFound = true
      body(rank(at: $0))
    }
    if !isFound, let floor { body(ScoreRank(value: floor, count: 0, limes: 0)) }
  }

  /// No restaurant that a fingerprint may mean has a higher score; nil when none is rated.
  func highestScore(ofFingerprint fingerprint: UInt32) -> Double? {
    var highest = floor
    fingerprints.visitPlaces(of: fingerprint) { highest = max(highest ?? 0, score(at: $0)) }
    return highest
  }

  /// Which of some rows, a bit each, may be of restaurants with at least a score, and with more than
  /// the floor; `fingerprint` gives that of a row's id.
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
    _ wanted: [ScoreTable.Column], _ fading: OldFading
  ) throws(SnapshotFault) -> ScoreTable {
    let (head, columns) = try columns([.fingerprints] + wanted)
    return ScoreTable(columns: columns, head, fading)
  }

  /// The table of the highest scores, by the standard half-life; nil when there are not that many.
  func hotScoreTable(_ fading: OldFading) throws(SnapshotFault) -> ScoreTable? {
    let (head, columns) = try columns([.hotFingerprints, .hotScores])
    return head.hotCount == 0 ? nil : ScoreTable(hot: columns, head, fading)
  }

  private func columns(
    _ wanted: [ScoreTable.Column]
  ) throws(SnapshotFault) -> (ScoreTable.Head, [[UInt8]]) {
    let bytes = try bytes(of: .scoreTable, at: 0, count: ScoreTable.Head.size)
    guard Fingerprint.of(bytes) == header.scores, bytes.count == ScoreTable.Head.size else {
      throw SnapshotFault(byte: starts[Section.scoreTable.rawValue])
    }
    let numbers = PackedBytes(bytes)
    let head = ScoreTable.Head(numbers)
    var columns = [[UInt8]](repeating: [], count: ScoreTable.Column.allCases.count)
    for column in wanted where columns[column.rawValue].isEmpty {
      let start = column.start(head)
      let bytes = try self.bytes(of: .scoreTable, at: start, count: column.size(head))
      guard Fingerprint.of(bytes) == numbers.load(at: 16 + column.rawValue * 8, as: UInt64.self)
      else { throw SnapshotFault(byte: starts[Section.scoreTable.rawValue] + start) }
      columns[column.rawValue] = bytes
    }
    return (head, columns)
  }
}

extension OldFading {
  /// By what scores of a day are multiplied today.
  fileprivate func scale(since day: Int) -> Double {
    power(2, Double(day - today) / Double(halfLife))
  }
}
