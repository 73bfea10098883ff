import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct NewestEventsTests {
  private func walk(_ start: NewestEvents) throws -> [Event] {
    var (events, newest): ([Event], NewestEvents) = ([], start)
    while let event = try newest.next() { events.append(event) }
    return events
  }

  @Test(arguments: (1...4 as ClosedRange<UInt64>).sweep(1))
  func everyEventComesOnceTheNewestFirst(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    let events = history.events(1800)
    let store = try TemporaryStore()
    try store.write(events)
    #expect(try walk(Journal(store: store.path, replica: .nobody).newest()) == events.sorted(by: >))
  }

  @Test func ofALongJournalOnlyTheEndIsRead() throws {
    let store = try TemporaryStore()
    var scribe = Scribe()
    for _ in 0..<1300 { scribe.write(.rate(restaurant(1), limes(4))) }
    try store.write(scribe.events)
    let journal = Journal(store: store.path, replica: .nobody)
    try store.replace(
      journal.path(of: ReplicaID(random: 1), segment: 1), with: Array("damaged\n".utf8))
    var newest = try journal.newest()
    for n in (501...1300).reversed() { #expect(try newest.next()?.id.n == n) }
    #expect(journal.damage.losses.isEmpty)
    #expect(try newest.next() == nil)
    #expect(!journal.damage.losses.isEmpty)
  }

  @Test func ofOneAccountThoseReplicasAreReadThatMaySpeakForItAndWhatOthersForged() throws {
    var scribe = Scribe()
    let created = scribe.write(.account(.create), replica: 1)
    let own = scribe.write(.rate(restaurant(1), limes(4)), replica: 1)
    let forged = scribe.write(.rate(restaurant(1), limes(1)), replica: 2)
    scribe.write(.account(.create), by: "ben", replica: 2)
    let folder = try TemporaryStore()
    try folder.write(scribe.events)
    var format = StoreFormat()
    format.replicas = [ReplicaID(random: 3)]
    let journal = FoldedJournal(
      Journal(store: folder.path, replica: .nobody), Authority(format))
    let found = try walk(try journal.newest(by: account("ana"))).map(\.id)
    #expect(found == [forged, own, created])
    #expect(try walk(try journal.newest(by: account("ben"))).count == 2)
  }
}
