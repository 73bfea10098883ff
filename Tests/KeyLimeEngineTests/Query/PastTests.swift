import Testing
import Thoroughness

@testable import KeyLimeEngine

/// What a till, a retry and the log ask of the past, against a reading of the whole journal.
@Suite struct PastTests {
  /// A journal of which a snapshot covers the first part.
  private func journal(_ events: [Event], in store: TemporaryStore) throws -> FoldedJournal {
    let journal = store.journal()
    try Folder.make("\(store.path)/private")
    try store.write(Array(events.prefix(events.count * 2 / 3)))
    #expect(journal.writesSnapshot())
    try store.write(events)
    journal.forget()
    return journal
  }

  private func events(seed: UInt64, isAboutDeals: Bool = true) -> [Event] {
    var history = RandomHistory(seed: seed)
    history.isAboutDeals = isAboutDeals
    return history.events(300)
  }

  @Test(arguments: (1...8 as ClosedRange<UInt64>).sweep(1), [false, true])
  func theEventsWithoutEffectAreFound(seed: UInt64, isAboutDeals: Bool) throws {
    let nothing = EventID(replica: ReplicaID(random: 9), n: 2)
    let stray = Event(
      id: EventID(replica: ReplicaID(random: 9), n: 1), time: HybridTime(milliseconds: 1),
      by: account("ana"), action: .undo(nothing))
    let events = [stray] + events(seed: seed, isAboutDeals: isAboutDeals)
    let store = try TemporaryStore()
    let found = try journal(events, in: store).read { (state) throws(SnapshotFault) in
      let refused = try state.refusedEvents()
      let reasons = try state.reasons(against: refused)
      return refused.map(\.id).filter { reasons[$0] != nil }
    }
    let expected = try State.fold(events).reasons(against: events)
    #expect(expected[stray.id] == .noSuchEvent)
    #expect(found.count == expected.count, "seed \(seed)")
    #expect(Set(found) == Set(expected.keys), "seed \(seed)")
  }

  @Test(arguments: (1...8 as ClosedRange<UInt64>).sweep(1))
  func theUsesThatDoNotCountAreFound(seed: UInt64) throws {
    let events = events(seed: seed)
    let store = try TemporaryStore()
    let found = try journal(events, in: store).read { (state) throws(SnapshotFault) in
      try state.refusedEvents(in: .deals)
    }
    let whole = State.fold(events)
    let expected = try events.filter { event in
      try event.kind?.section == .deals && whole.reason(against: event) != nil
    }
    #expect(!expected.isEmpty)
    #expect(found.map(\.id).count == expected.count, "seed \(seed)")
    #expect(Set(found.map(\.id)) == Set(expected.map(\.id)), "seed \(seed)")
  }

  @Test(arguments: (1...8 as ClosedRange<UInt64>).sweep(1))
  func aDealIsKnownAsItWasWhenItWasUsed(seed: UInt64) throws {
    let events = events(seed: seed)
    let store = try TemporaryStore()
    let journal = try journal(events, in: store)
    let uses = events.sorted().filter { event in
      if case .deal(_, _, .use) = event.action { true } else { false }
    }
    for event in uses.sweep(12) {
      guard case .deal(let place, let deal, .use) = event.action else { continue }
      let before = State.fold(events.filter { $0 < event })
      let expected = try before.restaurant(place)?.deals[deal]
      #expect(try journal.dealThen(deal, at: place, when: event) == expected, "seed \(seed)")
    }
  }

  @Test func aDealThatWasTakenBackByThenIsNotKnown() throws {
    var scribe = Scribe()
    let deal: DealID = named("d")
    scribe.write(.restaurant(restaurant(1), .claim()), by: "owner")
    let added = scribe.write(
      .restaurant(restaurant(1), .addDeal(deal, Deal(title: "T"))), by: "owner")
    let undone = scribe.write(.undo(added), by: "owner")
    scribe.write(.deal(restaurant(1), deal, .use(nonce: "x")))
    scribe.write(.redo(added), by: "owner")
    scribe.write(.deal(restaurant(1), deal, .use(nonce: "y")))
    let store = try TemporaryStore()
    let journal = try journal(scribe.events, in: store)
    let known = try scribe.events.filter { $0 > scribe.events[2] }.map { event in
      try journal.dealThen(deal, at: restaurant(1), when: event)?.title
    }
    #expect(scribe.events[2].id == undone)
    #expect(known == [nil, nil, "T"])
  }
}
