import Testing
import Thoroughness

@testable import KeyLimeEngine

/// A journal that is folded part by part comes to what it comes to when it is folded at once.
@Suite struct PartitionedFoldTests {
  private let store: TemporaryStore
  private let folder: Folder

  init() throws {
    store = try TemporaryStore()
    folder = Folder("\(store.path)/private")
    try folder.make(isPrivate: true)
  }

  private func fold(_ authority: Authority = .everybody, parts size: Int = 40) -> Bool {
    store.foldsInParts(authority, parts: size)
  }

  /// What the snapshot holds, without a look at the journal.
  private func kept() throws -> (header: SnapshotHeader, lines: [UInt8]) {
    let snapshot = try #require(Snapshot(store: store.path))
    let lines = try State(snapshot: snapshot, Tail([])).serialised()
    return (snapshot.header, lines)
  }

  private func events(_ seed: UInt64, isAboutDeals: Bool) -> [Event] {
    var history = RandomHistory(seed: seed)
    history.isAboutDeals = isAboutDeals
    history.saysWhoSpeaks = true
    return history.events(Thoroughness.isWhole ? 900 : 400)
  }

  @Test(arguments: (1...8 as ClosedRange<UInt64>).sweep(1), [false, true])
  func comesToTheSame(seed: UInt64, isAboutDeals: Bool) throws {
    let events = events(seed, isAboutDeals: isAboutDeals)
    try store.write(events)
    var format = StoreFormat()
    for authority in [Authority.everybody, foreign(&format)] {
      let all = State(
        snapshot: nil, Tail(events.orderedForFold()),
        claims: .onTrust(except: []), authority: authority)
      #expect(fold(authority))
      #expect(try kept().lines == all.serialised(), "seed \(seed)")
    }
  }

  /// Of three replicas only the first belongs to the store.
  private func foreign(_ format: inout StoreFormat) -> Authority {
    format.replicas = [ReplicaID(random: 1)]
    format.founder = ReplicaID(random: 2)
    return Authority(format)
  }

  /// Undos of undos in a chain, in a circle, and of something that is not here.
  @Test(arguments: 1...4 as ClosedRange<Int>) func undosOfUndosStayTogether(size: Int) throws {
    var scribe = Scribe()
    let first = scribe.write(.rate(restaurant(1), limes(3)), by: "ana")
    var chain = first
    for _ in 0..<20 { chain = scribe.write(.undo(chain), by: "ana") }
    let n = chain.n
    for number in 1...3 {
      let next = EventID(replica: chain.replica, n: n + (number == 3 ? 1 : number + 1))
      scribe.write(.undo(next), by: "ana")
    }
    var missing = scribe.write(
      .undo(EventID(replica: ReplicaID(random: 77), n: 5)), by: "ana")
    for _ in 0..<5 { missing = scribe.write(.redo(missing), by: "ana") }
    try store.write(scribe.events)
    #expect(fold(parts: size))
    #expect(try kept().lines == State.fold(scribe.events).serialised())
  }

  @Test(arguments: (1...4 as ClosedRange<UInt64>).sweep(1))
  func namesWhatAnotherSnapshotWouldName(seed: UInt64) throws {
    let events = events(seed, isAboutDeals: false)
    try store.write(events)
    #expect(fold())
    let header = try kept().header
    try Snapshot.folder(in: store.path).removeAll()
    #expect(store.journal().writesSnapshot())
    let other = try kept().header
    #expect(header.last == other.last && header.positions == other.positions)
    #expect(header.claims == other.claims && header.authority == other.authority)
    #expect(header.hasCuts == other.hasCuts)
    #expect(header.restaurants == other.restaurants)
  }

  @Test(arguments: (1...4 as ClosedRange<UInt64>).sweep(1))
  func whatComesLaterIsLaidOverIt(seed: UInt64) throws {
    let events = events(seed, isAboutDeals: false)
    try store.write(Array(events.prefix(600)))
    #expect(fold())
    try store.write(events)
    let state = try State.fold(events).serialised()
    let journal = store.journal()
    #expect(
      try journal.read { (state) throws(SnapshotFault) in try state.serialised() } == state,
      "seed \(seed)")
  }

  /// Writes ratings in more short segments than are folded at once.
  private func writeLongJournal() throws -> Scribe {
    var scribe = Scribe()
    for number in 0..<(PartitionedFold.leastSegments + 1) * 10 {
      scribe.write(.rate(restaurant(number % 100), limes(number % 5 + 1)), by: "ana")
    }
    try store.write(scribe.events, perSegment: 10)
    return scribe
  }

  @Test func aLongJournalIsFoldedSoByItself() throws {
    let scribe = try writeLongJournal()
    let journal = store.journal()
    let count = try journal.read { (state) throws(SnapshotFault) in
      (state.tail.events.count, try state.ratingSummary(of: restaurant(7))?.count)
    }
    #expect(count == (0, 1))
    #expect(try kept().lines == State.fold(scribe.events).serialised())
  }

  /// What is allowed may be covered already, so everything is folded again.
  @Test func whoIsAllowedInALongJournalIsFoldedInAtOnce() throws {
    var scribe = try writeLongJournal()
    #expect(try store.journal().read { (_: State) in true })
    scribe.write(.account(.allow(ReplicaID(random: 9))), by: "ana")
    try store.write(scribe.events, perSegment: 10)
    let start = ContinuousClock.now
    #expect(store.journal().writesSnapshot())
    #expect(ContinuousClock.now - start < .seconds(15))
    #expect(try kept().lines == State.fold(scribe.events).serialised())
  }

  /// The run that finds the damage while it writes the next snapshot has its lock already.
  @Test func aDamagedSnapshotOfALongJournalIsMadeAnewAtOnce() throws {
    var scribe = try writeLongJournal()
    #expect(try store.journal().read { (_: State) in true })
    let table = "\(store.path)/private/snapshot/\(try #require(kept().header.base.first?.file))"
    var bytes = try store.bytes(table)
    for place in stride(from: 200, to: bytes.count - 200, by: 50) { bytes[place] ^= 1 }
    try store.replace(table, with: bytes)
    for number in 0..<100 { scribe.write(.rate(restaurant(number), limes(1)), by: "ana") }
    try store.write(scribe.events, perSegment: 10)
    let start = ContinuousClock.now
    #expect(store.journal().writesSnapshot())
    #expect(ContinuousClock.now - start < .seconds(15))
    #expect(try kept().lines == State.fold(scribe.events).serialised())
  }

  @Test func nothingIsWrittenOfADamagedJournal() throws {
    let events = events(1, isAboutDeals: false)
    try store.write(events)
    let journal = Journal(store: store.path, replica: ReplicaID(random: 1))
    let path = journal.path(of: ReplicaID(random: 2), segment: 1)
    var bytes = try store.bytes(path)
    bytes[bytes.count / 2] ^= 1
    try store.replace(path, with: bytes)
    #expect(!PartitionedFold(journal, .everybody, eventsInPart: 40).write())
    #expect(Snapshot(store: store.path) == nil)
  }

  /// The next snapshot shares the tables of the live one, not of one that was live once.
  @Test func aSnapshotIsNotWrittenOnABaseThatIsGone() throws {
    var scribe = Scribe()
    for number in 0..<300 { scribe.write(.rate(restaurant(number), limes(4))) }
    try store.write(scribe.events)
    #expect(fold())
    let slow = store.journal()
    let question = { (state: State) throws(SnapshotFault) in
      try state.rating(of: restaurant(7), by: account("ana"))?.limes
    }
    #expect(try slow.read(question) == limes(4))
    // Another process replaces all of it.
    #expect(fold())
    #expect(slow.writesSnapshot())
    let snapshot = try #require(Snapshot(store: store.path))
    let found = try question(State(snapshot: snapshot, Tail([])))
    #expect(found == limes(4))
  }
}
