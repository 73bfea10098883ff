import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct AppendTests {
  private func rate(_ count: Int) -> Action { .rate(restaurant(1), limes(count)) }

  @Test func numbersAreConsecutiveOverSegmentsAndCalls() throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    _ = try journal.append([rate(1)], by: account("ana"), now: 1000)
    _ = try journal.append(
      (0..<1200).map { _ in rate(3) }, by: account("ana"), now: 500)
    _ = try journal.append([rate(5)], by: account("ana"), now: 900)
    let events = try journal.events()
    #expect(events.map(\.id.n) == Array(1...1202))
    #expect(events == events.sorted())
    #expect(try Segment.last(in: journal.folder(of: journal.replica)) == 2)
    #expect(try journal.event(EventID(replica: journal.replica, n: 501)) == events[500])
    #expect(try journal.newest(700).map(\.id.n) == Array((503...1202).reversed()))
  }

  @Test func aRetryWithTheSameKeyHappensOnce() throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    let first = try journal.append([rate(4)], by: account("ana"), key: "k", now: 1)
    let again = try journal.append([rate(4)], by: account("ana"), key: "k", now: 2)
    let other = try journal.append([rate(4)], by: account("ben"), key: "k", now: 3)
    guard case .written(let events) = first, let event = events.first else {
      Issue.record("\(first)")
      return
    }
    #expect(again == .alreadyThere(event))
    guard case .written = other else {
      Issue.record("\(other)")
      return
    }
    #expect(try journal.events().count == 2)
    #expect(journal.writesSnapshot())
    #expect(
      try journal.append([rate(4)], by: account("ana"), key: "k", now: 4) == .alreadyThere(event))
  }

  @Test func manyWritersLoseNothing() async throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    let turns = (0..<70).sweep(12)
    let count = 8 * turns.count
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { [path = store.path] in
          let journal = FoldedJournal(Journal(store: path, replica: ReplicaID(random: 1)))
          for number in turns {
            _ = try journal.append(
              [.rate(restaurant(number), limes(1 + writer % 5))], by: account("w\(writer)"), now: 1)
          }
        }
      }
      try await group.waitForAll()
    }
    let events = try journal.events()
    #expect(events.map(\.id.n) == Array(1...count))
    #expect(Set(events.map { "\($0.by) \($0.action)" }).count == count)
  }

  @Test func theLastUseOfADealIsGivenOnce() async throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    let owner = account("owner")
    var deal = Deal(title: "T")
    deal.usesInAll = 5
    _ = try journal.append(
      [
        .restaurant(restaurant(1), .claim()),
        .restaurant(restaurant(1), .addDeal(named("d"), deal)),
      ], by: owner, now: 1)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for person in 0..<20 {
        group.addTask { [deal, path = store.path] in
          let journal = FoldedJournal(Journal(store: path, replica: ReplicaID(random: 1)))
          _ = try journal.append(by: account("p\(person)"), now: 2) {
            (state) throws(SnapshotFault) in
            let uses = try state.uses(of: named("d"), at: restaurant(1))
            if uses.usesLeft(of: deal) == 0 { return [] }
            return [KeyedAction(.deal(restaurant(1), named("d"), .use(nonce: "x\(person)")))]
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try journal.events().count == 7)
  }

  /// A command of twelve events that was killed after any of its lines.
  @Test(arguments: ([12] + (0..<12)).sweep(3))
  func eventsOfOneCommandCountTogether(_ linesThere: Int) throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    let ana = account("ana")
    _ = try journal.append((1...495).map { .rate(restaurant($0), limes(3)) }, by: ana, now: 1)
    _ = try journal.append(
      (1...12).map { .rate(restaurant($0), limes(4)) }, by: ana, key: "k", now: 2)
    let path = journal.path(of: journal.replica, segment: 1)
    let lines = try store.bytes(path).split(separator: 0x0A)
    #expect(lines.count == 507, "a command is in one segment, which closes behind it")
    try store.replace(path, with: lines.dropLast(12 - linesThere).flatMap { $0 + [0x0A] })
    let isWhole = linesThere == 12
    let count = isWhole ? 507 : 495
    #expect(try store.journal().events().count == count)
    #expect(try store.journal().newest(20).count >= 20)
    #expect(try store.journal().newest(20).first?.id.n == count)
    // The retry finds the whole command, or does all of it.
    let again = try store.journal().append(
      (1...12).map { .rate(restaurant($0), limes(4)) }, by: ana, key: "k", now: 3)
    if case .alreadyThere = again { #expect(isWhole) } else { #expect(!isWhole) }
    #expect(try store.journal().events().map(\.id.n) == Array(1...507))
  }

  /// Version 0.1.0 let a command go on in the next segment.
  @Test(arguments: ([12] + (0..<12)).sweep(2))
  func aCommandOverTwoSegmentsCountsTogether(_ linesThere: Int) throws {
    let store = try TemporaryStore()
    let events = (1...507).map { n in
      Event(
        id: EventID(replica: ReplicaID(random: 1), n: n),
        time: HybridTime(milliseconds: Int64(n)), by: account("ana"),
        action: .rate(restaurant(n), limes(3)), hasMoreInCommand: (496..<507).contains(n))
    }
    try store.write(Array(events.prefix(495 + linesThere)))
    let count = linesThere == 12 ? 507 : 495
    #expect(try store.journal().events().count == count)
    #expect(try store.journal().newest(600).count == count)
    _ = try store.journal().append([rate(1)], by: account("ana"), now: 9)
    #expect(try store.journal().events().map(\.id.n) == Array(1...(count + 1)))
    let last = try store.journal().event(EventID(replica: ReplicaID(random: 1), n: count + 1))
    #expect(last?.action == rate(1))
  }

  @Test func aSegmentClosesAtTheEndOfACommand() throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    for count in [499, 300, 1, 2] {
      let actions = (0..<count).map { Action.favourite(restaurant($0)) }
      _ = try journal.append(actions, by: account("ana"), now: 1)
    }
    let lines = try (1...2).map { number in
      try store.bytes(journal.path(of: journal.replica, segment: number)).count { $0 == 0x0A }
    }
    #expect(lines == [799, 3])
    let commands = try journal.events().map { $0.command ?? $0.id.n }
    #expect(Set(commands) == [1, 500, 800, 801])
    for number in [1, 499, 500, 799, 800, 802] {
      let id = EventID(replica: journal.replica, n: number)
      #expect(try journal.event(id)?.id == id)
    }
  }

  @Test func theClockFollowsWhatOthersWrote() throws {
    let store = try TemporaryStore()
    _ = try store.journal(2).append([rate(1)], by: account("ben"), now: 50_000)
    _ = try store.journal(1).append([rate(2)], by: account("ana"), now: 1000)
    let events = try store.journal(1).events().sorted()
    #expect(events.map(\.by.text) == ["ben", "ana"])
  }

  @Test func anEmptyStoreIsReadWithoutWritingToIt() throws {
    let store = try TemporaryStore()
    let journal = FoldedJournal(Journal(store: store.path, replica: .nobody))
    let count = try journal.read { (state) throws(SnapshotFault) in try state.accounts().count }
    #expect(count == 0)
    #expect(try Folder.names(in: store.path).isEmpty)
  }

  @Test func aCopiedStoreWritesAsAnotherReplica() throws {
    let store = try TemporaryStore()
    let replica = { (machine: String, folder: String, random: UInt64) in
      try ReplicaFile.replica(store: store.path, machine: machine, folder: folder, random: random)
    }
    let original = try replica("m", "/a", 1)
    #expect(try replica("m", "/a", 2) == original)
    let copy = try replica("m", "/b", 3)
    #expect(copy != original)
    #expect(try replica("n", "/a", 4) != original)
    #expect(try replica("m", "/b", 5) == copy)
  }
}
