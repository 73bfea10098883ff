import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct DamageTests {
  private func filled(_ store: TemporaryStore) throws -> (
    FoldedJournal, path: String, bytes: [UInt8]
  ) {
    let journal = store.journal()
    for count in 1...4 {
      _ = try journal.append(
        [.rate(restaurant(count), limes(count))], by: account("ana"), now: Int64(count))
    }
    let path = journal.path(of: journal.replica, segment: 1)
    return (journal, path, try store.bytes(path))
  }

  private func lastLine(_ bytes: [UInt8]) -> Int {
    (bytes.dropLast().lastIndex(of: 0x0A) ?? -1) + 1
  }

  /// Writes down one thing, reading the state first or not.
  private func append(
    _ action: Action, to journal: FoldedJournal, now: Int64, readsFirst: Bool
  ) throws {
    if readsFirst { try journal.read { (_) throws(SnapshotFault) in } }
    _ = try journal.append([action], by: account("ana"), now: now)
  }

  @Test(arguments: [false, true]) func aTailTornAnywhereHeals(readsFirst: Bool) throws {
    let store = try TemporaryStore()
    let (journal, path, bytes) = try filled(store)
    let ends = (lastLine(bytes)..<bytes.count).sweep(60)
    for end in ends {
      try store.replace(path, with: Array(bytes[..<end]))
      #expect(try journal.events().count == 3)
      try append(.favourite(restaurant(9)), to: journal, now: 9, readsFirst: readsFirst)
      let events = try journal.events()
      #expect(events.map(\.id.n) == [1, 2, 3, 4], "cut at \(end)")
      #expect(events.last?.action == .favourite(restaurant(9)))
    }
    let aside = try journal.folder(of: journal.replica).names()
    #expect(aside.count == ends.count)
    #expect(try store.bytes("\(path).torn-1") == Array(bytes[lastLine(bytes)..<ends[1]]))
  }

  /// A journal that is read again because of a loss is not longer for it.
  @Test func aLossDoesNotCountTwiceAgainstTheLimit() throws {
    let store = try TemporaryStore()
    var scribe = Scribe()
    for _ in 0..<40 { scribe.write(.rate(restaurant(1), limes(4))) }
    try store.write(scribe.events, perSegment: 10)
    let journal = Journal(store: store.path, replica: .nobody)
    try store.replace(
      journal.path(of: ReplicaID(random: 1), segment: 2), with: Array("damaged\n".utf8))
    let reading = try journal.read(after: JournalPositions(), limit: 4)
    #expect(!reading.isTooLong && !reading.losses.isEmpty && reading.events.count == 30)
  }

  /// Nothing is made of them again and again while they wait.
  @Test func manyEventsThatWaitMakeNoLongJournal() throws {
    let store = try TemporaryStore()
    var scribe = Scribe()
    scribe.write(.rate(restaurant(1), limes(4)))
    let now = scribe.events[0].time.milliseconds
    scribe.wait(2 * 86_400_000)
    for _ in 0..<40 { scribe.write(.rate(restaurant(2), limes(5))) }
    try store.write(scribe.events, perSegment: 10)
    var format = StoreFormat()
    format.replicas = []
    let trusting = Journal(store: store.path, replica: .nobody)
    #expect(try trusting.read(after: JournalPositions(), limit: 1).isTooLong)
    let journal = Journal(
      store: store.path, replica: .nobody, hold: HeldLines(now: now, format))
    let first = try journal.read(after: JournalPositions(), limit: 1)
    #expect(!first.isTooLong && first.events.map(\.id.n) == [1])
    let rest = try journal.read(after: first.positions, limit: 1)
    #expect(!rest.isTooLong && rest.events.isEmpty)
    #expect(rest.positions == first.positions)
  }

  /// The name of one file must not make every reader look for all those before it.
  @Test func aSegmentFarFromTheOthersIsNamedAndPassedOver() throws {
    let store = try TemporaryStore()
    let (journal, path, bytes) = try filled(store)
    for number in [203, 1000, 999_999_999_999_999] {
      let stray = journal.path(of: journal.replica, segment: number)
      try store.replace(stray, with: bytes)
      let reader = store.journal()
      #expect(try reader.events().count == 4)
      #expect(reader.log.damage.losses.map(\.file) == [stray])
      #expect(throws: JournalError.self) {
        try append(.favourite(restaurant(9)), to: reader, now: 9, readsFirst: true)
      }
      try store.remove(stray)
    }
    #expect(try store.bytes(path) == bytes)
  }

  @Test func segmentsMissingInARowAreOneLoss() throws {
    let store = try TemporaryStore()
    let (journal, _, bytes) = try filled(store)
    try store.replace(journal.path(of: journal.replica, segment: 150), with: bytes)
    let reading = try journal.log.read(after: JournalPositions())
    #expect(reading.losses.first?.file == journal.path(of: journal.replica, segment: 2))
    #expect(reading.losses.count { $0.damage == .incompleteSegment } == 1)
  }

  @Test(arguments: [false, true])
  func aTornFirstLineOfANewSegmentHeals(readsFirst: Bool) throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    let actions = (0..<500).map { Action.favourite(restaurant($0)) }
    _ = try journal.append(actions, by: account("ana"), now: 1)
    for rest in ["", "{\"v\":1,\"rep"] {
      try store.replace(journal.path(of: journal.replica, segment: 2), with: Array(rest.utf8))
      #expect(try journal.events().count == 500)
      try append(.favourite(restaurant(999)), to: journal, now: 1, readsFirst: readsFirst)
      #expect(try journal.events().last?.id.n == 501)
    }
  }

  /// What a fresh reader finds, and what it names.
  private func reading(_ store: TemporaryStore) throws -> (numbers: [Int], log: DamageLog) {
    let journal = store.journal()
    return (try journal.events().map(\.id.n), journal.damage)
  }

  @Test func aFlippedBitIsNamedAndTheRestCounts() throws {
    let store = try TemporaryStore()
    let (_, path, bytes) = try filled(store)
    for index in bytes.indices.dropLast().sweep(40) {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      try store.replace(path, with: damaged)
      let (numbers, log) = try reading(store)
      // A zero byte in the last line is what a page looks like that never reached the disk.
      if damaged[index] == 0, index >= lastLine(bytes) { continue }
      let line = (bytes[..<index].lastIndex(of: 0x0A) ?? -1) + 1
      #expect(log.losses.first?.file == path, "byte \(index)")
      #expect(log.losses.first?.byte == line, "byte \(index)")
      #expect(numbers.count == (bytes[index] == 0x0A ? 2 : 3), "byte \(index)")
    }
  }

  @Test func nothingIsWrittenBehindDamage() throws {
    let store = try TemporaryStore()
    let (_, path, bytes) = try filled(store)
    for index in [20, lastLine(bytes) + 20] {
      var damaged = bytes
      damaged[index] ^= 1
      try store.replace(path, with: damaged)
      #expect(throws: JournalError.self) {
        try self.append(.favourite(restaurant(9)), to: store.journal(), now: 9, readsFirst: true)
      }
      #expect(try store.bytes(path) == damaged)
    }
  }

  @Test func missingAndReorderedLinesAreNamed() throws {
    let store = try TemporaryStore()
    let (journal, path, bytes) = try filled(store)
    let lines = bytes.split(separator: 0x0A).map { Array($0) + [0x0A] }
    try store.replace(path, with: lines[0] + lines[2] + lines[3])
    var (numbers, log) = try reading(store)
    #expect(numbers == [1, 3, 4])
    #expect(log.losses.map(\.damage) == [.wrongNumber(expected: 2, found: 3)])
    #expect(log.losses.map(\.byte) == [lines[0].count])
    try store.replace(path, with: lines[0])
    let second = journal.path(of: journal.replica, segment: 2)
    try store.replace(second, with: lines[2])
    (numbers, log) = try reading(store)
    #expect(numbers == [1, 3])
    #expect(log.losses.map(\.file) == [second])
  }

  @Test func aMissingSegmentInTheMiddleIsNamed() throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    for round in 1...3 {
      let actions = (0..<500).map { Action.favourite(restaurant($0 * round)) }
      _ = try journal.append(actions, by: account("ana"), now: Int64(round))
    }
    try store.remove(journal.path(of: journal.replica, segment: 2))
    let (numbers, log) = try reading(store)
    #expect(numbers.count == 1000)
    #expect(log.losses.map(\.damage) == [.incompleteSegment])
    #expect(try journal.event(EventID(replica: journal.replica, n: 1200)) != nil)
  }

  @Test func aCommandWithAPageMissingInItsMiddleIsTorn() throws {
    let store = try TemporaryStore()
    let (journal, path, bytes) = try filled(store)
    let actions = (0..<40).map { Action.favourite(restaurant($0)) }
    _ = try journal.append(actions, by: account("ana"), now: 9)
    let whole = try store.bytes(path)
    for page in stride(from: bytes.count, to: whole.count, by: 512) {
      var damaged = whole
      for index in page..<min(page + 512, whole.count) { damaged[index] = 0 }
      try store.replace(path, with: damaged)
      let (numbers, log) = try reading(store)
      #expect(numbers == [1, 2, 3, 4], "page at \(page)")
      #expect(log.losses.isEmpty, "page at \(page)")
      let writer = store.journal()
      try append(.favourite(restaurant(9)), to: writer, now: 10, readsFirst: false)
      #expect(writer.damage.setAside.count == 1)
      #expect(try writer.events().map(\.id.n) == [1, 2, 3, 4, 5])
      try store.remove(writer.damage.setAside[0])
    }
  }

  @Test func rubbishOfAnotherReplicaStopsNobody() throws {
    let store = try TemporaryStore()
    let (journal, _, _) = try filled(store)
    let other = ReplicaID(random: 77)
    try journal.folder(of: other).make()
    let path = journal.path(of: other, segment: 1)
    try store.replace(path, with: Array("{\"x\":1}\n{\"x\":2}\n".utf8))
    var (numbers, log) = try reading(store)
    #expect(numbers == [1, 2, 3, 4])
    #expect(log.losses.map(\.byte) == [0, 8])
    try append(.favourite(restaurant(9)), to: store.journal(), now: 9, readsFirst: true)
    try store.remove(journal.folder(of: other).path)
    try store.replace(journal.folder(of: other).path, with: [])
    (numbers, log) = try reading(store)
    #expect(numbers == [1, 2, 3, 4, 5])
    #expect(log.losses.count == 1)
  }

  @Test func aDamagedSnapshotNeverGivesAWrongAnswer() throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    var history = RandomHistory(seed: 4)
    try store.write(history.events(250))
    try Folder.make("\(store.path)/private")
    let answers = {
      try store.journal().read { (state) throws(SnapshotFault) in try Self.answers(state) }
    }
    let expected = try answers()
    #expect(journal.writesSnapshot())
    #expect(try answers() == expected)
    let folder = Snapshot.folder(in: store.path)
    for name in try folder.names() {
      let path = folder.file(name)
      let bytes = try store.bytes(path)
      for index in Array(stride(from: 0, to: bytes.count, by: 97)).sweep(12) {
        var damaged = bytes
        damaged[index] ^= 4
        try store.replace(path, with: damaged)
        #expect(try answers() == expected, "byte \(index) of \(name)")
      }
      for end in Array(stride(from: 0, to: bytes.count, by: 997)).sweep(8) {
        try store.replace(path, with: Array(bytes[..<end]))
        #expect(try answers() == expected, "\(name) cut at \(end)")
      }
      try store.replace(path, with: bytes)
    }
  }

  @Test(
    "a header that says what cannot be, with a right checksum",
    arguments: [
      (Int.max, 1, 500), (250, 1, 5), (250, 1, .min), (250, 7, 500), (-1, 1, 500), (250, 1, .max),
    ].sweep(3))
  func aForgedHeader(n: Int, segment: Int, offset: Int) throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    var history = RandomHistory(seed: 4)
    try store.write(history.events(250))
    let expected = try journal.read { (state) throws(SnapshotFault) in try Self.answers(state) }
    #expect(journal.writesSnapshot())
    let path = Snapshot.path(in: store.path)
    var header = try #require(SnapshotHeader(line: try store.bytes(path)))
    let replica = try #require(header.positions.entries.first?.replica)
    header.positions[replica]?.n = n
    header.positions[replica]?.segment = segment
    header.positions[replica]?.offset = offset
    try store.replace(path, with: header.line)
    let found = try store.journal().read { (state) throws(SnapshotFault) in
      try Self.answers(state)
    }
    #expect(found == expected)
  }

  private static func answers(_ state: State) throws(SnapshotFault) -> [String] {
    let ana = account("ana")
    return [
      "\(try state.favourites(of: ana))", "\(try state.cards(of: ana).liked)",
      "\(try state.ratingSummaries(of: (0..<6).map { restaurant($0) }).sorted { $0.key < $1.key })",
      "\(try state.checkIns(of: ana))", "\(try state.contacts(of: ana))",
      "\(try state.bills(of: ana))", "\(try state.restaurants().map(\.changes))",
      "\(try state.uses(of: named("d1"), at: restaurant(1)))", "\(try state.accounts())",
    ]
  }

  @Test func lookingUpInALongSectionFindsWhatIsThereAndNothingElse() throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    let count = Thoroughness.isWhole ? 3000 : 1200
    let actions = (0..<count).map { Action.rate(restaurant($0 * 2), limes($0 % 5 + 1)) }
    _ = try journal.append(actions, by: account("ana"), now: 1_000)
    #expect(journal.writesSnapshot())
    try store.journal().read { (state) throws(SnapshotFault) in
      for number in stride(from: -2, to: 2 * count + 10, by: 7) {
        let limes = try state.rating(of: restaurant(number), by: account("ana"))?.limes.count
        let isThere = number >= 0 && number < 2 * count && number % 2 == 0
        #expect(limes == (isThere ? number / 2 % 5 + 1 : nil), "restaurant \(number)")
      }
      let asked = (0..<2 * count + 10).map { restaurant($0) }
      #expect(try state.ratingSummaries(of: asked).count == count)
      #expect(try state.ratingSummaries(of: [restaurant(1), restaurant(2 * count - 2)]).count == 1)
    }
  }
}
