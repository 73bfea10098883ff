import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct RatingSummaryTests {
  /// Many people rating in any order, on several replicas, give the same numbers.
  @Test(arguments: (0..<8 as Range<UInt64>).sweep(1))
  func theOrderOfArrivalMakesNoDifference(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var scribe = Scribe()
    for _ in 0..<400 {
      let place = restaurant(Int.random(in: 1...6, using: &random))
      let limes = limes(Int.random(in: 1...5, using: &random))
      let clears = Int.random(in: 0..<10, using: &random) == 0
      scribe.write(
        clears ? .clearRating(place) : .rate(place, limes),
        by: "p\(Int.random(in: 0..<40, using: &random))",
        replica: UInt64.random(in: 1...3, using: &random))
      scribe.wait(Int64.random(in: 0...40_000_000, using: &random))
    }
    let state = State.fold(scribe.events)
    for _ in 0..<5 {
      let other = State.fold(scribe.events.shuffled(using: &random))
      for number in 1...6 {
        let id = restaurant(number)
        #expect(try state.ratingSummary(of: id) == other.ratingSummary(of: id), "seed \(seed)")
      }
      #expect(try state.serialised() == other.serialised(), "seed \(seed)")
    }
  }

  @Test(arguments: (0..<6 as Range<UInt64>).sweep(2))
  func isTheSameWithAndWithoutASnapshot(_ seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    let events = history.events(260)
    let store = try TemporaryStore()
    try Folder.make("\(store.path)/private")
    for count in [events.count / 2, events.count] {
      try store.write(Array(events.prefix(count)))
      let journal = store.journal(9)
      let whole = State.fold(Array(events.prefix(count)))
      for _ in 0..<2 {
        try journal.read { (state) throws(SnapshotFault) in
          let all = Dictionary(
            uniqueKeysWithValues: try state.ratedRestaurants { $0 }.map { ($0, $1) })
          let hasRatings = try state.hasRatings()
          #expect(hasRatings || all.isEmpty)
          for number in 0..<6 {
            let expected = try whole.ratingSummary(of: restaurant(number))
            #expect(try state.ratingSummary(of: restaurant(number)) == expected, "seed \(seed)")
            #expect(all[restaurant(number)] == expected, "seed \(seed)")
          }
        }
        #expect(journal.writesSnapshot())
      }
    }
  }

  @Test(
    "what nobody has written is not read",
    arguments: [
      "", "[", "[1,0", "[1,0,]", "[1,0,20717,3]", "[1,0,20717,0,0]", "[1,0,20717,1,6]",
      "[1,0,20717,3,2]", "[1,0,20717,1,5] ", "[1,0,99999999999,1,5]", "[1,0,20717,9999999999,1]",
      "[1,70000,20717,1,5]",
    ])
  func foreignBodies(text: String) {
    #expect(Array(text.utf8).withBytes(RatingSummary.init(body:)) == nil)
  }

  @Test func theBodyIsReadAsItWasWritten() throws {
    let summary = try #require(
      try State.rated([(restaurant(1), 5, 20_700), (restaurant(1), 2, 20_710)])
        .ratingSummary(of: restaurant(1)))
    #expect(summary.body.withBytes(RatingSummary.init(body:)) == summary)
    #expect((summary.count, summary.limes, summary.meanHundredths) == (2, 7, 350))
  }

  @Test func tenPeopleRatingAtOnceAreTenRatings() async throws {
    let store = try TemporaryStore()
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<10 {
        group.addTask { [path = store.path] in
          let journal = FoldedJournal(Journal(store: path, replica: ReplicaID(random: 1)))
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
    let summary = try store.journal().read { (state) throws(SnapshotFault) in
      try state.ratingSummary(of: restaurant(7))
    }
    #expect(summary?.count == 10)
    #expect(summary?.limes == 30)
    #expect(try store.journal().events().count == 20)
  }

  @Test func aDamagedLineIsFoldedAnew() throws {
    let store = try TemporaryStore()
    try Folder.make("\(store.path)/private")
    try store.write(
      Scribe.ratings((1...120).map { (restaurant($0), $0 % 5 + 1, 20_717 + $0 / 40) }))
    let journal = store.journal()
    #expect(journal.writesSnapshot())
    let path = Snapshot.folder(in: store.path).file("1")
    var bytes = try store.bytes(path)
    let beginning = Array("\t[17".utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: beginning) })
    bytes[place + 3] ^= 1
    try store.replace(path, with: bytes)
    let summaries = try store.journal().read { (state) throws(SnapshotFault) in
      try state.ratingSummaries(of: (1...120).map { restaurant($0) })
    }
    #expect(summaries.count == 120 && summaries.values.allSatisfy { $0.count == 1 })
  }
}
