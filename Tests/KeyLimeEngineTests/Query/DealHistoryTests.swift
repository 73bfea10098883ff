import Testing
import Thoroughness

@testable import KeyLimeEngine

/// What a till and a retry ask of the past, against a reading of the whole journal.
@Suite struct DealHistoryTests {
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

  private func events(seed: UInt64) -> [Event] {
    var history = RandomHistory(seed: seed)
    history.isAboutDeals = true
    return history.events(300)
  }

  @Test(arguments: (1...8 as ClosedRange<UInt64>).sweep(2))
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

  @Test(arguments: (1...8 as ClosedRange<UInt64>).sweep(2))
  func aDealIsKnownAsItWasWhenItWasUsed(seed: UInt64) throws {
    let events = events(seed: seed)
    let store = try TemporaryStore()
    let journal = try journal(events, in: store)
    for event in events.sorted() {
      guard case .deal(let place, let deal, .use) = event.action else { continue }
      let before = State.fold(events.filter { $0 < event })
      let expected = try before.restaurant(place)?.deals[deal]
      #expect(try journal.dealThen(deal, at: place, when: event) == expected, "seed \(seed)")
    }
  }
}
