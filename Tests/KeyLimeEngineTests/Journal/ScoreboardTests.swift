import Testing

@testable import KeyLimeEngine

/// The board says of every restaurant what the state says of it.
@Suite struct ScoreboardTests {
  private let fading = Fading(now: 1_790_000_000)

  @Test(arguments: 0..<6 as Range<UInt64>)
  func agreesWithTheStateWithAndWithoutASnapshot(_ seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    let events = history.events(260)
    let store = try TemporaryStore()
    try JournalFolder.make("\(store.path)/private")
    for count in [events.count / 2, events.count] {
      try store.write(Array(events.prefix(count)))
      let journal = store.journal(9)
      for _ in 0..<2 {
        try journal.read { (state) throws(SnapshotFault) in
          let board = try state.scoreboard(fading)
          for number in 0..<6 {
            let id = restaurant(number)
            let expected = try state.score(of: id).map { KeyLimeScore($0, fading) }
            #expect(board.score(of: id) == expected, "seed \(seed)")
            var ranks: [ScoreRank] = []
            board.visitRanks(ofFingerprint: id.fingerprint) { ranks.append($0) }
            #expect(ranks == [expected?.rank].compactMap(\.self), "seed \(seed)")
          }
        }
        #expect(journal.writesSnapshot())
      }
    }
  }

  @Test func aDamagedSectionIsFoldedAnew() throws {
    let store = try TemporaryStore()
    var scribe = Scribe()
    for number in 1...120 { scribe.write(.rate(restaurant(number), limes(number % 5 + 1))) }
    try store.write(scribe.events)
    try JournalFolder.make("\(store.path)/private")
    let journal = store.journal()
    #expect(journal.writesSnapshot())
    let path = Snapshot.path(in: store.path)
    var bytes = try store.bytes(path)
    let terms = Array("\t[17900".utf8)
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: terms) })
    bytes[place + 3] ^= 1
    try store.replace(path, with: bytes)
    let scores = try journal.read { (state) throws(SnapshotFault) in
      let board = try state.scoreboard(fading)
      return (1...120).compactMap { board.score(of: restaurant($0)) }
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
