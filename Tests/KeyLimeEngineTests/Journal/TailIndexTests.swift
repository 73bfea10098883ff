import Testing

@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is kept of the lines behind a snapshot saves lexing, and changes nothing.
@Suite struct TailIndexTests {
  /// A store with a snapshot of half of the events, and an index of the rest.
  private func store(of events: [Event]) throws -> TemporaryStore {
    let store = try TemporaryStore()
    try store.write(Array(events.prefix(events.count / 2)))
    try Folder.make("\(store.path)/private")
    #expect(store.journal(9).writesSnapshot())
    try store.write(events)
    #expect(writesIndex(store))
    return store
  }

  /// Waits for the lock, as ``Journal/writesSnapshot()`` does.
  private func writesIndex(_ store: TemporaryStore) -> Bool {
    for _ in 0..<400 {
      let journal = store.journal(9)
      _ = try? journal.currentState()
      journal.refreshSnapshot()
      if TailIndex(store: store.path) != nil { return true }
      usleep(5000)
    }
    return false
  }

  private func lexed(_ store: TemporaryStore) throws -> Int {
    try store.journal(9).loadState().pieces.reduce(0) { $0 + $1.outcome.lexed }
  }

  private func state(_ store: TemporaryStore) throws -> [UInt8] {
    try store.journal(9).read { (state) throws(SnapshotFault) in try state.serialised() }
  }

  /// What is undone of the snapshot makes some of these histories be read whole, without an index.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func theStateOfAnyHistoryIsTheSame(_ seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    let store = try TemporaryStore()
    try store.write(history.events(160))
    try Folder.make("\(store.path)/private")
    #expect(store.journal(9).writesSnapshot())
    for count in [45, 45, 3] {
      let events = history.events(count)
      try store.write(events)
      let journal = store.journal(9)
      _ = try journal.currentState()
      journal.refreshSnapshot()
      #expect(try state(store) == State.fold(events).serialised(), "seed \(seed)")
    }
  }

  private static func ratings(_ count: Int) -> [Event] {
    var scribe = Scribe()
    for number in 0..<count {
      let key = number % 9 == 0 ? "k\(number)" : nil
      scribe.write(.rate(restaurant(number % 40), limes(number % 5 + 1)), key: key)
      if number % 7 == 0 { scribe.write(.unknown("dance\"", JSONObject())) }
    }
    return scribe.events
  }

  @Test func onlyNewLinesAreLexed() throws {
    let store = try store(of: Self.ratings(120))
    #expect(try lexed(store) == 0)
    try store.write(Self.ratings(131))
    #expect(try lexed(store) == Self.ratings(131).count - Self.ratings(120).count)
    #expect(try state(store) == State.fold(Self.ratings(131)).serialised())
  }

  @Test func anIndexOfOtherLinesIsNotBelieved() throws {
    let store = try store(of: Self.ratings(120))
    var scribe = Scribe()
    for event in Self.ratings(120) {
      if case .rate(let place, let limes) = event.action, limes.count == 3 {
        scribe.write(.rate(place, KeyLimeEngineTests.limes(4)), key: event.key)
      } else {
        scribe.write(event.action, key: event.key)
      }
    }
    let half = Self.ratings(120).count / 2
    let events = Array(Self.ratings(120).prefix(half)) + scribe.events.dropFirst(half)
    try store.write(events)
    #expect(try lexed(store) > 0)
    #expect(try state(store) == State.fold(events).serialised())
  }

  @Test func aDamagedIndexIsNotBelieved() throws {
    let events = Self.ratings(80)
    let store = try store(of: events)
    let path = TailIndex.path(in: store.path)
    let whole = try store.bytes(path)
    let right = try State.fold(events).serialised()
    for place in stride(from: 0, to: whole.count, by: 17) {
      var bytes = whole
      bytes[place] ^= 0x41
      try store.replace(path, with: bytes)
      #expect(TailIndex(store: store.path) == nil, "byte \(place)")
      #expect(try state(store) == right, "byte \(place)")
      try store.replace(path, with: Array(whole.prefix(place)))
      #expect(TailIndex(store: store.path) == nil, "\(place) bytes")
    }
  }

  /// With a right sum, so that every number in it is looked at.
  @Test func aForgedIndexStopsNothing() throws {
    let events = Self.ratings(80)
    let store = try store(of: events)
    let path = TailIndex.path(in: store.path)
    let whole = try store.bytes(path)
    for place in stride(from: 16, to: whole.count, by: 3) {
      var bytes = whole
      for offset in place..<min(place + 4, whole.count) { bytes[offset] = 0xFF }
      let sum = TailIndex.sum(of: bytes[16...])
      for offset in 0..<8 {
        bytes[8 + offset] = UInt8(truncatingIfNeeded: sum >> (8 * UInt64(offset)))
      }
      try store.replace(path, with: bytes)
      #expect(try store.journal(9).loadState().state.since.count > 20, "byte \(place)")
    }
  }
}
