import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct JournalRepairTests {
  /// A store with some commands of its own replica.
  private func filled(
    _ commands: Int = 6
  ) throws -> (store: TemporaryStore, path: String, lines: [[UInt8]]) {
    let store = try TemporaryStore()
    let journal = store.journal()
    for count in 1...commands {
      _ = try journal.append(
        [.rate(restaurant(count), limes(count % 5 + 1))], by: account("ana"), now: Int64(count))
    }
    let path = journal.path(of: journal.replica, segment: 1)
    let lines = try store.bytes(path).split(separator: 0x0A).map { Array($0) + [0x0A] }
    return (store, path, lines)
  }

  private func repair(_ path: String, now: Int64 = 1_790_000_000_000) throws -> Repair {
    let store = try Store(at: path)
    return try store.repair(store.examine(now: now), now: now) { 7 }
  }

  /// Ratings that can be read, and whether the journal can be written and read without a word.
  private func checkIsWhole(_ store: TemporaryStore, events: [Int], _ damage: String) throws {
    let journal = store.journal()
    _ = try journal.append([.favourite(restaurant(9))], by: account("ana"), now: 99)
    let fresh = store.journal()
    #expect(try fresh.events().map(\.id.n) == Array(1...(events.last ?? 0) + 1), "\(damage)")
    #expect(try fresh.events().filter { $0.kind == .rate }.map(\.id.n) == events, "\(damage)")
    #expect(fresh.damage.losses.isEmpty, "\(damage)")
  }

  @Test func eachDamagedLineLeavesALineThatSaysSo() throws {
    for line in 0..<5 {
      let (store, path, lines) = try filled()
      var damaged = lines
      damaged[line][30] ^= 1
      try store.replace(path, with: Array(damaged.joined()))
      let done = try repair(store.path)
      #expect(done.mended.contains { $0.kind == .damagedJournal } && done.failed.isEmpty)
      let left = (1...6).filter { $0 != line + 1 }
      try checkIsWhole(store, events: left, "line \(line)")
      let lost = Folder(store.path).folder("lost+found")
      let stamp = try #require(lost.names().first)
      let kept = "\(lost.path)/\(stamp)/journal/\(store.journal().replica.text)/000001.jsonl"
      #expect(try store.bytes(kept) == Array(damaged.joined()))
      #expect(try !store.bytes("\(lost.path)/\(stamp)/report.txt").isEmpty)
    }
  }

  @Test func theLastLineAndMissingLinesAreMended() throws {
    var (store, path, lines) = try filled()
    lines[5][30] ^= 1
    try store.replace(path, with: Array(lines.joined()))
    _ = try repair(store.path)
    let journal = store.journal()
    #expect(try journal.events().map(\.id.n) == Array(1...6))
    #expect(try journal.events().last?.isLost == true)
    _ = try journal.append([.favourite(restaurant(9))], by: account("ana"), now: 99)
    #expect(journal.damage.losses.isEmpty)

    (store, path, lines) = try filled()
    try store.replace(path, with: Array((lines[..<2] + lines[4...]).joined()))
    _ = try repair(store.path)
    try checkIsWhole(store, events: [1, 2, 5, 6], "two lines are missing")
  }

  @Test func aMissingSegmentIsFilledAndRubbishMovesAway() throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    for round in 1...3 {
      let actions = (0..<500).map { Action.favourite(restaurant($0 * round)) }
      _ = try journal.append(actions, by: account("ana"), now: Int64(round))
    }
    for segment in [1, 2].sweep(1) {
      try store.remove(journal.path(of: journal.replica, segment: segment))
      let other = ReplicaID(random: 77)
      try journal.folder(of: other).make()
      try store.replace(
        journal.path(of: other, segment: 1), with: Array("{\"x\":1}\n{\"x\":2}\n".utf8))
      _ = try repair(store.path)
      let fresh = store.journal()
      #expect(try fresh.events().count == 1500, "segment \(segment)")
      #expect(fresh.damage.losses.isEmpty, "segment \(segment)")
      #expect(try fresh.log.replicas() == [journal.replica])
    }
  }

  /// Five segments of 500 events of one replica.
  private func long() throws -> (store: TemporaryStore, journal: Journal) {
    let store = try TemporaryStore()
    let journal = store.journal()
    for round in 1...5 {
      let actions = (0..<500).map { Action.favourite(restaurant($0 * round)) }
      _ = try journal.append(actions, by: account("ana"), now: Int64(round))
    }
    return (store, journal.log)
  }

  @Test(arguments: [[2, 4], [1, 2], [2, 3, 4], [2, 3]].sweep(1))
  func segmentsThatAreMissingSideBySideAreFilled(_ missing: [Int]) throws {
    let (store, journal) = try long()
    for segment in missing { try store.remove(journal.path(of: journal.replica, segment: segment)) }
    #expect(try repair(store.path).failed.isEmpty)
    let again = try Store(at: store.path).examine(now: 1_790_000_000_000)
    #expect(!again.findings.contains { $0.kind == .damagedJournal }, "\(again.findings)")
    let fresh = store.journal()
    #expect(try fresh.events().count == 2500)
    _ = try fresh.append([.favourite(restaurant(9))], by: account("ana"), now: 99)
    #expect(fresh.damage.losses.isEmpty)
  }

  @Test func aBackupFillsWhatTheRepairCouldNot() throws {
    let (store, journal) = try long()
    let before = try store.journal().events()
    let copy = try TemporaryStore()
    _ = try Store(at: store.path).backUp(
      to: "\(copy.path)/copy", withPrivate: false, replica: journal.replica,
      time: "2026-11-20T12:00:00Z")
    for segment in [2, 3] { try store.remove(journal.path(of: journal.replica, segment: segment)) }
    #expect(try repair(store.path).failed.isEmpty)
    _ = try Store(at: store.path).restore(try Backup(at: "\(copy.path)/copy"), now: 0)
    let fresh = store.journal()
    #expect(try fresh.events() == before)
    #expect(fresh.damage.losses.isEmpty)
  }

  /// A picture that nothing names is set aside only where all events were read.
  @Test(arguments: [nil, "damaged", "misplaced"])
  func noPictureIsSetAsideWhileEventsAreUnread(_ damage: String?) throws {
    let (store, path, lines) = try filled()
    let bytes = Array("a picture".utf8)
    let name = "\(SHA256.hash(of: bytes).hexadecimal).png"
    let photos = Folder(store.path).folder("photos")
    try photos.make()
    try photos.replace(name, with: bytes)
    if damage == "damaged" {
      var damaged = lines
      damaged[2][30] ^= 1
      try store.replace(path, with: Array(damaged.joined()))
    } else if damage == "misplaced" {
      try store.remove(path)
      let journal = store.journal().log
      try journal.folder(of: journal.replica).folder("000001.jsonl").make()
    }
    if damage == nil {
      // On its first day here, what names it may still be on its way from another machine.
      let early = try repair(store.path)
      #expect(!early.mended.contains { $0.kind == .orphan })
      #expect(try photos.names().contains(name))
    }
    let done = try repair(store.path, now: 4_000_000_000_000)
    #expect(done.mended.contains { $0.kind == .orphan } == (damage == nil), "\(done)")
    #expect(try photos.names().contains(name) == (damage != nil))
  }

  @Test func aForgedNumberFillsNoDisk() throws {
    let (store, path, lines) = try filled(2)
    var bytes = Array(lines.joined())
    let far = Event(
      id: EventID(replica: store.journal().replica, n: 900_000_000),
      time: HybridTime(milliseconds: 99), by: account("ana"), action: .favourite(restaurant(1)))
    EventLine.append(far, to: &bytes)
    try store.replace(path, with: bytes)
    #expect(try repair(store.path).failed.count == 1)
    #expect(try store.bytes(path) == bytes)
  }
}
