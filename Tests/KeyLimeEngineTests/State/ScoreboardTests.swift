import Testing

@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The board says of every restaurant what the state says of it.
@Suite struct ScoreboardTests {
  private let fading = OldFading(now: 1_790_000_000)

  /// Whether a rank is as good as the true one in what its columns say.
  private func promises(
    _ rank: ScoreRank, _ truth: ScoreRank, _ columns: [ScoreTable.Column]
  ) -> Bool {
    columns.allSatisfy { column in
      switch column {
      case .fingerprints, .hotFingerprints, .hotScores: true
      case .scores: rank.value >= truth.value && rank.value < truth.value * 1.001
      case .votes: rank.count == truth.count && rank.limes == truth.limes
      case .times:
        rank.last.map { last in
          truth.last.map { last >= $0 && last.milliseconds < $0.milliseconds + 180_000 } ?? false
        } ?? false
      }
    }
  }

  @Test(
    arguments: 0..<6 as Range<UInt64>,
    [[.scores], [.votes], [.times], [.votes, .times, .scores]] as [[ScoreTable.Column]])
  func agreesWithTheStateWithAndWithoutASnapshot(
    _ seed: UInt64, _ columns: [ScoreTable.Column]
  ) throws {
    var history = RandomHistory(seed: seed)
    let events = history.events(260)
    let store = try TemporaryStore()
    try JournalFolder.make("\(store.path)/private")
    for count in [events.count / 2, events.count] {
      try store.write(Array(events.prefix(count)))
      let journal = store.journal(9)
      for _ in 0..<2 {
        try journal.read { (state) throws(SnapshotFault) in
          let board = try state.scoreboard(fading, for: columns)
          for number in 0..<6 {
            let id = restaurant(number)
            let expected = try state.score(of: id).map { FadedScore($0, fading) }
            #expect(board.score(of: id) == expected, "seed \(seed)")
            var ranks: [ScoreRank] = []
            board.visitRanks(ofFingerprint: id.fingerprint) { ranks.append($0) }
            guard let rank = expected?.rank else { continue }
            if columns.contains(.scores) {
              let highest = board.highestScore(ofFingerprint: id.fingerprint)
              #expect(highest ?? -1 >= rank.value, "seed \(seed)")
            }
            #expect(
              ranks.contains { promises($0, rank, columns) }, "seed \(seed) \(ranks) \(rank)")
          }
        }
        #expect(journal.writesSnapshot())
      }
    }
  }

  @Test("no other half-life promises less than the truth", arguments: [1, 5, 90])
  func otherHalfLives(_ halfLife: Int) throws {
    var history = RandomHistory(seed: 7)
    let store = try TemporaryStore()
    try store.write(history.events(400))
    try JournalFolder.make("\(store.path)/private")
    let journal = store.journal(9)
    #expect(journal.writesSnapshot())
    let fading = OldFading(now: 1_790_900_000, halfLife: halfLife)
    try journal.read { (state) throws(SnapshotFault) in
      let board = try state.scoreboard(fading, for: [.votes, .times])
      for number in 0..<6 {
        guard let score = try state.score(of: restaurant(number)) else { continue }
        var best = 0.0
        board.visitRanks(ofFingerprint: restaurant(number).fingerprint) {
          best = max(best, $0.value)
        }
        #expect(best >= FadedScore(score, fading).value)
      }
    }
  }

  /// A store with ratings of restaurants, and a snapshot of most of them.
  private func rated(_ count: Int = 120) throws -> (TemporaryStore, Journal) {
    let store = try TemporaryStore()
    var scribe = Scribe()
    for number in 1...count { scribe.write(.rate(restaurant(number), limes(number % 5 + 1))) }
    try store.write(scribe.events)
    try JournalFolder.make("\(store.path)/private")
    let journal = store.journal()
    #expect(journal.writesSnapshot())
    return (store, journal)
  }

  @Test("a damaged table is not believed", arguments: [12, 30, 44, 130, 300, 500])
  func aDamagedTableIsFoldedAnew(byte: Int) throws {
    let (store, journal) = try rated()
    let path = Snapshot.path(in: store.path)
    let table = try #require(Snapshot(store: store.path)).starts[Section.scoreTable.rawValue]
    var bytes = try store.bytes(path)
    bytes[table + byte] ^= 1
    try store.replace(path, with: bytes)
    let (asked, ranks) = try journal.read { (state) throws(SnapshotFault) in
      let board = try state.scoreboard(fading, for: [.scores, .votes])
      var ranks = 0
      board.visitRanks(ofFingerprint: restaurant(100).fingerprint) { _ in ranks += 1 }
      return (state.base == nil, ranks)
    }
    #expect(asked)
    #expect(ranks == 1)
  }

  /// A state of 900 rated restaurants, and some more since the snapshot.
  private func ask(_ question: (State) throws(SnapshotFault) -> Void) throws {
    let (store, journal) = try rated(900)
    defer { withExtendedLifetime(store) {} }
    try journal.read(question)
  }

  @Test func theVotesOfAFewAndOfManyAreTheSame() throws {
    try ask { (state) throws(SnapshotFault) in
      let board = try state.scoreboard(fading, for: [.votes])
      for number in 1...1000 {
        var ranks: [ScoreRank] = []
        board.visitRanks(ofFingerprint: restaurant(number).fingerprint) { ranks.append($0) }
        let limes = number > 900 ? nil : number % 5 + 1
        #expect(ranks.map(\.limes).first == limes, "\(number)")
        #expect(ranks.allSatisfy { $0.count == 1 })
      }
      #expect(board.fault == nil)
    }
  }

  @Test func rowsOfABlockAreHopelessOnlyWhereEachIs() throws {
    try ask { (state) throws(SnapshotFault) in
      let board = try state.scoreboard(fading, for: [.scores])
      var needlessly = 0
      for first in stride(from: 1, to: 1100, by: 50) {
        let fingerprints = (first..<first + 64).map { restaurant($0).fingerprint }
        let scores = fingerprints.map { board.highestScore(ofFingerprint: $0) }
        let least = scores.compactMap(\.self).sorted().dropFirst(20).first ?? 0
        for rows in [UInt64.max, 0, 0xF0F0_1234_5678_0001] {
          let hopeful = board.rows(rows, scoring: least) { fingerprints[$0] }
          for bit in 0..<64 {
            let isHot = scores[bit].map { $0 >= least && $0 > board.floor ?? -1 } ?? false
            let isHopeful = rows >> UInt64(bit) & 1 == 1 && isHot
            let isKept = hopeful >> UInt64(bit) & 1 == 1
            if isHopeful { #expect(isKept, "row \(bit) from \(first)") }
            needlessly += isKept && !isHopeful ? 1 : 0
          }
        }
      }
      // The fifty that changed since the snapshot are decided one by one, some in two blocks.
      #expect(needlessly < 130)
    }
  }

  @Test func moreRatingsThanATableCountsPromiseTheMost() throws {
    var lines: [UInt8] = []
    SnapshotLine.append(
      SubjectKey("n7"), Array("[1790000000000,0,20717,70000,350000]".utf8), to: &lines)
    let bytes = try ScoreTable.Draft(of: lines, day: 20_717).bytes
    let head = ScoreTable.Head(PackedBytes(bytes))
    let columns = ScoreTable.Column.allCases.map { column in
      Array(bytes[column.start(head)...].prefix(column.size(head)))
    }
    for halfLife in [14, 3] {
      let table = ScoreTable(columns: columns, head, OldFading(day: 20_717, halfLife: halfLife))
      var ranks: [ScoreRank] = []
      table.visitRanks(ofFingerprint: restaurant(7).fingerprint) { ranks.append($0) }
      let rank = try #require(ranks.first)
      #expect(rank.value >= 69_900)
      let mean = BayesianMean(
        stars: Stars(1.0), count: 10_000_000, ownSum: rank.limes * 100, ownCount: rank.count)
      #expect(mean.stars >= 5)
    }
  }

  @Test("damage neither enters the table nor stays", arguments: [0, 330])
  func aDamagedLineIsNotCarriedOn(later count: Int) throws {
    let store = try TemporaryStore()
    var scribe = Scribe()
    for number in 1...120 { scribe.write(.rate(restaurant(number), limes(number % 5 + 1))) }
    scribe.wait(86_400_000)
    for _ in 0..<60 { scribe.write(.favourite(restaurant(1))) }
    try store.write(scribe.events)
    try JournalFolder.make("\(store.path)/private")
    #expect(store.journal().writesSnapshot())
    let path = Snapshot.path(in: store.path)
    var bytes = try store.bytes(path)
    let line = Array("\tn44\t[17900".utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: line) })
    bytes[place + 7] ^= 1
    try store.replace(path, with: bytes)
    for _ in 0..<count { scribe.write(.favourite(restaurant(2))) }
    try store.write(scribe.events)
    let journal = store.journal()
    _ = try journal.read { (state) throws(SnapshotFault) in
      try count == 0 ? state.score(of: restaurant(44)) : nil
    }
    for _ in 0..<400 {
      if journal.refreshSnapshot() { break }
      usleep(5000)
    }
    let snapshot = try #require(Snapshot(store: store.path))
    let body = try snapshot.body(.scores, SubjectKey("n44"), RatingSummary.init(body:))
    #expect(body?.count == 1)
    let table = try snapshot.scoreTable([.scores], fading)
    #expect(table.contains(restaurant(44).fingerprint))
  }

  @Test func aDamagedSectionIsFoldedAnew() throws {
    let (store, journal) = try rated()
    let path = Snapshot.path(in: store.path)
    var bytes = try store.bytes(path)
    let terms = Array("\t[17900".utf8)
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: terms) })
    bytes[place + 3] ^= 1
    try store.replace(path, with: bytes)
    let scores = try journal.read { (state) throws(SnapshotFault) in
      let board = try state.scoreboard(fading, for: [])
      let scores = (1...120).compactMap { board.score(of: restaurant($0)) }
      if let fault = board.fault { throw fault }
      return scores
    }
    #expect(scores.count == 120)
    #expect(
      scores.allSatisfy { $0.terms.last.map { $0.milliseconds > 1_790_000_000_000 } ?? false })
  }

  @Test func tenPeopleRatingAtOnceAreTenRatings() async throws {
    let store = try TemporaryStore()
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<10 {
        group.addTask { [path = store.path] in
          let journal = Journal(store: path, replica: ReplicaID(random: 1))
          let who = account("person\(number)")
          // Each changes their mind once; only the last rating counts.
          for count in [1, number % 5 + 1] {
            guard
              (try? journal.append([.rate(restaurant(7), limes(count))], by: who, now: 1)) != nil
            else { return false }
          }
          return true
        }
      }
      for await isWritten in group { #expect(isWritten) }
    }
    let terms = try store.journal().read { (state) throws(SnapshotFault) in
      try state.score(of: restaurant(7))
    }
    #expect(terms?.count == 10)
    #expect(terms?.limes == 30)
    #expect(try store.journal().events().count == 20)
  }
}
